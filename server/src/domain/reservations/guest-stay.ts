import type { AtVenue } from "../../platform/at/index.ts";
import { foldedText } from "../../platform/search-terms.ts";
import { type GuestStay, selectGuestStay, selectGuestsToVerify } from "./guest-stay.queries.ts";

/**
 * The guest with this reservation number and surname, of a stay that has not ended; undefined if the two do not belong
 * together. The surname is the last word of the name, or the first: both orders are usual.
 */
export async function verifyGuest(
  at: AtVenue,
  { number, surname, today }: { number: string; surname: string; today: string },
): Promise<string | undefined> {
  const guests = await at.tx.rows(selectGuestsToVerify, {
    venueId: at.venueId,
    number: number.trim(),
    today,
  });
  return guests.find(({ name }) => isSurnameOf(surname, name))?.guest_id;
}

/** Without accents and case. A surname of several words must stand at the beginning or the end, as a whole. */
export function isSurnameOf(surname: string, name: string): boolean {
  const typed = foldedText(surname);
  const whole = foldedText(name);
  return typed !== "" && (whole === typed || whole.startsWith(`${typed} `) || whole.endsWith(` ${typed}`));
}

/** The guest's stay now, else the next one; undefined if there is none. */
export const findGuestStay = (at: AtVenue, guestId: string, today: string): Promise<GuestStay | undefined> =>
  at.tx.maybeRow(selectGuestStay, { venueId: at.venueId, guestId, today });
