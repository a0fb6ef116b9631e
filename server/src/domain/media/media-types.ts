import type { Media } from "@bellhop/contract/message-content";
import { fileTypeFromBuffer } from "file-type";

const megabyte = 1024 * 1024;

/** WhatsApp's limits (Cloud API media reference, November 2026). */
export const maxMediaBytes: Record<Media["kind"], number> = {
  image: 5 * megabyte,
  sticker: megabyte / 2,
  audio: 16 * megabyte,
  video: 16 * megabyte,
  document: 100 * megabyte,
};

/**
 * The types that are shown or offered for download; by their bytes, not by what the sender declares. Pictures as HEIC are
 * stored as JPEG.
 */
const typesOf: Record<Media["kind"], ReadonlySet<string>> = {
  image: new Set(["image/jpeg", "image/png", "image/webp", "image/heic"]),
  sticker: new Set(["image/webp"]),
  audio: new Set([
    "audio/aac",
    "audio/amr",
    "audio/mpeg",
    "audio/mp4",
    "audio/x-m4a",
    "audio/ogg",
    "audio/ogg; codecs=opus",
    "video/mp4",
  ]),
  video: new Set(["video/mp4", "video/3gpp", "video/quicktime"]),
  document: new Set([
    "application/pdf",
    "application/rtf",
    "application/x-cfb",
    "application/zip",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "application/vnd.oasis.opendocument.text",
    "application/vnd.oasis.opendocument.spreadsheet",
    "application/vnd.oasis.opendocument.presentation",
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/heic",
  ]),
};

/** Text has no signature: it is one if it has no control characters. */
const textTypes = new Set(["text/plain", "text/csv", "text/calendar"]);

/** Enough for the signatures of all types above. */
export const headBytes = 8_192;

/** The type by the file's first bytes; undefined if files of this kind may not have it. */
export async function acceptedType(
  kind: Media["kind"],
  head: Uint8Array,
  declared: string,
): Promise<string | undefined> {
  const found = await typeOfBytes(head);
  if (found) return typesOf[kind].has(found) ? found.split(";")[0] : undefined;
  const isText = kind === "document" && textTypes.has(declared) && !hasControlCharacters(head);
  return isText ? declared : undefined;
}

/** The several brands of HEIC are one type here. */
async function typeOfBytes(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found && /^image\/hei[cf]/.test(found.mime) ? "image/heic" : found?.mime;
}

export type RecognisedFile = {
  kind: Media["kind"];
  mimeType: string;
  /** WhatsApp's limit for its kind. */
  maxBytes: number;
};

const textOfEnding: Record<string, string> = { txt: "text/plain", csv: "text/csv", ics: "text/calendar" };

/** Recognises an outgoing file by its first bytes; undefined if WhatsApp does not accept its type. */
export async function recogniseFile(head: Uint8Array, name: string): Promise<RecognisedFile | undefined> {
  const declared = textOfEnding[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "";
  const kind = kindOfType((await typeOfBytes(head)) ?? declared);
  const mimeType = await acceptedType(kind, head, declared);
  return mimeType === undefined ? undefined : { kind, mimeType, maxBytes: maxMediaBytes[kind] };
}

/** As a picture, video or sound if WhatsApp plays it, else as a document. */
function kindOfType(mimeType: string): Media["kind"] {
  if (["image/jpeg", "image/png", "image/heic"].includes(mimeType)) return "image";
  if (mimeType === "video/mp4" || mimeType === "video/3gpp") return "video";
  return mimeType.startsWith("audio/") ? "audio" : "document";
}

const hasControlCharacters = (head: Uint8Array): boolean =>
  head.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20));
