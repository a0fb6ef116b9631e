import { expect, test } from "vitest";
import { contentHash } from "./content-hash.ts";

test("the hash ignores the order of fields, but not of lists", () => {
  const one = contentHash({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: null } });
  expect(contentHash({ b: { f: null, c: [1, { e: 3, d: 2 }] }, a: 1 })).toBe(one);
  expect(contentHash({ a: 1, b: { c: [{ d: 2, e: 3 }, 1], f: null } })).not.toBe(one);
  expect(contentHash({ a: 1, b: { c: [1, { d: 2, e: 4 }], f: null } })).not.toBe(one);
  expect(contentHash({ a: "1", b: { c: [1, { d: 2, e: 3 }], f: null } })).not.toBe(one);
});
