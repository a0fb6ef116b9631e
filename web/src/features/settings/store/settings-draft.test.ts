import type { Settings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { conflictingFields, isUnchanged, noChanges, shownSettings, unsentAfter } from "./settings-draft.ts";

const settings = (name: string, topics: string[] = []) =>
  ({
    assistant: { name, voice: "", hand_over: { topics, at_night: true } },
    general: { languages: ["en"], hours: null },
  }) as unknown as Settings;

test("unsaved changes are shown instead of the server's values", () => {
  const shown = shownSettings(settings("Ada"), {
    assistant: { voice: "Warm" },
    general: { languages: ["it"] },
  });
  expect([shown.assistant.name, shown.assistant.voice, shown.general.languages]).toEqual([
    "Ada",
    "Warm",
    ["it"],
  ]);
});

test("a field changed again while it is being saved stays unsaved", () => {
  const sent = { assistant: { name: "Ada" }, general: { hours: null } };
  expect(isUnchanged(unsentAfter(sent, sent))).toBe(true);
  const typedOn = { assistant: { name: "Ada L", voice: "Warm" }, general: { hours: null } };
  expect(unsentAfter(typedOn, sent)).toEqual({ assistant: { name: "Ada L", voice: "Warm" }, general: {} });
});

test("a conflict is a field that both changed to different values", () => {
  const mine = {
    assistant: { name: "Ada", hand_over: { topics: ["weddings"], at_night: true } },
    general: {},
  };
  expect(conflictingFields(settings("Old"), settings("Old"), mine)).toEqual([]);
  expect(conflictingFields(settings("Old"), settings("Ada"), mine)).toEqual([]);
  expect(conflictingFields(settings("Old"), settings("Eve"), mine)).toEqual(["assistant.name"]);
  expect(conflictingFields(settings("Old"), settings("Old", ["events"]), mine)).toEqual([
    "assistant.hand_over",
  ]);
  expect(conflictingFields(settings("Old"), settings("Eve"), noChanges)).toEqual([]);
});
