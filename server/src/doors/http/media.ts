import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { mediaPath } from "@bellhop/contract/message-content";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance } from "fastify";
import { findMedia, type MediaRow, mediaFile } from "../../domain/media/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { venueOf } from "./answer.ts";
import { type Authenticate, actingMember } from "./authenticate.ts";

const shownInline = new Set(["image", "audio", "video", "sticker"]);

/** The bytes of a message's file. A browser runs nothing in them, whatever they are. */
export async function mediaFiles(
  app: FastifyInstance,
  { authenticate, services }: { authenticate: Authenticate; services: Services },
) {
  const { db, config } = services;
  app.get(mediaPath, { config: { may: "staff", does: "reads" } }, async (request, reply) => {
    const who = actingMember(request, await authenticate(request, "reads"));
    const venueId = venueOf(request, who);
    const asked = id.safeParse((request.query as Record<string, unknown>).media_id);
    if (!asked.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, (at) => findMedia(at, asked.data));
    const file = mediaFile(config.dataDir, venueId, media.media_id);
    const found = media.state === "stored" ? await stat(file).catch(() => undefined) : undefined;
    if (!found) throw refuse("not_found");
    return reply
      .headers({
        "content-type": media.mime_type,
        "content-length": found.size,
        "content-disposition": disposition(media),
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .send(createReadStream(file));
  });
}

function disposition({ kind, file_name }: MediaRow): string {
  const how = shownInline.has(kind) ? "inline" : "attachment";
  return file_name ? `${how}; filename*=UTF-8''${encodeURIComponent(file_name)}` : how;
}
