import { createHmac } from "node:crypto";
import type { AtVenue } from "../../platform/at/index.ts";
import type { ErasureKey } from "../guests/index.ts";
import type { ReservationToMatch } from "../reservations/index.ts";
import { valuesOf } from "./judge.ts";
import { nothingKnown, type Reservation, rowProblem, type SourceRow, sortedWords } from "./reading/index.ts";
import {
  deleteRows,
  deleteRowsThatAreSame,
  dropExternalIds,
  insertAppliedRows,
  insertRows,
  keepOwnDates,
  markGuestRepeated,
  markShared,
  mergeIntoLead,
  type SharedBooking,
  selectSharedBookings,
  selectSharedExternalIds,
  selectTwice,
  skipRows,
} from "./rows.queries.ts";

/** `system`: the source of the reservations. `feedId`: the calendar that is read every hour. */
export type Importing = { importId: string; system: string; feedId?: string; key: ErasureKey };

/** Rows in one statement. */
export const rowsPerBatch = 500;

/** Stores rows, numbered from `first` on. */
export async function storeRows(
  at: AtVenue,
  { importId, key }: Pick<Importing, "importId" | "key">,
  first: number,
  rows: readonly SourceRow[],
) {
  if (rows.length === 0) return;
  // Without the key, no one can tell whose row it is.
  const hash = (text: string) =>
    createHmac("sha256", key).update(`import row ${text}`).digest("base64url").slice(0, 22);
  const values = rows.map((row, index) => {
    const isRead = row.is === "read";
    const booking = bookingOf(row.parsed);
    return {
      row_number: first + index,
      line: row.line,
      parsed: row.parsed,
      booking: isRead ? booking : null,
      identity: isRead ? hash(row.identity ?? identityOf(booking, row.parsed)) : null,
      verdict: isRead ? null : row.is,
      problems: row.problems,
    };
  });
  await at.tx.run(insertRows, { venueId: at.venueId, importId, rows: JSON.stringify(values) });
}

const bookingOf = ({ reservation_number, external_id }: Reservation) =>
  JSON.stringify(reservation_number === "" ? ["id", external_id] : ["number", reservation_number]);

/** One guest in one room of one booking. */
const identityOf = (booking: string, { phone, email, guest_name, room }: Reservation) =>
  // The booker's phone and e-mail address may stand beside the name of each guest.
  JSON.stringify([booking, sortedWords(guest_name) || (phone ?? email), room]);

export const forgetRows = (at: AtVenue, importId: string) =>
  at.tx.run(deleteRows, { venueId: at.venueId, importId });

/** After all rows are stored: the last of equal rows counts, and rows of one booking are merged. */
export async function mergeRows(at: AtVenue, importId: string) {
  const key = { venueId: at.venueId, importId };
  const twice = (await at.tx.rows(selectTwice, key)).map((row) => row.row_number);
  const problem = JSON.stringify([rowProblem("twice")]);
  if (twice.length > 0) await at.tx.run(skipRows, { ...key, rowNumbers: twice, problem });
  // An id that several bookings have identifies none: it is of something else, such as the channel.
  const unclear = (await at.tx.rows(selectSharedExternalIds, key)).flatMap((row) => row.row_numbers);
  if (unclear.length > 0) await at.tx.run(dropExternalIds, { ...key, rowNumbers: unclear });
  const shared = await at.tx.rows(selectSharedBookings, key);
  if (shared.length === 0) return;
  const rowNumbers = shared.flatMap((booking) => booking.row_numbers);
  await at.tx.run(markShared, { ...key, rowNumbers });
  const withDates = shared.filter((one) => one.has_own_dates).flatMap((booking) => booking.row_numbers);
  if (withDates.length > 0) await at.tx.run(keepOwnDates, { ...key, rowNumbers: withDates });
  const repeated = shared.filter(mayRepeatGuests).flatMap((booking) => booking.row_numbers);
  if (repeated.length > 0) await at.tx.run(markGuestRepeated, { ...key, rowNumbers: repeated });
  const leads = shared.toSorted((one, other) => one.lead - other.lead);
  for (let from = 0; from < leads.length; from += rowsPerBatch) {
    const batch = leads.slice(from, from + rowsPerBatch);
    const range = { first: batch[0]?.lead ?? 0, last: batch.at(-1)?.lead ?? 0 };
    const rows = batch.map(({ lead, merged }) => ({ lead, merged }));
    await at.tx.run(mergeIntoLead, { ...key, ...range, rows: JSON.stringify(rows) });
  }
}

/** Whether two rows of the booking may be about one guest. */
function mayRepeatGuests({ names, phones, emails }: SharedBooking): boolean {
  const hasTwice = (values: (string | null)[]) => {
    const present = values.filter((value) => value !== null);
    return new Set(present).size < present.length;
  };
  return (
    names.includes(null) || [names.map((name) => sortedWords(name ?? "")), phones, emails].some(hasTwice)
  );
}

/** Notes the reservations that were cancelled because a calendar lists them no more, behind its rows. */
export async function addVanished(
  at: AtVenue,
  importId: string,
  first: number,
  vanished: readonly ReservationToMatch[],
) {
  if (vanished.length === 0) return;
  const rows = vanished.map((one, index) => {
    const was = valuesOf(one);
    const { reservation_id, reservation_number, checkin, checkout, room_type } = was;
    const own = { reservation_number, external_id: one.external_id, checkin, checkout, room_type };
    return {
      row_number: first + index,
      parsed: { ...nothingKnown, ...own, status: "cancelled" },
      changes: [{ field: "status", before: was.status, after: "cancelled" }],
      reservation_id,
      effect: { reservation: { was, now: { ...was, status: "cancelled" } } },
    };
  });
  const key = { venueId: at.venueId, importId, appliedAt: at.now };
  await at.tx.run(insertAppliedRows, { ...key, rows: JSON.stringify(rows) });
}

/** For scripts and feeds: rows that changed nothing are not kept. */
export const dropSameRows = (at: AtVenue, importId: string) =>
  at.tx.run(deleteRowsThatAreSame, { venueId: at.venueId, importId });
