import { expect, test } from "vitest";
import { statement } from "./index.ts";

const rename = statement<{ venueId: number; name: string | null }>(
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
