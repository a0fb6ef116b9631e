import { createHash, createHmac } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { ImportField, RowProblem } from "@bellhop/contract/reservation-imports";
import { cleanName } from "@bellhop/contract/values";
import { fold } from "./fold.ts";
import type { Reservation, SourceRow } from "./source-row.ts";

const maxValue = 120;

/** `value` is the text in the file, cut. */
export function rowProblem(
  code: RowProblem["code"],
  field: ImportField | null = null,
  value = "",
): RowProblem {
  const shown = cleanName(value);
  return { code, field, value: shown.length <= maxValue ? shown : `${shown.slice(0, maxValue - 1)}…` };
}

const longest: Partial<Record<ImportField, number>> = {
  guest_name: limits.guestNameCharacters,
  room: limits.roomCharacters,
  room_type: limits.roomTypeCharacters,
};

/** Checks a row as a whole: dates in order, something to identify it, lengths. It may have no number yet. */
export function finishRow(line: number, row: Reservation, found: RowProblem[], identity?: string): SourceRow {
  const problems = [...found];
  const parsed = { ...row };
  for (const [field, max] of Object.entries(longest) as ["guest_name" | "room" | "room_type", number][]) {
    const text = cleanName(parsed[field]);
    if (text.length > max) problems.push(rowProblem("too_long", field, text));
    parsed[field] = text.length > max ? [...text].slice(0, max - 1).join("") : text;
  }
  const number = cleanName(parsed.reservation_number);
  const known = { ...parsed, reservation_number: number };
  const fatal = fatalProblem(known, problems);
  if (fatal) return { line, is: "unreadable", parsed: known, problems: fatal };
  return { line, is: "read", parsed: known, problems, ...(identity !== undefined && { identity }) };
}

/** A row that was read without a number gets one that is the same each time it is read. */
export function withNumber(row: SourceRow, key: Buffer): SourceRow {
  if (row.is !== "read" || row.parsed.reservation_number !== "") return row;
  const parsed = { ...row.parsed, reservation_number: numberOf(row.parsed, key) };
  return { ...row, parsed, hasMadeNumber: true };
}

function fatalProblem(row: Reservation, problems: RowProblem[]): RowProblem[] | undefined {
  const { checkin, checkout, reservation_number, external_id, guest_name } = row;
  if (problems.some(({ code }) => code === "date_unreadable" || code === "date_too_early")) return problems;
  if (!checkin || !checkout) return [...problems, rowProblem("dates_missing")];
  if (checkout < checkin) return [...problems, rowProblem("checkout_before_checkin", "checkout", checkout)];
  if (reservation_number === "" && external_id === null && guest_name === "")
    return [...problems, rowProblem("name_and_number_missing")];
  if (reservation_number.length > limits.reservationNumberCharacters)
    return [...problems, rowProblem("too_long", "reservation_number", reservation_number)];
  return undefined;
}

/** A number for a reservation without one: its id in the other system, else a hash of guest, arrival and room. */
function numberOf(
  { external_id, guest_name, phone, email, checkin, room }: Reservation,
  key: Buffer,
): string {
  const max = limits.reservationNumberCharacters;
  if (external_id === null) {
    // Keyed: without the key, no one can find a deleted guest's name from the number.
    const who = JSON.stringify(["reservation without number", fold(guest_name), phone, email, checkin, room]);
    return `${checkin ?? ""}-${createHmac("sha256", key).update(who).digest("hex").slice(0, 8)}`;
  }
  const shown = cleanName(external_id);
  if (shown !== "" && shown.length <= max) return shown;
  const hash = createHash("sha256").update(external_id).digest("hex").slice(0, 12);
  return `${shown.slice(0, max - 13)}-${hash}`;
}
