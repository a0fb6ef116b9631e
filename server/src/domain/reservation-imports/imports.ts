import { limits } from "@bellhop/contract/limits";
import type { ProblemParams } from "@bellhop/contract/problems";
import type { FileRefusal, ImportFormat, ReservationImport } from "@bellhop/contract/reservation-imports";
import type { AtVenue, Database, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeBase64 } from "../../platform/base64.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal, refuse, refuseField } from "../../platform/refusal.ts";
import {
  addProgress,
  countReading,
  deleteImport,
  dropOldBytes,
  insertImport,
  lockImportOfTask,
  lockImports,
  type StoredImport,
  selectImportForUpdate,
  selectImportOfTask,
  selectSlice,
  setBytes,
  setFormat,
  setState,
  sweepImports,
  updateCounts,
} from "./imports.queries.ts";
import type { Slices } from "./reading/index.ts";
import { sliceBytes } from "./slices.ts";

export type { StoredImport };

/** Limits of one venue: imports that run at once, and those that are kept, for how long. */
const reservationImportLimits = { running: 3, kept: 200, keptDays: 90, bytesKeptDays: 7 } as const;
const dayMs = 24 * 60 * 60 * 1_000;
const nameCharacters = 200;

/** Refuses another import beyond the limits, and locks the count until the unit ends. Deletes old imports. */
export async function requireRoomToImport(at: AtVenue) {
  await at.tx.run(lockImports, { venueId: at.venueId });
  await sweepOldImports(at);
  const { running } = await at.tx.row(countReading, { venueId: at.venueId });
  if (running < reservationImportLimits.running) return;
  const limit: ProblemParams["limit_reached"]["limit"] = "imports_running";
  const detail = "Other imports are still running. Wait for them, or stop them.";
  throw new Refusal("limit_reached", undefined, { detail, params: { limit, count: running } });
}

/** An import may have 50,000 rows, which are deleted with it. */
const sweptAtOnce = 3;

/** Deletes at most `limit` imports that are due. Returns how many. */
export async function sweepOldImports(at: AtVenue, limit = sweptAtOnce): Promise<number> {
  const { kept, keptDays, bytesKeptDays } = reservationImportLimits;
  const ago = (days: number) => new Date(at.now.getTime() - days * dayMs);
  const deleted = await at.tx.run(sweepImports, {
    venueId: at.venueId,
    kept: kept - 1,
    before: ago(keptDays),
    limit,
  });
  await at.tx.run(dropOldBytes, { venueId: at.venueId, before: ago(bytesKeptDays) });
  return deleted;
}

export type NewImport = {
  kind: ReservationImport["kind"];
  source: string;
  askedBy: string;
  taskId?: string;
  system?: string;
  feedId?: string;
  urlSealed?: string;
  bytes?: Buffer;
};

/** Stores an import that is to be read, and returns its id. */
export async function addReservationImport(
  at: AtVenue,
  newImport: NewImport,
  importId = newId(),
): Promise<string> {
  const { kind, source, askedBy, taskId, system, feedId, urlSealed, bytes } = newImport;
  await at.tx.run(insertImport, {
    venueId: at.venueId,
    importId,
    taskId: taskId ?? null,
    kind,
    source: source.length <= nameCharacters ? source : `${source.slice(0, nameCharacters - 1)}…`,
    system: system ?? null,
    feedId: feedId ?? null,
    urlSealed: urlSealed ?? null,
    bytes: bytes ?? null,
    askedBy,
    askedAt: at.now,
  });
  return importId;
}

/** The bytes of a file that was sent as base64; refused if it is empty or too large. */
export function bytesOfFile(content: string): Buffer {
  const bytes = decodeBase64(content);
  if (!bytes) throw refuseField("from.content", "file_not_base64");
  if (bytes.length === 0) throw refuseField("from.content", "file_empty");
  if (bytes.length > limits.reservationFileBytes) {
    const megabytes = limits.reservationFileBytes / (1024 * 1024);
    throw refuseField("from.content", "file_too_large", { megabytes });
  }
  return bytes;
}

/** Locks an import until the unit ends; refused if there is none, or if it is in another state. */
export async function lockImport(
  at: AtVenue,
  importId: string,
  states: readonly StoredImport["state"][],
): Promise<StoredImport> {
  const found = await at.tx.maybeRow(selectImportForUpdate, { venueId: at.venueId, importId });
  if (!found) throw refuse("not_found");
  if (!states.includes(found.state)) throw refuse("wrong_state");
  return found;
}

/** The import of a task, with the sealed address of one that is not fetched yet. */
export const findImportOfTask = (at: ReadingAtVenue, taskId: string) =>
  at.tx.maybeRow(selectImportOfTask, { venueId: at.venueId, taskId });

/** The content of an import, read from the database slice by slice. */
export function slicesOf(db: Database, venueId: number, importId: string): Slices {
  return async function* () {
    for (let from = 1; ; from += sliceBytes) {
      const { slice } = await db.readAtVenue(venueId, (at) =>
        at.tx.row(selectSlice, { venueId, importId, from, length: sliceBytes }),
      );
      if (!slice || slice.length === 0) return;
      yield slice;
      if (slice.length < sliceBytes) return;
    }
  };
}

export const storeBytes = (at: AtVenue, importId: string, bytes: Buffer) =>
  at.tx.run(setBytes, { venueId: at.venueId, importId, bytes });

export const storeFormat = (at: AtVenue, importId: string, format: ImportFormat, system: string | null) =>
  at.tx.run(setFormat, { venueId: at.venueId, importId, format, system });

type Change = {
  state: StoredImport["state"];
  refusal?: FileRefusal;
  taskId?: string;
  hasEnded?: boolean;
  /** Deletes the content, which can't be read again then. */
  dropsBytes?: boolean;
};

/** Changes an import's state; dashboards read it again. */
export async function changeImport(at: AtVenue, importId: string, change: Change) {
  const { state, refusal, taskId, hasEnded = false, dropsBytes = false } = change;
  await at.tx.run(setState, {
    venueId: at.venueId,
    importId,
    state,
    refusal: refusal ?? null,
    taskId: taskId ?? null,
    endedAt: hasEnded ? at.now : null,
    dropsBytes,
  });
  broadcastImport(at, importId);
}

function broadcastImport(at: AtVenue, importId: string) {
  at.broadcast({ kind: "reservation_import", import_id: importId });
}

export const countRows = (at: AtVenue, importId: string) =>
  at.tx.run(updateCounts, { venueId: at.venueId, importId });

export async function countApplied(at: AtVenue, importId: string, applied: number) {
  if (applied > 0) await at.tx.run(addProgress, { venueId: at.venueId, importId, applied, kept: 0 });
}

export async function countKept(at: AtVenue, importId: string, kept: number) {
  if (kept > 0) await at.tx.run(addProgress, { venueId: at.venueId, importId, applied: 0, kept });
}

export const removeImport = (at: AtVenue, importId: string) =>
  at.tx.run(deleteImport, { venueId: at.venueId, importId });

/**
 * A task was stopped or has failed. Rows that it has read are useless. Rows that it has applied or undone stay so, and
 * applying and undoing can be started again.
 */
export async function settleStoppedImport(at: AtVenue, taskId: string) {
  const found = await at.tx.maybeRow(lockImportOfTask, { venueId: at.venueId, taskId });
  if (!found) return;
  const { import_id, state, applied } = found;
  if (state === "reading") {
    const refusal = { code: "stopped", line: null } as const;
    await changeImport(at, import_id, { state: "refused", refusal, hasEnded: true, dropsBytes: true });
  }
  if (state === "applying") await changeImport(at, import_id, { state: "ready", hasEnded: applied > 0 });
  if (state === "undoing") await changeImport(at, import_id, { state: "applied", hasEnded: true });
}
