import { expect, test } from "vitest";
import { autosavesIn } from "./one-autosave.ts";

test.each([
  "setTimeout(save, 800);",
  "timer = window.setTimeout(() => void saveSection(draft), pauseMs);",
  "setTimeout(() => ask(changeSettings, fields), 1_000);",
  "setInterval(() => mutation.mutate(fields), 1_000);",
  "setTimeout(async () => { await flush(); }, 800);",
  'window.addEventListener("pagehide", () => void send());',
  "setTimeout(later, 800); const later = () => void saveSection(draft);",
  'document.addEventListener("visibilitychange", () => { if (document.hidden) flush(); });',
])("another autosave is found: %s", (code) => {
  expect(autosavesIn("web/src/features/a.ts", code)).toEqual([
    "web/src/features/a.ts:1: saves later: use web/src/core/autosave",
  ]);
});

test.each([
  "setTimeout(() => setSettled(value), waitMs);",
  "setTimeout(() => URL.revokeObjectURL(address), 60_000);",
  "save(); setTimeout(done, ms);",
  'document.addEventListener("visibilitychange", read);',
])("other timers and listeners are allowed: %s", (code) => {
  expect(autosavesIn("web/src/features/a.ts", code)).toEqual([]);
});
