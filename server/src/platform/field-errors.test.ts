import { id, instant, localDate } from "@bellhop/contract/values";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrorsOf } from "./field-errors.ts";

const schema = z.strictObject({
  age: z.int().check(z.gte(0), z.lte(120)),
  scope: z.enum(["everyone", "in_house"]),
  days: z.array(z.string()).check(z.minLength(1)),
  name: z.string().check(z.minLength(1), z.maxLength(3)),
  on: z.nullable(localDate),
  at: instant,
  is: z.boolean(),
  id,
});

const valid = { on: null, at: "2026-05-31T14:00:00Z", is: true, id: "018f4e7a-0000-7000-8000-000000000000" };
const fine = { age: 1, scope: "everyone", days: ["monday"], name: "Ana", ...valid };

test.each([
  [{ age: 130 }, "age", "too_large", "Enter 120 or less"],
  [{ age: -1 }, "age", "too_small", "Enter 0 or more"],
  [{ age: 12.5 }, "age", "not_whole_number", "This must be a whole number"],
  [{ scope: "nobody" }, "scope", "not_one_of", "This must be one of: everyone, in_house"],
  [{ days: [] }, "days", "too_few", "Choose at least 1"],
  [{ name: "Marta" }, "name", "too_long", "Enter at most 3 characters"],
  [{ name: "" }, "name", "required", "Enter at least 1 character"],
  [{ on: "2026-02-30" }, "on", "not_a_date", "This must be a date, such as 2026-05-31"],
  [{ on: "10000-01-01" }, "on", "not_a_date", "This must be a date, such as 2026-05-31"],
  [{ at: "yesterday" }, "at", "not_an_instant", "This must be a time in UTC, such as 2026-05-31T14:00:00Z"],
  [{ is: "yes" }, "is", "not_boolean", "This must be true or false"],
  [{ id: "x" }, "id", "not_an_id", "This must be an id, such as 018f4e7a-0000-7000-8000-000000000000"],
  [{ name: 4 }, "name", "invalid", "This is missing or not valid"],
  [{ colour: "red" }, "colour", "unknown_field", "Unknown field: colour"],
])("%j is told by its field, and what it may be", (wrong, field, code, message) => {
  const { error } = schema.safeParse({ ...fine, ...wrong });
  expect(error && fieldErrorsOf(error)).toMatchObject([{ field, code, message }]);
});
