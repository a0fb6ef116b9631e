import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("a text cannot leave its isolation", () => {
  expect(isolated("Anna\u2069\u202e 12")).toBe("\u2068Anna 12\u2069");
  expect(isolated("עברית\u200f")).toBe("\u2068עברית\u200f\u2069");
});
