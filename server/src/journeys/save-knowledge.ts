import { warmClaimsQueue } from "../domain/contradictions/index.ts";
import { changeSections, type SectionUpdates, type Writer } from "../domain/knowledge/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { checkCurrent } from "./find-contradictions.ts";

/** Fewer are read in no time by whoever asks for them. */
const many = 50;
/** Whoever writes thousands does so in several calls, and what is read in between is soon written over. */
const waitsMs = 3_000;

/** A member changes what is written; of much at once the reading begins soon. */
export async function memberSavesKnowledge(at: AtVenue, by: Writer, updates: SectionUpdates) {
  const changed = await changeSections(at, by, updates);
  await enqueueWarmClaims(
    at,
    changed.reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return changed;
}

/** Where much is written at once it is read soon, so that nobody who overlooks or publishes it has to wait for that. */
export async function enqueueWarmClaims(at: AtVenue, entriesWritten: number): Promise<void> {
  if (entriesWritten < many) return;
  const startAfter = new Date(at.now.getTime() + waitsMs);
  await at.enqueue(warmClaimsQueue, { venue_id: at.venueId }, { key: `${at.venueId}`, startAfter });
}

/** What a venue has written much of is read. */
export const warmClaims = jobHandler(warmClaimsQueue, async ({ venue_id }, services: Services) => {
  await checkCurrent(venue_id, services);
});
