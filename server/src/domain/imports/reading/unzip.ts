import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { readingLimits, Unreadable } from "./document.ts";

/** Real documents don't compress better than this. */
const maxRatio = 500;

/** Unpacks the wanted files of an archive as UTF-8, by name. Throws `Unreadable` for archives that are too large. */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  try {
    const zip = await fromBufferPromise(withoutTrail(Buffer.from(bytes)), {
      lazyEntries: true,
      validateEntrySizes: true,
    });
    if (zip.entryCount > readingLimits.zipEntries) throw new Unreadable({ code: "unpacks_too_large" });
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName) || found.has(entry.fileName)) continue;
      if (entry.isEncrypted()) throw new Unreadable({ code: "locked" });
      unpacked += entry.uncompressedSize;
      const isTight =
        entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > entry.compressedSize * maxRatio;
      if (isTight || unpacked > readingLimits.xmlBytes) throw new Unreadable({ code: "unpacks_too_large" });
      found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable({ code: "damaged" });
  }
  return found;
}

/** Word opens files with bytes behind the end of the archive. */
function withoutTrail(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const [header, lengthAt] = [22, 20];
  if (end < 0 || end + header > bytes.length) return bytes;
  return bytes.subarray(0, end + header + bytes.readUInt16LE(end + lengthAt));
}
