import type { SentTo } from "@bellhop/contract/call";
import {
  type EntryChange,
  listEntries,
  type Section,
  type SectionUpdate,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.parts, "Hotel Words");

/** A venue that has written nothing yet, and two managers of it. */
async function newVenue(languages = ["en", "it"]) {
  const venueId = await openSister(bellhop.parts, hotel, "Hotel Words Sister");
  const ana = await signedIn(bellhop, hotel.owner.sub, venueId);
  const colleague = await addColleague(bellhop.parts, hotel, "manager", [venueId]);
  const bruno = await signedIn(bellhop, colleague.sub, venueId);
  await ana.ask(changeSettings, { general: { languages } });
  return { venueId, ana, bruno };
}

const words = (title: string, text = "", more: { question?: string; place?: string } = {}) => ({
  title,
  text,
  question: more.question ?? null,
  place: more.place ?? null,
});
const faq = (title: string, text = `About ${title}`): EntryChange => ({
  entry_id: newId(),
  texts: { en: words(title, text) },
});

type Updates = NonNullable<SentTo<typeof updateVenueInfo>["updates"]>;
const change = (who: Caller, updates: Updates) => who.ask(updateVenueInfo, { updates });
const changeFaq = (who: Caller, faq: SectionUpdate) => change(who, { faq });
const list = async (who: Caller, section: Section = "faq") =>
  (await who.ask(listEntries, { section, limit: 100 })).body;
const titles = async (who: Caller, section: Section = "faq") =>
  (await list(who, section)).items.map((entry) => entry.texts.en?.title);
test("an entry is written, and read as it was written; what is left out of a change stays", async () => {
  const { ana } = await newVenue();
  const entry_id = newId();
  const whole: EntryChange = {
    entry_id,
    key: "parking",
    availability: "paid",
    facts: { from: "22:00", until: "07:00" },
    price: { amount: 1800, currency: "EUR" },
    unit: "night",
    scope: "in_house",
    internal: true,
    valid_from: "2026-12-01",
    valid_until: "2027-03-31",
    texts: { en: words("", "In the yard.", { question: "Where can I park?", place: "behind the house" }) },
  };
  const added = await change(ana, { amenities: { version: 0, entries: [whole] } });
  expect(added.body).toMatchObject({ sections: [{ section: "amenities", version: 1, removed: [] }] });
  const [entry] = (await list(ana, "amenities")).items;
  expect(entry).toEqual(added.body.sections[0]?.entries[0]);
  expect(entry).toEqual({
    ...whole,
    section: "amenities",
    offer: null,
    updated_at: expect.any(String),
    updated_by: hotel.owner.name,
  });

  const entries = [{ entry_id, texts: { it: words("", "Nel cortile.") }, price: null, internal: false }];
  await change(ana, { amenities: { version: 1, entries } });
  const after = {
    ...whole,
    price: null,
    internal: false,
    texts: { ...whole.texts, it: words("", "Nel cortile.") },
  };
  expect((await list(ana, "amenities")).items).toMatchObject([after]);

  const without = [{ entry_id, texts: { it: null, en: words("", "In the yard.") }, facts: {} }];
  await change(ana, { amenities: { version: 2, entries: without } });
  expect((await list(ana, "amenities")).items[0]).toMatchObject({
    facts: {},
    texts: { en: words("", "In the yard.") },
  });
});

test("what is at another version is 409, and nothing of the call is done", async () => {
  const { ana, bruno } = await newVenue();
  await changeFaq(ana, { version: 0, entries: [faq("One")] });
  const stale = await change(bruno, {
    profile: { version: 0, entries: [{ entry_id: newId(), key: "about" }] },
    faq: { version: 0, entries: [faq("Two")] },
  });
  expect([stale.status, stale.body.code]).toEqual([409, "wrong_state"]);
  expect([await titles(bruno), (await list(bruno, "profile")).total]).toEqual([["One"], 0]);
});
