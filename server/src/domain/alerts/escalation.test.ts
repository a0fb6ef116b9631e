import { expect, test } from "vitest";
import { escalationOf } from "./escalation.ts";

const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [0, null, "in_app"],
  [2.99, null, "in_app"],
  [3, null, "push"],
  [9.99, "no_entry", "push"],
  [10, null, "manager"],
  [24.99, null, "manager"],
  [25, null, "owner"],
  [600, "complaint", "owner"],
  [0, "no_entry", "in_app"],
  [0, "complaint", "push"],
  [0, "safety", "push"],
  [0, "wants_person", "push"],
  [10, "safety", "manager"],
] as const)("open for %s minutes, handed over for %s: %s", (minutes, reason, step) => {
  expect(escalationOf(minutesAgo(minutes), reason, now)).toBe(step);
});
