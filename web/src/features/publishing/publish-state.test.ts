import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { describe, expect, test } from "vitest";
import { completeness, isJustOpened, publishState, stepStates } from "./publish-state.ts";

const overview = (more: Partial<KnowledgeOverview> = {}): KnowledgeOverview => ({
  sections: [
    { section: "faq", version: 3, entries: 19, completeness: { filled: 2, of: 3, missing: ["wifi"] } },
    { section: "upsells", version: 1, entries: 6, completeness: { filled: 1, of: 1, missing: [] } },
  ],
  live_version: 12,
  changed_since_live: 6,
  contested_differs: false,
  open_contradictions: 0,
  languages: ["en"],
  currency: "EUR",
  ...more,
});
const nothingWritten = overview().sections.map((section) => ({ ...section, entries: 0 }));
const firstAnswers = (more: Partial<KnowledgeOverview> = {}) => ({
  sections: [
    { section: "faq", version: 1, entries: 5, completeness: { filled: 3, of: 22, missing: [] } },
    { section: "upsells", version: 0, entries: 0, completeness: { filled: 0, of: 1, missing: [] } },
  ],
  live_version: 1,
  changed_since_live: 0,
  ...more,
});
const task = { task_id: "t", step: "building" } as Task;

describe("the publish bar", () => {
  test.each([
    ["offers what has changed", {}, { is: "ready", changes: 6, isFirst: false }],
    ["has nothing to offer without a change", { changed_since_live: 0 }, { is: "up_to_date" }],
    [
      "names the contradiction first",
      { open_contradictions: 1 },
      { is: "contradicts", contradictions: 1, isPublished: false },
    ],
    [
      "offers all that is written the first time",
      { live_version: null, changed_since_live: 0 },
      { is: "ready", changes: 25, isFirst: true },
    ],
    [
      "has nothing to publish where nothing is written",
      { live_version: null, sections: nothingWritten },
      { is: "empty" },
    ],
    [
      "publishes that the last entry was taken away",
      { sections: nothingWritten, changed_since_live: 25 },
      { is: "ready", changes: 25, isFirst: false },
    ],
    [
      "still names the contradictions that it was published despite",
      { changed_since_live: 0, open_contradictions: 2 },
      { is: "contradicts", contradictions: 2, isPublished: true },
    ],
    [
      "publishes that a contradiction which was published is none any more",
      { changed_since_live: 0, contested_differs: true },
      { is: "ready", changes: 1, isFirst: false },
    ],
    [
      "does not take a contradiction for published that counts again since",
      { changed_since_live: 0, open_contradictions: 1, contested_differs: true },
      { is: "contradicts", contradictions: 1, isPublished: false },
    ],
  ] as const)("%s", (_, given, state) => {
    expect(publishState(overview(given as Partial<KnowledgeOverview>), undefined)).toEqual(state);
  });

  test("shows the task that is under way before all else", () => {
    expect(publishState(overview({ open_contradictions: 1 }), task)).toEqual({ is: "running", task });
  });
});

test.each([
  ["checking", ["now", "open", "open"]],
  ["building", ["done", "now", "open"]],
  ["testing", ["done", "done", "now"]],
  ["going_live", ["done", "done", "now"]],
  [null, ["open", "open", "open"]],
] as const)("while it is %s the steps are %j", (step, states) => {
  expect(stepStates({ step, state: "STARTED" })).toEqual(states);
});

test("once it has gone well every step is done", () => {
  expect(stepStates({ step: null, state: "SUCCESS" })).toEqual(["done", "done", "done"]);
});

test.each([
  ["is there for who has nothing", { live_version: null, sections: nothingWritten }, true],
  ["is there for who has only first answers", firstAnswers(), true],
  ["is gone once something was written", firstAnswers({ changed_since_live: 1 }), false],
  ["is gone once it was published again", firstAnswers({ live_version: 2 }), false],
  ["is gone where a section is half written", { live_version: 1, changed_since_live: 0 }, false],
] as const)("the guide %s", (_, given, isNew) => {
  expect(isJustOpened(overview(given as Partial<KnowledgeOverview>))).toBe(isNew);
});

test("a venue is complete only when every section is", () => {
  expect(completeness(overview())).toBe(75);
  expect(completeness(overview({ sections: [] }))).toBe(0);
});
