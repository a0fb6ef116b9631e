import { catalogue, topicOf } from "@bellhop/contract/catalogue";
import { expect, test } from "vitest";
import type { KnowledgeEntry } from "../entries/index.ts";
import { analyzeText } from "../lexicon/index.ts";
import { renderEntries } from "./render-entries.ts";
import { partsOfText, renderEntry } from "./render-entry.ts";
import { wordsByLanguage } from "./words/index.ts";

const options = { languages: ["en", "de"], defaultLanguage: "en" };
const euros = (amount: number) => ({ amount, currency: "EUR" });

function said(written: Partial<KnowledgeEntry>, languages = options.languages) {
  const whole = { entryId: "1", section: "amenities" as const, texts: {}, ...written };
  const texts = renderEntry(whole, { ...options, languages })?.texts;
  return texts && Object.fromEntries(Object.entries(texts).map(([language, { text }]) => [language, text]));
}

/** The rendered fields beside these words, in English. */
const beside = (text: string, written: Partial<KnowledgeEntry>) =>
  said({ ...written, texts: { en: { title: "", text } } })?.en;

test("fields are rendered in each of the venue's languages, under the catalogue's name", () => {
  const parking: Partial<KnowledgeEntry> = {
    key: "parking",
    availability: "paid",
    price: euros(1800),
    unit: "night",
    facts: { from: "07:00", until: "22:00" },
  };
  expect(said(parking)).toEqual({
    en: "Parking: available, €18 per night, 07:00–22:00.",
    de: "Parken: vorhanden, 18\u00a0€ pro Nacht, 07:00–22:00.",
  });
  expect(Object.keys(said(parking, Object.keys(wordsByLanguage)) ?? {})).toEqual(
    Object.keys(wordsByLanguage),
  );
  expect(said(parking, ["pl", "en-x-y"])?.pl).toMatch(/^Parking: available, 18.€ per night, 07:00–22:00\.$/);
});

test("Arabic states times in words, because numbers with a dash are read in either direction", () => {
  const breakfast = { key: "breakfast", facts: { from: "07:00", until: "10:30" } };
  expect(said(breakfast, ["ar"])?.ar).toContain("من 07:00 إلى 10:30");
  const hours = [{ days: ["monday" as const, "tuesday" as const], from: "08:00", to: "11:00" }];
  expect(said({ key: "gym", facts: { hours } }, ["ar"])?.ar).toContain("من 08:00 إلى 11:00");
});

test("an absent item is rendered as absent, without its other fields", () => {
  expect(said({ key: "indoor_pool", availability: "absent", price: euros(500), unit: "day" })).toEqual({
    en: "Indoor pool: not available.",
    de: "Hallenbad: nicht vorhanden.",
  });
  expect(said({ section: "policy", key: "smoking", facts: { allowed: "no" } })?.en).toBe(
    "Smoking: not allowed.",
  );
});

test.each<[Partial<KnowledgeEntry>, string]>([
  [{ section: "policy", key: "check_in", facts: { from: "15:00" } }, "Check-in: from 15:00."],
  [{ section: "policy", key: "check_out", facts: { until: "11:00" } }, "Check-out: until 11:00."],
  [
    { section: "policy", key: "city_tax", facts: { age: 14 }, price: euros(250), unit: "person_night" },
    "City tax: €2.50 per person and night, free for children under 14.",
  ],
  [
    { section: "policy", key: "cancellation", facts: { days: 2 }, price: euros(9000), unit: "night" },
    "Cancellation: free of charge until 2 days before arrival, then €90 per night.",
  ],
  [
    {
      section: "amenities",
      key: "gym",
      facts: {
        from: "07:00",
        until: "10:00",
        age: 0,
        hours: [{ days: ["sunday"], from: "08:00", to: "11:00" }],
      },
    },
    "Gym: Monday–Saturday 07:00–10:00, Sunday 08:00–11:00.",
  ],
  [{ section: "policy", key: "minimum_age", facts: { age: 18 } }, "Minimum age: from age 18."],
  [{ section: "policy", key: "pets", facts: { allowed: "yes", count: 2 } }, "Pets: allowed, at most 2."],
  [{ section: "policy", key: "id_document", facts: { allowed: "yes" } }, "Identity document: required."],
  [{ key: "wifi", availability: "paid", price: euros(0) }, "Wi-Fi: available, free of charge."],
  [{ key: "iron", availability: "on_request" }, "Iron: available on request."],
  [{ key: "printer", availability: "paid" }, "Printer: available for a fee."],
  [{ section: "upsells", key: "massage", price: euros(8500), unit: "item" }, "Massage: €85."],
  [{ key: "massage", availability: "paid", price: euros(8500), unit: "item" }, "Massage: available, €85."],
  [{ key: "towels", availability: "paid", price: euros(500), unit: "item" }, "Towels: available, €5 each."],
  [
    {
      section: "upsells",
      key: "bottle",
      price: euros(2250),
      unit: "item",
      offer: { lead_minutes: 180, approval: "staff", capacity: 4, expires_hours: 12, tax_percent: 10 },
    },
    "Bottle in the room: €22.50, please order 3 hours ahead, confirmed by our team.",
  ],
  [
    {
      key: "bar",
      availability: "present",
      facts: {
        hours: [
          { days: ["monday", "tuesday", "wednesday", "friday"], from: "18:00", to: "23:00" },
          { days: ["sunday"], from: "12:00", to: "15:00" },
        ],
      },
    },
    "Bar: available, Monday–Wednesday, Friday 18:00–23:00, Sunday 12:00–15:00.",
  ],
  [
    { section: "policy", key: "extra_bed", facts: { allowed: "yes", count: 1 } },
    "Extra bed: available, at most 1.",
  ],
  [{ key: "pets", availability: "present", facts: { count: 2 } }, "Pets: available, at most 2."],
  [
    { key: "parking", availability: "present", facts: { height_cm: 190, count: 40 } },
    "Parking: available, 40 in all, height up to 1.9 m.",
  ],
  [
    { section: "profile", key: "contact", facts: { phone: "+390323555140", url: "https://hotel.example" } },
    "Contact: +39 0323 555140, https://hotel.example.",
  ],
  [{ section: "profile", key: "contact", facts: { phone: "112" } }, "Contact: 112."],
  [{ key: "car_hire", price: { amount: 5000, currency: "JPY" }, unit: "day" }, "Car hire: ¥5,000 per day."],
])("%o is said in one short sentence", (written, sentence) => {
  expect(said(written)?.en).toBe(sentence);
});

test("the venue's own words come first, and are not repeated", () => {
  const breakfast: Partial<KnowledgeEntry> = {
    key: "breakfast",
    availability: "paid",
    price: euros(1250),
    unit: "person",
    facts: { from: "07:00", until: "22:30" },
  };
  expect(beside("On the terrace", breakfast)).toBe("On the terrace. €12.50 per person, 07:00–22:30.");
  expect(beside("From 7 am to 10:30 pm.", breakfast)).toBe("From 7 am to 10:30 pm. €12.50 per person.");
  expect(beside("From 7:00 to 10:00 for 12.50 euros.", breakfast)).toContain("07:00–22:30.");
  expect(beside("We have 18 rooms.", { price: euros(1800) })).toBe("We have 18 rooms. €18.");
  expect(beside("In Room 3, to the left.", { key: "gym", availability: "present" })).toBe(
    "In Room 3, to the left.",
  );
});

test("important fields are added to words that do not state them", () => {
  expect(beside("Open from 10:00.", { availability: "absent" })).toBe("Open from 10:00. Not available.");
  expect(beside("We have no gym.", { availability: "absent" })).toBe("We have no gym.");
  expect(beside("A quiet cellar.", { availability: "paid" })).toBe("A quiet cellar. Available for a fee.");
  const without = "Leave your bags at the desk, we don't mind.";
  expect(beside(without, { price: euros(0) })).toBe(`${without} Free of charge.`);
  expect(beside("Sheets aren't included.", { availability: "on_request" })).toBe(
    "Sheets aren't included. Available on request.",
  );
  for (const words of ["There isn't one.", "There isn’t one."])
    expect(beside(words, { availability: "absent" })).toBe(words);
  expect(beside("Our dogs say hello!", { section: "policy", key: "pets", facts: { allowed: "no" } })).toBe(
    "Our dogs say hello! Not allowed.",
  );
});

test("a venue with words in one language gets no shorter text in another", () => {
  const sauna: Partial<KnowledgeEntry> = { key: "sauna", availability: "present" };
  const words = { title: "", text: "Please ring before you come.", place: "third floor" };
  expect(said({ ...sauna, texts: { en: words } })).toEqual({
    en: "Please ring before you come. Third floor.",
  });
  expect(said({ ...sauna, texts: { en: { ...words, text: "" } } })).toEqual({
    en: "Sauna: available, third floor.",
  });
  expect(said({ ...sauna, texts: { en: { ...words, text: "", place: "" } } })).toEqual({
    en: "Sauna: available.",
    de: "Sauna: vorhanden.",
  });
  expect(said({ ...sauna, texts: { fr: { title: "", text: "Au sous-sol." } } })).toEqual({
    fr: "Au sous-sol.",
  });
});

test("titles and questions are the venue's own if it has them", () => {
  const written: KnowledgeEntry = {
    entryId: "1",
    section: "amenities",
    key: "sauna",
    availability: "present",
    texts: { en: { title: "Our log cabin", question: "Where can we sweat?", text: "" } },
  };
  expect(renderEntry(written, options)?.texts).toEqual({
    en: { title: "Our log cabin", question: "Where can we sweat?", text: "Our log cabin: available." },
    de: { title: "Sauna", text: "Sauna: vorhanden." },
  });
});

test("an entry keeps its audience and dates, and an internal entry stays internal", () => {
  const written: KnowledgeEntry = {
    entryId: "1",
    section: "amenities",
    key: "outdoor_pool",
    availability: "absent",
    texts: {},
    scope: "in_house",
    internal: true,
    validFrom: "2026-11-01",
    validUntil: "2027-03-31",
  };
  const { texts, ...rest } = renderEntry(written, options) ?? {};
  expect(rest).toEqual({
    entryId: "1",
    section: "amenities",
    key: "pool",
    availability: "absent",
    scope: "in_house",
    internal: true,
    validFrom: "2026-11-01",
    validUntil: "2027-03-31",
  });
  expect(texts?.en?.text).not.toContain("2026");
});

test("an entry without content renders nothing", () => {
  expect(said({ key: "gym" })).toBeUndefined();
  expect(said({ texts: { en: { title: "Gym", question: "Is there a gym?", text: " " } } })).toBeUndefined();
  expect(said({ key: "gym", facts: { hours: [] } })).toBeUndefined();
});

test("an unchanged entry is rendered once", () => {
  const written = (text: string): KnowledgeEntry => ({
    entryId: "1",
    section: "faq",
    texts: { en: { title: "Taxi", text } },
  });
  const [first, again, other] = renderEntries(
    [written("Ring."), written("Ring."), written("Call.")],
    options,
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(renderEntries([written("Ring.")], { ...options, languages: ["de"] })[0]).not.toBe(first);
});

test.each(Object.entries(wordsByLanguage))(
  "%s: every key has a name that names nothing else",
  (language, words) => {
    const keys = new Set(catalogue.map(({ key }) => key));
    expect(Object.keys(words.names).toSorted()).toEqual([...keys].toSorted());
    const beside = ["house_rules", "bathroom", "down_payment"];
    const strange = [...keys].filter((key) => {
      const named = [...analyzeText(words.names[key] ?? "", language).topics];
      return named.some((topic) => topic !== topicOf(key) && !beside.includes(topic));
    });
    expect(strange).toEqual([]);
  },
);

const parts: [own: string, written: Partial<KnowledgeEntry>, fields: string][] = [
  ["We wake you with a smile.", {}, ""],
  ["", { facts: { from: "15:00", until: "23:00" } }, "Check-in: 15:00–23:00."],
  ["A room at noon costs 25 €.", { facts: { from: "15:00", until: "23:00" } }, "15:00–23:00."],
  ["Ring the bell", { facts: { from: "15:00", until: "23:00" } }, "15:00–23:00."],
  ["From 15:00 to 23:00. Ring the bell.", { facts: { from: "15:00", until: "23:00" } }, ""],
  ["Is it early? Wait in the bar.", { availability: "paid", price: euros(500) }, "€5."],
];
test.each(parts)("the venue's words %j are told apart from fields", (text, written, fields) => {
  const texts: KnowledgeEntry["texts"] = text === "" ? {} : { en: { title: "", text } };
  const whole = { entryId: "1", section: "policy" as const, key: "check_in", ...written, texts };
  const entry = renderEntry(whole, { ...options, languages: ["en"] });
  expect(entry && partsOfText(entry, "en")).toEqual({
    own: fields !== "" && text !== "" && !/[.?]$/.test(text) ? `${text}.` : text,
    fields,
  });
});
