import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isStillRunning, thisProcessName } from "../processes.ts";
import { type ExportHeader, endOfRows, type TableHead } from "./header.ts";

const bufferBytes = 512 * 1024;

export type ExportFile = {
  addTable(head: TableHead, rows: AsyncIterable<Buffer>): Promise<number>;
  finish(): Promise<number>;
  abandon(): Promise<void>;
};

/** Writes beside `file` with mode 0600. The final name appears only when the export is complete and synced. */
export async function createExportFile(file: string, header: ExportHeader): Promise<ExportFile> {
  await checkReplaceable(file);
  await removeLeftovers(file);
  const part = `${file}.${thisProcessName()}.part`;
  const handle = await open(part, "w", 0o600);
  const removePart = () => rmSync(part, { force: true });
  process.once("exit", removePart);
  const whole = createHash("sha256");
  const { write, flush, written } = bufferedWriter(handle);
  let tables = 0;

  const add = async (bytes: Buffer | string) => {
    whole.update(bytes);
    await write(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  };
  const addLine = (value: object) => add(`${JSON.stringify(value)}\n`);
  await addLine(header);

  return {
    async addTable(head, content) {
      await addLine(head);
      const hash = createHash("sha256");
      let rows = 0;
      for await (const bytes of content) {
        hash.update(bytes);
        rows += countLines(bytes);
        await add(bytes);
      }
      await add(endOfRows);
      await addLine({ rows, sha256: hash.digest("hex") });
      tables += 1;
      return rows;
    },

    async finish() {
      const sha256 = whole.digest("hex");
      await write(Buffer.from(`${JSON.stringify({ tables, sha256 })}\n`));
      await flush();
      await handle.sync();
      await handle.close();
      await rename(part, file);
      process.off("exit", removePart);
      return written();
    },

    async abandon() {
      await handle.close();
      removePart();
      process.off("exit", removePart);
    },
  };
}

function bufferedWriter(handle: FileHandle) {
  let pieces: Buffer[] = [];
  let waiting = 0;
  let written = 0;
  const flush = async () => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    waiting = 0;
    for (let from = 0; from < bytes.length; ) {
      from += (await handle.write(bytes, from)).bytesWritten;
    }
    written += bytes.length;
  };
  const write = async (bytes: Buffer) => {
    pieces.push(bytes);
    waiting += bytes.length;
    if (waiting >= bufferBytes) await flush();
  };
  return { write, flush, written: () => written };
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** An earlier export may be replaced, a device or pipe may not. */
async function checkReplaceable(file: string): Promise<void> {
  const existing = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (existing && !existing.isFile()) throw new Error(`${file} is not a file. Name a new or existing file.`);
}

async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const start = `${path.basename(file)}.`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start) || !name.endsWith(".part")) continue;
    const writer = name.slice(start.length, -".part".length);
    if (/^\d+@/.test(writer) && !isStillRunning(writer)) await rm(path.join(folder, name), { force: true });
  }
}
