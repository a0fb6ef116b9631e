import * as z from "zod/mini";
import type { AtInstallation, AtVenue, Database } from "../at/index.ts";
import { jobHandler } from "../jobs/job-handler.ts";
import { queue } from "../jobs/queue.ts";
import {
  forgetAnswersAtInstallation,
  forgetAnswersAtVenue,
  forgetAnswersToPersons,
  hasAnswersAtVenue,
} from "./idempotency.queries.ts";

/** A repeated act gets its first answer for at least this long, and at most twice as long. */
const answersKeptMs = 24 * 3_600_000;

const forgetAnswersQueue = queue("forget-answers", z.object({ venue_id: z.number() }), {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

export const forgetAnswers = jobHandler(forgetAnswersQueue, ({ venue_id }, { db }: { db: Database }) =>
  db.atInstallation(async (at) => {
    await forgetInstallationAnswers(at);
    await at.inVenue(venue_id, async (atVenue) => {
      if (await forgetVenueAnswers(atVenue)) await enqueueForget(atVenue, venue_id);
    });
  }),
);

export async function enqueueForget({ now, enqueue }: Pick<AtVenue, "now" | "enqueue">, venueId: number) {
  const startAfter = new Date(now.getTime() + answersKeptMs);
  await enqueue(forgetAnswersQueue, { venue_id: venueId }, { key: String(venueId), startAfter });
}

/** For answers whose own job was lost. Returns how many were deleted: all that are due, or `limit`. */
export const sweepVenueAnswers = (at: AtVenue, limit: number | null = null): Promise<number> =>
  at.tx.run(forgetAnswersAtVenue, { venueId: at.venueId, keptUntil: oldest(at.now), limit });

/** Returns whether younger answers are left. */
async function forgetVenueAnswers(at: AtVenue): Promise<boolean> {
  await sweepVenueAnswers(at);
  const { any_left } = await at.tx.row(hasAnswersAtVenue, { venueId: at.venueId });
  return any_left;
}

/** Returns how many were deleted: all that are due, or at most `limit` of each kind. */
export async function forgetInstallationAnswers(
  at: AtInstallation,
  limit: number | null = null,
): Promise<number> {
  const counts = await Promise.all(
    [forgetAnswersAtInstallation, forgetAnswersToPersons].map((forget) =>
      at.tx.run(forget, { keptUntil: oldest(at.now), limit }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const oldest = (now: Date) => new Date(now.getTime() - answersKeptMs);
