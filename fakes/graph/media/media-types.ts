export type MediaKind = "image" | "audio" | "video" | "document" | "sticker";

const megabyte = 1024 * 1024;

/** Types and sizes that the Cloud API accepts (November 2026). Voice is audio/ogg with Opus. */
const kinds: Record<MediaKind, { types: string[]; maxBytes: number }> = {
  image: { types: ["image/jpeg", "image/png"], maxBytes: 5 * megabyte },
  audio: {
    types: ["audio/aac", "audio/amr", "audio/mpeg", "audio/mp4", "audio/ogg", "audio/opus"],
    maxBytes: 16 * megabyte,
  },
  video: { types: ["video/mp4", "video/3gpp"], maxBytes: 16 * megabyte },
  sticker: { types: ["image/webp"], maxBytes: 500 * 1024 },
  document: {
    types: [
      "text/plain",
      "application/pdf",
      "application/msword",
      "application/vnd.ms-excel",
      "application/vnd.ms-powerpoint",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ],
    maxBytes: 100 * megabyte,
  },
};

export const mediaKinds = Object.keys(kinds) as MediaKind[];
export const mediaTypes = Object.values(kinds).flatMap(({ types }) => types);
export const maxBytesOf = (kind: MediaKind) => kinds[kind].maxBytes;

/** "audio/ogg; codecs=opus" is "audio/ogg". */
export const bareType = (type: string) => type.split(";")[0]?.trim().toLowerCase() ?? "";

export function kindOfType(type: string): MediaKind | undefined {
  return mediaKinds.find((kind) => kinds[kind].types.includes(bareType(type)));
}
