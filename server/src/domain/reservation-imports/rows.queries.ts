import type { ImportRow, RowProblem, RowVerdict } from "@bellhop/contract/reservation-imports";
import { change, statement } from "../../platform/db/index.ts";
import type { Effect } from "./judge.ts";
import type { Reservation } from "./reading/index.ts";

type Key = { venueId: number; importId: string };
/** Row numbers. Without the range, the planner may compare each row of the import with each one that is given. */
type Range = { first: number; last: number };
const inRange = "r.venue_id = $venueId and r.import_id = $importId and r.row_number between $first and $last";

/**
 * Plans each statement of the unit for the tables as they are now, also the checks of foreign keys. Plans that were made
 * when the tables were nearly empty read them from end to end, until autovacuum has analysed them: minutes of an import.
 */
export const planAgain = statement(
  "plan statements again",
  "select set_config('plan_cache_mode', 'force_custom_plan', true)",
);

/** Imports of a venue take turns, so that two of them don't add the same booking. */
export const lockApplying = change<{ venueId: number }>(
  "lock applying of imports",
  "select pg_advisory_xact_lock(hashtextextended('apply reservation imports', $venueId))",
);

export const insertRows = change<Key & { rows: string }>(
  "insert import rows",
  `insert into reservation_import_rows
     (venue_id, import_id, row_number, line, parsed, guest_name, phone, email, booking, identity, verdict, problems)
   select $venueId, $importId, r.row_number, r.line, r.parsed, nullif(r.parsed->>'guest_name', ''), r.parsed->>'phone',
     r.parsed->>'email', r.booking, r.identity, r.verdict, r.problems
   from jsonb_to_recordset($rows::jsonb)
     as r (row_number int, line int, parsed jsonb, booking text, identity text, verdict text, problems jsonb)`,
);

export const deleteRows = change<Key>(
  "delete import rows",
  "delete from reservation_import_rows where venue_id = $venueId and import_id = $importId",
);

const uncompared = "venue_id = $venueId and import_id = $importId and verdict is null";

/** Finds all but the last of the rows with one identity. */
export const selectTwice = statement<Key, { row_number: number }>(
  "list rows that come twice",
  `with own as (
     select row_number, booking, identity, guest_name, parsed->>'room' as room, parsed->>'checkin' as checkin,
       parsed->>'checkout' as checkout
     from reservation_import_rows where ${uncompared}
   )
   select row_number from (
     select *, max(row_number) over (partition by identity) as last,
       lead(checkin) over following as next_checkin, lead(checkout) over following as next_checkout
     from own window following as (partition by identity order by row_number)
   ) r
   -- Two rows of one room that follow each other are one stay, not the same row twice.
   where row_number < last and (next_checkin is null or checkout is null or next_checkin <> checkout)
     and (next_checkout is null or checkin is null or next_checkout <> checkin)
     -- The guest is in other rooms between the two.
     and not exists (
       select from own away join own back on back.booking = away.booking and back.guest_name = away.guest_name
       where away.booking = r.booking and away.guest_name = r.guest_name and away.room <> r.room and back.room <> r.room
         and away.checkin < back.checkout
         and (away.checkin, back.checkout) in ((r.checkout, r.next_checkin), (r.next_checkout, r.checkin)))`,
);

export const skipRows = change<Key & { rowNumbers: number[]; problem: string }>(
  "skip rows that come twice",
  `update reservation_import_rows set verdict = 'skipped', problems = problems || $problem::jsonb, booking = null
   where venue_id = $venueId and import_id = $importId and row_number = any ($rowNumbers::int[])`,
);

/** Rows with an external id that several bookings have. */
export const selectSharedExternalIds = statement<Key, { row_numbers: number[] }>(
  "list rows with shared external ids",
  `select array_agg(row_number) as row_numbers from reservation_import_rows
   where ${uncompared} and parsed->>'external_id' is not null
   group by parsed->>'external_id' having count(distinct booking) > 1`,
);

export const dropExternalIds = change<Key & { rowNumbers: number[] }>(
  "drop external ids of rows",
  `update reservation_import_rows set parsed = parsed || '{"external_id": null}'
   where venue_id = $venueId and import_id = $importId and row_number = any ($rowNumbers::int[])`,
);

const lastOf = (field: string) =>
  `'${field}', (array_agg(parsed->'${field}' order by row_number desc)
     filter (where parsed->>'${field}' is not null and parsed->>'${field}' <> ''))[1]`;

export type SharedBooking = {
  row_numbers: number[];
  /** Null for rows that have none. */
  names: (string | null)[];
  phones: (string | null)[];
  emails: (string | null)[];
  lead: number;
  /** The rows have different dates. */
  has_own_dates: boolean;
  merged: object;
};

const isLive = "coalesce(parsed->>'status', '') not in ('cancelled', 'no_show')";

/**
 * Bookings with several rows, and what these say together: the earliest arrival, the latest departure, and the last
 * value of each other field. A booking of which only a part is cancelled is not cancelled, and has the others' dates.
 */
export const selectSharedBookings = statement<Key, SharedBooking>(
  "list bookings of several rows",
  `select array_agg(row_number) as row_numbers, array_agg(guest_name) as names, array_agg(phone) as phones,
     array_agg(email) as emails, min(row_number) as lead,
     count(distinct (parsed->>'checkin', parsed->>'checkout')) > 1 as has_own_dates, jsonb_strip_nulls(jsonb_build_object(
     'checkin', coalesce(min(parsed->>'checkin') filter (where ${isLive}), min(parsed->>'checkin')),
     'checkout', coalesce(max(parsed->>'checkout') filter (where ${isLive}), max(parsed->>'checkout')),
     'status', coalesce(
       (array_agg(parsed->'status' order by row_number desc)
         filter (where parsed->>'status' not in ('cancelled', 'no_show')))[1],
       (array_agg(parsed->'status' order by row_number desc) filter (where parsed->>'status' is not null))[1]),
     ${lastOf("arrival_time")}, ${lastOf("room_type")}, ${lastOf("adults")}, ${lastOf("children")})) as merged
   from reservation_import_rows where ${uncompared}
   group by booking having count(*) > 1`,
);

export const markShared = change<Key & { rowNumbers: number[] }>(
  "mark rows of shared bookings",
  `update reservation_import_rows set is_shared = true, is_lead = false
   where venue_id = $venueId and import_id = $importId and row_number = any ($rowNumbers::int[])`,
);

/** Rows of one guest in one room have the dates of all of them. */
export const keepOwnDates = change<Key & { rowNumbers: number[] }>(
  "keep own dates of rows",
  `update reservation_import_rows r
   set parsed = r.parsed || jsonb_build_object('room_from', own.room_from, 'room_until', own.room_until)
   from (
     select booking, parsed->>'room' as room, coalesce(guest_name, phone, email) as guest,
       coalesce(min(parsed->>'checkin') filter (where ${isLive}), min(parsed->>'checkin')) as room_from,
       coalesce(max(parsed->>'checkout') filter (where ${isLive}), max(parsed->>'checkout')) as room_until
     from reservation_import_rows
     where venue_id = $venueId and import_id = $importId and row_number = any ($rowNumbers::int[])
     group by 1, 2, 3
   ) own
   where r.venue_id = $venueId and r.import_id = $importId and r.row_number = any ($rowNumbers::int[])
     and r.booking = own.booking and r.parsed->>'room' = own.room
     and coalesce(r.guest_name, r.phone, r.email) is not distinct from own.guest`,
);

export const markGuestRepeated = change<Key & { rowNumbers: number[] }>(
  "mark rows of repeated guests",
  `update reservation_import_rows set is_only_of_guest = false
   where venue_id = $venueId and import_id = $importId and row_number = any ($rowNumbers::int[])`,
);

export const mergeIntoLead = change<Key & Range & { rows: string }>(
  "merge rows into leading ones",
  `update reservation_import_rows r set is_lead = true, parsed = r.parsed || v.merged
   from jsonb_to_recordset($rows::jsonb) as v (lead int, merged jsonb)
   where ${inRange}
     and r.row_number = v.lead`,
);

export type RowToCompare = {
  row_number: number;
  parsed: Reservation;
  problems: RowProblem[];
  is_lead: boolean;
  is_shared: boolean;
  is_only_of_guest: boolean;
  is_of_calendar_file: boolean;
};

const toCompare = `row_number, parsed, problems, is_lead, is_shared, is_only_of_guest,
     exists (select from reservation_imports i where i.venue_id = $venueId and i.import_id = $importId
       and i.feed_id is null and i.format ->> 'kind' = 'ical') as is_of_calendar_file`;

export const selectRowsToJudge = statement<Key & { after: number; limit: number }, RowToCompare>(
  "list rows to judge",
  `select ${toCompare} from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and verdict is null and row_number > $after
   order by row_number limit $limit`,
);

/** The names with which reservations came in earlier imports: staff may have renamed their guests since. */
export const selectImportedNames = statement<
  Key & { reservationIds: string[] },
  { reservation_id: string; names: string[] }
>(
  "list imported names of reservations",
  `select reservation_id, array_agg(distinct guest_name) as names from reservation_import_rows
   where venue_id = $venueId and import_id <> $importId and reservation_id = any ($reservationIds::uuid[])
     and guest_name is not null and applied_at is not null and undone_at is null
   group by reservation_id`,
);

export const selectRowsToApply = statement<Key & { after: number; limit: number }, RowToCompare>(
  "list rows to apply",
  `select ${toCompare} from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and verdict in ('new', 'changed') and applied_at is null
     and row_number > $after
   order by row_number limit $limit`,
);

export const storeVerdicts = change<Key & Range & { rows: string }>(
  "store verdicts of rows",
  `update reservation_import_rows r set verdict = v.verdict, problems = v.problems, changes = v.changes,
     reservation_id = v.reservation_id, guest_id = v.guest_id,
     -- What a deletion must not bring back.
     parsed = case when v.is_emptied then r.parsed || '{"guest_name": "", "phone": null, "email": null, "language": null}'
       else r.parsed end,
     guest_name = case when v.is_emptied then null else r.guest_name end,
     phone = case when v.is_emptied then null else r.phone end,
     email = case when v.is_emptied then null else r.email end
   from jsonb_to_recordset($rows::jsonb)
     as v (row_number int, verdict text, problems jsonb, changes jsonb, reservation_id uuid, guest_id uuid,
       is_emptied boolean)
   where ${inRange} and r.row_number = v.row_number`,
);

export const markApplied = change<Key & Range & { rows: string; appliedAt: Date }>(
  "mark rows as applied",
  `update reservation_import_rows r set applied_at = $appliedAt, reservation_id = v.reservation_id,
     guest_id = v.guest_id, effect = v.effect,
     -- A row that joins a booking of this import was announced as new.
     verdict = case when v.effect is null then v.verdict else r.verdict end
   from jsonb_to_recordset($rows::jsonb)
     as v (row_number int, verdict text, reservation_id uuid, guest_id uuid, effect jsonb)
   where ${inRange} and r.row_number = v.row_number`,
);

/** Rows that are imported already. */
export const insertAppliedRows = change<Key & { rows: string; appliedAt: Date }>(
  "insert applied rows",
  `insert into reservation_import_rows (venue_id, import_id, row_number, line, parsed, verdict, problems, changes,
     reservation_id, applied_at, effect)
   select $venueId, $importId, r.row_number, 0, r.parsed, 'changed', '[]', r.changes, r.reservation_id, $appliedAt, r.effect
   from jsonb_to_recordset($rows::jsonb)
     as r (row_number int, parsed jsonb, changes jsonb, reservation_id uuid, effect jsonb)`,
);

/** Rows that changed nothing are not kept for scripts and feeds. */
export const deleteRowsThatAreSame = change<Key>(
  "delete rows that are same",
  `delete from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and verdict in ('same', 'skipped')`,
);

export type RowToUndo = {
  row_number: number;
  reservation_id: string;
  effect: Effect;
  applied_at: Date;
};

/** The last ones first, so that what came later is undone before. */
export const selectRowsToUndo = statement<Key & { before: number; limit: number }, RowToUndo>(
  "list rows to undo",
  `select row_number, reservation_id, effect, applied_at from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and effect is not null and undone_at is null
     and row_number < $before
   order by row_number desc limit $limit`,
);

/** All that this import did to these reservations. */
export const selectEffectsOnReservations = statement<
  Key & { reservationIds: string[] },
  { reservation_id: string; effect: Effect }
>(
  "list effects on reservations",
  `select reservation_id, effect from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and reservation_id = any ($reservationIds::uuid[])
     and effect is not null
   order by row_number`,
);

export const markUndone = change<Key & Range & { rows: string; undoneAt: Date }>(
  "mark rows as undone",
  `update reservation_import_rows r set undone_at = $undoneAt, problems = r.problems || v.problems
   from jsonb_to_recordset($rows::jsonb) as v (row_number int, problems jsonb)
   where ${inRange} and r.row_number = v.row_number`,
);

export type RowView = {
  row_number: number;
  line: number;
  verdict: RowVerdict;
  problems: RowProblem[];
  parsed: Reservation;
  changes: ImportRow["changes"];
  reservation_id: string | null;
};

export const selectRows = statement<
  Key & { verdict: RowVerdict | null; after: number; limit: number },
  RowView
>(
  "list import rows",
  `select row_number, line, verdict, problems, parsed, changes, reservation_id from reservation_import_rows
   where venue_id = $venueId and import_id = $importId and verdict is not null
     and ($verdict::text is null or verdict = $verdict) and row_number > $after
   order by row_number limit $limit`,
);
