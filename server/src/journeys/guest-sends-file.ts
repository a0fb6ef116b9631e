import { createHash } from "node:crypto";
import { guestFileMegabytes, guestFileTypes } from "@bellhop/contract/guest-page";
import { checkFile, writeMediaFile } from "../domain/media/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import { refuseField } from "../platform/refusal.ts";
import type { Services } from "../services.ts";
import type { Visit } from "./guest-page.ts";
import { enterSession } from "./guest-session.ts";
import { mustBeOpen, writingAct } from "./guest-writes-on-page.ts";
import type { UploadedFile } from "./store-content.ts";

type Sending = { sentAs: string; text: string; name: string; bytes: Buffer };

/** Refused if it is larger than what the guest page takes. */
export const refuseTooLarge = () => refuseField("file", "file_too_large", { megabytes: guestFileMegabytes });

/**
 * Checks a file of the guest page by its bytes, and stores them under DATA_DIR. Its id follows from what is sent and from
 * the session's secret: the same again is the same file, and no one else can name it.
 */
export async function storeFileOfGuest(
  { db, config }: Pick<Services, "db" | "config">,
  visit: Visit,
  { sentAs, text, name, bytes }: Sending,
): Promise<UploadedFile> {
  const { venueId } = visit;
  // Refused before anything is stored.
  const token = await db.readAtVenue(venueId, async (at) => {
    mustBeOpen(await findVenue(at));
    return (await enterSession(at, visit, config.secretKey, writingAct(sentAs))).token;
  });
  if (bytes.length > guestFileMegabytes * 1024 * 1024) throw refuseTooLarge();
  const checked = await checkFile(bytes, name);
  const mimeType = guestFileTypes.find((type) => type === checked?.mimeType);
  if (!checked || !mimeType) throw refuseField("file", "file_type_refused");
  const { sha256 } = checked;
  const mediaId = uuidOf(`${token} ${sentAs} ${sha256.toString("hex")} ${text}`);
  const target = await writeMediaFile(config.dataDir, venueId, mediaId);
  try {
    await target.write(bytes);
    await target.keep();
  } finally {
    await target.discard();
  }
  const kind = mimeType === "application/pdf" ? "document" : "image";
  return { mediaId, kind, mimeType, fileName: nameFor(mimeType, name), bytes: bytes.length, sha256 };
}

const endingsOf: Record<(typeof guestFileTypes)[number], string[]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
};

/** A downloaded file opens by its ending: a picture that is also a web page must not be called "bill.html". */
function nameFor(mimeType: (typeof guestFileTypes)[number], name: string): string | null {
  if (name === "") return null;
  const [ending, ...others] = endingsOf[mimeType];
  const isFitting = [ending, ...others].some((one) => name.toLowerCase().endsWith(`.${one}`));
  return isFitting ? name : `${name}.${ending}`;
}

/** A UUID (version 8) made from a hash. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
