import { expect, test } from "vitest";
import { settingsOfNewVenue } from "../venues/index.ts";
import { whoAnswers } from "./who-answers.ts";

const empty = settingsOfNewVenue.functionality;
const built = { ...empty, concierge: true };
const now = { ageMs: 2_000 };
const assistant = { by: "assistant", version: 1, needsApproval: false };
const approved = { ...assistant, needsApproval: true };
const staff = (because: string) => ({ by: "staff", because });

test.each([
  ["the assistant, on a built concierge", "assistant", built, 1, now, assistant],
  ["staff, once they hold the conversation", "staff", built, 1, now, staff("staff_hold_it")],
  ["staff, where the concierge was never built", "assistant", empty, null, now, staff("not_built")],
  [
    "staff, where the concierge is off",
    "assistant",
    { ...built, concierge: false },
    1,
    now,
    // It is published: nothing is left to publish.
    staff("paused"),
  ],
  [
    "staff, where the assistant is paused",
    "assistant",
    { ...built, assistant_mode: "paused" },
    1,
    now,
    staff("paused"),
  ],
  [
    "the assistant, where members approve its answers",
    "assistant",
    { ...built, assistant_mode: "suggest" },
    1,
    now,
    approved,
  ],
  [
    "the assistant, where members approve its answers, also hours later",
    "assistant",
    { ...built, assistant_mode: "suggest" },
    1,
    { ageMs: 4 * 3_600_000 },
    approved,
  ],
  [
    "staff, where the message took hours",
    "assistant",
    built,
    1,
    { ageMs: 4 * 3_600_000 },
    staff("it_came_late"),
  ],
] as const)("%s", (_name, held_by, functionality, live_concierge_version, message, answers) => {
  const venue = { settings: { functionality }, live_concierge_version, closed_at: null };
  expect(whoAnswers({ held_by }, venue, message)).toEqual(answers);
  // At a closed venue nobody does, whatever else holds.
  const closed = { ...venue, closed_at: new Date() };
  expect(whoAnswers({ held_by }, closed, message)).toEqual(staff("closed"));
});
