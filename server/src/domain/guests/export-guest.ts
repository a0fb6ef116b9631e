import type { AtVenue } from "../../platform/at/index.ts";
import { findPersonId } from "./erase-guest.ts";
import { selectChannels, selectConsents, selectPerson } from "./export-guest.queries.ts";

/** What is stored about a person: the guest, those merged into them, consents and channels. Refused if there is none. */
export async function readPerson(at: AtVenue, guestId: string) {
  const { venueId } = at;
  const personId = await findPersonId(at, { guestId });
  const guests = await at.tx.rows(selectPerson, { venueId, guestId: personId });
  const guestIds = guests.map((guest) => guest.guest_id);
  const [consents, channels] = await Promise.all([
    at.tx.rows(selectConsents, { venueId, guestIds }),
    at.tx.rows(selectChannels, { venueId, guestIds }),
  ]);
  return { guestIds, guests, consents, channels };
}
