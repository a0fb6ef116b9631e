import { expect, test } from "vitest";
import { openByteBudget } from "./byte-budget.ts";

test("refuses bytes above the owner's share or the total, until others are released", () => {
  const open = openByteBudget({ total: 100, perOwner: 60 });
  const ana = open("ana");
  expect([ana.grow(50), ana.grow(10), ana.grow(1)]).toEqual([true, true, false]);
  const ben = open("ben");
  expect(ben.grow(40)).toBe(true);
  const cem = open("cem");
  expect(cem.grow(1)).toBe(false);
  ana.release();
  ana.release();
  expect([cem.grow(61), cem.grow(60)]).toEqual([false, true]);
  expect(open("ana").grow(1)).toBe(false);
});

test("an idle sender holds nothing, and one owner's senders share", () => {
  const open = openByteBudget({ total: 100, perOwner: 60 });
  for (let idle = 0; idle < 1_000; idle++) open("ana");
  const [one, other] = [open("ana"), open("ana")];
  expect([one.grow(40), other.grow(30)]).toEqual([true, false]);
  one.release();
  expect(other.grow(30)).toBe(true);
});
