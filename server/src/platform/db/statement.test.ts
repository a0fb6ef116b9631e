import { expect, test } from "vitest";
import { change, statement } from "./index.ts";

const rename = change<{ venueId: number; name: string | null }>(
  "test rename by name",
  "update venues set name = $name, title = $name where venue_id = $venueId::bigint",
);

test("each name becomes one number", () => {
  expect(rename.text).toBe("update venues set name = $1, title = $1 where venue_id = $2::bigint");
  expect(rename.values({ venueId: 7, name: null })).toEqual([null, 7]);
});

test("a missing parameter is refused by name", () => {
  const missing = { venueId: 7, name: undefined } as unknown as { venueId: number; name: string };
  expect(() => rename.values(missing)).toThrow('"test rename by name" is missing its parameter name');
});

test("an unused parameter is refused by name", () => {
  const withMore = { venueId: 7, name: "Alpha", title: "Alpha" };
  expect(() => rename.values(withMore)).toThrow('"test rename by name" has no parameter title');
});

test.each([
  "insert into venues (name) values ($name)",
  "with gone as (delete from venues returning name) select from gone",
  "select from venues for update skip locked",
  "select from venues for no key update",
  "select from venues for key share",
  "select nextval('venue_ids')",
])("a statement that writes or locks is a change: %s", (text) => {
  expect(() => statement(`test as statement: ${text.slice(0, 40)}`, text)).toThrow("declare it with change");
  expect(change(`test as change: ${text.slice(0, 40)}`, text).kind).toBe("changes");
});

test.each(["select updated_at from venues", "select 'insert into' -- for update"])(
  "a statement that only reads is no change: %s",
  (text) => {
    expect(() => change(`test as change: ${text}`, text)).toThrow("declare it with statement");
    expect(statement(`test as statement: ${text}`, text).kind).toBe("reads");
  },
);
