import type { AtVenue } from "../../platform/at/index.ts";
import { addGuest } from "./add-guest.ts";
import { type Guest, listGuestsByAddress, setMissingAddress, setProfileName } from "./guests.queries.ts";
import { writeTermsOf } from "./write-guest-terms.ts";

/** How a guest is reached on WhatsApp: by phone (E.164), by the network's user id where the phone is hidden, or both. */
export type GuestAddress = { phone: string | null; whatsappUserId: string | null; profileName: string };

/**
 * The guest of that address; a new one where the venue has not met them. Two at once still make one guest. A guest
 * known by one of phone and user id is known by both once both come together; two guests are never made one.
 */
export async function recogniseGuest(at: AtVenue, address: GuestAddress): Promise<Guest> {
  const keys = { venueId: at.venueId, phone: address.phone, whatsappUserId: address.whatsappUserId };
  const [known, another] = await at.tx.rows(listGuestsByAddress, keys);
  if (known) return learn(at, another ? withoutAddress(address) : address, known);
  const { profileName, phone, whatsappUserId } = address;
  const added = await addGuest(at, {
    name: profileName,
    nameIsFromProfile: true,
    phone,
    whatsappUserId,
    language: null,
  });
  if (added) return added;
  // Another delivery of the same guest committed first, and is visible now.
  const [met] = await at.tx.rows(listGuestsByAddress, keys);
  if (!met) throw new Error("A guest's address is taken, and nobody has it");
  return met;
}

/** Fills in what is missing about a known guest. */
async function learn(at: AtVenue, address: GuestAddress, known: Guest): Promise<Guest> {
  const { phone, whatsappUserId, profileName } = address;
  let guest = known;
  if ((phone && !known.phone) || (whatsappUserId && !known.whatsapp_user_id)) {
    guest = await at.tx.row(setMissingAddress, {
      venueId: at.venueId,
      guestId: known.guest_id,
      phone,
      whatsappUserId,
    });
  }
  if (guest.name === "" && profileName) {
    await at.tx.run(setProfileName, { venueId: at.venueId, guestId: known.guest_id, name: profileName });
    guest = { ...guest, name: profileName };
  }
  if (guest !== known) await writeTermsOf(at, [guest]);
  return guest;
}

/** Phone and user id belong to two guests: neither is filled in. */
function withoutAddress({ profileName }: GuestAddress): GuestAddress {
  return { phone: null, whatsappUserId: null, profileName };
}
