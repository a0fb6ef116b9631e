// Classifies messages that the model was not trained on, by a writer who had not seen the examples.
import path from "node:path";
import { expect, test } from "vitest";
import {
  actOf,
  actOfLabel,
  readDanger,
  reportsEmergency,
  splitQuestions,
} from "../../language/intents/index.ts";
import { readExamples, readMessages, readParts } from "./read-examples.ts";

const folder = path.join(import.meta.dirname, "unseen");
const shareOf = <One>(all: readonly One[], test: (one: One) => boolean) =>
  all.filter(test).length / all.length;

const messages = readMessages(folder);
const emergencies = messages.filter(({ label }) => label === "emergency");
const others = messages.filter(({ label }) => label !== "emergency");
const alarms = ({ text, language }: { text: string; language: string }) => reportsEmergency(text, language);

test("of twenty emergencies 19 raise the alarm, and few of the messages that are written to look like one", () => {
  expect(shareOf(emergencies, alarms)).toBeGreaterThan(0.95);
  expect(shareOf(others, alarms)).toBeLessThan(0.045);
  const isCalled = ({ text, language }: { text: string; language: string }) =>
    alarms({ text, language }) && readDanger(text, language)?.needsAmbulance === true;
  expect(shareOf(others, isCalled)).toBeLessThan(0.035);
});

test.each([...new Set(messages.map(({ language }) => language))])(
  "%s: emergencies raise the alarm",
  (language) => {
    const own = emergencies.filter((one) => one.language === language);
    expect(shareOf(own, alarms)).toBeGreaterThan(0.9);
  },
);

test("five of six sentences are classified correctly", () => {
  const isRead = ({ label, text, language }: { label: string; text: string; language: string }) =>
    actOf(text, language) === actOfLabel(label);
  expect(shareOf(readExamples(folder), isRead)).toBeGreaterThan(0.83);
});

const wordsOf = (text: string): string[] =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [...text.replace(/[^\p{L}\p{N}]/gu, "")]
    : (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);

test("in a voice note without commas, the part that asks is searched for", () => {
  const notes = readParts(folder).filter(({ label }) => label === "voice");
  const asked = notes.flatMap(({ text, language, parts }) =>
    parts
      .filter(({ label }) => label === "question" || label === "request")
      .map((part) => ({ found: splitQuestions([text], language), part: part.text })),
  );
  const isFound = ({ found, part }: (typeof asked)[number]) =>
    found.some((question) => {
      const words = new Set(wordsOf(question));
      return shareOf(wordsOf(part), (word) => words.has(word)) >= 0.6;
    });
  expect(shareOf(asked, isFound)).toBeGreaterThan(0.9);
});
