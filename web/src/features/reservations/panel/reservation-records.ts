import {
  changeReservation,
  type Reservation,
  type ReservationFields,
  readReservation,
} from "@bellhop/contract/reservations";
import { t } from "@lingui/core/macro";
import { type AutosaveParts, onePerVenue } from "../../../core/autosave/autosave-parts.ts";
import type { Fields } from "../../../core/autosave/fields.ts";
import { openAutosave } from "../../../core/autosave/open-autosaves.ts";
import { makeRecords } from "../../../core/autosave/records.ts";
import { cachedReservation, cacheReservation } from "../reservation-cache.ts";

export type FieldName = keyof ReservationFields;

export const reservationRecordsFor = onePerVenue((parts) => {
  const records = makeReservationRecords(parts);
  openAutosave(records);
  return records;
});

/** Edits of a venue's reservations. */
export function makeReservationRecords({
  ask,
  queryClient,
  venueId,
  memberId,
}: Omit<AutosaveParts, "memberName">) {
  const cache = (reservation: Reservation): Fields => {
    cacheReservation(queryClient, venueId, reservation);
    return reservation;
  };
  return makeRecords({
    of: { venueId, memberId, kind: "reservations" },
    stored: (id) => cachedReservation(queryClient, venueId, id),
    read: async (id) => cache(await ask(readReservation, { reservation_id: id })),
    save: async (id, fields, was) => cache(await ask(changeReservation, { reservation_id: id, fields, was })),
    misfits,
    fieldOf: (path) => path.replace(/^fields\./, ""),
  });
}

/** Dates in the wrong order wait until one of them changes. */
function misfits(fields: Fields): Record<string, string> {
  const { checkin, checkout, reservation_number } = fields as ReservationFields;
  const early = t`Check-out must not be before check-in.`;
  return {
    ...(checkout < checkin && { checkin: early, checkout: early }),
    ...(reservation_number.trim() === "" && { reservation_number: t`Enter a reservation number.` }),
  };
}
