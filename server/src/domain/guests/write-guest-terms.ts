import type { AtVenue } from "../../platform/at/index.ts";
import { termsOf } from "../../platform/search-terms.ts";
import {
  areGuestsWithoutTerms,
  type Guest,
  lockGuestsWithoutTerms,
  writeGuestTerms,
} from "./guests.queries.ts";

/** Guests are found by name and phone, as they are now, from then on. */
export async function writeTermsOf(
  at: AtVenue,
  guests: Array<Pick<Guest, "guest_id" | "name" | "phone">>,
): Promise<void> {
  const terms = guests.flatMap(({ guest_id, name, phone }) =>
    termsOf(name, phone).map((term) => ({ guest_id, term })),
  );
  await at.tx.run(writeGuestTerms, {
    venueId: at.venueId,
    guestIds: guests.map((guest) => guest.guest_id),
    guestIdOfEachTerm: terms.map((one) => one.guest_id),
    terms: terms.map((one) => one.term),
    termsAt: at.now,
  });
}

/** Does so for guests whom an older version wrote, at most so many; answers how many there were. */
export async function writeMissingGuestTerms(at: AtVenue, most: number): Promise<number> {
  const guests = await at.tx.rows(lockGuestsWithoutTerms, { venueId: at.venueId, limit: most });
  if (guests.length > 0) await writeTermsOf(at, guests);
  return guests.length;
}

/** True where an older version wrote guests that are not found yet. */
export async function lacksGuestTerms(at: AtVenue): Promise<boolean> {
  return (await at.tx.row(areGuestsWithoutTerms, { venueId: at.venueId })).some;
}
