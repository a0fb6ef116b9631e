import { createHash } from "node:crypto";
import {
  cleanPicture,
  PictureRefused,
  type PictureSender,
  pictureTypes,
} from "../../platform/pictures/index.ts";
import { refuseField, refuseFor } from "../../platform/refusal.ts";
import { writeMediaFile } from "./media-files.ts";

type Place = { dataDir: string; venueId: number; mediaId: string };
type Content = { mimeType: string; read(): Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

const retryAfterSeconds = 60;

export type StoredFile = { mimeType: string; bytes: number; sha256: Buffer };

/**
 * Stores a file of a message under DATA_DIR. A picture is stored as its pixels only: without the place where it was taken,
 * and in a type that browsers show. Throws `PictureRefused`.
 */
export async function storeFile(
  { dataDir, venueId, mediaId }: Place,
  { mimeType, read }: Content,
  sender: PictureSender,
  maxBytes?: number,
): Promise<StoredFile> {
  const type = pictureTypes.find((one) => one === mimeType);
  const picture = type && (await cleanPicture(read(), { type, maxBytes }, sender));
  const target = await writeMediaFile(dataDir, venueId, mediaId);
  try {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of picture ? [picture.bytes] : read()) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.write(chunk);
    }
    await target.keep();
    return { mimeType: picture?.type ?? mimeType, bytes, sha256: hash.digest() };
  } finally {
    await target.discard();
  }
}

/**
 * Stores a file that a person has sent. A picture that can't be decoded is refused at its field. One that a guest sent,
 * and that takes too long, may be fine on a machine that is less busy: refused as unavailable.
 */
export async function storeUpload(
  field: string,
  place: Place,
  content: Content,
  sender: PictureSender,
  maxBytes?: number,
): Promise<StoredFile> {
  try {
    return await storeFile(place, content, sender, maxBytes);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    if (error.reason === "took_too_long" && sender.from === "page")
      throw refuseFor("unavailable", retryAfterSeconds);
    if (error.reason !== "too_many_pixels") throw refuseField(field, "picture_unreadable");
    throw refuseField(field, "picture_too_many_pixels", { megapixels: 50 });
  }
}

const endingsOf: Record<string, string[]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
};

/**
 * A downloaded file opens by its ending: a picture that is also a web page must not be called "bill.html". Names of other
 * types stay.
 */
export function nameFor(mimeType: string, name: string): string {
  const endings = endingsOf[mimeType];
  if (!endings || endings.some((one) => name.toLowerCase().endsWith(`.${one}`))) return name;
  const stem = mimeType.startsWith("image/") ? name.replace(/\.(?:hei[cf]|jpe?g|png|webp)$/i, "") : name;
  return `${stem}.${endings[0]}`;
}
