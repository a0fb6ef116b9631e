import { describe, expect, test } from "vitest";
import type { KnowledgeEntry } from "../../entries/index.ts";
import { analyzeText } from "../../lexicon/index.ts";
import type { Contradiction } from "../contradiction.ts";
import { contradictoryLakeHotel, lakeHotel } from "../fixtures/lake-hotel.fixture.ts";
import { tunedHotels } from "../fixtures/tuned-hotels.fixture.ts";
import { write } from "../fixtures/write-hotel.fixture.ts";
import { measure } from "../measure.fixture.ts";
import { resolutionChange } from "../resolving/resolution-change.ts";
import { findContradictions } from "./find-contradictions.ts";
import { findDisagreement } from "./find-disagreement.ts";

const venue = { defaultLanguage: "en", currency: "EUR" };
const find = (...entries: KnowledgeEntry[]) => findContradictions(entries, [], venue);
const faq = (name: string, text: string, language = "en") =>
  write(name, "faq", {}, { [language]: [name, "", text] });

describe("a whole hotel", () => {
  test("at least 19 of 20 planted contradictions are found, and no false one", () => {
    const { planted, found, wrong } = measure(contradictoryLakeHotel);
    expect(planted).toBe(20);
    expect(found).toBeGreaterThanOrEqual(19);
    expect(wrong).toEqual([]);
  });

  test("a hotel without contradictions has no finding", () => {
    expect(measure(lakeHotel).wrong).toEqual([]);
  });

  test.each(tunedHotels)("$name: at least nine of ten are found, and no false one", (hotel) => {
    const { planted, found, wrong } = measure(hotel);
    expect(found).toBeGreaterThanOrEqual(0.9 * planted);
    expect(wrong).toEqual([]);
  });
});

describe("a question claims nothing", () => {
  const set = write("check-in", "policy", { key: "check_in", facts: { from: "15:00" } }, {});
  const asked = (name: string, title: string, question: string, text: string) => ({
    ...write(name, "faq", {}, {}),
    texts: { en: { title, question, text } },
  });

  test("while it has no answer, whatever stands as its title", () => {
    const question = "Is check-in at 14:00 possible, or is it from 13:00?";
    expect(find(set, asked("a", question, question, ""))).toEqual([]);
    expect(find(set, asked("a", "Check-in from 14:00", question, " "))).toEqual([]);
  });

  test("beside an answer either, but the answer does", () => {
    const question = "Is check-in from 14:00?";
    expect(find(set, asked("a", question, question, "Please ask the desk."))).toEqual([]);
    expect(find(set, asked("a", "Check-in from 14:00…", "Check-in from 14:00 or later", "Ask us."))).toEqual(
      [],
    );
    expect(find(set, asked("a", question, question, "Check-in is from 14:00."))).toHaveLength(1);
    expect(find(set, asked("a", "Check-in from 14:00", "When?", "At the desk."))).toHaveLength(1);
  });
});

test("what a sentence only names beside what it is about claims nothing", () => {
  const fine: [string, string][] = [
    ["Check-out is by 10:30.", "Your suitcases can stay here until 16:00 after you have checked out."],
    ["Breakfast is from 8:30 to 10:00.", "The bakery opens at 6:00 and does breakfast until noon."],
    ["Bicycles cost €12 per day.", "You may keep your own bicycles in the shed at no charge."],
    ["Children are welcome from the age of 8.", "Children under 2 sleep free of charge."],
  ];
  for (const [one, other] of fine) expect(find(faq("a", one), faq("b", other))).toEqual([]);
  expect(
    find(
      faq("a", "Das Haus ist rauchfrei.", "de"),
      faq("b", "In unseren Raucherzimmern ist Rauchen erlaubt.", "de"),
    ),
  ).toHaveLength(1);
  expect(
    find(faq("a", "Il bar chiude alle 20.", "it"), faq("b", "Il bar chiude alle 22.", "it")),
  ).toHaveLength(1);
});

test("a part or an event of a thing has hours and a price of its own", () => {
  const bar = write(
    "bar",
    "amenities",
    { key: "bar", availability: "present", facts: { from: "16:00", until: "01:00" } },
    { en: ["", "", "Happy hour from 5 pm to 6 pm."] },
  );
  const breakfast = write(
    "breakfast",
    "policy",
    { key: "breakfast", facts: { from: "07:30", until: "10:00" } },
    { en: ["", "", ""] },
  );
  const parking = write(
    "parking",
    "amenities",
    { key: "parking", availability: "paid", cents: 1400, unit: "night" },
    { en: ["", "", ""] },
  );
  const checkOut = write(
    "out",
    "policy",
    { key: "check_out", facts: { until: "10:00" } },
    { en: ["", "", ""] },
  );
  const asked = (question: string, text: string, language = "en") =>
    write(question, "faq", {}, { [language]: [question, question, text] });
  const fine: [KnowledgeEntry, ...KnowledgeEntry[]][] = [
    [bar, asked("How late is the bar open?", "Until 1 am."), asked("When is happy hour?", "From 5 to 6 pm.")],
    [bar, asked("Can we eat late?", "The kitchen closes at 9 pm, and the bar serves snacks until 10:30 pm.")],
    [
      bar,
      asked(
        "Bis wann kann man essen?",
        "Unsere Küche schließt um 21 Uhr, an der Bar gibt es Snacks bis 23 Uhr.",
        "de",
      ),
    ],
    [breakfast, asked("We leave early", "A breakfast box for the road is ready from 4:30 am.")],
    [breakfast, asked("Wir reisen früh ab", "Ein Frühstückspaket gibt es ab 4 Uhr.", "de")],
    [
      checkOut,
      parking,
      asked(
        "How long may the car stay?",
        "On the day of your departure you may leave your car until 5 pm at no charge.",
      ),
    ],
  ];
  for (const entries of fine)
    expect(find(...entries).map(({ sides }) => sides.map(({ places: [{ quote }] }) => quote))).toEqual([]);
  expect(
    find(bar, asked("How late is the bar open?", "Happy hour ends at 6 pm, the bar closes at 11 pm.")),
  ).toHaveLength(1);
  expect(
    find(checkOut, asked("When do we leave?", "On the day of departure, check-out is until noon.")),
  ).toHaveLength(1);
});

test('"our" pool implies that there is one, and so does an open door', () => {
  const absent = (key: string) =>
    write(key, "amenities", { key, availability: "absent" }, { en: ["", "", ""] });
  const about = (text: string, language = "en") =>
    write("about", "profile", { key: "about" }, { [language]: ["", "", text] });
  const planted: [KnowledgeEntry, KnowledgeEntry][] = [
    [absent("gym"), faq("a", "Our gym in the basement is there for all guests.")],
    [absent("gym"), faq("a", "The gym is open to everybody.")],
    [absent("sauna"), faq("a", "Unsere Sauna im Keller ist für alle da.", "de")],
    [
      about("A small hotel with 20 rooms, a bar and an indoor pool."),
      faq("a", "Sadly we do not have a pool, but the beach is two minutes away."),
    ],
    [
      about("Ein Haus mit 20 Zimmern, einer Bar und einem Hallenbad.", "de"),
      faq("a", "Wir haben leider keinen Pool.", "de"),
    ],
  ];
  for (const [one, other] of planted) expect(find(one, other)).toHaveLength(1);
  const fine: [KnowledgeEntry, KnowledgeEntry][] = [
    [absent("gym"), faq("a", "Our partner's gym is open to our guests.")],
    [absent("gym"), faq("a", "The gym next door is open to our guests.")],
    [absent("restaurant"), faq("a", "We have no restaurant of our own, but our bar serves small plates.")],
    [about("A hotel near the park, ten minutes from an indoor pool."), faq("a", "We do not have a pool.")],
    [about("A house without a bar, with a garden."), absent("bar")],
    [absent("shuttle"), faq("a", "Our shuttle was given up in 2024.")],
  ];
  for (const [one, other] of fine) expect(find(one, other).map(({ sides }) => sides)).toEqual([]);
});

test("a general no with an included part makes no exception for the part", () => {
  const smoking = (text: string, language = "en") =>
    write("smoking", "policy", { key: "smoking", facts: { allowed: "no" } }, { [language]: ["", "", text] });
  const balcony = faq("a", "Smoking is allowed on the balcony.");
  expect(find(smoking("Our house is smoke-free, including the balconies."), balcony)).toHaveLength(1);
  expect(find(smoking("Das ganze Haus ist rauchfrei, auch die Balkone.", "de"), balcony)).toHaveLength(1);
  expect(find(smoking("Our house is smoke-free."), balcony)).toEqual([]);
  expect(
    find(faq("a", "Dogs are not allowed."), faq("b", "One dog or cat per room is welcome.")),
  ).toHaveLength(1);
  expect(
    find(
      faq("a", "Reception is staffed from 7 am to 11 pm."),
      faq("b", "Somebody is at the reception around the clock."),
    ),
  ).toHaveLength(1);
});

test("equal times in different spellings are equal", () => {
  const spellings = ["7:00", "7 am", "07.00 h", "7:00 a.m.", "7 o'clock"];
  const entries = spellings.map((time, i) => faq(`${i}`, `Breakfast is from ${time}.`));
  expect(
    find(
      ...entries,
      faq("de", "Frühstück gibt es ab 7 Uhr.", "de"),
      faq("fr", "Le petit-déjeuner est servi dès 7h.", "fr"),
    ),
  ).toEqual([]);
  expect(find(faq("a", "The bar is open until midnight."), faq("b", "The bar closes at 24:00."))).toEqual([]);
});

test("claims about other people, days or seasons do not contradict", () => {
  const fine: [string, string][] = [
    ["Breakfast is from 7:00 to 10:00 on weekdays.", "On Sundays breakfast is from 8:00 to 11:00."],
    ["Breakfast costs €18 per adult.", "Breakfast is €9 for children."],
    ["Breakfast is from 7:00 to 10:30.", "You can have breakfast until 10:30."],
    ["Check-in is from 15:00.", "Early check-in is possible from 11:00 for €20."],
    ["The front desk is open 24 hours a day.", "The bar is open until 24:00."],
    ["Parking costs €18 per night.", "Motorcycles park free of charge."],
    ["The pool is open from 9:00 to 19:00 in summer.", "In winter the pool is open from 10:00 to 17:00."],
    ["Pets are not allowed.", "Guide dogs are welcome."],
    ["Dogs are welcome.", "Cats are not allowed."],
  ];
  for (const [one, other] of fine)
    expect(find(faq("a", one), faq("b", other)).map(({ sides }) => sides)).toEqual([]);
});

test("entries that no guest receives together do not contradict", () => {
  const summer = write(
    "summer",
    "amenities",
    { key: "outdoor_pool", availability: "present", validUntil: "2026-09-30" },
    { en: ["", "", ""] },
  );
  const winter = write(
    "winter",
    "amenities",
    { key: "outdoor_pool", availability: "absent", validFrom: "2026-10-01" },
    { en: ["", "", ""] },
  );
  expect(find(summer, winter)).toEqual([]);
  expect(find(summer, { ...winter, validFrom: "2026-09-01" })).toHaveLength(1);
  const before = { ...faq("a", "The gym opens at 6:00."), scope: "before_arrival" as const };
  const inHouse = { ...faq("b", "The gym opens at 7:00."), scope: "in_house" as const };
  expect(find(before, inHouse)).toEqual([]);
  expect(find(before, { ...inHouse, scope: undefined } as KnowledgeEntry)).toHaveLength(1);
  expect(find(before, { ...faq("b", "The gym opens at 7:00."), internal: true })).toEqual([]);
});

test("a mark has the position of the value, and the id is stable while both sides are", () => {
  const [one] = find(
    faq("a", "Good morning! Breakfast starts at 7:00, as always."),
    faq("b", "Breakfast starts at 6:30."),
  );
  expect(one?.sides.map(({ places: [{ quote, mark }] }) => quote.slice(mark.from, mark.to))).toEqual([
    "7:00",
    "6:30",
  ]);
  const [again] = find(
    faq("b", "Breakfast starts at 6:30!"),
    faq("a", "Breakfast starts at 7:00 each day, and gladly."),
  );
  expect(again?.contradictionId).toBeDefined();
  const [other] = find(faq("a", "Breakfast starts at 7:00."), faq("b", "Breakfast starts at 6:45."));
  expect(other?.contradictionId).not.toBe(one?.contradictionId);
});

test("a resolution uses the entry's spelling, in each of its languages", () => {
  const policy = write(
    "policy",
    "policy",
    { key: "breakfast", facts: { from: "06:30" } },
    { en: ["Breakfast", "", "From 6:30 on."] },
  );
  const told = write(
    "faq",
    "faq",
    {},
    {
      en: ["Breakfast", "", "Breakfast starts at 7 am."],
      fr: ["Petit-déjeuner", "", "Le petit-déjeuner commence à 7h00."],
      de: ["Frühstück", "", "Frühstück gibt es ab 7 Uhr."],
    },
  );
  const found = find(policy, told).find(
    ({ aspect, sides }) => aspect === "from" && sides.some(({ entryId }) => entryId === "faq"),
  );
  expect(found?.canUse).toEqual([0, 1]);
  expect(Object.values(settle(found, told, policy)?.texts ?? {}).map((text) => text?.text)).toEqual([
    "Breakfast starts at 6:30 am.",
    "Le petit-déjeuner commence à 6h30.",
    "Frühstück gibt es ab 6:30 Uhr.",
  ]);
  expect(settle(found, policy, told)?.facts).toEqual({ from: "07:00" });
});

/** Makes the entry state what the other side of this contradiction states. */
function settle(found: Contradiction | undefined, entry: KnowledgeEntry, other: KnowledgeEntry) {
  const side = found?.sides.find(({ entryId }) => entryId === entry.entryId);
  const used = found?.sides.find(({ entryId }) => entryId === other.entryId);
  if (!found || !side || !used) throw new Error("Nothing is found");
  return resolutionChange(entry, side, { side: used, entry: other, about: found.about });
}

test("for yes and no the other side's sentence replaces the sentence", () => {
  const none = faq("a", "We have no pool.");
  const there = write(
    "b",
    "faq",
    {},
    { en: ["b", "", "Welcome! We have a pool on the roof. The lake is near."] },
  );
  const [whether] = find(none, there);
  expect(whether?.kind).toBe("yes_no");
  expect(whether?.canUse).toEqual([0, 1]);
  expect(settle(whether, there, none)?.texts?.en?.text).toBe("Welcome! We have no pool. The lake is near.");
  expect(settle(whether, none, there)?.texts?.en?.text).toBe("We have a pool on the roof.");
});

test("fields replace text in our words, and text replaces fields", () => {
  const sauna = write(
    "sauna",
    "amenities",
    { key: "sauna", availability: "absent" },
    { de: ["", "", ""], en: ["", "", ""] },
  );
  const told = write(
    "b",
    "faq",
    {},
    {
      en: ["Sauna", "Is there a sauna?", "Yes, of course."],
      de: ["Sauna", "Gibt es eine Sauna?", "Ja, im Keller."],
    },
  );
  const [whether] = find(sauna, told);
  expect(whether?.canUse).toEqual([0, 1]);
  expect(settle(whether, sauna, told)?.availability).toBe("present");
  const change = settle(whether, told, sauna);
  expect(change?.texts?.en?.text).toBe("Sauna: not available.");
  expect(find(sauna, { ...told, ...(change as object) } as KnowledgeEntry)).toEqual([]);
});

test("no sentence is replaced if more would be lost, or if it could not be understood", () => {
  const none = faq("a", "We have no pool.");
  const more = faq("b", "We have a pool and a sauna in the basement.");
  expect(find(none, more)[0]?.canUse).toEqual([]);
  for (const text of [
    "We have a pool on the roof. It is heated.",
    "We have a pool on the roof. The pool was built in 2019.",
    "We have a pool, and the gate stays open.",
  ])
    expect(
      find(none, faq("b", text))[0]?.canUse.map((use) => find(none, faq("b", text))[0]?.sides[use]?.entryId),
    ).toEqual(text.includes(",") ? [] : ["b"]);
  const twice = write(
    "b",
    "faq",
    {},
    { en: ["b", "", "We have a pool."], de: ["b", "", "Schwimmen können Sie oben."] },
  );
  expect(find(none, twice)[0]?.canUse.map((use) => find(none, twice)[0]?.sides[use]?.entryId)).toEqual(["b"]);
  const german = faq("b", "Wir haben einen Pool auf dem Dach.", "de");
  expect(find(none, german)[0]?.canUse).toEqual([]);
  const answered = write("b", "faq", {}, { en: ["Pool", "Is there a pool?", "Yes."] });
  const [whether] = find(none, answered);
  expect(whether?.canUse).toEqual([0]);
  const greeting = { name: "greeting", title: "Greeting", language: "en", text: "Welcome! We have a pool." };
  expect(findContradictions([none], [greeting], venue)[0]?.canUse).toEqual([]);
});

test("an ambiguous time replaces no other time, but can be replaced", () => {
  const set = write("a", "amenities", { key: "bar", facts: { from: "17:00", until: "22:00" } }, {});
  const told = write("b", "faq", {}, { en: ["Bar", "", "The bar is open until 11."] });
  const [until] = find(set, told);
  const [of] = until?.sides.flatMap(({ entryId }, side) => (entryId === "a" ? [side] : [])) ?? [];
  expect(until?.canUse).toEqual([of]);
});

test("a number is replaced only if the text after it fits the new one", () => {
  const usableOf = (one: KnowledgeEntry, other: KnowledgeEntry) => {
    const [found] = find(one, other);
    return found?.canUse.map((use) => found.sides[use]?.entryId);
  };
  expect(
    usableOf(faq("a", "Check-in is from 11:00."), faq("b", "Check-in is from 3 in the afternoon.")),
  ).toEqual(["b"]);
  expect(
    usableOf(faq("a", "Breakfast costs €20.50."), faq("b", "Breakfast costs 15,- € for everybody.")),
  ).toEqual(["b"]);
});

test("a price is replaced by the other one", () => {
  const [one, two] = [faq("a", "Breakfast costs €9."), faq("b", "Breakfast costs 12,50 €.")];
  const [price] = find(one, two);
  expect(settle(price, two, one)?.texts?.en?.text).toBe("Breakfast costs 9,00 €.");
  expect(settle(price, one, two)?.texts?.en?.text).toBe("Breakfast costs €12.50.");
});

test("a side is named by its title, or by its question without one", () => {
  const asked = write("faq", "faq", {}, { en: ["", "When is breakfast?", "Breakfast starts at 7:00."] });
  const [found] = find(asked, faq("Hours", "Breakfast starts at 8:00."));
  expect(found?.sides.map(({ title, titles }) => [title, titles.en])).toEqual([
    ["When is breakfast?", "When is breakfast?"],
    ["Hours", "Hours"],
  ]);
});

test("a contested entry does not answer the contested question, but all others", () => {
  const found = find(
    write("policy", "policy", { key: "breakfast", facts: { from: "06:30" } }, { en: ["Breakfast", "", ""] }),
    faq("faq", "Breakfast starts at 7:00 and costs €9."),
  );
  const asked = (question: string, entryId = "faq") =>
    findDisagreement(found, entryId, analyzeText(question, "en"));
  expect(asked("When does breakfast start?")).toBeDefined();
  expect(asked("breakfast?")).toBeDefined();
  expect(asked("How much is breakfast?")).toBeUndefined();
  expect(asked("When does breakfast start?", "another")).toBeUndefined();
  expect(asked("When does the pool open?")).toBeUndefined();
  const helipad = find(
    write("yes", "faq", {}, { en: ["", "Is there a helipad?", "There is a helipad on the roof."] }),
    write("no", "faq", {}, { en: ["", "Do you have a helipad?", "We do not have a helipad."] }),
  );
  expect(findDisagreement(helipad, "yes", analyzeText("Is there a helipad?", "en"))).toBeDefined();
  expect(
    findDisagreement(helipad, "yes", analyzeText("How much is the helipad by the pool?", "en")),
  ).toBeUndefined();
});

test("a venue full of contradictions gets some findings, and more once those are resolved", () => {
  const each = (count: number, made: (nth: number) => KnowledgeEntry) =>
    find(...Array.from({ length: count }, (_, nth) => made(nth)));
  const breakfast = (nth: number) => ({
    ...faq(`${nth}`, `Breakfast starts at ${6 + (nth % 3)}:00.`),
    texts: {
      en: { title: "Breakfast", text: `Breakfast starts at 7:0${nth % 10}.` },
      de: { title: "Frühstück", text: "Frühstück gibt es ab 9:30 Uhr." },
    },
  });
  // Sixty within entries, and sixty between them.
  expect(each(400, breakfast)).toHaveLength(120);
  expect(each(400, (nth) => faq(`${nth}`, `Parking costs €${nth}.00 per night.`))).toHaveLength(60);
  expect(each(1_000, (nth) => faq(`${nth}`, `Massage ${nth} costs €${nth}.00.`))).toEqual([]);
});

test("dismissed findings do not displace open ones", () => {
  const prices = Array.from({ length: 400 }, (_, nth) =>
    faq(`${nth}`, `Parking costs €${nth}.00 per night.`),
  );
  const first = find(...prices).map(({ contradictionId }) => contradictionId);
  const dismissed = new Set(first);
  const after = findContradictions(prices, [], venue, dismissed).map(
    ({ contradictionId }) => contradictionId,
  );
  expect(after.filter((id) => dismissed.has(id))).toEqual(first);
  expect(after.filter((id) => !dismissed.has(id))).toHaveLength(first.length);
});
