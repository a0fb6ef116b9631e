import type { AtVenue } from "../../platform/at/index.ts";
import { otherSpellings } from "../../platform/other-spellings.ts";
import { termsOf } from "../../platform/search-terms.ts";
import {
  deleteUnusedGuests,
  type GuestToMatch,
  insertGuests,
  lockGuestsToMatch,
  selectGuestsForUpdate,
  selectGuestsToMatch,
  selectGuestsWithMessages,
  updateGuests,
} from "./many-guests.queries.ts";

export type { GuestToMatch };

export type GuestValues = {
  guest_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  language: string | null;
};

/** The guests with these phones (E.164, in any spelling) or e-mail addresses; with `lock`, until the unit ends. */
export async function listGuestsToMatch(
  at: AtVenue,
  addresses: { phones: string[]; emails: string[] },
  { lock }: { lock: boolean },
) {
  const phones = [...new Set(addresses.phones.flatMap((phone) => [phone, ...otherSpellings(phone)]))];
  const list = lock ? lockGuestsToMatch : selectGuestsToMatch;
  const rows = await at.tx.rows(list, { venueId: at.venueId, phones, emails: addresses.emails });
  const byPhone = new Map<string, GuestToMatch>();
  const byEmail = new Map<string, GuestToMatch[]>();
  for (const { matched_phone, matched_email, ...guest } of rows) {
    if (matched_phone) byPhone.set(matched_phone, guest);
    if (matched_email) byEmail.set(matched_email, [...(byEmail.get(matched_email) ?? []), guest]);
  }
  const guestOf = (phone: string) =>
    [phone, ...otherSpellings(phone)].map((one) => byPhone.get(one)).find((one) => one !== undefined);
  return { guestOf, byEmail };
}

/** Adds many guests, who are found by name and phone from then on. Fails if another guest has one of the phones. */
export async function addGuests(at: AtVenue, guests: readonly GuestValues[]) {
  if (guests.length === 0) return;
  await at.tx.run(insertGuests, { venueId: at.venueId, guests: withTerms(guests), createdAt: at.now });
}

/** Sets the values of many guests. Fails if another guest has one of the phones. */
export async function setGuests(
  at: AtVenue,
  guests: readonly (GuestValues & { name_is_from_profile?: boolean })[],
) {
  if (guests.length > 0) await at.tx.run(updateGuests, { venueId: at.venueId, guests: withTerms(guests) });
}

const withTerms = (guests: readonly GuestValues[]) =>
  JSON.stringify(guests.map((guest) => ({ ...guest, terms: termsOf(guest.name, guest.phone) })));

/** Locks these guests until the unit ends, in the order of their ids, and before their conversations. */
export const lockGuests = (at: AtVenue, guestIds: string[]) =>
  at.tx.rows(selectGuestsForUpdate, { venueId: at.venueId, guestIds });

export async function listGuestsWithMessages(
  at: AtVenue,
  guestIds: string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await at.tx.rows(selectGuestsWithMessages, { venueId: at.venueId, guestIds, since });
  return new Set(rows.map(({ guest_id }) => guest_id));
}

/** Deletes guests without stays, messages or decisions; returns those that were. */
export async function removeUnusedGuests(at: AtVenue, guestIds: string[]): Promise<Set<string>> {
  if (guestIds.length === 0) return new Set();
  const rows = await at.tx.rows(deleteUnusedGuests, { venueId: at.venueId, guestIds });
  return new Set(rows.map(({ guest_id }) => guest_id));
}
