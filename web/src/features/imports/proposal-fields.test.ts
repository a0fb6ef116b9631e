import type { Proposal } from "@bellhop/contract/imports";
import type { Entry } from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import {
  changeToAccept,
  fieldsToReview,
  otherLanguages,
  reviewedValue,
  titleOfProposal,
  unreviewed,
} from "./proposal-fields.ts";

const id = "018f0000-0000-7000-8000-000000000001";

const text = (words: string) => ({ title: "Parking", question: null, text: words, place: null });

const parking: Entry = {
  entry_id: id,
  section: "amenities",
  key: "parking",
  availability: "paid",
  facts: { from: "07:00" },
  texts: { en: text("In the yard.") },
  price: { amount: 1500, currency: "EUR" },
  unit: "night",
  offer: null,
  scope: "everyone",
  internal: false,
  valid_from: null,
  valid_until: null,
  updated_at: "2026-11-21T10:00:00Z",
  updated_by: null,
};

const proposal = (entry: Partial<Proposal["entry"]>, current: Entry | null): Proposal => ({
  proposal_id: "018f0000-0000-7000-8000-000000000002",
  section: "amenities",
  entry: { entry_id: id, ...entry },
  current,
  confidence: 0.9,
  fields: [],
  place: "row 3",
  state: "open",
});

test("of an entry that is there, only what would change is reviewed", () => {
  const cheaper = proposal({ price: { amount: 1200, currency: "EUR" }, unit: "night" }, parking);
  expect(fieldsToReview(cheaper)).toEqual(["price"]);
  expect(changeToAccept(cheaper, unreviewed(cheaper))).toEqual({
    entry_id: id,
    price: { amount: 1200, currency: "EUR" },
  });
});

test("what is left out stays as it is; where nothing is left, nothing is sent", () => {
  const both = proposal(
    { price: { amount: 1200, currency: "EUR" }, texts: { en: text("Behind the house.") } },
    parking,
  );
  expect(fieldsToReview(both)).toEqual(["price", "texts.en.text"]);
  expect(changeToAccept(both, { values: {}, leftOut: new Set(["price"]) })).toEqual({
    entry_id: id,
    texts: { en: text("Behind the house.") },
  });
  expect(changeToAccept(both, { values: {}, leftOut: new Set(["price", "texts.en.text"]) })).toBeNull();
});

test("a new one is sent whole, with the words as the person left them", () => {
  const isNew = proposal({ key: "parking", availability: "present", texts: { en: text("Yard.") } }, null);
  const review = { values: { "texts.en.text": "In the yard, free." }, leftOut: new Set<string>() };
  expect(reviewedValue(isNew, review, "texts.en.text")).toBe("In the yard, free.");
  expect(changeToAccept(isNew, review)).toMatchObject({
    entry_id: id,
    key: "parking",
    availability: "present",
    texts: { en: text("In the yard, free.") },
  });
});

test("a language that is proposed beside those that are there leaves them alone", () => {
  const german = proposal({ texts: { de: text("Im Hof.") } }, parking);
  expect(fieldsToReview(german)).toEqual(["texts.de.title", "texts.de.text"]);
  expect(changeToAccept(german, unreviewed(german))).toEqual({
    entry_id: id,
    texts: { de: text("Im Hof.") },
  });
});

test("longer words of the venue's own stay until somebody says otherwise", () => {
  const terse = proposal({ texts: { en: text("Yard.") } }, parking);
  expect(unreviewed(terse).leftOut).toEqual(new Set(["texts.en.text"]));
  expect(changeToAccept(terse, unreviewed(terse))).toBeNull();
  const longer = proposal({ texts: { en: text("In the yard behind the house.") } }, parking);
  expect(unreviewed(longer).leftOut.size).toBe(0);
});

test("what other languages go on saying is named", () => {
  const both = { ...parking, texts: { en: text("In the yard."), de: text("Im Hof.") } };
  const moved = proposal({ texts: { en: text("In the street behind.") } }, both);
  expect(otherLanguages(moved, "texts.en.text")).toEqual(["de"]);
});

test("a proposal is called as the venue's own language calls it", () => {
  const named = { de: { ...text("Im Hof."), title: "Parkplatz" }, en: text("In the yard.") };
  expect(titleOfProposal(proposal({ texts: named }, null), ["en", "de"])).toBe("Parking");
  expect(titleOfProposal(proposal({ texts: named }, null), ["de", "en"])).toBe("Parkplatz");
});
