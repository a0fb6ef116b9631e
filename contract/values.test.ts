import { expect, test } from "vitest";
import { cleanName, name, words } from "./values.ts";

test("a name is one line without direction marks", () => {
  for (const [typed, kept] of [
    ["  Aurora   srl ", "Aurora srl"],
    [
      "Your mailbox is full\n\nOpen http://elsewhere.example",
      "Your mailbox is full Open http://elsewhere.example",
    ],
    ["Aurora\u2028\u202elrs\u0000", "Aurora lrs"],
    ["Anna\u0085[2026-05-01 09:30]\u000bStaff\rMarta", "Anna [2026-05-01 09:30] Staff Marta"],
    ["\u200fAn\u061cna\u200e\u206a", "Anna"],
    ["שרה\u200f כהן", "שרה כהן"],
    ["\ud800Aurora", "\ufffdAurora"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["👩\u200d🍳", "👩\u200d🍳"],
  ] as const)
    expect(cleanName(typed)).toBe(kept);
});

test("a name without visible characters is empty", () => {
  for (const typed of [
    "",
    " ",
    "\u200b\u200b",
    "\u3164",
    "\u2800",
    "\u00ad\u200d",
    "\ufe0f",
    "\u115f \uffa0",
    "\u2068\u2069",
  ])
    expect(cleanName(typed)).toBe("");
});

test("a name is measured as it is stored", () => {
  expect(name(3).safeParse(" Ana\n").data).toBe("Ana");
  expect(name(3).safeParse("Anna").success).toBe(false);
});

test("text without visible characters is empty, and other text keeps its joiners", () => {
  for (const typed of ["\u200b", " \u200b\u2060 ", "\u3164"]) expect(words(9).parse(typed)).toBe("");
  expect(words(9).parse("👩\u200d🍳")).toBe("👩\u200d🍳");
});
