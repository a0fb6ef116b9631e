import { expect, test } from "vitest";
import { contrastNeeded, contrastOnWhite } from "./contrast.ts";

test("black has the highest contrast with white, white none", () => {
  expect(contrastOnWhite("#000000")).toBeCloseTo(21);
  expect(contrastOnWhite("#ffffff")).toBeCloseTo(1);
});

test("the usual green can be read, yellow can't", () => {
  expect(contrastOnWhite("#0b6b63")).toBeGreaterThan(contrastNeeded);
  expect(contrastOnWhite("#f2c166")).toBeLessThan(contrastNeeded);
});
