import * as z from "zod/mini";
import { call } from "./call.ts";
import { reservationStatus } from "./conversations.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { startedTask } from "./tasks.ts";
import { id, instant, listOf, localDate, name, page } from "./values.ts";

/**
 * What a column of a CSV file may be. `guest_name` is the whole name; first and last name are joined. `cancelled` is yes
 * or no, or the date of the cancellation.
 */
export const importField = z.enum([
  "reservation_number",
  "external_id",
  "guest_name",
  "first_name",
  "last_name",
  "phone",
  "email",
  "language",
  "checkin",
  "checkout",
  "nights",
  "arrival_time",
  "status",
  "cancelled",
  "room",
  "room_type",
  "adults",
  "children",
]);
export type ImportField = z.infer<typeof importField>;

export const dateOrder = z.enum(["year_first", "day_first", "month_first"]);
export type DateOrder = z.infer<typeof dateOrder>;

export const encoding = z.enum([
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "iso-8859-2",
  "windows-1251",
  "koi8-r",
  "windows-1253",
  "windows-1254",
  "macintosh",
  "shift_jis",
  "euc-jp",
  "gb18030",
  "big5",
  "euc-kr",
]);
export type Encoding = z.infer<typeof encoding>;

/** How a file is read. Bellhop recognises it, and staff may correct it. */
export const importFormat = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("csv"),
    encoding,
    /** If the file does not say its encoding: names from it in the likely ones. Absent in corrections by staff. */
    encoding_samples: z.optional(z.array(z.strictObject({ encoding, names: z.array(z.string()) }))),
    delimiter: z.enum([",", ";", "\t", "|"]),
    date_order: dateOrder,
    /** A column each, in the file's order: its heading, and what it is; null: not imported. */
    columns: z.array(z.strictObject({ heading: z.string(), field: z.nullable(importField) })),
  }),
  z.strictObject({ kind: z.literal("ical") }),
]);
export type ImportFormat = z.infer<typeof importFormat>;

/** Why a row is not imported, or what was left out of it. `value` is the text in the file. */
export const rowProblem = z.object({
  code: z.enum([
    "dates_missing",
    "date_unreadable",
    "checkout_before_checkin",
    "name_and_number_missing",
    "phone_unreadable",
    "phone_placeholder",
    /** A guest with another name, the value, has this phone: the row's guest is added without it. */
    "phone_shared",
    /** The dates are not this many nights apart. */
    "nights_differ",
    "email_unreadable",
    "status_unknown",
    "time_unreadable",
    "number_unreadable",
    "too_long",
    "columns_differ",
    "event_broken",
    "event_unfinished",
    "time_zone_unknown",
    "guest_deleted",
    "blocked_dates",
    /** A task or another plan. */
    "not_a_stay",
    /** It ends on the day it begins. */
    "no_nights",
    "date_too_early",
    "nothing_to_cancel",
    /** A reservation with the row's id has another name, or no night in common: its dates are the value. */
    "id_of_other",
    /** An event that recurs. */
    "repeats",
    /** A later row of the file is about the same. */
    "twice",
    /** The last two are about undoing. */
    "changed_since",
    "has_messages",
  ]),
  field: z.nullable(importField),
  value: z.string(),
});
export type RowProblem = z.infer<typeof rowProblem>;

/** `same`: nothing would change. `skipped` and `unreadable` say why in `problems`. */
export const rowVerdicts = ["new", "changed", "same", "skipped", "unreadable"] as const;
export const rowVerdict = z.enum(rowVerdicts);
export type RowVerdict = z.infer<typeof rowVerdict>;

/** A row, as it was understood. */
export const importRow = z.object({
  row: z.int(),
  /** Where it begins in the file, from 1; 0: it was cancelled because its calendar lists it no more. */
  line: z.int(),
  verdict: rowVerdict,
  problems: z.array(rowProblem),
  reservation_number: z.string(),
  guest_name: z.string(),
  phone: z.nullable(z.string()),
  checkin: z.nullable(localDate),
  checkout: z.nullable(localDate),
  room: z.string(),
  status: z.nullable(reservationStatus),
  /** The fields that an import would change, with their values now. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

export const importCounts = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  skipped: z.int(),
  unreadable: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/**
 * Why a whole file was refused. `line` is where reading stopped, from 1. `dates_not_found`: correct the columns by
 * `change_import_format`. `stopped`: someone stopped its task, or it failed; the task says which. `unfinished`: a
 * feed's calendar breaks off, and `events_unreadable`: some of its events are broken, the first one at the line. The rest
 * was imported.
 */
export const fileRefusal = z.object({
  code: z.enum([
    "empty",
    "not_a_table",
    "not_a_calendar",
    "no_rows",
    "too_many_rows",
    "dates_not_found",
    "too_large",
    "not_reached",
    "address_private",
    "not_found",
    "not_open",
    "took_too_long",
    "stopped",
    "unfinished",
    "events_unreadable",
  ]),
  line: z.nullable(z.int()),
});
export type FileRefusal = z.infer<typeof fileRefusal>;

export const reservationImport = z.object({
  import_id: id,
  /** The task that runs, or ran last. */
  task_id: z.nullable(id),
  /** `feed`: a polled calendar. `script`: `import_reservations`. */
  kind: z.enum(["file", "address", "feed", "script"]),
  /** The file's name, the address without its secrets, or the script's name of its system. */
  source: z.string(),
  state: z.enum(["reading", "ready", "applying", "applied", "undoing", "undone", "refused"]),
  refusal: z.nullable(fileRefusal),
  /** Null until it was read. */
  format: z.nullable(importFormat),
  counts: importCounts,
  /** Rows to import that changed something. */
  applied: z.int(),
  /** After undoing: rows that stayed, because someone has changed them or written to the guest since. */
  kept: z.int(),
  asked_by: z.string(),
  asked_at: instant,
  ended_at: z.nullable(instant),
});
export type ReservationImport = z.infer<typeof reservationImport>;

const changes = { role: "staff", scope: "venue", access: "changes", audit: "noted" } as const;
const reading = { ...changes, audit: "import_shows_it" } as const;
const reads = { role: "staff", scope: "venue", access: "reads" } as const;
const oneImport = z.strictObject({ import_id: id });

/** webcal:// is what calendar programs call https://. */
export const calendarAddress = z
  .string()
  .check(
    z.trim(),
    z.overwrite((url) => url.replace(/^webcals?:\/\//i, "https://")),
    z.maxLength(2_000),
    z.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), { error: invalid("url_invalid") }),
    z.refine((url) => !hasSignIn(url), { error: invalid("url_has_sign_in") }),
  )
  .register(z.globalRegistry, { examples: ["https://channel.example/calendar.ics"] });

function hasSignIn(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.username !== "" || parsed.password !== "");
}

export const startReservationImport = call("POST /api/start_reservation_import", {
  summary:
    "Reads a CSV or iCal file, or the calendar at an address, as a task. Nothing is imported until `apply_reservation_import`.",
  input: z.strictObject({
    from: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("file"),
        name: name(200),
        /** Base64. */
        content: z.string().check(z.minLength(1), z.maxLength(limits.reservationFileBase64Characters)),
      }),
      z.strictObject({ kind: z.literal("address"), url: calendarAddress }),
    ]),
  }),
  output: z.object({ import_id: id, task_id: id }),
  ...reading,
  refuses: ["limit_reached"],
  bodyBytes: limits.reservationFileBase64Characters + 64 * 1024,
});

export const listReservationImports = call("POST /api/list_reservation_imports", {
  summary: "Lists imports of reservations, newest first.",
  input: z.object(page),
  output: listOf(reservationImport),
  ...reads,
});

export const readReservationImport = call("POST /api/get_reservation_import", {
  summary: "Returns an import and its rows in the file's order, with a verdict each.",
  input: z.object({ import_id: id, verdict: z.optional(rowVerdict), ...page }),
  output: z.extend(listOf(importRow), { import: reservationImport }),
  ...reads,
  refuses: ["not_found"],
});

export const changeImportFormat = call("POST /api/change_import_format", {
  summary:
    "Corrects how a file is read, and reads it again as a task. With another encoding or delimiter the columns are recognised again.",
  input: z.strictObject({ import_id: id, format: importFormat }),
  output: startedTask,
  ...reading,
  refuses: ["not_found", "wrong_state", "not_possible_now"],
});

export const applyReservationImport = call("POST /api/apply_reservation_import", {
  summary:
    "Imports the rows that are new or changed, as a task. A stopped import continues where it stopped.",
  input: oneImport,
  output: startedTask,
  ...changes,
  refuses: ["not_found", "wrong_state"],
});

export const undoReservationImport = call("POST /api/undo_reservation_import", {
  summary:
    "Undoes a whole import as a task: what it added is removed, what it changed is restored. What someone has changed since stays.",
  input: oneImport,
  output: startedTask,
  ...changes,
  refuses: ["not_found", "wrong_state", "not_possible_now"],
});

export const exportImportReport = call("POST /api/export_import_report", {
  summary: "Returns the report of an import as CSV: each row with its verdict and problems.",
  input: oneImport,
  output: z.object({ file_name: z.string(), content: z.string() }),
  ...reads,
  refuses: ["not_found"],
});

/** A row of a script. A reservation is found again by source and external id, else by its number. */
const scriptRow = z.strictObject({
  external_id: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  reservation_number: z.optional(name(limits.reservationNumberCharacters)),
  guest_name: z.optional(name(limits.guestNameCharacters)),
  phone: z.optional(z.string().check(z.maxLength(40))),
  email: z.optional(z.string().check(z.maxLength(limits.emailCharacters))),
  language: z.optional(z.string().check(z.maxLength(35))),
  checkin: localDate,
  checkout: localDate,
  arrival_time: z.optional(z.string().check(z.maxLength(20))),
  status: z.optional(reservationStatus),
  room: z.optional(name(limits.roomCharacters)),
  room_type: z.optional(name(limits.roomTypeCharacters)),
  adults: z.optional(z.int().check(z.gte(0), z.lte(limits.maxReservationPeople))),
  children: z.optional(z.int().check(z.gte(0), z.lte(limits.maxReservationPeople))),
});

export const sourceName = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/, invalid("source_name_invalid")),
    // What staff add has that source.
    z.refine((name) => name !== "staff", { error: invalid("source_name_invalid") }),
  )
  .register(z.globalRegistry, { examples: ["my-pms"] });

export const importReservations = call("POST /api/import_reservations", {
  summary:
    "Imports reservations from a script, at once. Idempotent by source and external id: the same row again changes nothing.",
  input: z.strictObject({
    source: sourceName,
    reservations: z.array(scriptRow).check(z.minLength(1), z.maxLength(limits.maxReservationsPerCall)),
  }),
  output: z.object({
    /** Null: nothing has changed. */
    import_id: z.nullable(id),
    counts: importCounts,
    rows: z.array(
      z.object({
        external_id: z.string(),
        verdict: rowVerdict,
        problems: z.array(rowProblem),
        reservation_id: z.nullable(id),
      }),
    ),
  }),
  ...changes,
  bodyBytes: 1024 * 1024,
});

/** Events that a calendar's last reading did not import for one reason: how many, and the first of them. */
export const leftOut = z.object({
  code: rowProblem.shape.code,
  count: z.int(),
  events: z.array(
    z.object({ title: z.string(), checkin: z.nullable(localDate), checkout: z.nullable(localDate) }),
  ),
});
export type LeftOut = z.infer<typeof leftOut>;

/** A calendar that Bellhop reads every hour and imports. */
export const calendarFeed = z.object({
  feed_id: id,
  name: z.string(),
  /** Without its path, which is often a secret. */
  host: z.string(),
  /** Its reservations are for this room; empty: unknown. */
  room: z.string(),
  /** The end date of its events is their last night, not the day of departure. */
  ends_on_last_night: z.boolean(),
  read_at: z.nullable(instant),
  /** Reservations that the last reading found; null until it was read. */
  bookings: z.nullable(z.int()),
  left_out: z.array(leftOut),
  /** The last attempt's failure; null: it worked. */
  problem: z.nullable(fileRefusal),
  import_id: z.nullable(id),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const listCalendarFeeds = call("POST /api/list_calendar_feeds", {
  summary: "Lists the calendars that are read every hour.",
  input: z.object({}),
  output: listOf(calendarFeed),
  ...reads,
});

export const saveCalendarFeed = call("POST /api/save_calendar_feed", {
  summary:
    "Adds a calendar that is read now and every hour, or changes one by its `feed_id`. Its address is stored encrypted and not shown again.",
  input: z.strictObject({
    feed_id: z.optional(id),
    name: name(60).check(z.minLength(1, invalid("name_missing"))),
    url: z.optional(calendarAddress),
    room: z._default(name(limits.roomCharacters), ""),
    /** Left out: it stays as it is; false for a new calendar. */
    ends_on_last_night: z.optional(z.boolean()),
  }),
  output: calendarFeed,
  ...changes,
  role: "manager",
  refuses: ["not_found", "limit_reached"],
});

export const removeCalendarFeed = call("POST /api/remove_calendar_feed", {
  summary: "Stops reading a calendar. Its reservations stay.",
  input: z.strictObject({ feed_id: id }),
  output: z.object({ feed_id: id }),
  ...changes,
  role: "manager",
  refuses: ["not_found"],
});
