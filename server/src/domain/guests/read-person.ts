import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { otherSpellings } from "../../platform/other-spellings.ts";
import { addressesOf, findPersonId } from "./erase-guest.ts";
import { selectChannels, selectConsents, selectPerson } from "./export-guest.queries.ts";

/** Reads the rows of a person's guests, consents and channels. Refused as not found if there is no such guest. */
export async function readPerson(at: ReadingAtVenue, guestId: string) {
  const { venueId } = at;
  const personId = await findPersonId(at, { guestId });
  const guests = await at.tx.rows(selectPerson, { venueId, guestId: personId });
  const guestIds = guests.map((guest) => guest.guest_id);
  const [consents, channels] = await Promise.all([
    at.tx.rows(selectConsents, { venueId, guestIds }),
    at.tx.rows(selectChannels, { venueId, guestIds }),
  ]);
  const phones = guests.flatMap(({ phone }) => (phone ? [phone, ...otherSpellings(phone)] : []));
  const whatsappIds = guests.flatMap((guest) =>
    [guest.whatsapp_user_id, ...guest.former_user_ids].filter((id) => id !== null),
  );
  return { guestIds, guests, consents, channels, addresses: addressesOf({ phones, whatsappIds }) };
}
