import type { InputOf } from "@bellhop/contract/call";
import type { importReservations, RowProblem } from "@bellhop/contract/reservation-imports";
import { readPhone } from "../../platform/read-phone.ts";
import {
  finishRow,
  nothingKnown,
  phoneProblem,
  type ReadingContext,
  readEmail,
  readLanguage,
  readTime,
  rowProblem,
  type SourceRow,
  withNumber,
} from "./reading/index.ts";

type ScriptReservation = InputOf<typeof importReservations>["reservations"][number];

/** The reservations of a script as rows; `line` is their place in the call, from 1. */
export function scriptRows(
  reservations: readonly ScriptReservation[],
  context: ReadingContext & { key: Buffer },
): SourceRow[] {
  return reservations.map((reservation, index) => {
    const problems: RowProblem[] = [];
    /** Null if there is no text, or an unreadable one, which is noted. */
    const value = (
      field: "phone" | "email" | "arrival_time",
      code: RowProblem["code"],
      read: (text: string) => string | undefined,
    ) => {
      const text = (reservation[field] ?? "").trim();
      const found = text === "" ? undefined : read(text);
      if (text !== "" && found === undefined) problems.push(rowProblem(code, field, text));
      return found ?? null;
    };
    const parsed = {
      ...nothingKnown,
      reservation_number: reservation.reservation_number ?? "",
      external_id: reservation.external_id,
      guest_name: reservation.guest_name ?? "",
      phone: value("phone", phoneProblem(reservation.phone ?? "", context.country), (text) =>
        readPhone(text, context.country),
      ),
      email: value("email", "email_unreadable", readEmail),
      language: readLanguage(reservation.language ?? "") ?? null,
      checkin: reservation.checkin,
      checkout: reservation.checkout,
      arrival_time: value("arrival_time", "time_unreadable", readTime),
      status: reservation.status ?? null,
      room: reservation.room ?? "",
      room_type: reservation.room_type ?? "",
      adults: reservation.adults ?? null,
      children: reservation.children ?? null,
    };
    return withNumber(finishRow(index + 1, parsed, problems, reservation.external_id), context.key);
  });
}
