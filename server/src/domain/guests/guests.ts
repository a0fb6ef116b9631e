import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type Guest,
  selectGuest,
  selectGuestIdsByPhone,
  updateGuestLanguage,
  updateOptedOut,
} from "./guests.queries.ts";

/** The venue's guest with this id; refused if there is none. */
export async function findGuest(at: AtVenue, guestId: string): Promise<Guest> {
  const guest = await at.tx.maybeRow(selectGuest, { venueId: at.venueId, guestId });
  if (!guest) throw refuse("not_found");
  return guest;
}

export const listGuestIdsByPhone = (at: AtVenue, phone: string) =>
  at.tx.rows(selectGuestIdsByPhone, { venueId: at.venueId, phone });

export const setGuestLanguage = (at: AtVenue, guest: { guestId: string; language: string }) =>
  at.tx.run(updateGuestLanguage, { venueId: at.venueId, ...guest });

export const setOptedOut = (at: AtVenue, guestId: string, isOptedOut: boolean) =>
  at.tx.run(updateOptedOut, { venueId: at.venueId, guestId, optedOutAt: isOptedOut ? at.now : null });
