import type { OutputOf } from "@bellhop/contract/call";
import type { ConciergeChange, listConciergeChanges } from "@bellhop/contract/concierge";
import { limits } from "@bellhop/contract/limits";
import {
  changesBetween,
  contestedDiffers,
  draftAssistant,
  type OpenVersion,
  unpublished,
} from "../../domain/assistant/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import { decodeOffset, pageAtOffset } from "../../platform/cursor.ts";
import type { Services } from "../../services.ts";
import {
  findOpenContradictions,
  readFingerprint,
  requireSnapshot,
} from "../knowledge/find-contradictions.ts";
import { renderAll, renderForGuests } from "../knowledge/render-for-guests.ts";

type VersionServices = Pick<Services, "db" | "assistantVersions">;

/** Undefined if no version is live. */
export async function openLiveVersion(
  { venue_id, live_concierge_version: version }: Venue,
  { assistantVersions }: VersionServices,
): Promise<OpenVersion | undefined> {
  return version === null ? undefined : assistantVersions.open(venue_id, version);
}

/**
 * The draft as a version that can answer, by the settings as they are now. Its knowledge is cached until the next save.
 * It contains internal entries, too; no answer uses those.
 */
export async function openDraft(
  venueId: number,
  { db, assistantVersions }: VersionServices,
): Promise<OpenVersion> {
  const { venue, fingerprint } = await db.readAtVenue(venueId, readFingerprint);
  const knowledge = await assistantVersions.openDraft(venueId, fingerprint, async (isOf) => {
    const snapshot = await db.readAtVenue(venueId, requireSnapshot);
    isOf(snapshot.fingerprint);
    const { languages } = settingsOf(snapshot.venue).general;
    return { entries: await renderAll(snapshot.venue, snapshot.entries), languages };
  });
  return { ...knowledge, assistant: draftAssistant(settingsOf(venue)), contested: [] };
}

/** The differences between the live version and the draft. */
export type UnpublishedChanges = {
  venue: Venue;
  live: OpenVersion | undefined;
  changes: readonly ConciergeChange[];
};

/** Compares the draft with the live version. No unit is open meanwhile. */
export async function findUnpublishedChanges(
  venueId: number,
  services: VersionServices,
): Promise<UnpublishedChanges> {
  const { db, assistantVersions } = services;
  const { venue, fingerprint } = await db.readAtVenue(venueId, readFingerprint);
  const live = await openLiveVersion(venue, services);
  const markOf = (draft: string) => `${venue.live_concierge_version} ${draft}`;
  const changes = await assistantVersions.changes(venueId, markOf(fingerprint), async (isOf) => {
    const snapshot = await db.readAtVenue(venueId, requireSnapshot);
    isOf(markOf(snapshot.fingerprint));
    const { default_language, languages } = snapshot.venue;
    const rendered = await renderForGuests(snapshot.venue, snapshot.entries);
    return changesBetween(live?.entries ?? new Map(), rendered, [default_language, ...languages]);
  });
  return { venue, live, changes };
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of the changed entries, and the changed settings. */
export async function viewUnpublishedChanges(
  venueId: number,
  { cursor, limit = limits.pageItems }: Page,
  services: VersionServices & Pick<Services, "knowledgeChecks">,
): Promise<OutputOf<typeof listConciergeChanges>> {
  const from = decodeOffset(cursor);
  const { venue, live, changes } = await findUnpublishedChanges(venueId, services);
  const differ = live
    ? {
        contested_differs: contestedDiffers(live.contested, await findOpenContradictions(venueId, services)),
        ...unpublished(live.assistant, draftAssistant(settingsOf(venue))),
      }
    : { contested_differs: false, general: [], tools: false };
  const live_version = venue.live_concierge_version;
  return { ...pageAtOffset(changes, from, limit), total: changes.length, live_version, ...differ };
}
