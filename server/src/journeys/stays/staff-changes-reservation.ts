import type { InputOf } from "@bellhop/contract/call";
import type {
  addReservationGuest,
  changeReservation,
  moveRoom,
  Reservation,
  removeReservationGuest,
  setReservationStatus,
} from "@bellhop/contract/reservations";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { broadcastConversation, lockConversationsOfGuests } from "../../domain/conversations/index.ts";
import { addGuest, changeGuestDetails, findGuest, findGuestByAddress } from "../../domain/guests/index.ts";
import {
  broadcastReservations,
  changeReservationFields,
  changeStatus,
  deleteStay,
  insertStay,
  listStays,
  lockReservation,
  markActive,
  moveStay,
  viewReservation,
} from "../../domain/reservations/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";

/** A member edits a reservation. What a colleague has changed since is refused, field by field; the rest is merged. */
export async function staffChangesReservation(
  at: AtVenue,
  by: Actor,
  { reservation_id, fields, was }: InputOf<typeof changeReservation>,
): Promise<Reservation> {
  const stored = await lockReservation(at, reservation_id);
  const { before, after } = await changeReservationFields(at, stored, { fields, was });
  return finish(at, by, stored, { before, after });
}

/** A member moves a reservation to another status, also back. */
export async function staffSetsStatus(
  at: AtVenue,
  by: Actor,
  { reservation_id, status, was }: InputOf<typeof setReservationStatus>,
): Promise<Reservation> {
  const stored = await lockReservation(at, reservation_id);
  if (!(await changeStatus(at, stored, { status, was }))) return viewReservation(at, reservation_id);
  return finish(at, by, stored, { before: { status: stored.status }, after: { status } });
}

/** A member moves a guest to another room. */
export async function staffMovesRoom(
  at: AtVenue,
  by: Actor,
  { reservation_id, guest_id, room, new_room }: InputOf<typeof moveRoom>,
): Promise<Reservation> {
  const stored = await lockReservation(at, reservation_id);
  if (room === new_room) return viewReservation(at, reservation_id);
  const stays = await listStays(at, reservation_id);
  const isThere = stays.some((stay) => stay.guest_id === guest_id && stay.room === new_room);
  const stay = { reservationId: reservation_id, guestId: guest_id, room };
  // Two rooms become one if the guest has the other one already.
  const isMoved = isThere ? await deleteStay(at, stay) : await moveStay(at, { ...stay, newRoom: new_room });
  if (!isMoved) throw refuse("wrong_state");
  await markActive(at, reservation_id);
  return finish(at, by, stored, { before: { room }, after: { room: new_room } });
}

/** A member adds a guest to a reservation, known or not, with a room. */
export async function staffAddsToReservation(
  at: AtVenue,
  by: Actor,
  { reservation_id, guest, room }: InputOf<typeof addReservationGuest>,
): Promise<Reservation> {
  const stored = await lockReservation(at, reservation_id);
  const guestId = await guestIdOf(at, guest);
  await insertStay(at, { reservationId: reservation_id, guestId, room });
  await markActive(at, reservation_id);
  return finish(at, by, stored, { before: null, after: { guest: guestId, room } }, "reservation_guest_added");
}

async function guestIdOf(at: AtVenue, guest: InputOf<typeof addReservationGuest>["guest"]): Promise<string> {
  if ("guest_id" in guest) return (await findGuest(at, guest.guest_id)).guest_id;
  const { name, phone = null, email, language = null } = guest;
  const find = async () => phone && (await findGuestByAddress(at, { phone, whatsappUserId: null }));
  const known = await find();
  if (known) return known.guest_id;
  const added = await addGuest(at, { name, nameIsFromProfile: false, phone, whatsappUserId: null, language });
  if (added && email) await changeGuestDetails(at, added.guest_id, { email });
  // Another member, or the guest's own message, has added them meanwhile.
  const met = added || (await find());
  if (!met) throw refuse("wrong_state");
  return met.guest_id;
}

/** A member takes a guest out of a room of a reservation. */
export async function staffRemovesFromReservation(
  at: AtVenue,
  by: Actor,
  { reservation_id, guest_id, room }: InputOf<typeof removeReservationGuest>,
): Promise<Reservation> {
  const stored = await lockReservation(at, reservation_id);
  const stays = await listStays(at, reservation_id);
  const isIn = stays.some((stay) => stay.guest_id === guest_id && stay.room === room);
  if (!isIn) throw refuse("wrong_state");
  if (stays.length === 1) throw refuseNotPossible("last_guest");
  await deleteStay(at, { reservationId: reservation_id, guestId: guest_id, room });
  await markActive(at, reservation_id);
  await broadcastThreads(at, [guest_id]);
  return finish(
    at,
    by,
    stored,
    { before: { guest: guest_id, room }, after: null },
    "reservation_guest_removed",
  );
}

async function finish(
  at: AtVenue,
  by: Actor,
  { reservation_id, reservation_number }: { reservation_id: string; reservation_number: string },
  change: { before: object | null; after: object | null },
  kind:
    | "reservation_changed"
    | "reservation_guest_added"
    | "reservation_guest_removed" = "reservation_changed",
): Promise<Reservation> {
  await recordChange(at, by, { kind, subject: { id: reservation_id, name: reservation_number }, ...change });
  broadcastReservations(at, [reservation_id]);
  const view = await viewReservation(at, reservation_id);
  await broadcastThreads(
    at,
    view.guests.map((guest) => guest.guest_id),
  );
  return view;
}

/** The inbox shows each guest's stay. */
async function broadcastThreads(at: AtVenue, guestIds: string[]) {
  const threads = await lockConversationsOfGuests(at, guestIds);
  for (const conversationId of threads.values()) broadcastConversation(at, conversationId);
}
