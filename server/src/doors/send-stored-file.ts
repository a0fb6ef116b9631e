import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type MediaRow, mediaFile } from "../domain/media/index.ts";
import { refuse } from "../platform/refusal.ts";

const shownInline = new Set(["image", "audio", "video", "sticker"]);

/**
 * Sends the bytes of a message's file, or the range that is asked for: some browsers play nothing without. A browser runs
 * nothing in them, whatever they are, and keeps no copy. Refused as not found if the bytes are not here.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { dataDir, venueId, media }: { dataDir: string; venueId: number; media: MediaRow },
) {
  const file = mediaFile(dataDir, venueId, media.media_id);
  const found = media.state === "stored" ? await stat(file).catch(() => undefined) : undefined;
  if (!found) throw refuse("not_found");
  reply.headers({
    "content-type": media.mime_type,
    "content-disposition": disposition(media),
    "content-security-policy": "default-src 'none'; sandbox",
    "accept-ranges": "bytes",
  });
  const range = rangeOf(request.headers.range, found.size);
  if (!range) return reply.header("content-length", found.size).send(createReadStream(file));
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ "content-length": end - start + 1, "content-range": `bytes ${start}-${end}/${found.size}` })
    .send(createReadStream(file, { start, end }));
}

/** A single range inside of the file; undefined for anything else, which gets the whole file. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined) return undefined;
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}

function disposition({ kind, file_name, mime_type }: MediaRow): string {
  const isShown = shownInline.has(kind) || mime_type.startsWith("image/");
  const how = isShown ? "inline" : "attachment";
  return file_name ? `${how}; filename*=UTF-8''${encodeURIComponent(file_name)}` : how;
}
