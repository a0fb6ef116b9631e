import type { Reservation, ReservationFields } from "@bellhop/contract/reservations";
import { useEffect, useRef } from "react";
import { useAutosaveParts } from "../../../core/autosave/autosave-parts.ts";
import { type FieldName, reservationRecordsFor } from "./reservation-records.ts";

/** Edits of the open reservation. They are saved when the panel closes, too. */
export function useEdits(reservation: Reservation, onNotSaved: () => void) {
  const records = reservationRecordsFor(useAutosaveParts());
  records.use();
  const { reservation_id: id } = reservation;
  const notSaved = useRef(onNotSaved);
  notSaved.current = onNotSaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records read what is stored.
  useEffect(() => records.mergeStored(id), [records, id, reservation]);
  useEffect(
    () => () =>
      void records.flush().then(() => {
        if (records.saving(id).is !== "saved") notSaved.current();
      }),
    [records, id],
  );
  return {
    shown: { ...reservation, ...records.changed(id) } as Reservation,
    errors: records.errorsOf(id) as { [Name in FieldName]?: string },
    conflicts: records.conflicts(id) as Partial<ReservationFields>,
    saving: records.saving(id),
    saveNow: () => void records.flush(),
    retry: records.retry,
    edit: <Name extends FieldName>(name: Name, value: ReservationFields[Name]) =>
      records.edit(id, { [name]: value }),
    keepTheirs: (name: FieldName) => records.takeBack(id, [name]),
    keepMine: (name: FieldName) => records.keepMine(id, name),
  };
}
