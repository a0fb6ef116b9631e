import type { OutputOf } from "@bellhop/contract/call";
import type { ConciergeChange, listConciergeChanges } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import {
  changesBetween,
  contestsOtherwise,
  draftAssistant,
  type OpenVersion,
  unpublished,
} from "../domain/assistant/index.ts";
import { settingsOf, type Venue } from "../domain/venues/index.ts";
import { cutAt, readPlace } from "../platform/cursor.ts";
import { saidIn, sayAll } from "./knowledge-is-said.ts";
import type { Parts } from "./parts.ts";
import { markNow, mustReadWritten, openContradictions } from "./venue-contradicts-itself.ts";

type WithConcierges = Pick<Parts, "db" | "concierges">;

/** The version that is live, ready to be asked; undefined where none is. */
export async function openLive(
  { venue_id, live_concierge_version: version }: Venue,
  { concierges }: WithConcierges,
): Promise<OpenVersion | undefined> {
  return version === null ? undefined : concierges.open(venue_id, version);
}

/**
 * The draft as a concierge that can be asked, by the settings as they stand; what it says is remembered for as long as
 * nobody writes. Among its entries are those for staff, which no answer comes from.
 */
export async function openDraft(venueId: number, { db, concierges }: WithConcierges): Promise<OpenVersion> {
  const { venue, mark } = await db.readAtVenue(venueId, markNow);
  const knowledge = await concierges.openDraft(venueId, mark, async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadWritten);
    isOf(written.mark);
    const { languages } = settingsOf(written.venue).general;
    return { entries: await sayAll(written.venue, written.entries), languages };
  });
  return { ...knowledge, assistant: draftAssistant(settingsOf(venue)), contested: [] };
}

/** What differs between what guests hear and what they would hear if the concierge were built now. */
export type ChangesNow = {
  venue: Venue;
  live: OpenVersion | undefined;
  changes: readonly ConciergeChange[];
};

/** Looks at what would change. No unit is open while it is looked for. */
export async function changesNow(venueId: number, parts: WithConcierges): Promise<ChangesNow> {
  const { db, concierges } = parts;
  const { venue, mark } = await db.readAtVenue(venueId, markNow);
  const live = await openLive(venue, parts);
  const markOf = (written: string) => `${venue.live_concierge_version} ${written}`;
  const changes = await concierges.changes(venueId, markOf(mark), async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadWritten);
    isOf(markOf(written.mark));
    const { default_language, languages } = written.venue;
    const said = await saidIn(written.venue, written.entries);
    return changesBetween(live?.entries ?? new Map(), said, [default_language, ...languages]);
  });
  return { venue, live, changes };
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of what would change, with which settings of the assistant would. */
export async function viewChanges(
  venueId: number,
  { cursor, limit = limits.pageItems }: Page,
  parts: WithConcierges & Pick<Parts, "surveys">,
): Promise<OutputOf<typeof listConciergeChanges>> {
  const from = readPlace(cursor);
  const { venue, live, changes } = await changesNow(venueId, parts);
  const differ = live
    ? {
        contested_differs: contestsOtherwise(live.contested, await openContradictions(venueId, parts)),
        ...unpublished(live.assistant, draftAssistant(settingsOf(venue))),
      }
    : { contested_differs: false, general: [], tools: false };
  const live_version = venue.live_concierge_version;
  return { ...cutAt(changes, from, limit), total: changes.length, live_version, ...differ };
}
