import { decideProposals, readImport, startImport } from "@bellhop/contract/imports";
import {
  exportKnowledge,
  listEntries,
  replaceKnowledge,
  restoreEntries,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Wordy");
const many = Array.from({ length: 60 }, (_, n) => n);
const entries = () =>
  many.map((n) => ({
    entry_id: newId(),
    texts: { en: { title: `Room ${n}`, text: `Room ${n} is quiet.`, question: null, place: null } },
  }));

type Venue = { venueId: number; ana: Caller };

async function newVenue(): Promise<Venue> {
  const venueId = await openSister(bellhop.services, hotel, "Hotel Wordy Sister");
  return { venueId, ana: await signedIn(bellhop, hotel.owner.sub, venueId) };
}

const saveForm = async ({ ana }: Venue) =>
  (await ana.ask(updateVenueInfo, { updates: { faq: { version: 0, entries: entries() } } })).status;

const followUps = (venueId: number) =>
  asOwner(
    bellhop.ownerUrl,
    `select 1 from pgboss.job where name = 'warm-claims' and (data ->> 'venue_id')::int = ${venueId}`,
  );

/** All ways to save many entries. Each returns the status of its call. */
const writers: Record<string, (venue: Venue) => Promise<number>> = {
  "a form": saveForm,
  async "an accepted import"({ ana }) {
    const text = many.map((n) => `Is room ${n} quiet?\n\nYes, room ${n} looks onto the garden.`).join("\n\n");
    const { import_id } = (await ana.ask(startImport, { from: { kind: "text", text } })).body;
    await bellhop.runDueJobs();
    const { items, versions } = (await ana.ask(readImport, { import_id, limit: 100 })).body;
    const take = items.map(({ proposal_id, entry }) => ({ proposal_id, entry }));
    return (await ana.ask(decideProposals, { import_id, versions, take })).status;
  },
  async "a restored revision"(venue) {
    await saveForm(venue);
    const { items } = (await venue.ana.ask(listEntries, { section: "faq", limit: 100 })).body;
    const remove = items.map(({ entry_id }) => entry_id);
    await venue.ana.ask(updateVenueInfo, { updates: { faq: { version: 1, remove } } });
    bellhop.clock.pass(60_000);
    await bellhop.runDueJobs();
    const back = { section: "faq" as const, version: 2, to_version: 1 };
    return (await venue.ana.ask(restoreEntries, back)).status;
  },
  async "a knowledge file"({ ana }) {
    const other = await newVenue();
    await saveForm(other);
    const { headers } = other.ana;
    const response = await fetch(`${bellhop.services.selfUrl()}${exportKnowledge.path}`, { headers });
    return (await ana.ask(replaceKnowledge, { file: await response.text() })).status;
  },
  async "first entries"({ venueId }) {
    const first = many.map((n) => ({
      entryId: newId(),
      section: "faq" as const,
      texts: { en: { title: `Room ${n}`, text: `Room ${n} is quiet.` } },
    }));
    await bellhop.services.db.atVenue(venueId, (at) => addEntries(at, null, first));
    return 200;
  },
};

test.each(Object.entries(writers))(
  "%s with many entries enqueues reading their claims ahead",
  async (_name, save) => {
    const venue = await newVenue();
    expect(await save(venue)).toBe(200);
    expect(await followUps(venue.venueId)).toHaveLength(1);
  },
);

test("a few entries need no follow-up job", async () => {
  const { venueId, ana } = await newVenue();
  const few = entries().slice(0, 5);
  await ana.ask(updateVenueInfo, { updates: { faq: { version: 0, entries: few } } });
  expect(await followUps(venueId)).toEqual([]);
});
