import { limits } from "@bellhop/contract/limits";
import type { ImportFormat } from "@bellhop/contract/reservation-imports";
import {
  changeImport,
  countRows,
  FileRefused,
  findImportOfTask,
  forgetRows,
  hasDates,
  type Importing,
  judgeRows,
  mergeRows,
  type ReadFile,
  type ReadingContext,
  readFileApart,
  readReservationsQueue,
  type Slices,
  settleStoppedImport,
  slicesOf,
  storeBytes,
  storeFormat,
  storeRows,
} from "../../domain/reservation-imports/index.ts";
import { type RunningTask, taskHandler } from "../../domain/tasks/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { open } from "../../platform/crypto/seal.ts";
import { failpoint } from "../../platform/failpoints.ts";
import type { Services } from "../../services.ts";
import { logCrash } from "../knowledge/read-with-model.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

type Task = RunningTask<Services>;

/** Refused, but staff may correct the format. */
const correctable = new Set(["dates_not_found", "no_rows"]);

export const importUrlPlace = (venueId: number, importId: string) =>
  `venue ${venueId} reservation_imports.url_sealed ${importId}`;

/**
 * Reads a file of reservations slice by slice, stores its rows and compares them with what the venue has. Nothing is
 * imported until someone applies it. Another attempt starts over.
 */
export const readReservations = taskHandler(
  {
    queue: readReservationsQueue,
    begins: { progress: 1, message: { code: "reading_source" } },
    onGivenUp: settleStoppedImport,
  },
  async (task: Task) => {
    const { db, erasureKey } = task.services;
    const { stored, context } = await db.atVenue(task.venueId, async (at) => ({
      stored: await findImportOfTask(at, task.taskId),
      context: await readingContext(at, erasureKey),
    }));
    if (!stored) return void (await task.commit(async () => ({ failed: { code: "import_deleted" } })));
    const importId = stored.import_id;
    try {
      if (stored.url_sealed !== null) await fetchInto(task, importId, stored.url_sealed);
      const slices = slicesOf(db, task.venueId, importId);
      const system = await readRows(task, importId, slices, { format: stored.format, context });
      await compareRows(task, { importId, system, key: erasureKey });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      const { refusal } = error;
      await task.commit(async (at) => {
        const dropsBytes = !correctable.has(refusal.code);
        await changeImport(at, importId, { state: "refused", refusal, hasEnded: true, dropsBytes });
        return { import_id: importId };
      });
    }
  },
);

export async function readingContext(
  at: AtVenue,
  erasureKey: Buffer,
): Promise<ReadingContext & { key: Buffer }> {
  const { country, timezone } = await findVenue(at);
  return { country, timezone, key: erasureKey };
}

async function fetchInto(task: Task, importId: string, sealed: string) {
  const { sealingKey } = task.services;
  const url = open(sealingKey, sealed, importUrlPlace(task.venueId, importId));
  const bytes = await task.waitFor(() => fetchCalendar(url, task.services));
  if (bytes.length === 0) throw new FileRefused("empty");
  await task.step((at) => storeBytes(at, importId, bytes));
}

type Read = { format: ImportFormat | null; context: ReadingContext & { key: Buffer } };

/** Returns the system that the reservations come from. */
async function readRows(
  task: Task,
  importId: string,
  slices: Slices,
  { format: before, context: { key, ...context } }: Read,
): Promise<string> {
  const importing = { importId, key };
  const format = task.options.format as ImportFormat | undefined;
  const corrected = before && format && { corrected: { before, after: format } };
  return readFileApart(
    slices,
    { context, key, ...corrected },
    (file) => storeFile(task, importing, file),
    logCrash(task),
  );
}

async function storeFile(
  task: Task,
  importing: Pick<Importing, "importId" | "key">,
  file: ReadFile,
): Promise<string> {
  const { importId } = importing;
  await task.step(async (at) => {
    await storeFormat(at, importId, file.format, file.system);
    await forgetRows(at, importId);
  });
  let stored = 0;
  for await (const rows of file.rows) {
    const first = stored + 1;
    stored += rows.length;
    if (stored > limits.maxReservationRows) throw new FileRefused("too_many_rows", rows.at(-1)?.line ?? null);
    await task.step(async (at) => {
      await storeRows(at, importing, first, rows);
      failpoint("reservations.read");
    });
    const progress = Math.min(60, 5 + Math.round(stored / 1_000));
    await task.reportProgress({ progress, message: { code: "reading_rows", rows: stored } });
  }
  if (!hasDates(file.format)) throw new FileRefused("dates_not_found");
  if (stored === 0) throw new FileRefused("no_rows");
  await task.step((at) => mergeRows(at, importId));
  return file.system;
}

async function compareRows(task: Task, importing: Importing) {
  const { importId } = importing;
  let after: number | undefined = 0;
  for (let batches = 0; after !== undefined; batches++) {
    const from: number = after;
    after = (await task.step((at) => judgeRows(at, importing, from))).last;
    await task.reportProgress({ progress: Math.min(98, 60 + batches), message: { code: "comparing" } });
  }
  await task.commit(async (at) => {
    await countRows(at, importId);
    await changeImport(at, importId, { state: "ready" });
    return { import_id: importId };
  });
}
