import type { OutputOf } from "@bellhop/contract/call";
import type { ConciergeChange, listConciergeChanges } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import {
  changesBetween,
  draftAssistant,
  type OpenConcierge,
  unpublished,
} from "../domain/concierge/index.ts";
import { findVenue, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { cutAt, readPlace } from "../platform/cursor.ts";
import { saidNow, saidToStaffNow } from "./knowledge-is-said.ts";
import type { Parts } from "./parts.ts";
import { markKnowledge } from "./venue-contradicts-itself.ts";

/**
 * The draft as a concierge that can be asked, by the settings as they stand; remembered for as long as nobody writes.
 * Among its entries are those for staff, which no answer comes from.
 */
export async function openDraft(
  at: AtVenue,
  { concierges }: Pick<Parts, "concierges">,
): Promise<OpenConcierge> {
  const venue = await at.tx.row(findVenue, [at.venueId]);
  const mark = await markKnowledge(at);
  return concierges.openDraft(at.venueId, mark, async () => ({
    entries: await saidToStaffNow(at),
    assistant: draftAssistant(settingsOf(venue)),
  }));
}

/** What guests would hear otherwise, or no more, if the concierge were built now. */
async function changes(
  at: AtVenue,
  venue: Venue,
  { concierges }: Pick<Parts, "concierges">,
): Promise<readonly ConciergeChange[]> {
  const version = venue.live_concierge_version;
  const mark = `${version} ${await markKnowledge(at)}`;
  return concierges.changes(at.venueId, mark, async () => {
    const live = version === null ? new Map() : (await concierges.open(at.venueId, version)).entries;
    return changesBetween(live, await saidNow(at), [venue.default_language, ...venue.languages]);
  });
}

/** Reads at a venue with its live version at hand: opening that takes a unit of its own. */
export async function readBesideLive<T>(
  venueId: number,
  { db, concierges }: Pick<Parts, "db" | "concierges">,
  work: (at: AtVenue) => Promise<T>,
): Promise<T> {
  const venue = await db.readAtVenue(venueId, (at) => at.tx.row(findVenue, [venueId]));
  if (venue.live_concierge_version !== null) await concierges.open(venueId, venue.live_concierge_version);
  return db.readAtVenue(venueId, work);
}

/** How many entries guests would hear otherwise, or no more, if the concierge were built now. */
export async function changedSinceLive(at: AtVenue, parts: Pick<Parts, "concierges">): Promise<number> {
  const venue = await at.tx.row(findVenue, [at.venueId]);
  return (await changes(at, venue, parts)).length;
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of what would change, with which settings of the assistant would. */
export async function viewChanges(
  at: AtVenue,
  { cursor, limit = limits.pageItems }: Page,
  parts: Pick<Parts, "concierges">,
): Promise<OutputOf<typeof listConciergeChanges>> {
  const venue = await at.tx.row(findVenue, [at.venueId]);
  const all = await changes(at, venue, parts);
  const version = venue.live_concierge_version;
  const live = version === null ? undefined : await parts.concierges.open(at.venueId, version);
  const differ = live
    ? unpublished(live.assistant, draftAssistant(settingsOf(venue)))
    : { general: [], tools: false };
  return { ...cutAt(all, readPlace(cursor), limit), total: all.length, live_version: version, ...differ };
}
