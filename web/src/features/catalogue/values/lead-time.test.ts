import { offer } from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import { leadMinutes, leadTime, maxLead } from "./lead-time.ts";

test("a lead time is told in the largest unit that it is whole in", () => {
  expect(leadTime(0)).toEqual({ count: 0, unit: "minutes" });
  expect(leadTime(45)).toEqual({ count: 45, unit: "minutes" });
  expect(leadTime(90)).toEqual({ count: 90, unit: "minutes" });
  expect(leadTime(120)).toEqual({ count: 2, unit: "hours" });
  expect(leadTime(36 * 60)).toEqual({ count: 36, unit: "hours" });
  expect(leadTime(48 * 60)).toEqual({ count: 2, unit: "days" });
});

test("the most of each unit is what the contract takes, and one more is not", () => {
  const takes = (minutes: number) => offer.shape.lead_minutes.safeParse(minutes).success;
  for (const unit of ["minutes", "hours", "days"] as const) {
    expect(takes(leadMinutes(maxLead(unit), unit))).toBe(true);
    expect(takes(leadMinutes(maxLead(unit) + 1, unit))).toBe(false);
  }
});
