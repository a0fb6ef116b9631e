import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { termsOf } from "../../platform/search-terms.ts";
import {
  forgetAddress,
  type GuestDetails,
  lockGuest,
  selectGuestDetails,
  updateGuest,
} from "./edit-guest.queries.ts";
import { findGuestByAddress } from "./recognise-guest.ts";

export type { GuestDetails };

/** The guest with this id; refused if there is none. */
export async function findGuestDetails(at: ReadingAtVenue, guestId: string): Promise<GuestDetails> {
  const found = await at.tx.maybeRow(selectGuestDetails, { venueId: at.venueId, guestId });
  if (!found) throw refuse("not_found");
  return found;
}

type Details = { name: string; phone: string | null; email: string | null; language: string | null };

/**
 * Changes what staff know of a guest and returns it before and after. A phone is corrected until the guest has written:
 * from then on another number is another address, which WhatsApp reports. Refused if another guest has it.
 */
export async function changeGuestDetails(
  at: AtVenue,
  guestId: string,
  changes: Partial<Details>,
): Promise<{ before: Details; after: Details }> {
  const locked = await at.tx.maybeRow(lockGuest, { venueId: at.venueId, guestId });
  if (!locked) throw refuse("not_found");
  const { guest_id: _, has_written: hasWritten, ...before } = locked;
  const after = { ...before, ...changes };
  // Imports and deletions compare addresses in lower case.
  after.email = after.email?.toLowerCase() ?? null;
  if (after.phone !== before.phone && after.phone !== null) {
    if (before.phone !== null && hasWritten) throw refuseField("phone", "phone_fixed");
    const other = await findGuestByAddress(at, { phone: after.phone, whatsappUserId: null });
    if (other && other.guest_id !== guestId)
      throw refuseField("phone", "phone_taken", { guest_id: other.guest_id });
    if (before.phone !== null) await at.tx.run(forgetAddress, { venueId: at.venueId, guestId });
  }
  const { name, phone, email, language } = after;
  const terms = termsOf(name, phone);
  await at.tx.run(updateGuest, { venueId: at.venueId, guestId, name, phone, email, language, terms });
  return { before, after };
}
