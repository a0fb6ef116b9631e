import { expect, test } from "vitest";
import { stepNow } from "./escalation.ts";

const now = Date.parse("2026-11-21T22:40:00Z");
const raised = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();

test.each([
  [0, "in_app"],
  [3, "push"],
  [10, "manager"],
  [25, "owner"],
])("an alert that was shown as new is, %i minutes after it was raised, at %s", (minutes, step) => {
  expect(stepNow({ escalation_step: "in_app", raised_at: raised(minutes) }, now)).toBe(step);
});

test("one that began a step up does not come down", () => {
  expect(stepNow({ escalation_step: "push", raised_at: raised(0) }, now)).toBe("push");
});
