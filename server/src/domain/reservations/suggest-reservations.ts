import type { OutputOf } from "@bellhop/contract/call";
import type { suggestReservations as call } from "@bellhop/contract/reservations";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { findVenueDay } from "../venues/index.ts";
import { selectUnmatchedStays } from "./suggest-reservations.queries.ts";
import { viewReservations } from "./view-reservation.ts";

const maxSuggestions = 5;
/** Below it, two names have nothing in common. */
const similarityLeast = 0.5;

/**
 * Reservations that a guest may belong to, the likeliest first: in the house, arriving within two weeks or just left,
 * whose guest has a similar name and no conversation. Guests without a name get none.
 */
export async function suggestReservations(
  at: ReadingAtVenue,
  guest: { guest_id: string; name: string },
): Promise<OutputOf<typeof call>> {
  const names = termsOf(guest.name);
  if (names.length === 0) return { items: [] };
  const { today } = await findVenueDay(at);
  const rows = await at.tx.rows(selectUnmatchedStays, { venueId: at.venueId, today });
  const likely = rows
    .map((row) => ({ ...row, similarity: similarityOf(names, termsOf(row.name)) }))
    .filter(({ similarity }) => similarity >= similarityLeast)
    .sort((one, other) => other.similarity - one.similarity || one.days_away - other.days_away)
    .slice(0, maxSuggestions);
  const views = await viewReservations(
    at,
    likely.map(({ reservation_id }) => reservation_id),
  );
  const byId = new Map(views.map((view) => [view.reservation_id, view]));
  return {
    items: likely.flatMap(({ reservation_id, guest_id, similarity }) => {
      const reservation = byId.get(reservation_id);
      return reservation ? [{ reservation, guest_id, similarity }] : [];
    }),
  };
}

/**
 * The share of the shorter name's words that the other name has too; a word may be shortened to its beginning ("Gio"
 * for "Giovanni"), which counts half.
 */
export function similarityOf(one: readonly string[], other: readonly string[]): number {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0) return 0;
  const shared = few.map((word) => {
    if (many.includes(word)) return 1;
    const isShortened = many.some(
      (long) => (word.length >= 3 && long.startsWith(word)) || (long.length >= 3 && word.startsWith(long)),
    );
    return isShortened ? 0.5 : 0;
  });
  return shared.reduce<number>((sum, share) => sum + share, 0) / few.length;
}
