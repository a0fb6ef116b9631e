import { expect, test } from "vitest";
import { openByteBudget } from "./byte-budget.ts";

test("refuses bytes above the owner's share or the total, until others are released", () => {
  const reserve = openByteBudget({ total: 100, perOwner: 60 });
  const first = reserve("ana", 60);
  expect(first).toBeDefined();
  expect(reserve("ana", 1)).toBeUndefined();
  const second = reserve("ben", 40);
  expect(second).toBeDefined();
  expect(reserve("cem", 1)).toBeUndefined();
  first?.();
  first?.();
  expect(reserve("cem", 61)).toBeUndefined();
  expect(reserve("cem", 60)).toBeDefined();
  expect(reserve("ana", 1)).toBeUndefined();
});
