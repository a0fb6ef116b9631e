import type { FileRefusal, ImportFormat } from "@bellhop/contract/reservation-imports";
import {
  correctFormat,
  hasDates,
  openFile,
  type ReadCalendar,
  type ReadingContext,
  recogniseFormat,
  type Slices,
  type SourceRow,
  unreadCalendar,
} from "./reading/index.ts";

export type ReservationOrder = {
  context: ReadingContext & { room?: string };
  /** A format that staff have corrected. */
  corrected?: { before: ImportFormat; after: ImportFormat };
  rowsPerBatch: number;
};

/** A file's format comes first. It has rows only if the format has dates. The calendar comes last. */
export type ReservationPart =
  | { is: "format"; format: ImportFormat; system: string }
  | { is: "rows"; rows: SourceRow[] }
  | { is: "end"; calendar: ReadCalendar }
  | { is: "refused"; refusal: FileRefusal };

/** Reads a file of reservations. Throws `FileRefused`. */
export async function* readParts(
  slices: Slices,
  { context, corrected, rowsPerBatch }: ReservationOrder,
): AsyncGenerator<ReservationPart> {
  const format = corrected
    ? await correctFormat(slices, corrected.before, corrected.after, context)
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
