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
import type { Services } from "../services.ts";
import { findOpenContradictions, mustReadSnapshot, readMark } from "./find-contradictions.ts";
import { renderAll, renderForGuests } from "./render-knowledge.ts";

type VersionServices = Pick<Services, "db" | "assistantVersions">;

/** The version that is live, ready to be asked; undefined where none is. */
export async function openLiveVersion(
  { venue_id, live_concierge_version: version }: Venue,
  { assistantVersions: concierges }: VersionServices,
): Promise<OpenVersion | undefined> {
  return version === null ? undefined : concierges.open(venue_id, version);
}

/**
 * The draft as a concierge that can be asked, by the settings as they stand; what it says is remembered for as long as
 * nobody writes. Among its entries are those for staff, which no answer comes from.
 */
export async function openDraft(
  venueId: number,
  { db, assistantVersions: concierges }: VersionServices,
): Promise<OpenVersion> {
  const { venue, mark } = await db.readAtVenue(venueId, readMark);
  const knowledge = await concierges.openDraft(venueId, mark, async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadSnapshot);
    isOf(written.mark);
    const { languages } = settingsOf(written.venue).general;
    return { entries: await renderAll(written.venue, written.entries), languages };
  });
  return { ...knowledge, assistant: draftAssistant(settingsOf(venue)), contested: [] };
}

/** What differs between what guests hear and what they would hear if the concierge were built now. */
export type UnpublishedChanges = {
  venue: Venue;
  live: OpenVersion | undefined;
  changes: readonly ConciergeChange[];
};

/** Looks at what would change. No unit is open while it is looked for. */
export async function findUnpublishedChanges(
  venueId: number,
  services: VersionServices,
): Promise<UnpublishedChanges> {
  const { db, assistantVersions: concierges } = services;
  const { venue, mark } = await db.readAtVenue(venueId, readMark);
  const live = await openLiveVersion(venue, services);
  const markOf = (written: string) => `${venue.live_concierge_version} ${written}`;
  const changes = await concierges.changes(venueId, markOf(mark), async (isOf) => {
    const written = await db.readAtVenue(venueId, mustReadSnapshot);
    isOf(markOf(written.mark));
    const { default_language, languages } = written.venue;
    const said = await renderForGuests(written.venue, written.entries);
    return changesBetween(live?.entries ?? new Map(), said, [default_language, ...languages]);
  });
  return { venue, live, changes };
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of what would change, with which settings of the assistant would. */
export async function viewUnpublishedChanges(
  venueId: number,
  { cursor, limit = limits.pageItems }: Page,
  services: VersionServices & Pick<Services, "knowledgeChecks">,
): Promise<OutputOf<typeof listConciergeChanges>> {
  const from = readPlace(cursor);
  const { venue, live, changes } = await findUnpublishedChanges(venueId, services);
  const differ = live
    ? {
        contested_differs: contestsOtherwise(live.contested, await findOpenContradictions(venueId, services)),
        ...unpublished(live.assistant, draftAssistant(settingsOf(venue))),
      }
    : { contested_differs: false, general: [], tools: false };
  const live_version = venue.live_concierge_version;
  return { ...cutAt(changes, from, limit), total: changes.length, live_version, ...differ };
}
