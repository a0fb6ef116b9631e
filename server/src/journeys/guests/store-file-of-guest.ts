import { createHash } from "node:crypto";
import { guestFileMegabytes, guestFileTypes } from "@bellhop/contract/guest-page";
import { type ArrivedFile, nameFor, recogniseFile, storeUpload } from "../../domain/media/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { enterSession } from "./enter-session.ts";
import { requireOpenPage, writingAct } from "./guest-writes-on-page.ts";
import type { UploadedFile } from "./prepare-content.ts";
import type { Visit } from "./view-guest-page.ts";

export type FileOfGuest = { sentAs: string; text: string; name: string; content: ArrivedFile };
/** Browsers of one owner, such as a network, take turns with those of others. `signal`: the browser has gone. */
export type SentFrom = { owner: string; signal: AbortSignal };

/** Refused if it is larger than what the guest page takes. */
export const refuseTooLarge = () => refuseField("file", "file_too_large", { megabytes: guestFileMegabytes });

/**
 * Checks a file of the guest page by its bytes, and stores it under DATA_DIR. Its id follows from what is sent and from
 * the session's secret: the same again is the same file, and no one else can name it.
 */
export async function storeFileOfGuest(
  { db, config }: Pick<Services, "db" | "config">,
  visit: Visit,
  { sentAs, text, name, content }: FileOfGuest,
  { owner, signal }: SentFrom,
): Promise<UploadedFile> {
  const { venueId } = visit;
  // Refused before anything is stored.
  const token = await db.readAtVenue(venueId, async (at) => {
    requireOpenPage(await findVenue(at));
    return (await enterSession(at, visit, config.secretKey, writingAct(sentAs))).token;
  });
  if (content.bytes > guestFileMegabytes * 1024 * 1024) throw refuseTooLarge();
  const recognised = await recogniseFile(content.head, name);
  const mimeType = guestFileTypes.find((type) => type === recognised?.mimeType);
  if (!mimeType) throw refuseField("file", "file_type_refused");
  const mediaId = uuidOf(`${token} ${sentAs} ${content.sha256.toString("hex")} ${text}`);
  const place = { dataDir: config.dataDir, venueId, mediaId };
  const sender = { from: "page", owner, signal } as const;
  const stored = await storeUpload("file", place, { mimeType, read: content.read }, sender);
  const kind = stored.mimeType === "application/pdf" ? "document" : "image";
  return { mediaId, kind, fileName: name === "" ? null : nameFor(stored.mimeType, name), ...stored };
}

/** The id of a file whose words were sent alone, because they could not wait for it. */
export const sentAsOfFile = (sentAs: string): string => uuidOf(`file ${sentAs}`);

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
