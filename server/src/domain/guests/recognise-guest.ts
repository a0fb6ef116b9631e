import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { findGuestByAddress, type Guest, insertGuest, setProfileName } from "./guests.queries.ts";

/** How a guest is reached on WhatsApp: by phone (E.164), by the network's user id where the phone is hidden, or both. */
export type GuestAddress = { phone: string | null; whatsappUserId: string | null; profileName: string };

/** The guest of that address; a new one where the venue has not met them. Two at once still make one guest. */
export async function recogniseGuest(at: AtVenue, address: GuestAddress): Promise<Guest> {
  const keys = [at.venueId, address.phone, address.whatsappUserId];
  const known = await at.tx.maybeRow(findGuestByAddress, keys);
  if (known) {
    if (known.name === "" && address.profileName) {
      await at.tx.run(setProfileName, [at.venueId, known.guest_id, address.profileName]);
      return { ...known, name: address.profileName };
    }
    return known;
  }
  const added = await at.tx.maybeRow(insertGuest, [
    at.venueId,
    newId(),
    address.profileName,
    true,
    address.phone,
    address.whatsappUserId,
    null,
    at.now,
  ]);
  // Nothing came back: another delivery of the same guest committed first, and is visible now.
  return added ?? (await at.tx.row(findGuestByAddress, keys));
}
