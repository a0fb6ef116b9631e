import { expect, test } from "vitest";
import { buildRetriever, type KnowledgeEntry } from "../knowledge/index.ts";
import { belvedereKnowledge } from "./belvedere.knowledge.ts";
import { belvedereAlPortoKnowledge } from "./belvedere-al-porto.knowledge.ts";
import { belvedereGuests, type DemoGuest, portoGuests, vicinaGuests } from "./cast.ts";
import { vicinaKnowledge } from "./vicina.knowledge.ts";

const houses: [string, KnowledgeEntry[], DemoGuest[]][] = [
  ["Belvedere", belvedereKnowledge, belvedereGuests],
  ["Belvedere al Porto", belvedereAlPortoKnowledge, portoGuests],
  ["Vicina", vicinaKnowledge, vicinaGuests],
];
const everything = houses.flatMap(([, knowledge]) => knowledge);
const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("every entry has an id of its own, over all houses", () => {
  for (const { entryId } of everything) expect(entryId).toMatch(uuid7);
  expect(new Set(everything.map(({ entryId }) => entryId)).size).toBe(everything.length);
});

test("every entry speaks English, and each text fits on a phone", () => {
  for (const { entryId, texts } of everything) {
    expect(Object.keys(texts), entryId).toContain("en");
    for (const { title, text } of Object.values(texts)) {
      expect(title.trim(), entryId).not.toBe("");
      expect(text.trim(), entryId).not.toBe("");
      expect(text.length, title).toBeLessThan(600);
    }
  }
});

test("no house has two entries of the same title", () => {
  for (const [house, knowledge] of houses) {
    const titles = knowledge.map(({ texts }) => texts.en?.title);
    expect(new Set(titles).size, house).toBe(titles.length);
  }
});

test("the entries that the demo's conversations quote are there", () => {
  const titlesOf = (knowledge: KnowledgeEntry[]) => knowledge.map(({ texts }) => texts.en?.title);
  expect(titlesOf(belvedereKnowledge)).toEqual(
    expect.arrayContaining(["Parking", "Check-out", "Breakfast", "Wi-Fi"]),
  );
  for (const [, knowledge, guests] of houses) {
    for (const line of guests.flatMap(({ lines = [] }) => lines)) {
      if (line.by === "assistant" && line.from) expect(titlesOf(knowledge)).toContain(line.from);
    }
  }
});

test("prices are positive and in euros", () => {
  for (const { entryId, price } of everything) {
    if (!price) continue;
    expect(Number.isInteger(price.amount) && price.amount > 0, entryId).toBe(true);
    expect(price.currency, entryId).toBe("EUR");
  }
});

test("what the demo shows as unanswered is in no entry", () => {
  expect(JSON.stringify(everything)).not.toMatch(/helipad/i);
  expect(belvedereKnowledge.map(({ key }) => key)).not.toContain("late_check_out");
});

test.each([
  ["What time is breakfast?", "en", "Breakfast"],
  ["A che ora è la colazione?", "it", "Breakfast"],
  ["Wie ist das WLAN-Passwort?", "de", "Wi-Fi"],
  ["Bis wann müssen wir auschecken?", "de", "Check-out"],
  ["Is there parking at the hotel?", "en", "Parking"],
  ["C'è la piscina?", "it", "Pool"],
  ["متى يُقدَّم الإفطار؟", "ar", "Breakfast"],
])("at the Belvedere, %s (%s) finds %s", (question, language, title) => {
  const { ranked } = buildRetriever(belvedereKnowledge).find(question, { language });
  expect(ranked[0]?.entry.texts.en?.title).toBe(title);
});
