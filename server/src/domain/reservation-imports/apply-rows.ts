import type { AtVenue } from "../../platform/at/index.ts";
import {
  addGuests,
  erasureHashes,
  type GuestValues,
  listErased,
  listGuestsToMatch,
  setGuests,
} from "../guests/index.ts";
import {
  addReservations,
  addStays,
  listReservationsToMatch,
  markManyActive,
  moveStays,
  type ReservationValues,
  setReservations,
} from "../reservations/index.ts";
import { numberVariantsOf, variantsOf } from "./assign-bookings.ts";
import { type Effect, isOfDeletedGuest, type Judgement, judge } from "./judge.ts";
import { Known } from "./known.ts";
import {
  lockApplying,
  markApplied,
  planAgain,
  type RowToCompare,
  selectImportedNames,
  selectRowsToApply,
  selectRowsToJudge,
  storeVerdicts,
} from "./rows.queries.ts";
import { type Importing, rowsPerBatch } from "./rows.ts";

export type Batch = {
  /** The number of the last row; undefined: none was left. */
  last: number | undefined;
  rows: number;
};

/** Compares the next rows with what the venue has, and stores their verdicts. A constant number of statements. */
export async function judgeRows(at: AtVenue, importing: Importing, after: number): Promise<Batch> {
  const key = { venueId: at.venueId, importId: importing.importId };
  await at.tx.run(planAgain);
  const rows = await at.tx.rows(selectRowsToJudge, { ...key, after, limit: rowsPerBatch });
  if (rows.length === 0) return { last: undefined, rows: 0 };
  const judged = await judgeBatch(at, importing, rows, { lock: false });
  await storeJudgements(at, importing.importId, judged);
  return { last: rows.at(-1)?.row_number, rows: rows.length };
}

async function storeJudgements(at: AtVenue, importId: string, judged: readonly Judged[]) {
  const values = judged.map(({ row, judgement: { verdict, problems, changes, ...outcome } }) => ({
    row_number: row.row_number,
    verdict,
    problems,
    changes,
    // A preview's ids of new reservations and guests are not kept: applying makes others.
    reservation_id: outcome.effect.reservation?.was === null ? null : outcome.reservationId,
    guest_id: outcome.effect.guest?.was === null ? null : outcome.guestId,
    is_emptied: isOfDeletedGuest({ problems }),
  }));
  const range = rangeOf(judged.map(({ row }) => row));
  await at.tx.run(storeVerdicts, { venueId: at.venueId, importId, ...range, rows: JSON.stringify(values) });
}

export const rangeOf = (rows: readonly { row_number: number }[]) => {
  const numbers = rows.map((row) => row.row_number);
  return { first: Math.min(...numbers), last: Math.max(...numbers) };
};

export type AppliedBatch = Batch & {
  changed: number;
  reservationIds: string[];
  /** Guests who were known before and whose stay has changed. */
  guestIds: string[];
};

/** Imports the next rows, and marks them as applied in the same transaction. A constant number of statements. */
export async function applyRows(
  at: AtVenue,
  importing: Importing,
  after: number,
  limit: number = rowsPerBatch,
): Promise<AppliedBatch> {
  const key = { venueId: at.venueId, importId: importing.importId };
  await at.tx.run(planAgain);
  await at.tx.run(lockApplying, { venueId: at.venueId });
  const rows = await at.tx.rows(selectRowsToApply, { ...key, after, limit });
  if (rows.length === 0) return { last: undefined, rows: 0, changed: 0, reservationIds: [], guestIds: [] };
  const judged = await judgeBatch(at, importing, rows, { lock: true });
  await writeEffects(at, importing.system, judged);
  // Guests who were deleted since the rows were compared.
  const ofDeleted = judged.filter(({ judgement }) => isOfDeletedGuest(judgement));
  if (ofDeleted.length > 0) await storeJudgements(at, importing.importId, ofDeleted);
  const effects = judged.map(({ row, judgement: { verdict, reservationId, guestId, effect } }) => ({
    row_number: row.row_number,
    verdict,
    reservation_id: reservationId,
    guest_id: guestId,
    effect: Object.keys(effect).length > 0 ? effect : null,
  }));
  const marked = { ...key, ...rangeOf(rows), appliedAt: at.now };
  await at.tx.run(markApplied, { ...marked, rows: JSON.stringify(effects) });
  const changed = judged.filter(({ judgement }) => Object.keys(judgement.effect).length > 0);
  return {
    last: rows.at(-1)?.row_number,
    rows: rows.length,
    changed: changed.length,
    reservationIds: [...new Set(changed.flatMap(({ judgement }) => judgement.reservationId ?? []))],
    guestIds: [
      ...new Set(
        changed.flatMap(({ judgement: { guestId, effect } }) =>
          guestId && effect.guest?.was !== null ? guestId : [],
        ),
      ),
    ],
  };
}

type Judged = { row: RowToCompare; judgement: Judgement };

/** Sources under which a deleted guest's reservation may be stored. */
const usualSources = ["staff", "csv", "airbnb", "booking.com", "vrbo", "expedia", "ical"];

async function judgeBatch(
  at: AtVenue,
  { importId, system, feedId, key }: Importing,
  rows: readonly RowToCompare[],
  { lock }: { lock: boolean },
): Promise<Judged[]> {
  const parsed = rows.map((row) => row.parsed);
  const found = await listReservationsToMatch(
    at,
    {
      numbers: parsed.map((one) => one.reservation_number),
      source: system,
      externalIds: parsed.flatMap((one) => one.external_id ?? []),
      ids: [],
    },
    { lock },
  );
  const contacts = {
    phones: parsed.flatMap((one) => one.phone ?? []),
    emails: parsed.flatMap((one) => one.email ?? []),
  };
  const guests = await listGuestsToMatch(at, contacts, { lock });
  const sources = [...new Set([...usualSources, system])];
  // A booking that a deleted guest had with others is there still.
  const ofBookings = new Set(found.reservations.flatMap((one) => [one.reservation_number, one.external_id]));
  const hashes = parsed.map(({ phone, email, external_id, reservation_number: number, guest_name: name }) => {
    const ids = [
      ...idsOf(feedId, number, numberVariantsOf).flatMap((id) => sources.map((source) => ({ source, id }))),
      ...(external_id === null ? [] : idsOf(feedId, external_id, variantsOf)).map((id) => ({
        source: system,
        id,
      })),
    ];
    const mayBeShared = name !== "" && (ofBookings.has(number) || ofBookings.has(external_id ?? number));
    const reservations = [...ids, ...(mayBeShared ? ids.map((one) => ({ ...one, name })) : [])];
    return {
      guest: erasureHashes(at.venueId, key, { phone, email }),
      reservation: erasureHashes(at.venueId, key, { reservations }),
    };
  });
  const erased = await listErased(
    at,
    hashes.flatMap(({ guest, reservation }) => [...guest, ...reservation]),
  );
  const importedNames = rows.some((row) => row.is_of_calendar_file)
    ? await at.tx.rows(selectImportedNames, {
        venueId: at.venueId,
        importId,
        reservationIds: found.reservations.map(({ reservation_id }) => reservation_id),
      })
    : [];
  const importedNamesOf = new Map(importedNames.map(({ reservation_id, names }) => [reservation_id, names]));
  const known = new Known({ system, ...found, ...guests, erased, importedNames: importedNamesOf });
  return rows.map((row, index) => ({
    row,
    judgement: judge(
      {
        parsed: row.parsed,
        problems: row.problems,
        isLead: row.is_lead,
        isShared: row.is_shared,
        isOnlyOfGuest: row.is_only_of_guest,
        isOfCalendarFile: row.is_of_calendar_file,
        hashes: hashes[index] ?? { guest: [], reservation: [] },
      },
      known,
      system,
    ),
  }));
}

/** A calendar's id, with the marks that it may have or had. */
const idsOf = (feedId: string | undefined, id: string, variants: typeof variantsOf): string[] =>
  feedId === undefined ? [id] : [...new Set([id, ...variants(feedId, id.replace(/~[0-9a-f]{8}$/, ""))])];

type NewStay = Omit<NonNullable<Effect["stay"]>, "was" | "dates_before">;

/** The values that a batch leaves behind. Of several changes of one thing, the last one has them all. */
class BatchChanges {
  readonly reservations = new Map<
    string,
    { isNew: boolean; now: ReservationValues; externalId: string | null }
  >();
  readonly guests = new Map<string, { isNew: boolean; now: GuestValues }>();
  readonly addedStays = new Map<string, NewStay>();
  readonly movedStays: (NewStay & { new_room: string })[] = [];

  add({ row, judgement: { effect } }: Judged) {
    const { reservation, guest, stay } = effect;
    if (reservation) {
      const { was, now } = reservation;
      const before = this.reservations.get(now.reservation_id);
      const externalId = before ? before.externalId : row.parsed.external_id;
      this.reservations.set(now.reservation_id, { isNew: before?.isNew ?? was === null, now, externalId });
    }
    if (guest) {
      const isNew = this.guests.get(guest.now.guest_id)?.isNew ?? guest.was === null;
      this.guests.set(guest.now.guest_id, { isNew, now: guest.now });
    }
    if (stay) this.#addStay(stay);
  }

  #addStay({ was, dates_before: _, ...stay }: NonNullable<Effect["stay"]>) {
    const placeOf = (room: string) => JSON.stringify([stay.reservation_id, stay.guest_id, room]);
    // A stay that the batch adds and then moves is added where it ends.
    if (was === null || this.addedStays.delete(placeOf(was))) this.addedStays.set(placeOf(stay.room), stay);
    else this.movedStays.push({ ...stay, room: was, new_room: stay.room });
  }
}

async function writeEffects(at: AtVenue, system: string, judged: readonly Judged[]) {
  const changes = new BatchChanges();
  for (const one of judged) changes.add(one);
  const guests = [...changes.guests.values()];
  const reservations = [...changes.reservations.values()];
  const newGuests = guests.filter(({ isNew }) => isNew).map(({ now }) => now);
  const changedGuests = guests.filter(({ isNew }) => !isNew).map(({ now }) => now);
  const newReservations = reservations
    .filter(({ isNew }) => isNew)
    .map(({ now, externalId }) => ({ ...now, source: system, external_id: externalId }));
  const changedReservations = reservations.filter(({ isNew }) => !isNew).map(({ now }) => now);
  await addGuests(at, newGuests);
  await setGuests(at, changedGuests);
  await addReservations(at, newReservations);
  await setReservations(at, changedReservations);
  await moveStays(at, changes.movedStays);
  await addStays(at, [...changes.addedStays.values()]);
  const touched = judged.flatMap(({ judgement: { effect, reservationId } }) =>
    reservationId && !effect.reservation && Object.keys(effect).length > 0 ? reservationId : [],
  );
  await markManyActive(at, [...new Set(touched)]);
}
