import type { ReservationFields, ReservationStatus } from "@bellhop/contract/reservations";
import { nextStatuses } from "@bellhop/contract/reservations";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  type FieldError,
  fieldError,
  refuse,
  refuseField,
  refuseNotPossible,
} from "../../platform/refusal.ts";
import { numberTerms } from "./add-reservation.ts";
import {
  replaceReservationTerms,
  type StoredReservation,
  selectReservationByNumber,
  selectReservationForUpdate,
  setFirstMessage,
  setFirstMessageDue,
  setFirstMessageIfNone,
  touchReservation,
  updateReservation,
} from "./reservations.queries.ts";

export type { StoredReservation };

/** Locks the reservation until the unit ends; refused if there is none with this id. */
export async function lockReservation(at: AtVenue, reservationId: string): Promise<StoredReservation> {
  const found = await at.tx.maybeRow(selectReservationForUpdate, { venueId: at.venueId, reservationId });
  if (!found) throw refuse("not_found");
  return found;
}

/** Locks a reservation whose first message is due; undefined if it was sent, planned again for later, or cancelled. */
export async function lockReservationToGreet(
  at: AtVenue,
  reservationId: string,
): Promise<StoredReservation | undefined> {
  const found = await at.tx.maybeRow(selectReservationForUpdate, { venueId: at.venueId, reservationId });
  const dueAt = found?.first_message_due_at;
  return dueAt && dueAt <= at.now ? found : undefined;
}

export const findReservationByNumber = (at: ReadingAtVenue, reservationNumber: string) =>
  at.tx.maybeRow(selectReservationByNumber, { venueId: at.venueId, reservationNumber });

type Fields = Partial<ReservationFields>;

/**
 * Changes fields of a locked reservation. A field that differs from `was` was changed by someone else meanwhile: refused
 * with the field named, unless both made it the same. Returns the fields that changed, before and after.
 */
export async function changeReservationFields(
  at: AtVenue,
  stored: StoredReservation,
  { fields, was = {} }: { fields: Fields; was?: Fields | undefined },
): Promise<{ before: Fields; after: Fields }> {
  const conflicts = (Object.keys(fields) as (keyof Fields)[]).flatMap((field) =>
    field in was && was[field] !== stored[field] && fields[field] !== stored[field]
      ? [fieldError(`fields.${field}`, "changed_meanwhile", { value: String(stored[field] ?? "") })]
      : [],
  );
  if (conflicts.length > 0) throw refuse("wrong_state", conflicts);
  const next = { ...stored, ...fields };
  const names = (Object.keys(fields) as (keyof Fields)[]).filter((field) => next[field] !== stored[field]);
  if (names.length === 0) return { before: {}, after: {} };
  requireDates(next, "fields.");
  if (next.reservation_number !== stored.reservation_number) {
    const other = await findReservationByNumber(at, next.reservation_number);
    if (other) throw refuseField("fields.reservation_number", "reservation_number_taken");
    const terms = numberTerms(next.reservation_number);
    await at.tx.run(replaceReservationTerms, {
      venueId: at.venueId,
      reservationId: stored.reservation_id,
      terms,
    });
  }
  await storeReservation(at, next);
  const pick = (from: Fields) => Object.fromEntries(names.map((field) => [field, from[field]])) as Fields;
  return { before: pick(stored), after: pick(next) };
}

export function requireDates({ checkin, checkout }: { checkin: string; checkout: string }, place = "") {
  const errors: FieldError[] =
    checkout < checkin ? [fieldError(`${place}checkout`, "checkout_before_checkin")] : [];
  if (errors.length > 0) throw refuse("invalid_fields", errors);
}

/**
 * Moves a locked reservation to another status. Refused if `was` is no longer its status, or if there is no such step.
 * False if it has that status already.
 */
export async function changeStatus(
  at: AtVenue,
  stored: StoredReservation,
  { status, was }: { status: ReservationStatus; was?: ReservationStatus | undefined },
): Promise<boolean> {
  if (stored.status === status) return false;
  const isMeant = was === undefined || was === stored.status;
  if (!isMeant) throw refuse("wrong_state");
  if (!nextStatuses[stored.status].includes(status)) throw refuseNotPossible("status_not_next");
  await storeReservation(at, { ...stored, status });
  return true;
}

const storeReservation = (at: AtVenue, next: Omit<StoredReservation, "source" | "external_id">) =>
  at.tx.run(updateReservation, {
    venueId: at.venueId,
    reservationId: next.reservation_id,
    reservationNumber: next.reservation_number,
    status: next.status,
    checkin: next.checkin,
    checkout: next.checkout,
    arrivalTime: next.arrival_time,
    adults: next.adults,
    children: next.children,
    roomType: next.room_type,
    activeAt: at.now,
  });

/** Its guests or rooms have changed. */
export const markActive = (at: AtVenue, reservationId: string) =>
  at.tx.run(touchReservation, { venueId: at.venueId, reservationId, activeAt: at.now });

/** Null: no first message is planned. */
export const planFirstMessage = (at: AtVenue, reservationId: string, dueAt: Date | null) =>
  at.tx.run(setFirstMessageDue, { venueId: at.venueId, reservationId, dueAt });

export const noteFirstMessage = (at: AtVenue, reservationId: string, messageId: string) =>
  at.tx.run(setFirstMessage, { venueId: at.venueId, reservationId, messageId });

/** A rule has sent it, perhaps in place of one that was dropped. */
export const noteFirstMessageIfNone = (
  at: AtVenue,
  reservationId: string,
  { messageId, dropped }: { messageId: string; dropped: string | null },
) => at.tx.run(setFirstMessageIfNone, { venueId: at.venueId, reservationId, messageId, dropped });
