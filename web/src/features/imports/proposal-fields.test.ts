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

const everything = { values: {}, leftOut: new Set<string>() };

const proposal = (entry: Partial<Proposal["entry"]>, current: Entry | null): Proposal => ({
  proposal_id: "018f0000-0000-7000-8000-000000000002",
  section: "amenities",
  entry: { entry_id: id, ...entry },
  current,
  left_out: null,
  passage: "Parking in the yard.",
  since_import: null,
  fields: [],
  place: "row 3",
  state: "open",
});

test("only the fields that would change are reviewed", () => {
  const cheaper = proposal({ price: { amount: 1200, currency: "EUR" }, unit: "night" }, parking);
  expect(fieldsToReview(cheaper)).toEqual(["price"]);
  expect(changeToAccept(cheaper, everything)).toEqual({
    entry_id: id,
    price: { amount: 1200, currency: "EUR" },
  });
});

test("unticked fields are not sent, and a suggestion without ticked fields sends nothing", () => {
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

test("a new entry is sent with the reviewer's edits", () => {
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

test("a suggestion in a new language keeps the other languages", () => {
  const german = proposal({ texts: { de: text("Im Hof.") } }, parking);
  expect(fieldsToReview(german)).toEqual(["texts.de.title", "texts.de.text"]);
  expect(changeToAccept(german, everything)).toEqual({
    entry_id: id,
    texts: { de: text("Im Hof.") },
  });
});

test.each<[string, Entry | null, Proposal["since_import"], boolean]>([
  ["a new entry", null, null, true],
  ["an entry that the hotel wrote", parking, null, false],
  ["an entry that is as an earlier import added it", parking, "unchanged", true],
  ["an entry that the hotel has changed since an earlier import", parking, "edited", false],
  ["an entry that the hotel has deleted since an earlier import", null, "edited", false],
])("%s starts ticked or not", (_what, current, since_import, isTicked) => {
  const longer = proposal(
    { price: { amount: 1200, currency: "EUR" }, texts: { en: text("In the yard behind the house.") } },
    current,
  );
  const one = { ...longer, since_import };
  expect(unreviewed(one).leftOut).toEqual(new Set(isTicked ? [] : fieldsToReview(one)));
  expect(changeToAccept(one, unreviewed(one)) !== null).toBe(isTicked);
});

test("languages with the old text are listed", () => {
  const both = { ...parking, texts: { en: text("In the yard."), de: text("Im Hof.") } };
  const moved = proposal({ texts: { en: text("In the street behind.") } }, both);
  expect(otherLanguages(moved, "texts.en.text")).toEqual(["de"]);
});

test("the title is in the hotel's first language", () => {
  const named = { de: { ...text("Im Hof."), title: "Parkplatz" }, en: text("In the yard.") };
  expect(titleOfProposal(proposal({ texts: named }, null), ["en", "de"])).toBe("Parking");
  expect(titleOfProposal(proposal({ texts: named }, null), ["de", "en"])).toBe("Parkplatz");
});
