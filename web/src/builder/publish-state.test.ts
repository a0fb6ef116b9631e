import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { describe, expect, test } from "vitest";
import { completeness, publishState, stepStates } from "./publish-state.ts";

const overview = (more: Partial<KnowledgeOverview> = {}): KnowledgeOverview => ({
  sections: [
    { section: "faq", version: 3, entries: 19, completeness: { filled: 2, of: 3, missing: ["wifi"] } },
    { section: "upsells", version: 1, entries: 6, completeness: { filled: 1, of: 1, missing: [] } },
  ],
  live_version: 12,
  changed_since_live: 6,
  open_contradictions: 0,
  languages: ["en"],
  currency: "EUR",
  ...more,
});
const nothingWritten = overview().sections.map((section) => ({ ...section, entries: 0 }));
const task = { task_id: "t", step: "building" } as Task;

describe("the publish bar", () => {
  test.each([
    ["offers what has changed", {}, { is: "ready", changes: 6, isFirst: false }],
    ["has nothing to offer without a change", { changed_since_live: 0 }, { is: "up_to_date" }],
    ["names the contradiction first", { open_contradictions: 1 }, { is: "contradicts", contradictions: 1 }],
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
      "lets a contradiction rest that nothing new depends on",
      { changed_since_live: 0, open_contradictions: 2 },
      { is: "up_to_date" },
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
  expect(stepStates({ step })).toEqual(states);
});

test("a venue is complete only when every section is", () => {
  expect(completeness(overview())).toBe(75);
  expect(completeness(overview({ sections: [] }))).toBe(0);
});
