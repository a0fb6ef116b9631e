import { expect, test } from "vitest";
import { testBellhop } from "../bellhop.ts";
import { proveStatistics, shortTimes } from "./prove-statistics.ts";

test("all numbers of a random history equal a recount, and what stands behind each has as many rows", async () => {
  const { services, ownerUrl, clock } = await testBellhop();
  const options = { seed: 7, messages: 400, times: shortTimes, keptDays: 30, say: () => {} };
  const proven = await proveStatistics({ services, ownerUrl, clock }, options);
  expect(proven.wrong.slice(0, 20)).toEqual([]);
  expect(proven.expired).toBeGreaterThan(0);
  expect(proven.merged).toBeGreaterThan(0);
});
