import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  changeImportFormat,
  importReservations,
  startReservationImport,
} from "@bellhop/contract/reservation-imports";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  addReservationImport,
  applyReservationsQueue,
  applyRows,
  bytesOfFile,
  changeImport,
  countApplied,
  countKept,
  countRows,
  dropSameRows,
  findImport,
  findImportOfTask,
  judgeRows,
  listRows,
  lockImport,
  mergeRows,
  readReservationsQueue,
  removeImport,
  requireRoomToImport,
  type StoredImport,
  scriptRows,
  settleStoppedImport,
  storeRows,
  sweepOldImports,
  undoReservationsQueue,
  undoRows,
} from "../../domain/reservation-imports/index.ts";
import { broadcastReservations } from "../../domain/reservations/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../../domain/tasks/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { seal } from "../../platform/crypto/seal.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { isUnencrypted } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";
import { broadcastImported, broadcastImportedStays } from "./broadcast-imported.ts";
import { importUrlPlace, readingContext } from "./read-reservations.ts";

/** A member has a file, or the calendar at an address, read. Returns the import and the task to watch. */
export async function staffImportsReservations(
  at: AtVenue,
  by: Actor,
  { from }: InputOf<typeof startReservationImport>,
  { config, sealingKey }: Services,
) {
  if (from.kind === "address" && isUnencrypted(from.url, config.safeFetchAllow))
    throw refuseField("from.url", "url_not_https");
  await requireRoomToImport(at);
  const importId = newId();
  const { taskId } = await openTask(at, "read_reservations", by.name, { isSeparate: true });
  const content =
    from.kind === "file"
      ? { source: from.name, bytes: bytesOfFile(from.content) }
      : {
          // The rest of the address is often a secret.
          source: new URL(from.url).host,
          urlSealed: seal(sealingKey, from.url, importUrlPlace(at.venueId, importId)),
        };
  await addReservationImport(at, { kind: from.kind, askedBy: by.name, taskId, ...content }, importId);
  await startTask(at, readReservationsQueue, taskId);
  return { import_id: importId, task_id: taskId };
}

/** A member corrects how a file is read. It is read again. */
export async function staffCorrectsFormat(
  at: AtVenue,
  by: Actor,
  { import_id, format }: InputOf<typeof changeImportFormat>,
) {
  const stored = await lockImport(at, import_id, ["ready", "refused"]);
  if (stored.applied > 0) throw refuseNotPossible("import_applied");
  if (!stored.has_bytes || !stored.format) throw refuseNotPossible("file_gone");
  if (stored.format.kind !== format.kind) throw refuseField("format.kind", "invalid");
  // Headings are known, and those of a file without any are a guest's.
  const columns = format.kind === "csv" ? format.columns.map((one) => ({ ...one, heading: "" })) : [];
  const options = { format: format.kind === "csv" ? { ...format, columns } : format };
  const { taskId } = await openTask(at, "read_reservations", by.name, { isSeparate: true, options });
  await startTask(at, readReservationsQueue, taskId);
  await changeImport(at, import_id, { state: "reading", taskId });
  return { task_id: taskId };
}

/** A member imports what was read. */
export async function staffAppliesImport(at: AtVenue, by: Actor, importId: string) {
  const stored = await lockImport(at, importId, ["ready"]);
  const { taskId } = await openTask(at, "apply_reservations", by.name, { isSeparate: true });
  await startTask(at, applyReservationsQueue, taskId);
  await changeImport(at, importId, { state: "applying", taskId, dropsBytes: true });
  const { new: added, changed } = stored.counts;
  const after = { new: added, changed };
  await recordChange(at, by, {
    kind: "reservations_imported",
    subject: subjectOf(stored),
    before: null,
    after,
  });
  return { task_id: taskId };
}

/** A member undoes an import. */
export async function staffUndoesImport(at: AtVenue, by: Actor, importId: string) {
  const stored = await lockImport(at, importId, ["ready", "applied"]);
  if (stored.state === "ready" && stored.applied === 0) throw refuseNotPossible("nothing_to_undo");
  const { taskId } = await openTask(at, "undo_reservations", by.name, { isSeparate: true });
  await startTask(at, undoReservationsQueue, taskId);
  await changeImport(at, importId, { state: "undoing", taskId, dropsBytes: true });
  const before = { applied: stored.applied };
  await recordChange(at, by, {
    kind: "reservations_import_undone",
    subject: subjectOf(stored),
    before,
    after: { applied: 0 },
  });
  return { task_id: taskId };
}

/** Without the file's name: files may be named after guests, and the log can't be changed when one is deleted. */
const subjectOf = ({ import_id, kind, system, source }: StoredImport) => ({
  id: import_id,
  name: kind === "file" ? (system ?? kind) : source,
});

type Task = RunningTask<Services>;

/** Imports the rows in batches. Each is imported once: another attempt continues after the last batch. */
export const applyReservations = taskHandler(
  {
    queue: applyReservationsQueue,
    begins: { progress: 1, message: { code: "applying_rows", row: 0, rows: 0 } },
    onGivenUp: settleStoppedImport,
  },
  async (task: Task) => {
    const { import_id: importId, system, counts, applied } = (await importOf(task)) ?? {};
    if (!importId || !counts) return;
    const importing = { importId, system: system ?? "csv", key: task.services.erasureKey };
    const rows = counts.new + counts.changed;
    let done = applied ?? 0;
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      const batch = await retryOnConflict(() =>
        task.step(async (at) => {
          const stored = await applyRows(at, importing, from);
          await countApplied(at, importId, stored.changed);
          await broadcastImportedStays(at, stored.guestIds);
          failpoint("reservations.applied");
          return stored;
        }),
      );
      after = batch.last;
      done += batch.rows;
      await task.reportProgress(progressOf("applying_rows", done, rows));
    }
    await task.commit(async (at) => {
      await countRows(at, importId);
      await changeImport(at, importId, { state: "applied", hasEnded: true });
      broadcastReservations(at, null);
      return { import_id: importId };
    });
  },
);

/** Undoes the rows in batches, from the last one on. */
export const undoReservations = taskHandler(
  {
    queue: undoReservationsQueue,
    begins: { progress: 1, message: { code: "undoing_rows", row: 0, rows: 0 } },
    onGivenUp: settleStoppedImport,
  },
  async (task: Task) => {
    const { import_id: importId, applied = 0 } = (await importOf(task)) ?? {};
    if (!importId) return;
    let done = 0;
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined; ) {
      const from = Math.min(before, 2 ** 31 - 1);
      const batch = await retryOnConflict(() =>
        task.step(async (at) => {
          const stored = await undoRows(at, importId, from);
          await countKept(at, importId, stored.kept);
          await broadcastImportedStays(at, stored.guestIds);
          failpoint("reservations.undone");
          return stored;
        }),
      );
      before = batch.last;
      done += batch.rows;
      await task.reportProgress(progressOf("undoing_rows", done, applied));
    }
    await task.commit(async (at) => {
      await changeImport(at, importId, { state: "undone", hasEnded: true });
      broadcastReservations(at, null);
      return { import_id: importId };
    });
  },
);

function progressOf(code: "applying_rows" | "undoing_rows", row: number, rows: number) {
  const progress = rows === 0 ? 99 : Math.min(99, Math.round((row / rows) * 100));
  return { progress, message: { code, row: Math.min(row, rows), rows } };
}

async function importOf(task: Task): Promise<StoredImport | undefined> {
  const stored = await task.services.db.readAtVenue(task.venueId, (at) => findImportOfTask(at, task.taskId));
  if (!stored) await task.commit(async () => ({ failed: { code: "import_deleted" } }));
  return stored;
}

/** A script imports reservations, at once. The same rows again change nothing. */
export const scriptImportsReservations = (
  { db, erasureKey }: Services,
  venueId: number,
  input: InputOf<typeof importReservations>,
  by: Actor,
) =>
  // Staff may add the same booking at the same time.
  retryOnConflict(() => db.atVenue(venueId, (at) => importFromScript(at, by, input, erasureKey)));

async function importFromScript(
  at: AtVenue,
  by: Actor,
  { source, reservations }: InputOf<typeof importReservations>,
  erasureKey: Buffer,
): Promise<OutputOf<typeof importReservations>> {
  await sweepOldImports(at);
  const rows = scriptRows(reservations, await readingContext(at, erasureKey));
  const importId = await addReservationImport(at, {
    kind: "script",
    source,
    system: source,
    askedBy: by.name,
  });
  const importing = { importId, system: source, key: erasureKey };
  await storeRows(at, importing, 1, rows);
  await mergeRows(at, importId);
  await judgeRows(at, importing, 0);
  const applied = await applyRows(at, importing, 0);
  await countRows(at, importId);
  await countApplied(at, importId, applied.changed);
  const { counts } = await findImport(at, importId);
  const views = await listRows(at, importId, { after: 0, limit: rows.length });
  const answer = {
    counts,
    rows: views.map(({ verdict, problems, reservation_id }, index) => ({
      external_id: reservations[index]?.external_id ?? "",
      verdict,
      problems,
      reservation_id,
    })),
  };
  if (applied.changed === 0) {
    await removeImport(at, importId);
    return { import_id: null, ...answer };
  }
  await dropSameRows(at, importId);
  await changeImport(at, importId, { state: "applied", hasEnded: true });
  await recordChange(at, by, {
    kind: "reservations_imported",
    subject: { id: importId, name: source },
    before: null,
    after: { new: counts.new, changed: counts.changed },
  });
  await broadcastImported(at, applied);
  return { import_id: importId, ...answer };
}
