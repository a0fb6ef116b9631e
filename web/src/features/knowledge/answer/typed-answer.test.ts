import { beforeEach, expect, test, vi } from "vitest";
import { keptAnswer, type Typed, withChange, wordsOf } from "./typed-answer.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

const languages = ["en", "de"];
const german = { question: "Gibt es ein Schwimmbad?", language: "de" };
const typing = (typed: Typed, prepared: typeof german | undefined, change: Typed) =>
  withChange(typed, wordsOf(typed, prepared, languages), change);

test("the prepared question and language are shown until something is typed", () => {
  expect(wordsOf({}, undefined, languages)).toEqual({ question: "", answer: "", language: "en" });
  expect(wordsOf({}, german, languages)).toEqual({ ...german, answer: "" });
  const typed = typing({}, german, { answer: "Ja." });
  expect(wordsOf(typed, german, languages)).toEqual({ ...german, answer: "Ja." });
});

test("the language stays from the first letter, and a question in another language does not come in", () => {
  const typed = typing({}, undefined, { answer: "Y" });
  expect(wordsOf(typed, german, languages)).toEqual({ question: "", answer: "Y", language: "en" });
  const changed = typing(typed, german, { language: "de" });
  expect(wordsOf(changed, german, languages)).toEqual({ ...german, answer: "Y" });
});

test("an unsent answer is kept for its question and person only, until it is sent", () => {
  const kept = keptAnswer(1, "ana", "Is there a pool?");
  kept.write({ answer: "Yes.", language: "en" });
  expect(keptAnswer(1, "ana", "Is there a pool?").read()).toEqual({ answer: "Yes.", language: "en" });
  expect(keptAnswer(1, "ana", "Is there a bar?").read()).toEqual({});
  expect(keptAnswer(1, "ben", "Is there a pool?").read()).toEqual({});
  expect(keptAnswer(2, "ana", "Is there a pool?").read()).toEqual({});
  kept.forget();
  expect(stored.size).toBe(0);
});

test("a damaged stored answer is ignored", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const kept = keptAnswer(1, "ana", "Is there a pool?");
  kept.write({ answer: "Yes." });
  for (const name of stored.keys()) stored.set(name, "{");
  expect(kept.read()).toEqual({});
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
