import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { newId } from "../../platform/ids.ts";

export const mediaFolder = (dataDir: string, venueId: number): string =>
  path.join(dataDir, "media", String(venueId));

/** Where the bytes of a file lie. Its name is its id: nothing of a path comes from outside. */
export function mediaFile(dataDir: string, venueId: number, mediaId: string): string {
  return path.join(mediaFolder(dataDir, venueId), mediaId);
}

/** A file that is still written. `keep` gives it its name, `discard` removes it. */
export async function writeMediaFile(dataDir: string, venueId: number, mediaId: string) {
  const file = mediaFile(dataDir, venueId, mediaId);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // The same file may be written several times at once.
  const unfinished = `${file}.${newId()}`;
  const handle = await open(unfinished, "wx", 0o600);
  return {
    // `write` may store only a part of the bytes, as on a disk that fills up; this repeats it or throws.
    write: (chunk: Uint8Array) => handle.appendFile(chunk),
    async keep() {
      await handle.sync();
      await handle.close();
      await rename(unfinished, file);
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}
