import path from "node:path";
import type { FileRefusal, ImportFormat } from "@bellhop/contract/reservation-imports";
import { ApartFailed, type ApartReason, type OnCrash, runApart } from "../../platform/apart/index.ts";
import { type ReservationOrder, type ReservationPart, readParts } from "./read-parts.ts";
import { FileRefused, type ReadCalendar, type Slices, type SourceRow, withNumber } from "./reading/index.ts";
import { rowsPerBatch } from "./rows.ts";

const program = path.join(import.meta.dirname, "reader-process.ts");

/** 100,000 rows take about ten seconds. */
const limits = { timeMs: 60_000, outputBytes: 512 * 1024 * 1024 };

const codeOf: Record<ApartReason, FileRefusal["code"]> = {
  took_too_long: "too_large",
  too_much_memory: "too_large",
  broken: "not_a_table",
};

export type ReadFile = {
  format: ImportFormat;
  system: string;
  /** In batches; none if the format has no dates. */
  rows: AsyncGenerator<SourceRow[], ReadCalendar>;
};

/**
 * Reads a file of reservations. A separate process, with limits of time and memory, reads large files and continues
 * while `use` takes the rows. `key` makes numbers for rows without one. Throws `FileRefused`, here and in `rows`.
 */
export async function readFileApart<T>(
  slices: Slices,
  { key, ...order }: Omit<ReservationOrder, "rowsPerBatch"> & { key: Buffer },
  use: (file: ReadFile) => Promise<T>,
  onCrash?: OnCrash,
): Promise<T> {
  const parts = partsOf(slices, { ...order, rowsPerBatch }, onCrash);
  async function* rows(): AsyncGenerator<SourceRow[], ReadCalendar> {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.is === "end") return part.calendar;
      if (part.is === "rows") yield part.rows.map((row) => withNumber(row, key));
    }
    throw new FileRefused("not_a_table", 1);
  }
  try {
    const first = (await parts.next()).value;
    if (first?.is !== "format") throw new FileRefused("not_a_table", 1);
    return await use({ format: first.format, system: first.system, rows: rows() });
  } finally {
    // Ends the process, however far it is.
    await parts.return(undefined);
  }
}

async function* partsOf(slices: Slices, order: ReservationOrder, onCrash: OnCrash | undefined) {
  if (await isSmall(slices)) return yield* readParts(slices, order);
  try {
    const options = { limits, ...(onCrash && { onCrash }) };
    for await (const part of linesOf(runApart(program, withOrder(order, slices), options))) {
      if (part.is === "refused") throw new FileRefused(part.refusal.code, part.refusal.line);
      yield part;
    }
  } catch (error) {
    throw error instanceof ApartFailed ? new FileRefused(codeOf[error.reason]) : error;
  }
}

/** Such a file takes milliseconds to read. Starting a process takes a second of processor time. */
const maxSmallBytes = 64 * 1024;

async function isSmall(slices: Slices): Promise<boolean> {
  let bytes = 0;
  for await (const slice of slices()) {
    bytes += slice.length;
    if (bytes > maxSmallBytes) return false;
  }
  return true;
}

async function* withOrder(order: ReservationOrder, slices: Slices) {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  yield* slices();
}

/** Each line is a batch: parsing one takes a few milliseconds. */
async function* linesOf(output: AsyncIterable<Buffer>): AsyncGenerator<ReservationPart> {
  let pieces: Buffer[] = [];
  for await (const chunk of output) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      pieces.push(chunk.subarray(from, end));
      yield JSON.parse(Buffer.concat(pieces).toString("utf8")) as ReservationPart;
      pieces = [];
      from = end + 1;
    }
    pieces.push(chunk.subarray(from));
  }
}
