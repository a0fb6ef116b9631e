import { expect, test } from "vitest";
import { applyChange, type KnowledgeEntry } from "../../entries/index.ts";
import { findContradictions } from "../comparing/find-contradictions.ts";
import { write } from "../fixtures/write-hotel.fixture.ts";
import { resolve } from "./resolve.ts";

const venue = { defaultLanguage: "en", currency: "EUR" };
const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
type Texts = Parameters<typeof write>[3];

/** Uses the value that `used` names, and returns the other entry afterwards. */
function settle(entries: KnowledgeEntry[], used: string, aspect?: string) {
  const found = findContradictions(entries, [], venue).find(
    (one) => (aspect === undefined || one.aspect === aspect) && one.sides.some(({ value }) => value === used),
  );
  if (!found) throw new Error("No contradiction");
  const use = found.sides.findIndex(({ value }) => value === used);
  expect(found.canUse).toContain(use);
  const byId = (id: string | null | undefined) => entries.find(({ entryId }) => entryId === id);
  const other = byId(found.sides[1 - use]?.entryId) as KnowledgeEntry;
  const resolution = resolve(found, use, { used: byId(found.sides[use]?.entryId) ?? null, other }, venue);
  if (!resolution) throw new Error("No resolution");
  const after = applyChange(other, other.section, resolution.change);
  return {
    left: resolution.leftTexts.map(({ language, quote }) => `${language}: ${quote}`),
    texts: Object.fromEntries(Object.entries(after.texts).map(([language, { text }]) => [language, text])),
    after,
  };
}

const transferTexts = {
  en: ["Airport transfer", "", "Our driver takes you to Milan Malpensa for €110 each way."],
  it: ["Transfer aeroporto", "", "Il nostro autista porta a Malpensa a 110 € a tratta."],
  de: ["Flughafentransfer", "", "Unser Fahrer bringt Sie vom Flughafen für 110 € je Strecke zu uns."],
  ar: ["النقل من المطار", "", "ينقلكم سائقنا من المطار مقابل ١١٠ يورو لكل رحلة."],
} satisfies Texts;
const transfer = (price: number, texts: Texts) =>
  write("transfer", "upsells", { key: "transfer", price: euros(price), unit: "item" }, texts);

test("a price is changed in every language, also where the thing has another name", () => {
  const { left, texts } = settle([transfer(150, transferTexts)], "150.00 EUR");
  expect(left).toEqual([]);
  expect(texts.en).toContain("for €150 each way");
  expect(texts.it).toContain("a 150 € a tratta");
  expect(texts.de).toContain("für 150 € je Strecke");
  expect(texts.ar).toContain("مقابل ١٥٠ يورو");
});

test("the text's price is put into the field", () => {
  const { left, after } = settle([transfer(150, transferTexts)], "110.00 EUR");
  expect(left).toEqual([]);
  expect(after.price).toEqual(euros(110));
});

test.each([
  ["ar", "ينقلكم سائقنا من المطار مقابل مئة وعشرة يورو لكل رحلة."],
  ["de", "Unser Fahrer holt Sie ab. Es kostet hundertzehn Euro je Strecke."],
])("a price in words is left to a person: %s", (language, text) => {
  const texts = { ...transferTexts, [language]: ["Transfer", "", text] } satisfies Texts;
  const { left } = settle([transfer(150, texts)], "150.00 EUR");
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(new RegExp(`^${language}: .*(?:مئة وعشرة|hundertzehn)`));
});

test("a translation that leaves the price out is not asked about", () => {
  const texts = { ...transferTexts, de: ["Transfer", "", "Bitte am Vortag bestellen."] } satisfies Texts;
  const { left } = settle([transfer(150, texts)], "150.00 EUR");
  expect(left).toEqual([]);
});

test.each([
  ["€110 for up to three people, €150 for up to six.", 150, 0],
  ["€110 for up to three people, €150 for up to six.", 110, 0],
  ["A transfer costs €110 by day and €130 at night.", 130, 0],
  ["A transfer costs €110 by day and €130 at night.", 150, 1],
])(
  "a text with several prices agrees with one of them, and is never rewritten: %s (%i)",
  (text, price, max) => {
    const entry = transfer(price, { en: ["Airport transfer", "", text] });
    const found = findContradictions([entry], [], venue);
    expect(found.length).toBeLessThanOrEqual(max);
    // The text's own price may go into the field, but not the other way round.
    for (const { sides, canUse } of found)
      expect(canUse.map((use) => sides[use]?.places[0].language)).not.toContain(null);
  },
);

test("a price of another thing stays, even if it is the same; where the two cannot be told apart, a person decides", () => {
  const parking = write(
    "parking",
    "policy",
    { key: "parking", price: euros(25), unit: "night" },
    {
      en: ["Parking", "", ""],
    },
  );
  const both = write(
    "both",
    "faq",
    {},
    {
      en: ["Prices", "", "Parking costs €20 per night. Breakfast costs €20 per person."],
      de: ["Preise", "", "Parken kostet 20 € pro Nacht. Frühstück kostet 20 € pro Person."],
      ar: ["الأسعار", "", "نطلب 20 يورو عن الأولى و 20 يورو عن الثانية."],
    },
  );
  const { left, texts } = settle([parking, both], "25.00 EUR");
  expect(texts).toEqual({
    en: "Parking costs €25 per night. Breakfast costs €20 per person.",
    de: "Parken kostet 25 € pro Nacht. Frühstück kostet 20 € pro Person.",
    ar: "نطلب 20 يورو عن الأولى و 20 يورو عن الثانية.",
  });
  expect(left.length).toBeGreaterThan(0);
  expect(left.every((one) => one.startsWith("ar: "))).toBe(true);
});

test("hours are changed in the field's texts, in the way each of them writes times", () => {
  const breakfast = write(
    "breakfast",
    "amenities",
    { key: "breakfast", facts: { from: "06:30" } },
    {
      en: ["Breakfast", "", "Breakfast starts at 7 am."],
      de: ["Frühstück", "", "Frühstück gibt es ab sieben Uhr."],
      ja: ["朝食", "", "朝食は7:00からです。"],
      ar: ["الإفطار", "", "يبدأ الإفطار في السابعة صباحاً."],
    },
  );
  const { left, texts } = settle([breakfast], "06:30", "from");
  expect(texts.en).toBe("Breakfast starts at 6:30 am.");
  expect(texts.de).toBe("Frühstück gibt es ab 6:30 Uhr.");
  expect(texts.ja).toBe("朝食は6:30からです。");
  expect(left).toEqual(["ar: يبدأ الإفطار في السابعة صباحاً."]);
});

test("an age is changed in every language; a number of something else stays", () => {
  const cot = write("policy", "policy", { key: "minimum_age", facts: { age: 21 } }, { en: ["Age", "", ""] });
  const told = write(
    "told",
    "faq",
    {},
    {
      en: ["Minimum age", "", "Guests must be at least 18 years old to check in."],
      de: ["Mindestalter", "", "Gäste müssen mindestens 18 Jahre alt sein, um einzuchecken."],
      ar: ["الحد الأدنى للعمر", "", "يجب ألا يقل عمر الضيف عن 18 عاماً."],
    },
  );
  const { left, texts } = settle([cot, told], "21");
  expect(left).toEqual([]);
  expect(texts.en).toContain("at least 21 years");
  expect(texts.de).toContain("mindestens 21 Jahre");
  expect(texts.ar).toContain("عن 21 عاماً");
});

test("a translation that was read as something else is changed, too", () => {
  const tax = write(
    "tax",
    "policy",
    { key: "city_tax", facts: { age: 16 } },
    {
      en: ["City tax", "", "The town collects a tax of €2.50 per night. Children under 14 do not pay it."],
      de: ["Kurtaxe", "", "Die Gemeinde erhebt 2,50 € pro Nacht. Kinder unter 14 Jahren zahlen nichts."],
      it: ["Tassa", "", "Il comune applica una tassa di 2,50 € a notte. I minori di 14 anni non la pagano."],
    },
  );
  const { left, texts } = settle([tax], "16");
  expect(left).toEqual([]);
  expect(texts.en).toContain("under 16 do");
  expect(texts.de).toContain("unter 16 Jahren");
  expect(texts.it).toContain("di 16 anni");
});

test("yes or no replaces the sentence in each language", () => {
  const sauna = write(
    "sauna",
    "amenities",
    { key: "sauna", availability: "absent" },
    { de: ["", "", ""], en: ["", "", ""] },
  );
  const told = write(
    "told",
    "faq",
    {},
    {
      en: ["Sauna", "Is there a sauna?", "Yes, of course."],
      de: ["Sauna", "Gibt es eine Sauna?", "Ja, im Keller."],
    },
  );
  const { left, texts } = settle([sauna, told], "no");
  expect(left).toEqual([]);
  expect(texts.en).toBe("Sauna: not available.");
  expect(texts.de).toBe("Sauna: nicht vorhanden.");
});

const policy = (key: string, facts: object) =>
  write("policy", "policy", { key, facts }, { en: ["", "", ""] });
const faq = (texts: Texts) => write("told", "faq", {}, texts);

test.each<[string, KnowledgeEntry, Texts, string, string, string[]]>([
  [
    "a notice in days beside one in hours",
    policy("cancellation", { days: 3 }),
    {
      en: [
        "Cancellation",
        "",
        "Free cancellation up to 7 days before arrival. Within 7 days we charge 80 %.",
      ],
      fr: [
        "Annulation",
        "",
        "Annulation gratuite jusqu'à 7 jours avant l'arrivée. À moins d'une semaine, 80 %.",
      ],
    },
    "72 h",
    "notice",
    ["en: Within 7 days we charge 80 %.", "fr: À moins d'une semaine, 80 %."],
  ],
  [
    "a second mention of a time",
    policy("check_out", { until: "11:00" }),
    { en: ["Check-out", "", "Check-out until 10 am. After 10 am we charge a full night."] },
    "11:00",
    "until",
    ["en: After 10 am we charge a full night."],
  ],
  [
    "an hour without a unit in a translation",
    write("policy", "amenities", { key: "breakfast", facts: { from: "06:30" } }, { en: ["", "", ""] }),
    { en: ["Breakfast", "", "Breakfast starts at 7 am."], de: ["Frühstück", "", "Frühstück ab 7"] },
    "06:30",
    "from",
    ["de: Frühstück ab 7"],
  ],
  [
    "an hour in words in a translation",
    write("policy", "amenities", { key: "breakfast", facts: { from: "06:30" } }, { en: ["", "", ""] }),
    {
      en: ["Breakfast", "", "Breakfast starts at 7 am."],
      es: ["Desayuno", "", "El desayuno se sirve a las siete."],
    },
    "06:30",
    "from",
    ["es: El desayuno se sirve a las siete."],
  ],
])("what may still state the old value is left to a person: %s", (_what, one, texts, used, aspect, left) => {
  expect(settle([one, faq(texts)], used, aspect).left).toEqual(left);
});

test("a price that is repeated in another sentence is left to a person", () => {
  const { left, texts } = settle(
    [transfer(150, { nl: ["Transfer", "", "De transfer kost €110. Betaal €110 bij de receptie."] })],
    "150.00 EUR",
  );
  expect(texts.nl).toBe("De transfer kost €150. Betaal €110 bij de receptie.");
  expect(left).toEqual(["nl: Betaal €110 bij de receptie."]);
});

test("only the time is replaced where words have no spaces between them", () => {
  const checkIn = policy("check_in", { from: "15:00" });
  const { texts } = settle(
    [checkIn, faq({ ja: ["チェックイン", "", "チェックインは午後2時からです。"] })],
    "15:00",
  );
  expect(texts.ja).toMatch(/^チェックインは/u);
});
