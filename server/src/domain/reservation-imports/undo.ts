import type { AtVenue } from "../../platform/at/index.ts";
import {
  type GuestToMatch,
  listGuestsWithMessages,
  lockGuests,
  removeUnusedGuests,
  setGuests,
} from "../guests/index.ts";
import {
  listReservationsToMatch,
  markManyActive,
  moveStays,
  type ReservationValues,
  removeEmptyReservations,
  removeStays,
  setReservations,
} from "../reservations/index.ts";
import { type Batch, rangeOf } from "./apply-rows.ts";
import { type Effect, guestValuesOf, valuesOf } from "./judge.ts";
import { rowProblem } from "./reading/index.ts";
import {
  markUndone,
  planAgain,
  type RowToUndo,
  selectEffectsOnReservations,
  selectRowsToUndo,
} from "./rows.queries.ts";

const rowsPerUndo = 250;

export type UndoneBatch = Batch & { kept: number; reservationIds: string[]; guestIds: string[] };

/**
 * Undoes the next rows, from the last one on. A booking that someone has changed since, or whose guests have messages
 * since, is kept with all its rows. A constant number of statements.
 */
export async function undoRows(at: AtVenue, importId: string, before: number): Promise<UndoneBatch> {
  const key = { venueId: at.venueId, importId };
  await at.tx.run(planAgain);
  const rows = await at.tx.rows(selectRowsToUndo, { ...key, before, limit: rowsPerUndo });
  if (rows.length === 0) return { last: undefined, rows: 0, kept: 0, reservationIds: [], guestIds: [] };
  const reservationIds = [...new Set(rows.map((row) => row.reservation_id))];
  const now = await viewNow(at, importId, reservationIds, rows);
  const kept = whatToKeep(rows, now);
  const undone = rows.filter((row) => !kept.has(row.row_number));
  for (const rowNumber of await writeUndone(at, undone)) kept.set(rowNumber, "changed_since");
  const values = rows.map(({ row_number }) => {
    const code = kept.get(row_number);
    return { row_number, problems: code ? [rowProblem(code)] : [] };
  });
  const marked = { ...key, ...rangeOf(rows), undoneAt: at.now };
  await at.tx.run(markUndone, { ...marked, rows: JSON.stringify(values) });
  return {
    last: rows.at(-1)?.row_number,
    rows: rows.length,
    kept: kept.size,
    reservationIds,
    guestIds: [...new Set(undone.flatMap(({ effect }) => effect.stay?.guest_id ?? []))],
  };
}

type Reason = "changed_since" | "has_messages";

/** The rows to keep, with the reason. Changes `now` as if the others were undone. */
function whatToKeep(rows: readonly RowToUndo[], now: Now): Map<number, Reason> {
  const kept = new Map<number, Reason>();
  const keptBookings = new Map<string, Reason>();
  for (const row of rows) {
    const reason = reasonToKeep(row, now);
    if (reason) kept.set(row.row_number, reason);
    if (reason && now.added.has(row.reservation_id)) keptBookings.set(row.reservation_id, reason);
    if (!reason) forgetEffect(row.effect, now);
  }
  for (const row of rows) {
    const reason = keptBookings.get(row.reservation_id);
    if (reason && !kept.has(row.row_number)) kept.set(row.row_number, reason);
  }
  return kept;
}

/** Changes `now` to what was there before the row, for the rows before it. */
function forgetEffect({ reservation, guest, stay }: Effect, now: Now) {
  if (reservation?.was) {
    now.reservations.set(reservation.was.reservation_id, reservation.was);
    now.afterImport.set(reservation.was.reservation_id, reservation.was);
  }
  const person = guest?.was && now.guests.get(guest.was.guest_id);
  if (guest?.was && person) now.guests.set(guest.was.guest_id, { ...person, ...guest.was });
  if (stay) now.stays.delete(placeOf(stay));
  if (stay && stay.was !== null) now.stays.add(placeOf({ ...stay, room: stay.was }));
}

type Now = {
  reservations: Map<string, ReservationValues>;
  /** Which reservation has a number. */
  numbers: Map<string, string>;
  /** As the import left them. */
  afterImport: Map<string, ReservationValues>;
  added: Set<string>;
  stays: Set<string>;
  /** Reservations that have a guest or a room which the import did not bring. */
  joined: Set<string>;
  /** Guests in reservations. */
  guestsOf: Map<string, Set<string>>;
  guests: Map<string, GuestToMatch>;
  withMessages: Set<string>;
};

const placeOf = (stay: { reservation_id: string; guest_id: string; room: string }) =>
  JSON.stringify([stay.reservation_id, stay.guest_id, stay.room]);

async function viewNow(
  at: AtVenue,
  importId: string,
  reservationIds: string[],
  rows: readonly RowToUndo[],
): Promise<Now> {
  const numbers = rows.flatMap(({ effect }) => effect.reservation?.was?.reservation_number ?? []);
  const keys = { numbers, source: "", externalIds: [], ids: reservationIds };
  const { reservations, stays } = await listReservationsToMatch(at, keys, { lock: true });
  const effects = await at.tx.rows(selectEffectsOnReservations, {
    venueId: at.venueId,
    importId,
    reservationIds,
  });
  const afterImport = new Map<string, ReservationValues>();
  const added = new Set<string>();
  const brought = new Set<string>();
  for (const { reservation_id, effect } of effects) {
    if (effect.stay) brought.add(placeOf(effect.stay));
    if (effect.reservation) afterImport.set(reservation_id, effect.reservation.now);
    if (effect.reservation?.was === null) added.add(reservation_id);
  }
  const guestIds = [
    ...new Set([
      ...stays.map((stay) => stay.guest_id),
      ...rows.flatMap(({ effect }) => effect.guest?.now.guest_id ?? []),
    ]),
  ];
  const guests = await lockGuests(at, guestIds);
  const appliedAt = new Date(Math.min(...rows.map((row) => row.applied_at.getTime())));
  const guestsOf = new Map<string, Set<string>>();
  for (const { reservation_id, guest_id } of stays)
    guestsOf.set(reservation_id, (guestsOf.get(reservation_id) ?? new Set()).add(guest_id));
  return {
    reservations: new Map(reservations.map((one) => [one.reservation_id, valuesOf(one)])),
    numbers: new Map(reservations.map((one) => [one.reservation_number, one.reservation_id])),
    afterImport,
    added,
    stays: new Set(stays.map(placeOf)),
    joined: new Set(stays.filter((stay) => !brought.has(placeOf(stay))).map((stay) => stay.reservation_id)),
    guestsOf,
    guests: new Map(guests.map((one) => [one.guest_id, one])),
    withMessages: await listGuestsWithMessages(at, guestIds, appliedAt),
  };
}

function reasonToKeep({ reservation_id, effect }: RowToUndo, now: Now): Reason | undefined {
  const current = now.reservations.get(reservation_id);
  const afterImport = now.afterImport.get(reservation_id);
  const isAdded = now.added.has(reservation_id);
  if (!current || (afterImport && !isSame(current, afterImport))) return "changed_since";
  const number = effect.reservation?.was?.reservation_number ?? current.reservation_number;
  // Its old number belongs to another reservation.
  if ((now.numbers.get(number) ?? reservation_id) !== reservation_id) return "changed_since";
  if (isAdded && now.joined.has(reservation_id)) return "changed_since";
  const others = now.guestsOf.get(reservation_id) ?? new Set();
  if (isAdded && [...others].some((guestId) => now.withMessages.has(guestId))) return "has_messages";
  const { guest, stay } = effect;
  if (stay && !now.stays.has(placeOf(stay))) return "changed_since";
  if (stay && guest?.was === null && now.withMessages.has(stay.guest_id)) return "has_messages";
  const person = guest && now.guests.get(guest.now.guest_id);
  if (guest && (!person || !isSame(guestValuesOf(person), guest.now))) return "changed_since";
  return undefined;
}

/** PostgreSQL orders the keys of jsonb. */
const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);

/** Returns the rows whose reservation stays, because something else refers to it. */
async function writeUndone(at: AtVenue, rows: readonly RowToUndo[]): Promise<number[]> {
  const effects = rows.map(({ effect }) => effect);
  const stays = effects.flatMap(({ stay }) => stay ?? []);
  const moves = stays.flatMap(({ was, reservation_id, guest_id, room, dates_before: before }) =>
    was === null
      ? []
      : [
          {
            reservation_id,
            guest_id,
            room,
            new_room: was,
            ...(before ?? { from_date: null, until_date: null }),
          },
        ],
  );
  await moveStays(at, moves);
  const added = stays.filter(({ was }) => was === null);
  await removeStays(at, added);
  await setReservations(at, reservationsToRestore(effects));
  await setGuests(at, guestsToRestore(effects));
  const isAdded = ({ effect }: RowToUndo) => effect.reservation?.was === null;
  const removed = await removeEmptyReservations(
    at,
    rows.filter(isAdded).map((row) => row.reservation_id),
  );
  const newGuests = effects.flatMap(({ guest }) => (guest?.was === null ? guest.now.guest_id : []));
  await removeUnusedGuests(at, newGuests);
  await markManyActive(at, [...new Set(stays.map((stay) => stay.reservation_id))]);
  return rows.filter((row) => isAdded(row) && !removed.has(row.reservation_id)).map((row) => row.row_number);
}

/** Rows come from the last one on, so the last value here is the oldest. */
const reservationsToRestore = (effects: readonly Effect[]): ReservationValues[] => [
  ...new Map(
    effects.flatMap(({ reservation }) =>
      reservation?.was ? [[reservation.was.reservation_id, reservation.was] as const] : [],
    ),
  ).values(),
];

const guestsToRestore = (effects: readonly Effect[]) => [
  ...new Map(
    effects.flatMap(({ guest }) => (guest?.was ? [[guest.was.guest_id, guest.was] as const] : [])),
  ).values(),
];
