import { expect, test } from "vitest";
import { isUnusuallySilent } from "./is-unusually-silent.ts";

const now = new Date("2026-11-20T12:00:00Z");
const hours = (count: number) => count * 3_600_000;

test.each([
  ["daily messages, then none for two days", [200, 28, 14, 48, 1], true],
  ["the same for a day and a half", [200, 28, 14, 36, 1], false],
  ["long gaps before", [60, 20, 40, 100, 5], false],
  ["long gaps before, and far longer now", [60, 20, 40, 121, 5], true],
  ["few messages", [12, 11, 60, 400, 9], false],
  ["all on some days", [300, 4, 70, 500, 9], false],
  ["no sign that the number works, for three days", [200, 28, 14, 72, 0], false],
  ["no sign that the number works, for longer", [200, 28, 14, 85, 0], true],
] as const)("%s: %o", (_, [messages, days, gap, silent, deliveredSince], isSilent) => {
  const lastAt = new Date(now.getTime() - hours(silent));
  const activity = { messages, days, lastAt, longestGapMs: hours(gap), deliveredSince };
  expect(isUnusuallySilent(activity, now)).toBe(isSilent);
});

test("a number that has never talked is not silent", () => {
  const activity = { messages: 0, days: 0, lastAt: null, longestGapMs: 0, deliveredSince: 3 };
  expect(isUnusuallySilent(activity, now)).toBe(false);
});
