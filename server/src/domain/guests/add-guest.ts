import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { type Guest, insertGuest } from "./guests.queries.ts";

export type NewGuest = {
  name: string;
  /** The name is only what the guest's own profile says. */
  nameIsFromProfile: boolean;
  phone: string | null;
  whatsappUserId: string | null;
  parentId?: string | null;
  username?: string | null;
  language: string | null;
};

/** Adds a guest, who is found by name and phone from then on; undefined where another has that phone or user id. */
export async function addGuest(at: AtVenue, guest: NewGuest): Promise<Guest | undefined> {
  const {
    name,
    nameIsFromProfile,
    phone,
    whatsappUserId,
    parentId = null,
    username = null,
    language,
  } = guest;
  return at.tx.maybeRow(insertGuest, {
    venueId: at.venueId,
    guestId: newId(),
    name,
    nameIsFromProfile,
    phone,
    whatsappUserId,
    parentId,
    username,
    language,
    createdAt: at.now,
    terms: termsOf(name, phone),
  });
}
