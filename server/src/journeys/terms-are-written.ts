import { lacksGuestTerms, writeMissingGuestTerms } from "../domain/guests/index.ts";
import { lacksFolded, writeMissingFolded } from "../domain/knowledge/index.ts";
import { lacksReservationTerms, writeMissingReservationTerms } from "../domain/reservations/index.ts";
import { listVenueIds } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { type Parts, workOf } from "./parts.ts";
import { writeTerms } from "./queues.ts";

const rowsAtOnce = 200;
const batchesOfJob = 50;
/** So soon it is looked again: a process of the older version may still be writing. */
const lookAgainMs = 10 * 60_000;

/**
 * Guests, bookings and entries that an older version wrote get what they are found by, batch by batch. Killed, it goes on where
 * it was; ten minutes later it looks again, until there is nothing.
 */
export const termsAreWritten = workOf(writeTerms, async ({ venue_id }, { db }) => {
  let written = 0;
  for (let n = 0; n < batchesOfJob; n++) {
    const rows = await db.atVenue(venue_id, writeBatch);
    written += rows;
    if (rows > 0) continue;
    if (written > 0) await db.atVenue(venue_id, askToLookAgain);
    return;
  }
  // The rest is another job's, so that none is taken for dead.
  await db.atVenue(venue_id, askToWrite);
});

/** A process opens: every venue that an older version left something to write for has a job for it. */
export async function termsAreLookedFor({ db }: Pick<Parts, "db">): Promise<void> {
  const venues = await db.readAtInstallation((at) => at.tx.rows(listVenueIds));
  for (const { venue_id } of venues) {
    const lacking = await db.readAtVenue(venue_id, (at) =>
      Promise.all([lacksGuestTerms(at), lacksReservationTerms(at), lacksFolded(at)]),
    );
    if (lacking.includes(true)) await db.atVenue(venue_id, askToWrite);
  }
}

async function writeBatch(at: AtVenue): Promise<number> {
  return (
    (await writeMissingGuestTerms(at, rowsAtOnce)) +
    (await writeMissingReservationTerms(at, rowsAtOnce)) +
    (await writeMissingFolded(at, rowsAtOnce))
  );
}

async function askToWrite(at: AtVenue) {
  await at.enqueue(writeTerms, { venue_id: at.venueId }, { key: String(at.venueId) });
}

async function askToLookAgain(at: AtVenue) {
  const startAfter = new Date(at.now.getTime() + lookAgainMs);
  await at.enqueue(writeTerms, { venue_id: at.venueId }, { key: `${at.venueId} again`, startAfter });
}
