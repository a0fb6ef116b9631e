import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { otherSpellings } from "../../platform/other-spellings.ts";
import { termsOf } from "../../platform/search-terms.ts";
import { addGuest } from "./add-guest.ts";
import {
  type AddressKeys,
  completeAddress,
  type Guest,
  insertConflict,
  insertGuestTerms,
  listGuestsByAddress,
  selectGuest,
  setAddress,
  setAddressBookName,
  setProfileName,
} from "./guests.queries.ts";

/** A guest's addresses in WhatsApp: a phone (E.164), the network's user id if the phone is hidden, or both. */
export type GuestAddress = {
  phone: string | null;
  whatsappUserId: string | null;
  /** The guest's id at all businesses of one company. */
  parentId: string | null;
  username: string | null;
  profileName: string;
};

/** `newConflict`: the address was found to belong to two guests, for the first time. */
export type Recognised = { guest: Guest; newConflict: boolean };

type Address = { phone: string | null; whatsappUserId: string | null; parentId?: string | null };

export function addressKeys({ phone, whatsappUserId, parentId = null }: Address): AddressKeys {
  return { phones: phone === null ? [] : [phone, ...otherSpellings(phone)], whatsappUserId, parentId };
}

/**
 * Finds the guest with this address, or adds one. Concurrent calls add one guest only. An address completes a guest who
 * had only a part of it. If its parts belong to two guests, the phone decides and the conflict is recorded: only staff
 * merge guests.
 */
export async function recogniseGuest(at: AtVenue, address: GuestAddress): Promise<Recognised> {
  return (await recogniseKnownGuest(at, address)) ?? addNewGuest(at, address);
}

/** Like `recogniseGuest`, but adds none: undefined if no guest has the address. */
export async function recogniseKnownGuest(
  at: AtVenue,
  address: GuestAddress,
): Promise<Recognised | undefined> {
  const keys = { venueId: at.venueId, ...addressKeys(address) };
  const found = await at.tx.rows(listGuestsByAddress, keys);
  return found.length > 0 ? recogniseKnown(at, address, found) : undefined;
}

/** Adds a guest whom `recogniseKnownGuest` did not find. */
export async function addNewGuest(at: AtVenue, address: GuestAddress): Promise<Recognised> {
  const { profileName, phone, whatsappUserId, parentId, username } = address;
  const added = await addGuest(at, {
    name: profileName,
    nameIsFromProfile: true,
    phone,
    whatsappUserId,
    parentId,
    username,
    language: null,
  });
  if (added) return { guest: added, newConflict: false };
  // Another delivery of the same guest committed first and is visible now.
  const [met] = await at.tx.rows(listGuestsByAddress, { venueId: at.venueId, ...addressKeys(address) });
  if (!met) throw new Error("A guest's address is taken, but no guest has it");
  return { guest: met, newConflict: false };
}

async function recogniseKnown(at: AtVenue, address: GuestAddress, found: Guest[]): Promise<Recognised> {
  const [first, ...others] = found as [Guest, ...Guest[]];
  const other = others.find((one) => personOf(one) !== personOf(first));
  if (other) {
    const guest = await learn(at, withoutAddress(address), await mergedGuest(at, first));
    return { guest, newConflict: await recordConflict(at, guest.guest_id, personOf(other)) };
  }
  // The merged guest learns the address; the guest that they were merged into writes.
  const learnt = await learn(at, others.length > 0 ? withoutAddress(address) : address, first);
  return { guest: await mergedGuest(at, learnt), newConflict: false };
}

/** A conflict is between people, so that a merged guest has none. */
const personOf = ({ guest_id, merged_into }: Guest): string => merged_into ?? guest_id;

/** The guest who has this address; undefined if none has. */
export async function findGuestByAddress(at: ReadingAtVenue, address: Address): Promise<Guest | undefined> {
  const [found] = await at.tx.rows(listGuestsByAddress, { venueId: at.venueId, ...addressKeys(address) });
  return found && mergedGuest(at, found);
}

/** Staff see both guests and decide whether they are one person. False if it was recorded before. */
async function recordConflict(at: AtVenue, guestId: string, otherGuestId: string): Promise<boolean> {
  const recorded = await at.tx.maybeRow(insertConflict, {
    venueId: at.venueId,
    conflictId: newId(),
    guestId,
    otherGuestId,
    cause: "address",
    foundAt: at.now,
  });
  return recorded !== undefined;
}

export type Moved =
  | { is: "moved"; guest: Guest }
  /** Nothing to do: the guest has this address already. */
  | { is: "same"; guest: Guest }
  /** Another guest has the new address. Nothing is changed. */
  | { is: "conflict"; guest: Guest; newConflict: boolean }
  | { is: "unknown" };

/** A guest has another phone or user id from now on. */
export async function moveAddress(at: AtVenue, from: Address, to: Address): Promise<Moved> {
  const holds = ({ phone, whatsapp_user_id }: Guest) =>
    (to.phone === null || phone === to.phone) &&
    (to.whatsappUserId === null || whatsapp_user_id === to.whatsappUserId);
  const [guest] = await at.tx.rows(listGuestsByAddress, { venueId: at.venueId, ...addressKeys(from) });
  const knownByNew = await at.tx.rows(listGuestsByAddress, { venueId: at.venueId, ...addressKeys(to) });
  if (!guest) {
    const [met] = knownByNew;
    return met ? { is: "same", guest: met } : { is: "unknown" };
  }
  if (holds(guest)) return { is: "same", guest };
  const other = knownByNew.find(({ guest_id }) => guest_id !== guest.guest_id);
  if (other) {
    const isOnePerson = personOf(other) === personOf(guest);
    const newConflict = !isOnePerson && (await recordConflict(at, personOf(guest), personOf(other)));
    return { is: "conflict", guest, newConflict };
  }
  const { phone, whatsappUserId } = to;
  const moved = await at.tx.row(setAddress, {
    venueId: at.venueId,
    guestId: guest.guest_id,
    phone,
    whatsappUserId,
  });
  await addTerms(at, moved);
  return { is: "moved", guest: moved };
}

/** Names a known guest as the venue's phone does, unless staff have named them. */
export async function nameFromAddressBook(at: AtVenue, { phone, name }: { phone: string; name: string }) {
  const phones = [phone, ...otherSpellings(phone)];
  for (const { guest_id } of await at.tx.rows(setAddressBookName, { venueId: at.venueId, phones, name }))
    await at.tx.run(insertGuestTerms, {
      venueId: at.venueId,
      guestId: guest_id,
      terms: termsOf(name, phone),
    });
}

/**
 * Fills in what is missing about a known guest, and adds the search terms for it. WhatsApp gives a person another user id
 * from time to time: the newest is the one that replies need.
 */
async function learn(at: AtVenue, address: GuestAddress, known: Guest): Promise<Guest> {
  const { phone, whatsappUserId, parentId, username, profileName } = address;
  let guest = known;
  const isNew =
    (phone && !known.phone) ||
    (whatsappUserId && whatsappUserId !== known.whatsapp_user_id) ||
    (parentId && !known.whatsapp_parent_id) ||
    (username && username !== known.whatsapp_username);
  if (isNew) {
    guest = await at.tx.row(completeAddress, {
      venueId: at.venueId,
      guestId: known.guest_id,
      phone,
      whatsappUserId,
      parentId,
      username,
    });
  }
  if (guest.name === "" && profileName) {
    await at.tx.run(setProfileName, { venueId: at.venueId, guestId: known.guest_id, name: profileName });
    guest = { ...guest, name: profileName };
  }
  if (guest !== known) await addTerms(at, guest);
  return guest;
}

const addTerms = (at: AtVenue, { guest_id, name, phone }: Guest) =>
  at.tx.run(insertGuestTerms, { venueId: at.venueId, guestId: guest_id, terms: termsOf(name, phone) });

/** The guest that staff merged this one into; else the guest itself. */
async function mergedGuest(at: ReadingAtVenue, guest: Guest): Promise<Guest> {
  if (guest.merged_into === null) return guest;
  return at.tx.row(selectGuest, { venueId: at.venueId, guestId: guest.merged_into });
}

/** Phone and user id belong to different guests: neither is filled in. */
function withoutAddress({ profileName }: GuestAddress): GuestAddress {
  return { phone: null, whatsappUserId: null, parentId: null, username: null, profileName };
}
