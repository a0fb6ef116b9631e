import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { otherSpellings } from "../../platform/other-spellings.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  deleteConflictsOf,
  eraseGuestRows,
  insertErasedGuests,
  type PersonRow,
  selectCounterparts,
  selectGuestId,
  selectPersonForUpdate,
} from "./erase-guest.queries.ts";

/** Lists the guests that are one person: a guest, those merged into them, and visitors who verified as them. */
export type Person = {
  guestId: string;
  guestIds: string[];
  names: string[];
  /** E.164, with all spellings of each. */
  phones: string[];
  emails: string[];
  /** Ids and user names in WhatsApp. */
  whatsappIds: string[];
};

/** The guests' addresses as WhatsApp writes them: phones in digits, in all spellings, and user ids. */
export const addressesOf = ({ phones, whatsappIds }: Pick<Person, "phones" | "whatsappIds">): string[] => [
  ...phones.map((phone) => phone.replace(/\D/g, "")),
  ...whatsappIds,
];

/** The id of the person with this guest id or one of these phones; refused if there is none. */
export async function findPersonId(
  at: ReadingAtVenue,
  { guestId = null, phones = [] }: { guestId?: string | null; phones?: string[] },
): Promise<string> {
  const spelled = [...new Set(phones.flatMap((phone) => [phone, ...otherSpellings(phone)]))];
  const found = await at.tx.maybeRow(selectGuestId, { venueId: at.venueId, guestId, phones: spelled });
  if (!found) throw refuse("not_found");
  return found.guest_id;
}

/** Locks all guests that are this person until the unit ends; refused if they were deleted meanwhile. */
export async function lockPerson(at: AtVenue, guestId: string): Promise<Person> {
  const rows = await at.tx.rows(selectPersonForUpdate, { venueId: at.venueId, guestId });
  if (!rows.some((row) => row.guest_id === guestId)) throw refuse("not_found");
  const all = (pick: (row: PersonRow) => (string | null)[]) =>
    rows.flatMap(pick).filter((one) => one !== null && one !== "") as string[];
  return {
    guestId,
    guestIds: rows.map((row) => row.guest_id),
    names: all(({ name }) => [name]),
    phones: all(({ phone }) => [phone]).flatMap((phone) => [phone, ...otherSpellings(phone)]),
    emails: all(({ email }) => [email]),
    whatsappIds: all((row) => [
      row.whatsapp_user_id,
      ...row.former_user_ids,
      row.whatsapp_parent_id,
      row.whatsapp_username,
    ]),
  };
}

/** The other guests of the person's conflicts, decided or not. */
export async function listCounterparts(at: AtVenue, { guestIds }: Person): Promise<string[]> {
  const rows = await at.tx.rows(selectCounterparts, { venueId: at.venueId, guestIds });
  return rows.map(({ guest_id }) => guest_id).filter((id) => !guestIds.includes(id));
}

/** Removes names and addresses, search terms, consents and conflicts. The rows stay, so that counts stay right. */
export async function eraseGuests(at: AtVenue, { guestIds }: Person) {
  await at.tx.run(deleteConflictsOf, { venueId: at.venueId, guestIds });
  await at.tx.run(eraseGuestRows, { venueId: at.venueId, guestIds, erasedAt: at.now });
}

/** Adds rows like those of deleted guests, for conversations whose guest stays. Returns their ids. */
export async function addErasedGuests(at: AtVenue, count: number): Promise<string[]> {
  const guestIds = Array.from({ length: count }, newId);
  await at.tx.run(insertErasedGuests, { venueId: at.venueId, guestIds, erasedAt: at.now });
  return guestIds;
}
