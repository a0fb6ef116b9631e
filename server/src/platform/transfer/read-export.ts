import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import type * as z from "zod/mini";
import { jsonOrUndefined } from "../json/json-or-undefined.ts";
import {
  type ExportHeader,
  exportHeader,
  fileFoot,
  formatVersion,
  type TableHead,
  tableFoot,
  tableHead,
} from "./header.ts";

/** Parts in file order. Read a table's rows before the next part. */
export type ExportPart =
  | { kind: "header"; header: ExportHeader }
  | { kind: "table"; head: TableHead; rows: AsyncIterable<Buffer> };

export class DamagedExport extends Error {
  constructor(file: string, why: string) {
    super(`${file} cannot be imported: ${why}. Nothing has changed. Use another copy of the export.`);
  }
}

const longestLineBytes = 1024 * 1024;
const newline = 10;
/** Starts with the previous line's newline, so it also matches an empty table. */
const end = Buffer.from("\n\\.\n");

/** Reads in constant memory. Throws DamagedExport if a byte is missing or changed. */
export async function* readExport(file: string): AsyncGenerator<ExportPart> {
  const reader = byteReader(file);
  const damaged = (why: string) => new DamagedExport(file, why);
  const parse = <Shape>(schema: z.ZodMiniType<Shape>, line: Buffer | undefined): Shape => {
    const read = schema.safeParse(asJson(line));
    if (!read.success) throw damaged(line === undefined ? "it is incomplete" : "it is damaged");
    return read.data;
  };

  const first = asJson(await reader.line());
  const header = exportHeader.safeParse(first);
  if (!header.success) throw damaged("it is not an export of Bellhop");
  if (header.data.version > formatVersion) throw damaged("a newer Bellhop wrote it");
  yield { kind: "header", header: header.data };

  for (let tables = 0; ; tables += 1) {
    const sha256 = reader.digest();
    const line = await reader.line();
    const head = tableHead.safeParse(asJson(line));
    if (!head.success) {
      const foot = parse(fileFoot, line);
      if (foot.tables !== tables || foot.sha256 !== sha256) throw damaged("it is damaged");
      if ((await reader.line()) !== undefined) throw damaged("it has extra data at its end");
      return;
    }
    const { rows, sum } = reader.rows();
    yield { kind: "table", head: head.data, rows };
    const foot = parse(tableFoot, await reader.line());
    if (foot.sha256 !== sum.digest("hex")) throw damaged(`its table ${head.data.table} is damaged`);
  }
}

const asJson = (line: Buffer | undefined) => jsonOrUndefined(line?.toString("utf8") ?? "");

function byteReader(file: string) {
  const chunks = createReadStream(file, { highWaterMark: 256 * 1024 })[Symbol.asyncIterator]();
  const whole = createHash("sha256");
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }

  function take(bytes: number): Buffer {
    const taken = rest.subarray(0, bytes);
    rest = rest.subarray(bytes);
    whole.update(taken);
    return taken;
  }

  /** Undefined at the end of the file, and for a line that is incomplete or too long. */
  async function line(): Promise<Buffer | undefined> {
    for (;;) {
      const at = rest.indexOf(newline);
      if (at >= 0) return take(at + 1).subarray(0, at);
      if (rest.length > longestLineBytes || !(await more())) return undefined;
    }
  }

  function rows(): { rows: AsyncIterable<Buffer>; sum: Hash } {
    const sum = createHash("sha256");
    return { rows: untilEnd(sum), sum };
  }

  async function* untilEnd(sum: Hash): AsyncGenerator<Buffer> {
    // The end mark may start in the previous piece.
    let before: Buffer = Buffer.from("\n");
    for (;;) {
      const seen = Buffer.concat([before, rest]);
      const at = seen.indexOf(end);
      const isEnd = at >= 0;
      // Keep what may be the start of an end mark.
      const bytes = (isEnd ? at + 1 : seen.length - (end.length - 1)) - before.length;
      if (bytes > 0) {
        const piece = take(bytes);
        sum.update(piece);
        before = piece.subarray(-1);
        yield piece;
      }
      if (isEnd) return void take(end.length - 1);
      if (!(await more())) throw new DamagedExport(file, "it is incomplete");
    }
  }

  return { line, rows, digest: () => whole.copy().digest("hex") };
}
