import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { addGuest as addGuestCall, previewFirstMessage } from "@bellhop/contract/guests";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  addGuest,
  changeGuestDetails,
  findGuest,
  findGuestByAddress,
  type Guest,
  lockGuests,
  mayBeSamePerson,
  openConflict,
  setConsent,
} from "../../domain/guests/index.ts";
import {
  broadcastReservations,
  changeReservationFields,
  findReservationByNumber,
  insertStay,
  listGuestIdsOfReservation,
  listStays,
  lockReservation,
  markActive,
  moveStay,
  openReservation,
  requireDates,
  viewReservation,
} from "../../domain/reservations/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { readPhone } from "../../platform/read-phone.ts";
import { refuseField } from "../../platform/refusal.ts";
import type { PlanParts } from "../proactive/read-plan-settings.ts";
import { planFirst, sendFirstMessage } from "./send-first-message.ts";

type NewStay = InputOf<typeof addGuestCall>;
type Member = Actor & { member_id: string };

/**
 * A member adds a guest with a stay, and the first message is queued. The same phone and reservation number again
 * changes that stay; the same phone with another number is a second stay; another phone joins the reservation. The same
 * phone with another person's name adds a guest without a phone: adding a guest renames no other.
 */
export async function guestIsAdded(
  at: AtVenue,
  by: Member,
  input: NewStay,
  parts: PlanParts,
): Promise<OutputOf<typeof addGuestCall>> {
  requireDates(input);
  const phone = await requirePhone(at, input.phone);
  const { guest, wasKnown, isChanged } = await openGuest(at, input, phone);
  if (input.offers !== undefined)
    await setConsent(at, guest.guest_id, { purpose: "offers", isGiven: input.offers, by: by.name });
  const { stored, isNew } = await openReservation(at, input);
  const dates = { checkin: input.checkin, checkout: input.checkout };
  const { after } = await changeReservationFields(at, stored, { fields: dates });
  const isMoved = await putInRoom(at, stored.reservation_id, guest.guest_id, input.room);
  if (isMoved) await markActive(at, stored.reservation_id);
  const reservation = await lockReservation(at, stored.reservation_id);
  const sent = await sendFirstMessage(at, parts, by, {
    guest,
    reservation,
    room: input.room,
    when: input.send ?? "after_quiet_hours",
  });
  const isAdded = isNew || !wasKnown;
  const hasChanged = isChanged || isMoved || Object.keys(after).length > 0;
  await recordChange(at, by, {
    kind: "guest_added",
    // The log keeps no names of guests: it can't be changed when their data is deleted.
    subject: { id: guest.guest_id, name: input.reservation_number },
    before: null,
    after: { ...dates, room: input.room, first_message: sent.message.how },
  });
  broadcastReservations(at, [stored.reservation_id]);
  return {
    guest_id: guest.guest_id,
    reservation_id: stored.reservation_id,
    conversation_id: sent.conversationId,
    result: isAdded ? "added" : hasChanged ? "changed" : "unchanged",
    first_message: sent.message,
  };
}

/** The first message, as it would be sent now. Changes nothing. */
export async function previewFirst(
  at: ReadingAtVenue,
  input: InputOf<typeof previewFirstMessage>,
  parts: PlanParts,
): Promise<OutputOf<typeof previewFirstMessage>> {
  requireDates(input);
  const phone = await requirePhone(at, input.phone);
  const known = await findGuestByAddress(at, { phone, whatsappUserId: null });
  const stored = await findReservationByNumber(at, input.reservation_number);
  const isOther = known !== undefined && (await isOtherPerson(at, known, input));
  const about = stored ?? { status: "confirmed" as const, first_message_id: null };
  const to = {
    guest_id: isOther ? null : (known?.guest_id ?? null),
    name: input.name,
    phone: isOther ? null : phone,
    language: input.language ?? known?.language ?? null,
  };
  const { message } = await planFirst(
    at,
    parts,
    to,
    { ...about, ...stayOf(input) },
    input.send ?? "after_quiet_hours",
  );
  return {
    known_guest: known ? { guest_id: known.guest_id, name: known.name } : null,
    adds_without_phone: isOther,
    known_reservation: stored ? await viewReservation(at, stored.reservation_id) : null,
    phone,
    first_message: message,
  };
}

const stayOf = ({ checkin, checkout, room, reservation_number }: NewStay) => ({
  ...{ checkin, checkout, room, reservation_number },
});

/** A phone as it was typed, as E.164; refused if it is not a number in the venue's country. */
export async function requirePhone(at: ReadingAtVenue, typed: string): Promise<string> {
  const { country } = await findVenue(at);
  const phone = readPhone(typed, country);
  if (!phone) throw refuseField("phone", "phone_not_a_number", { country });
  return phone;
}

/** The guest with this phone, named as staff name them; added if there is none. */
async function openGuest(at: AtVenue, input: NewStay, phone: string) {
  const { name, language } = input;
  const known = await findGuestByAddress(at, { phone, whatsappUserId: null });
  if (!known) {
    const added = await addGuest(at, {
      name,
      nameIsFromProfile: false,
      phone,
      whatsappUserId: null,
      language: language ?? null,
    });
    if (added) return { guest: added, wasKnown: false, isChanged: true };
  }
  // Without `known`, the guest's own first message has added them meanwhile.
  const guest = known ?? (await findGuestByAddress(at, { phone, whatsappUserId: null }));
  if (!guest) throw new Error("A guest's phone is taken, but no guest has it");
  if (await isOtherPerson(at, guest, input)) return openWithoutPhone(at, input, guest);
  const changes = { name, ...(language !== undefined && { language }) };
  const { before, after } = await changeGuestDetails(at, guest.guest_id, changes);
  const isChanged = before.name !== after.name || before.language !== after.language;
  const changed: Guest = { ...guest, name: after.name, language: after.language };
  return { guest: changed, wasKnown: true, isChanged };
}

/** Another person than the guest with the phone, whose stay this is not. */
async function isOtherPerson(at: ReadingAtVenue, known: Guest, { name, reservation_number }: NewStay) {
  if (mayBeSamePerson(known, name)) return false;
  return !(await guestIdsOf(at, reservation_number)).includes(known.guest_id);
}

const guestIdsOf = async (at: ReadingAtVenue, reservationNumber: string) =>
  (await listGuestIdsOfReservation(at, reservationNumber)).map(({ guest_id }) => guest_id);

/** Adds a guest without the phone that another guest has, once per reservation. Staff see that the two may be one. */
async function openWithoutPhone(at: AtVenue, { name, language, reservation_number }: NewStay, owner: Guest) {
  const stored = await lockGuests(at, await guestIdsOf(at, reservation_number));
  const before = stored.find((one) => one.name === name && one.phone === null);
  if (before) return { guest: await findGuest(at, before.guest_id), wasKnown: true, isChanged: false };
  const added = await addGuest(at, {
    name,
    nameIsFromProfile: false,
    phone: null,
    whatsappUserId: null,
    language: language ?? null,
  });
  if (!added) throw new Error("A guest without addresses was not added");
  await openConflict(at, { guestId: owner.guest_id, otherGuestId: added.guest_id, cause: "address" });
  return { guest: added, wasKnown: false, isChanged: true };
}

/** Staff who leave the room empty don't change it. Returns whether something changed. */
async function putInRoom(
  at: AtVenue,
  reservationId: string,
  guestId: string,
  room: string,
): Promise<boolean> {
  const stays = (await listStays(at, reservationId)).filter((stay) => stay.guest_id === guestId);
  const [only] = stays;
  if (!only) {
    await insertStay(at, { reservationId, guestId, room });
    return true;
  }
  if (room === "" || stays.some((stay) => stay.room === room)) return false;
  // A guest with one room moves; a further room is added to several.
  if (stays.length === 1) return moveStay(at, { reservationId, guestId, room: only.room, newRoom: room });
  await insertStay(at, { reservationId, guestId, room });
  return true;
}
