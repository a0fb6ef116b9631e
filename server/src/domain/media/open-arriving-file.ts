import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { newId } from "../../platform/ids.ts";
import { mediaFolder } from "./media-files.ts";
import { headBytes } from "./media-types.ts";

/** Written at once. */
const writtenBytes = 64 * 1024;

/** A file as it came, on the disk. It is no file of a message yet. */
export type ArrivedFile = {
  bytes: number;
  sha256: Buffer;
  /** Its first bytes, which say what it is. */
  head: Buffer;
  read(): AsyncIterable<Uint8Array>;
};

/**
 * Takes the bytes of a file as they arrive and writes them to the disk, so that slow senders hold no memory. `discard`
 * removes them.
 */
export async function openArrivingFile(dataDir: string, venueId: number) {
  const folder = mediaFolder(dataDir, venueId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Has no row: if the process dies, it is removed as a stray file.
  const file = path.join(folder, `${newId()}.arriving`);
  const handle = await open(file, "wx", 0o600);
  const hash = createHash("sha256");
  let [head, bytes] = [Buffer.alloc(0), 0];
  /** Parsers give small pieces. */
  let [unwritten, unwrittenBytes]: [Uint8Array[], number] = [[], 0];
  async function flush() {
    const pieces = unwritten;
    [unwritten, unwrittenBytes] = [[], 0];
    // Unlike a single write, it fails if the disk takes only a part.
    if (pieces.length > 0) await handle.appendFile(Buffer.concat(pieces));
  }
  return {
    async write(chunk: Uint8Array) {
      hash.update(chunk);
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      bytes += chunk.length;
      unwritten.push(chunk);
      unwrittenBytes += chunk.length;
      if (unwrittenBytes >= writtenBytes) await flush();
    },
    async end(): Promise<ArrivedFile> {
      await flush();
      await handle.close();
      return { bytes, head, sha256: hash.digest(), read: () => createReadStream(file) };
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(file, { force: true });
    },
  };
}
