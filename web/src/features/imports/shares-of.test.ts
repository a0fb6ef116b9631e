import { expect, test } from "vitest";
import { sharesOf } from "./shares-of.ts";

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [995, 4, 1],
    [98, 1, 1],
  ],
  [
    [10, 0, 0],
    [100, 0, 0],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
])("%j characters are %j percent, together 100", ([catalogue = 0, own = 0, left_out = 0], shares) => {
  expect(Object.values(sharesOf({ catalogue, own, left_out }) ?? {})).toEqual(shares);
});

test("an import from before passages were kept has no shares", () => {
  expect(sharesOf({ catalogue: 0, own: 0, left_out: 0 })).toBeUndefined();
});
