import { countQueue, inParts, listDaysToCount, storeDays } from "../../domain/statistics/index.ts";
import { listAllVenueIds } from "../../domain/venues/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { findStaffed } from "./find-staffed.ts";

const dayMs = 86_400_000;
/** UTC, half an hour before what is old is deleted. */
const runsAtMs = 2.75 * 3_600_000;

type At = Pick<AtInstallation, "now" | "enqueue">;

/** Called at each start: one run every night, and one now, for days that were not counted. */
export async function scheduleCounting(at: At) {
  await scheduleNight(at);
  await at.enqueue(countQueue, {}, { key: "now" });
}

async function scheduleNight(at: At) {
  const today = Math.floor((at.now.getTime() - runsAtMs) / dayMs) * dayMs;
  await at.enqueue(countQueue, {}, { key: "daily", startAfter: new Date(today + dayMs + runsAtMs) });
}

/**
 * Counts the days that ended, and again those to which delivery reports and ratings may still come. A week is one
 * transaction; an interrupted run is finished by the next one. A venue that fails does not hold up the others.
 */
export const countStatistics = jobHandler(countQueue, async (_, services: Services) => {
  const { db, log } = services;
  await db.atInstallation(scheduleNight);
  const failed: number[] = [];
  for (const venueId of await db.readAtInstallation(listAllVenueIds)) {
    try {
      await countVenue(services, venueId);
    } catch (error) {
      failed.push(venueId);
      log.warn({ venue: venueId, err: error }, "statistics were not counted");
    }
  }
  if (failed.length > 0) throw new Error(`Statistics of ${failed.length} venues were not counted`);
});

async function countVenue({ db }: Services, venueId: number) {
  const { days, staffed } = await db.readAtVenue(venueId, async (at) => ({
    days: await listDaysToCount(at),
    staffed: await findStaffed(at),
  }));
  for (const part of inParts(days))
    await retryOnConflict(() => db.atVenue(venueId, (at) => storeDays(at, part, staffed)));
}
