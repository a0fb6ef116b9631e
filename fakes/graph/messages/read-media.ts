import { GraphError } from "../graph-error.ts";
import type { MediaKind } from "../media/media-types.ts";
import { badValue, invalid, type Json } from "../wire.ts";

const withCaption = new Set<MediaKind>(["image", "video", "document"]);

/** A file by the id of an upload or by a link. */
export function readMedia(part: Json, kind: MediaKind): { text: string } {
  const { id, link, caption, filename } = part;
  if (typeof id !== "string" && typeof link !== "string")
    throw new GraphError(400, 131_008, `Parameter ${kind} needs an id or a link`);
  if (id !== undefined && link !== undefined) invalid(`Param ${kind} must have either an id or a link.`);
  if (typeof link === "string" && !/^https?:$/.test(URL.parse(link)?.protocol ?? ""))
    invalid(`Param ${kind}['link'] is not a valid URI.`);
  if (filename !== undefined && kind !== "document") invalid(`Unexpected key "filename" on param "${kind}".`);
  if (caption === undefined) return { text: "" };
  if (!withCaption.has(kind)) invalid(`Unexpected key "caption" on param "${kind}".`);
  if (typeof caption !== "string" || caption.length > 1024)
    return badValue(`${kind}['caption'] must be at most 1024 characters long`);
  return { text: caption };
}
