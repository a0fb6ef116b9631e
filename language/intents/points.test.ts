import { expect, test } from "vitest";
import type { AnswerableEntry } from "../entries/index.ts";
import { isDoubtful } from "./doubts.ts";

const entryOf = (title: string, text: string, more: Partial<AnswerableEntry> = {}): AnswerableEntry => ({
  entryId: "1",
  section: "amenities",
  texts: { en: { title, text } },
  ...more,
});
const parking = entryOf("Parking", "You can park in our yard.", { key: "parking" });
const bicycle = entryOf("Bicycles", "We rent bicycles for 12 euros a day.", { key: "bicycle" });
const pets = entryOf("Pets", "Dogs are welcome.", { key: "pets" });
const noPets = entryOf("Pets", "No pets, please.", { key: "pets", fields: { facts: { allowed: "no" } } });

const isAskedOf = (language: string, question: string, entry: AnswerableEntry) =>
  isDoubtful(question, entry, { language, venueName: "Villa Rosa" });

test.each([
  ["en", "Can we park with our caravan?", parking],
  ["de", "Können wir mit einem Anhänger parken?", parking],
  ["fr", "On peut se garer avec une remorque ?", parking],
  ["en", "How much is the parking?", parking],
  ["it", "Si può prenotare il parcheggio?", parking],
  ["es", "¿Las bicis tienen sillita para un niño?", bicycle],
  ["nl", "Hebben jullie een helm bij de fietsen?", bicycle],
] as const)("%s: staff get questions about details that the entry lacks: %s", (language, question, entry) => {
  expect(isAskedOf(language, question, entry)).toBe(true);
});

test.each([
  ["en", "Where can we park?", parking],
  ["de", "Wir kommen mit dem Hund. Wo kann man parken?", parking],
  ["en", "How much is a bicycle?", bicycle],
  ["it", "Quanto dista il parcheggio?", parking],
  ["fr", "Les chiens sont-ils admis ?", pets],
  ["en", "How much is it for a dog?", noPets],
] as const)("%s: details that the entry mentions or denies are answered: %s", (language, question, entry) => {
  expect(isAskedOf(language, question, entry)).toBe(false);
});
