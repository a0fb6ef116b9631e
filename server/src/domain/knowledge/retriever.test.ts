import { answerThreshold } from "@bellhop/contract/confidence";
import { expect, test } from "vitest";
import type { KnowledgeEntry } from "./entry.ts";
import { textIn } from "./entry.ts";
import { buildInSlices, buildRetriever } from "./retriever.ts";

const entry = (title: string, question: string, text: string, more: Partial<KnowledgeEntry> = {}) => ({
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
])("%s is answered by nothing", (question) => {
  expect(best(question).isSure).toBe(false);
});

test("what is for staff only is never found", () => {
  expect(
    retriever.find("What opens the safe in the back office?").ranked.map((one) => one.entry.entryId),
  ).not.toContain("Safe code");
});

test("a question without a subject is about what was said before, unless it brings a strange word", () => {
  const history = ["Is there parking?", "Our garage has 40 places at €18 a night."];
  expect(best("And how much is it?", { history }).title).toBe("Parking");
  expect(best("Is there a helipad?", { history }).isSure).toBe(false);
});

test("what there is comes before what there is not, unless that was named", () => {
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

test("an entry is told in the wanted language, else in the venue's, else in what it has", () => {
  const texts = { it: { title: "Colazione", text: "…" }, de: { title: "Frühstück", text: "…" } };
  const breakfast: KnowledgeEntry = { entryId: "1", section: "faq", texts };
  expect(textIn(breakfast, "de-AT").title).toBe("Frühstück");
  expect(textIn(breakfast, "fr", "de").title).toBe("Frühstück");
  expect(textIn(breakfast, "fr").title).toBe("Colazione");
});

test("no entries: no answer", () => {
  expect(buildRetriever([]).find("What time is breakfast?")).toEqual({ ranked: [], confidence: 0 });
});

/** Many entries about the same ten things, in one house after the other. */
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

test("among 5,000 entries the right one is found", () => {
  const large = buildRetriever(many);
  for (const house of [7, 1_234, 4_999])
    expect(large.find(askAbout(house)).ranked[0]?.entry.entryId).toBe(`${house}`);
});

test("built in slices it finds the same, and of entries that say the same each is itself", async () => {
  const copies = many.slice(0, 500).map((one) => ({ ...one, entryId: `copy of ${one.entryId}` }));
  const [one, other] = [await buildInSlices(many.slice(0, 500)), await buildInSlices(copies)];
  for (const house of [7, 77, 477]) {
    const { ranked, confidence } = one.find(askAbout(house));
    expect(buildRetriever(many.slice(0, 500)).find(askAbout(house))).toEqual({ ranked, confidence });
    expect(other.find(askAbout(house)).ranked.map(({ entry: { entryId } }) => entryId)).toEqual(
      ranked.map(({ entry: { entryId } }) => `copy of ${entryId}`),
    );
  }
});
