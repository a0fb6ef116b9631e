import { notificationSteps, usualRules } from "@bellhop/contract/notification-rules";
import { expect, test } from "vitest";
import { type LadderSettings, minutesUntil, passes, withSteps } from "./steps.ts";

const settings: LadderSettings = { push_minutes: 3, manager_minutes: 10, owner_minutes: 25, rules: {} };

test.each([
  ["emergency", ["outside", "starts", "stops", "stops"], [0, 7, 22]],
  ["guest_waits", ["starts", "stops", "stops", "stops"], [0, 3, 10, 25]],
  ["send_failed", ["starts", "stops", "outside", "outside"], [0, 3]],
  ["connection_broken", ["starts", "runs_through", "stops", "stops"], [0, 10, 25]],
  ["plan", ["outside", "outside", "outside", "starts"], [0]],
] as const)("%s climbs as the picture of the ladder shows", (cause, states, minutes) => {
  const rule = usualRules[cause];
  expect(notificationSteps.map((step) => passes(rule, step))).toEqual(states);
  const stops = notificationSteps.filter((step) => ["starts", "stops"].includes(passes(rule, step)));
  expect(stops.map((step) => minutesUntil(settings, rule, step))).toEqual(minutes);
});

test("a step is never before the one below it", () => {
  const early = { ...settings, manager_minutes: 1, owner_minutes: 2 };
  const at = (step: "manager" | "owner") => minutesUntil(early, usualRules.guest_waits, step);
  expect([at("manager"), at("owner")]).toEqual([3, 3]);
});

test("the first step is never after the last, and only steps between them are skipped", () => {
  const offline = usualRules.connection_broken;
  expect(withSteps(offline, { first: "push" })).toMatchObject({ first: "push", last: "owner", skips: [] });
  expect(withSteps(offline, { last: "in_app" })).toMatchObject({ first: "in_app", last: "in_app" });
  expect(withSteps(usualRules.plan, { last: "push" })).toMatchObject({ first: "push", last: "push" });
  expect(withSteps(usualRules.send_failed, { first: "manager" })).toMatchObject({
    first: "manager",
    last: "manager",
  });
});
