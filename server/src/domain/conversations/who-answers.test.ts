import { expect, test } from "vitest";
import { settingsOfNewVenue } from "../venues/index.ts";
import { whoAnswers } from "./who-answers.ts";

const built = { ...settingsOfNewVenue.functionality, concierge: true };

test.each([
  ["the assistant, on a built concierge", "assistant", built, 1, "assistant"],
  ["staff, once they hold the conversation", "staff", built, 1, "staff"],
  [
    "staff, where the concierge was never built",
    "assistant",
    settingsOfNewVenue.functionality,
    null,
    "staff",
  ],
  ["staff, where the concierge is switched off", "assistant", { ...built, concierge: false }, 1, "staff"],
  ["staff, where the assistant is paused", "assistant", { ...built, assistant_mode: "paused" }, 1, "staff"],
  [
    "staff, where the assistant only suggests",
    "assistant",
    { ...built, assistant_mode: "suggest" },
    1,
    "staff",
  ],
] as const)("%s", (_name, held_by, functionality, live_concierge_version, answers) => {
  expect(whoAnswers({ held_by }, { settings: { functionality }, live_concierge_version })).toBe(answers);
});
