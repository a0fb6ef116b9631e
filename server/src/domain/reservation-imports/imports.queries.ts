import type {
  FileRefusal,
  ImportCounts,
  ImportFormat,
  ReservationImport,
} from "@bellhop/contract/reservation-imports";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";

export type StoredImport = {
  import_id: string;
  task_id: string | null;
  kind: ReservationImport["kind"];
  source: string;
  system: string | null;
  feed_id: string | null;
  state: ReservationImport["state"];
  refusal: FileRefusal | null;
  format: ImportFormat | null;
  counts: ImportCounts;
  applied: number;
  kept: number;
  has_bytes: boolean;
  asked_by: string;
  asked_at: Date;
  ended_at: Date | null;
};

const columns = `import_id, task_id, kind, source, system, feed_id, state, refusal, format, counts, applied, kept,
  bytes is not null as has_bytes, asked_by, asked_at, ended_at`;

type Key = { venueId: number; importId: string };

export const insertImport = change<
  Key & {
    taskId: string | null;
    kind: StoredImport["kind"];
    source: string;
    system: string | null;
    feedId: string | null;
    urlSealed: string | null;
    bytes: Buffer | null;
    askedBy: string;
    askedAt: Date;
  }
>(
  "insert reservation import",
  `insert into reservation_imports (venue_id, import_id, task_id, kind, source, system, feed_id, url_sealed, state, bytes,
     asked_by, asked_at)
   values ($venueId, $importId, $taskId, $kind, $source, $system, $feedId, $urlSealed, 'reading', $bytes, $askedBy,
     $askedAt)`,
);

export const selectImport = statement<Key, StoredImport>(
  "find reservation import",
  `select ${columns} from reservation_imports where venue_id = $venueId and import_id = $importId`,
);

export const selectImportForUpdate = change<Key, StoredImport>(
  "lock reservation import",
  `select ${columns} from reservation_imports where venue_id = $venueId and import_id = $importId for update`,
);

export const lockImportOfTask = change<{ venueId: number; taskId: string }, StoredImport>(
  "lock reservation import of task",
  `select ${columns} from reservation_imports where venue_id = $venueId and task_id = $taskId for update`,
);

export const selectImportOfTask = statement<
  { venueId: number; taskId: string },
  StoredImport & { url_sealed: string | null }
>(
  "find reservation import of task",
  `select ${columns}, url_sealed from reservation_imports where venue_id = $venueId and task_id = $taskId`,
);

/** Newest first, paged by (asked_at, id). */
export const selectImports = statement<
  { venueId: number; cursorAt: string | null; cursorId: string | null; limit: number },
  StoredImport & { cursor_at: string }
>(
  "list reservation imports",
  `select ${columns}, ${cursorAt("asked_at")} from reservation_imports
   where venue_id = $venueId and ($cursorAt::timestamptz is null
     or (asked_at, import_id) < ($cursorAt::timestamptz, $cursorId::uuid))
   order by asked_at desc, import_id desc limit $limit`,
);

export const selectSlice = statement<Key & { from: number; length: number }, { slice: Buffer | null }>(
  "read slice of import",
  `select substring(bytes from $from for $length) as slice from reservation_imports
   where venue_id = $venueId and import_id = $importId`,
);

export const setBytes = change<Key & { bytes: Buffer }>(
  "set bytes of import",
  `update reservation_imports set bytes = $bytes, url_sealed = null
   where venue_id = $venueId and import_id = $importId`,
);

export const setFormat = change<Key & { format: ImportFormat; system: string | null }>(
  "set format of import",
  `update reservation_imports set format = $format, system = coalesce($system, system)
   where venue_id = $venueId and import_id = $importId`,
);

export const setState = change<
  Key & {
    state: StoredImport["state"];
    refusal: FileRefusal | null;
    taskId: string | null;
    endedAt: Date | null;
    dropsBytes: boolean;
  }
>(
  "set state of import",
  `update reservation_imports set state = $state, refusal = $refusal, task_id = coalesce($taskId, task_id),
     ended_at = $endedAt, bytes = case when $dropsBytes then null else bytes end,
     url_sealed = case when $dropsBytes then null else url_sealed end
   where venue_id = $venueId and import_id = $importId`,
);

export const updateCounts = change<Key>(
  "count rows of import",
  `update reservation_imports i set counts = (
     select jsonb_build_object('new', count(*) filter (where verdict = 'new'),
       'changed', count(*) filter (where verdict = 'changed'), 'same', count(*) filter (where verdict = 'same'),
       'skipped', count(*) filter (where verdict = 'skipped'),
       'unreadable', count(*) filter (where verdict = 'unreadable'))
     from reservation_import_rows r where r.venue_id = $venueId and r.import_id = $importId)
   where i.venue_id = $venueId and i.import_id = $importId`,
);

export const addProgress = change<Key & { applied: number; kept: number }>(
  "add progress of import",
  `update reservation_imports set applied = applied + $applied, kept = kept + $kept
   where venue_id = $venueId and import_id = $importId`,
);

export const deleteImport = change<Key>(
  "delete reservation import",
  "delete from reservation_imports where venue_id = $venueId and import_id = $importId",
);

/** Serialises the starts of imports, so that the limits hold. */
export const lockImports = change<{ venueId: number }>(
  "lock reservation imports",
  "select pg_advisory_xact_lock(hashtextextended('reservation imports', $venueId))",
);

export const countReading = statement<{ venueId: number }, { running: number }>(
  "count running reservation imports",
  `select count(*)::int as running from reservation_imports
   where venue_id = $venueId and state in ('reading', 'applying', 'undoing')`,
);

/** Deletes imports older than `before`, and those beyond the newest `kept`, which do not run. */
export const sweepImports = change<{ venueId: number; kept: number; before: Date; limit: number }>(
  "sweep reservation imports",
  `delete from reservation_imports where venue_id = $venueId and import_id in (
     select import_id from reservation_imports i
     where i.venue_id = $venueId and i.state not in ('reading', 'applying', 'undoing')
       and (i.asked_at < $before or i.import_id in (
         select import_id from reservation_imports where venue_id = $venueId
         order by asked_at desc, import_id desc offset $kept))
     order by i.asked_at limit $limit)`,
);

/** Files that were neither corrected nor applied in time. */
export const dropOldBytes = change<{ venueId: number; before: Date }>(
  "drop old bytes of imports",
  `update reservation_imports set bytes = null, url_sealed = null
   where venue_id = $venueId and asked_at < $before and bytes is not null and state in ('ready', 'refused')`,
);
