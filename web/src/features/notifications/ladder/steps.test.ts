import { notificationSteps, usualLadder as settings, usualRules } from "@bellhop/contract/notification-rules";
import { expect, test } from "vitest";
import { minutesUntil, passes, withRule, withSteps } from "./steps.ts";

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

const { send_failed: usual } = usualRules;
const loud = { ...usual, sound: true };
const emergency = { ...usualRules.emergency, words: true };
test.each([
  ["the usual rule again", {}, usual, undefined],
  ["its own rule again", { send_failed: loud }, { ...loud, skips: [] }, undefined],
  ["another rule", { emergency }, loud, { emergency, send_failed: loud }],
  ["the usual rule in place of its own", { emergency, send_failed: loud }, usual, { emergency }],
])("saving %s stores what differs from the usual rules", (_, rules, rule, stored) => {
  expect(withRule({ rules }, "send_failed", rule)).toEqual(stored);
});
