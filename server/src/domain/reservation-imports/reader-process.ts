// A process that reads one file of reservations, so that a hostile file harms nothing else and large ones hold up no one.
// Prints lines of JSON; it writes no faster than they are read.

import type { FileRefusal, ImportFormat } from "@bellhop/contract/reservation-imports";
import { everythingOnStdin, keepLibrariesQuiet, splitOrder } from "../../platform/apart/worker.ts";
import {
  correctFormat,
  FileRefused,
  hasDates,
  openFile,
  type ReadCalendar,
  type ReadingContext,
  recogniseFormat,
  type SourceRow,
  unreadCalendar,
} from "./reading/index.ts";
import { slicesOfBytes } from "./slices.ts";

export type ReservationOrder = {
  context: ReadingContext & { room?: string };
  /** A format that staff have corrected. */
  corrected?: { before: ImportFormat; wanted: ImportFormat };
  rowsPerBatch: number;
};

/** A file's format comes first. It has rows only if the format has dates. The calendar comes last. */
export type ReservationPart =
  | { is: "format"; format: ImportFormat; system: string }
  | { is: "rows"; rows: SourceRow[] }
  | { is: "end"; calendar: ReadCalendar }
  | { is: "refused"; refusal: FileRefusal };

async function* read(): AsyncGenerator<ReservationPart> {
  const { order, bytes } = splitOrder<ReservationOrder>(await everythingOnStdin());
  const { context, corrected, rowsPerBatch } = order;
  const slices = slicesOfBytes(bytes);
  const format = corrected
    ? await correctFormat(slices, corrected.before, corrected.wanted, context)
    : await recogniseFormat(slices, context);
  const calendar = unreadCalendar();
  const source = await openFile(slices, format, context, calendar);
  yield { is: "format", format, system: source.system };
  if (hasDates(format)) {
    let rows: SourceRow[] = [];
    for await (const row of source.rows) {
      rows.push(row);
      if (rows.length < rowsPerBatch) continue;
      yield { is: "rows", rows };
      rows = [];
    }
    if (rows.length > 0) yield { is: "rows", rows };
  }
  yield { is: "end", calendar };
}

keepLibrariesQuiet();
const print = (part: ReservationPart) =>
  new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(part)}\n`, () => resolve()));
try {
  for await (const part of read()) await print(part);
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  await print({ is: "refused", refusal: error.refusal });
}
