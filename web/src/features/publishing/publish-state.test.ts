import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { describe, expect, test } from "vitest";
import { completeness, failedTests, isJustOpened, publishState, stepStates } from "./publish-state.ts";

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
    ["offers the changes", {}, { is: "ready", changes: 6, isFirst: false }],
    ["is up to date without a change", { changed_since_live: 0 }, { is: "up_to_date" }],
    [
      "names the contradiction first",
      { open_contradictions: 1 },
      { is: "contradicts", contradictions: 1, isPublished: false },
    ],
    [
      "offers all entries the first time",
      { live_version: null, changed_since_live: 0 },
      { is: "ready", changes: 25, isFirst: true },
    ],
    ["is empty without entries", { live_version: null, sections: nothingWritten }, { is: "empty" }],
    [
      "publishes the removal of the last entry",
      { sections: nothingWritten, changed_since_live: 25 },
      { is: "ready", changes: 25, isFirst: false },
    ],
    [
      "still counts published contradictions",
      { changed_since_live: 0, open_contradictions: 2 },
      { is: "contradicts", contradictions: 2, isPublished: true },
    ],
    [
      "publishes that a published contradiction was dismissed",
      { changed_since_live: 0, contested_differs: true },
      { is: "ready", changes: 1, isFirst: false },
    ],
    [
      "counts a reopened contradiction as unpublished",
      { changed_since_live: 0, open_contradictions: 1, contested_differs: true },
      { is: "contradicts", contradictions: 1, isPublished: false },
    ],
  ] as const)("%s", (_, given, state) => {
    expect(publishState(overview(given as Partial<KnowledgeOverview>), undefined)).toEqual(state);
  });

  test("shows a running task first", () => {
    expect(publishState(overview({ open_contradictions: 1 }), task)).toEqual({ is: "running", task });
  });
});

test.each([
  ["checking", ["now", "open", "open", "open"]],
  ["building", ["done", "now", "open", "open"]],
  ["testing", ["done", "done", "now", "open"]],
  ["going_live", ["done", "done", "done", "now"]],
  [null, ["open", "open", "open", "open"]],
] as const)("in the step %s the states are %j", (step, states) => {
  expect(stepStates({ step, state: "STARTED" })).toEqual(states);
});

test("after success every step is done", () => {
  expect(stepStates({ step: null, state: "SUCCESS" })).toEqual(["done", "done", "done", "done"]);
});

const failed = (more: object) =>
  ({
    kind: "update_concierge",
    state: "FAILURE",
    stopped_by: null,
    message: { code: "tests_failed", count: 2 },
    ...more,
  }) as unknown as Task;

test.each([
  ["name what was to be published", {}, { count: 2, part: "knowledge" }],
  ["name the settings", { kind: "update_concierge_general" }, { count: 2, part: "general" }],
  ["name the tools", { kind: "update_assistant_tools" }, { count: 2, part: "tools" }],
  ["are none after a success", { state: "SUCCESS" }, null],
  ["are none if someone stopped it", { stopped_by: "Jonas Keel" }, null],
  ["are none for another failure", { message: { code: "failed" } }, null],
] as const)("the failed tests of a task %s", (_, more, expected) => {
  expect(failedTests(failed(more))).toEqual(expected);
});

test.each([
  ["shows without entries", { live_version: null, sections: nothingWritten }, true],
  [
    "shows with the phone and rooms of sign-up",
    {
      live_version: null,
      sections: [
        { section: "profile", version: 1, entries: 2, completeness: { filled: 2, of: 5, missing: [] } },
      ],
    },
    true,
  ],
  ["shows while only sign-up's answers exist", firstAnswers(), true],
  ["is hidden after an edit", firstAnswers({ changed_since_live: 1 }), false],
  ["is hidden after the second version", firstAnswers({ live_version: 2 }), false],
  ["is hidden if a section is half filled", { live_version: 1, changed_since_live: 0 }, false],
] as const)("the guide %s", (_, given, isNew) => {
  expect(isJustOpened(overview(given as Partial<KnowledgeOverview>))).toBe(isNew);
});

test("the key topics of the keyed sections are counted together", () => {
  const keyed = (["profile", "policy"] as const).map((section) => ({
    ...{ section, version: 1, entries: 9 },
    completeness: { filled: 5, of: 12, missing: [] },
  }));
  expect(completeness(overview({ sections: [...overview().sections, ...keyed] }))).toEqual({
    filled: 10,
    of: 24,
  });
  expect(completeness(overview({ sections: [] }))).toEqual({ filled: 0, of: 0 });
});
