import { expect, test } from "vitest";
import { priceOf } from "./rate-card.ts";

test("the longest calling code decides the market", () => {
  expect(priceOf("marketing", "4915")).toBe(136_500);
  expect(priceOf("marketing", "1212")).toBe(25_000);
  expect(priceOf("marketing", "1809")).toBe(74_000);
  expect(priceOf("utility", "3519")).toBe(17_100);
});

test("a number of no market, or no number at all, has the price of other countries", () => {
  expect(priceOf("utility", "9999")).toBe(7_700);
  expect(priceOf("utility", null)).toBe(7_700);
});

test("replies cost as much as utility messages, and an unknown category has no price", () => {
  expect(priceOf("service", "4915")).toBe(priceOf("utility", "4915"));
  expect(priceOf("authentication_international", "4915")).toBe(55_000);
  expect(priceOf("a category of tomorrow", "4915")).toBeUndefined();
});
