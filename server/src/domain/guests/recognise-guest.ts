import type { AtVenue } from "../../platform/at/index.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { addGuest } from "./add-guest.ts";
import {
  type Guest,
  insertGuestTerms,
  listGuestsByAddress,
  setMissingAddress,
  setProfileName,
} from "./guests.queries.ts";

/** A guest's WhatsApp address: phone (E.164), the network's user id if the phone is hidden, or both. */
export type GuestAddress = { phone: string | null; whatsappUserId: string | null; profileName: string };

/**
 * Finds the guest with this address, or adds one. Concurrent calls add one guest only. An address with phone and user id
 * completes a guest who had one of them; two guests are never merged.
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
  // Another delivery of the same guest committed first and is visible now.
  const [met] = await at.tx.rows(listGuestsByAddress, keys);
  if (!met) throw new Error("A guest's address is taken, and nobody has it");
  return met;
}

/** Fills in what is missing about a known guest, and adds the search terms for it. */
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
  if (guest !== known) {
    const terms = termsOf(guest.name, guest.phone);
    await at.tx.run(insertGuestTerms, { venueId: at.venueId, guestId: guest.guest_id, terms });
  }
  return guest;
}

/** Phone and user id belong to different guests: neither is filled in. */
function withoutAddress({ profileName }: GuestAddress): GuestAddress {
  return { phone: null, whatsappUserId: null, profileName };
}
