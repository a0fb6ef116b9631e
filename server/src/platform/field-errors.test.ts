import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrorsOf } from "./field-errors.ts";

const schema = z.strictObject({
  age: z.int().check(z.gte(0), z.lte(120)),
  scope: z.enum(["everyone", "in_house"]),
  days: z.array(z.string()).check(z.minLength(1)),
  name: z.string().check(z.maxLength(3)),
});

const fine = { age: 1, scope: "everyone", days: ["monday"], name: "Ana" };

test.each([
  [{ age: 130 }, "age", "At most 120"],
  [{ age: -1 }, "age", "At least 0"],
  [{ age: 12.5 }, "age", "This is a whole number"],
  [{ scope: "nobody" }, "scope", "This is one of: everyone, in_house"],
  [{ days: [] }, "days", "At least 1 of these"],
  [{ name: "Marta" }, "name", "At most 3 characters"],
  [{ name: 4 }, "name", "This is missing or not right"],
  [{ colour: "red" }, "colour", "There is no field colour here"],
])("%j is told by its field, and what it may be", (wrong, field, message) => {
  const { error } = schema.safeParse({ ...fine, ...wrong });
  expect(error && fieldErrorsOf(error)).toEqual([{ field, message }]);
});
