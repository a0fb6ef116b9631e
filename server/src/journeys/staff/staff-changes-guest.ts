import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { changeGuest, Guest, matchGuests } from "@bellhop/contract/guests";
import type { suggestReservations as suggestCall } from "@bellhop/contract/reservations";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { broadcastConversation } from "../../domain/conversations/index.ts";
import {
  changeGuestDetails,
  findConsent,
  findGuest,
  findGuestDetails,
  lockGuests,
  openConflict,
  setConsent,
} from "../../domain/guests/index.ts";
import {
  broadcastReservations,
  listReservationsOfGuest,
  suggestReservations,
} from "../../domain/reservations/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { requirePhone } from "../stays/guest-is-added.ts";
import { staffMergesGuests } from "./staff-merges-guests.ts";

export async function viewGuest(at: ReadingAtVenue, guestId: string): Promise<Guest> {
  const [details, consent, reservations] = await Promise.all([
    findGuestDetails(at, guestId),
    findConsent(at, guestId),
    listReservationsOfGuest(at, guestId),
  ]);
  const { merged_into: _, created_at, ...guest } = details;
  return { ...guest, consent, reservations, created_at: created_at.toISOString() };
}

/** A member changes what is known of a guest, or what the guest agreed to. */
export async function staffChangesGuest(
  at: AtVenue,
  by: Actor,
  { guest_id, consent = {}, phone: typed, ...changes }: InputOf<typeof changeGuest>,
): Promise<Guest> {
  const phone = typed === undefined ? {} : { phone: await requirePhone(at, typed) };
  const { before, after } = await changeGuestDetails(at, guest_id, { ...changes, ...phone });
  for (const purpose of ["stay", "offers"] as const) {
    const isGiven = consent[purpose];
    if (isGiven !== undefined) await setConsent(at, guest_id, { purpose, isGiven, by: by.name });
  }
  // The log says which fields changed, without their values: it can't be changed when the guest's data is deleted.
  const fields = (["name", "phone", "email", "language"] as const).filter(
    (field) => before[field] !== after[field],
  );
  await recordChange(at, by, {
    kind: "guest_changed",
    subject: { id: guest_id, name: guest_id },
    before: null,
    after: { ...(fields.length > 0 && { fields }), ...consent },
  });
  const view = await viewGuest(at, guest_id);
  if (view.conversation_id) broadcastConversation(at, view.conversation_id);
  if (view.reservations.length > 0)
    broadcastReservations(
      at,
      view.reservations.map(({ reservation_id }) => reservation_id),
    );
  return view;
}

export async function suggestForGuest(
  at: ReadingAtVenue,
  guestId: string,
): Promise<OutputOf<typeof suggestCall>> {
  const guest = await findGuest(at, guestId);
  const own = await listReservationsOfGuest(at, guestId);
  // Someone with a current stay needs no suggestion.
  const isKnown = own.some(({ status }) => status === "confirmed" || status === "checked_in");
  return isKnown ? { items: [] } : suggestReservations(at, guest);
}

/**
 * A member decides that a guest who wrote is a guest of a reservation: both are merged, so that the thread shows the
 * stay.
 */
export async function staffMatchesGuests(
  at: AtVenue,
  by: Actor,
  { guest_id, other_guest_id }: InputOf<typeof matchGuests>,
): Promise<OutputOf<typeof matchGuests>> {
  if (guest_id === other_guest_id) throw refuseNotPossible("same_twice");
  await lockGuests(at, [guest_id, other_guest_id]);
  const guest = await findGuest(at, guest_id);
  const other = await findGuestDetails(at, other_guest_id);
  // A visitor of the guest page joins the guest who has their phone, also one who has a conversation.
  const isVisitor = guest.phone === null && other.phone !== null;
  if (guest.merged_into || other.merged_into || (other.conversation_id && !isVisitor))
    throw refuse("wrong_state");
  const [stays, joins] = isVisitor ? [other_guest_id, guest_id] : [guest_id, other_guest_id];
  const pair = { guestId: stays, otherGuestId: joins };
  const { conflictId } = await openConflict(at, { ...pair, cause: "address" });
  const merged = await staffMergesGuests(at, by, conflictId);
  const reservations = await listReservationsOfGuest(at, stays);
  broadcastReservations(
    at,
    reservations.map(({ reservation_id }) => reservation_id),
  );
  return merged;
}
