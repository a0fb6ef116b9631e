import { answerThreshold } from "@bellhop/contract/confidence";
import { expect, test } from "vitest";
import type { AnswerableEntry } from "../entries/index.ts";
import { textIn } from "../entries/index.ts";
import { buildRetriever } from "./retriever.ts";

const entry = (title: string, question: string, text: string, more: Partial<AnswerableEntry> = {}) => ({
  entryId: title,
  section: "faq" as const,
  texts: { en: { title, question, text } },
  ...more,
});

const retriever = buildRetriever([
  entry("Breakfast", "When is breakfast served?", "From 7:00 to 10:30 on the terrace. It is included."),
  entry("Parking", "Is there parking?", "Our garage has 40 places at €18 a night."),
  entry("Parking reservation", "Do I need to reserve a parking place?", "No, there is always room."),
  entry("Check-in", "When can we check in?", "From 15:00."),
  entry("Check-out", "When do we have to check out?", "By 11:00."),
  entry("Late check-out", "Can we check out later?", "Until 14:00 for €35."),
  entry("Gym", "Is there a gym?", "We have no gym."),
  entry("Safe code", "What opens the safe in the back office?", "For staff: 4711.", { internal: true }),
]);

const best = (question: string, context: Parameters<typeof retriever.find>[1] = {}) => {
  const { ranked, confidence } = retriever.find(question, context);
  return { title: ranked[0]?.entry.entryId, isSure: confidence >= answerThreshold };
};

test.each([
  ["What time is breakfast?", "Breakfast"],
  ["wat time is brekfast", "Breakfast"],
  ["Where can I leave my car?", "Parking"],
  ["Should I book a parking space in advance?", "Parking reservation"],
  ["When do I get out of my room?", "Check-out"],
  ["Could we have a late checkout?", "Late check-out"],
  ["Do you have a fitness centre?", "Gym"],
])("%s is answered by %s", (question, title) => {
  expect(best(question)).toEqual({ title, isSure: true });
});

test.each([
  "Is there a helipad?",
  "what time does the louvre open",
  "can you solve this equation",
  "Do you have a pool?",
])("nothing answers %s", (question) => {
  expect(best(question).isSure).toBe(false);
});

test.each([
  ["Lovely to hear from you! What time is breakfast? Warm regards, the Millers", "Breakfast"],
  ["Our train gets in at noon. Where can I leave my car?", "Parking"],
  [
    "ok so hello it's me from yesterday we were just chatting at home and well do you have a gym cheers bye",
    "Gym",
  ],
  ["what time is breakfast my husband always wakes up hungry", "Breakfast"],
  ["What time is braekfast?", "Breakfast"],
  ["what time is break fast", "Breakfast"],
])("%s is answered with the same confidence as the bare question", (question, title) => {
  expect(best(question)).toEqual({ title, isSure: true });
});

test("chatter does not change the confidence", () => {
  const { confidence } = retriever.find("Is there parking?");
  for (const question of [
    "Good morning! Is there parking? Thanks a lot",
    "We're a family of five. Is there parking?",
  ])
    expect(retriever.find(question).confidence).toBeCloseTo(confidence);
});

test.each([
  "Hello! Is there a helipad? Thanks a lot",
  "We have a car. Is there a helipad?",
  "We'll be arriving with the car around nine.",
  "We are so looking forward to the breakfast!",
])("nothing answers %s, whatever it mentions", (question) => {
  expect(best(question).isSure).toBe(false);
});

test("a question that refers back is about the clause before it", () => {
  expect(best("We have a car with us. Where can we leave it?").title).toBe("Parking");
});

test("internal entries are never found", () => {
  expect(
    retriever.find("What opens the safe in the back office?").ranked.map((one) => one.entry.entryId),
  ).not.toContain("Safe code");
});

test("a question without a subject is about the previous one, unless it has an unknown word", () => {
  const history = ["Is there parking?", "Our garage has 40 places at €18 a night."];
  expect(best("And how much is it?", { history }).title).toBe("Parking");
  expect(best("Is there a helipad?", { history }).isSure).toBe(false);
});

const strange = (language: string, question: string, text: string): AnswerableEntry => ({
  entryId: question,
  section: "faq",
  texts: { [language]: { title: "…", question, text } },
});

test.each([
  ["en", "Is there a helipad?", "IS THERE A HELIPAD"],
  ["en", "Is there a helipad?", "Do you have a helipad?"],
  ["en", "Is there a bowling alley?", "Have you got a bowling alley"],
  ["en", "Where is the observatory?", "Where is the observatory?"],
  ["de", "Gibt es einen Hubschrauberlandeplatz?", "Haben Sie einen Hubschrauberlandeplatz?"],
  ["de", "Haben Sie eine Sternwarte?", "haben sie eine sternwarte"],
  ["fr", "Y a-t-il une héliplateforme ?", "Avez-vous une heliplateforme?"],
  [
    "fr",
    "Est-ce que la chapelle est ouverte aux mariages civils ?",
    "est ce que la chapelle est ouverte aux mariages civils",
  ],
  ["es", "¿Hay un helipuerto?", "Tienen helipuerto?"],
  ["es", "¿Hay una bolera?", "hay una bolera"],
  ["ja", "プラネタリウムはありますか？", "プラネタリウムはありますか"],
])("an entry in %s that asks %s answers %s", (language, own, question) => {
  const venue = buildRetriever([
    entry("Breakfast", "When is breakfast served?", "From 7:00."),
    entry("Roof", "What is on the roof?", "A helipad, an observatory and a bowling alley are on the roof."),
    strange(language, own, "Yes, on the roof."),
  ]);
  const { ranked, confidence } = venue.find(question, { language });
  expect(ranked[0]?.entry.entryId).toBe(own);
  expect(confidence).toBeGreaterThanOrEqual(answerThreshold);
});

test("an entry's rare word does not answer a question about something else", () => {
  const venue = buildRetriever([strange("en", "Is there a helipad?", "Yes, on the roof.")]);
  for (const question of ["How much is the helipad?", "Please reserve the helipad", "A helipad for drones?"])
    expect(venue.find(question).confidence).toBeLessThan(answerThreshold);
});

test("a question without a subject is an entry's own only without history", () => {
  const venue = buildRetriever([
    strange("en", "Is it free?", "Wi-Fi is."),
    entry("Parking", "Is there parking?", "Our garage has 40 places at €18 a night."),
  ]);
  const first = (history: string[]) => venue.find("Is it free?", { history }).ranked[0]?.entry.entryId;
  expect(first([])).toBe("Is it free?");
  expect(first(["Is there parking?"])).toBe("Parking");
});

test("existing things come before absent ones, unless the guest named those", () => {
  const pool = (title: string, text: string, availability: "absent" | "present") => ({
    ...entry(title, "", text, { section: "amenities", key: "pool", availability }),
  });
  const pools = buildRetriever([
    pool("Indoor pool", "There is no pool indoors, it was given up years ago.", "absent"),
    pool("Outdoor pool", "From May to September.", "present"),
  ]);
  const first = (question: string) => pools.find(question).ranked[0]?.entry.entryId;
  expect(first("Do you have a pool?")).toBe("Outdoor pool");
  expect(first("Is there an indoor pool?")).toBe("Indoor pool");
});

test("a question in another language finds the English entry", () => {
  expect(best("Um wie viel Uhr gibt es Frühstück?", { language: "de-CH" })).toEqual({
    title: "Breakfast",
    isSure: true,
  });
});

test("an entry is returned in the wanted language, else in the venue's, else in any", () => {
  const texts = { it: { title: "Colazione", text: "…" }, de: { title: "Frühstück", text: "…" } };
  const breakfast: AnswerableEntry = { entryId: "1", section: "faq", texts };
  expect(textIn(breakfast, "de-AT").title).toBe("Frühstück");
  expect(textIn(breakfast, "fr", "de").title).toBe("Frühstück");
  expect(textIn(breakfast, "fr").title).toBe("Colazione");
});

test("no entries: no answer", () => {
  expect(buildRetriever([]).find("What time is breakfast?")).toMatchObject({ ranked: [], confidence: 0 });
});

/** Many entries about the same ten things, in one hotel after another. */
const subjects = [
  "breakfast",
  "parking",
  "pool",
  "gym",
  "dogs",
  "the lift",
  "towels",
  "the sauna",
  "taxis",
  "the bar",
];
const many = Array.from({ length: 5_000 }, (_, i) => {
  const subject = `${subjects[i % subjects.length]} in house ${i}`;
  return entry(
    `${i}`,
    `What about ${subject}?`,
    `Here is what guests of house ${i} should know about ${subject}.`,
  );
});
const askAbout = (house: number) =>
  `When is ${subjects[house % subjects.length]} open for guests of house ${house}?`;

test("the right one of 5,000 entries is found", () => {
  const large = buildRetriever(many);
  for (const house of [7, 1_234, 4_999])
    expect(large.find(askAbout(house)).ranked[0]?.entry.entryId).toBe(`${house}`);
});

test("an index built in slices finds the same, and equal entries stay distinct", async () => {
  const copies = many.slice(0, 500).map((one) => ({ ...one, entryId: `copy of ${one.entryId}` }));
  const [one, other] = [buildRetriever(many.slice(0, 500)), buildRetriever(copies)];
  for (const house of [7, 77, 477]) {
    const { ranked, confidence } = one.find(askAbout(house));
    expect(buildRetriever(many.slice(0, 500)).find(askAbout(house))).toMatchObject({ ranked, confidence });
    expect(other.find(askAbout(house)).ranked.map(({ entry: { entryId } }) => entryId)).toEqual(
      ranked.map(({ entry: { entryId } }) => `copy of ${entryId}`),
    );
  }
});
