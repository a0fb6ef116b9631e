import { mediaPath } from "@bellhop/contract/message-content";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance } from "fastify";
import { findMedia } from "../../domain/media/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { sendStoredFile } from "../send-stored-file.ts";
import { venueOf } from "./answer.ts";
import { type Authenticate, actingMember } from "./authenticate.ts";

/** The bytes of a message's file. */
export async function mediaFiles(
  app: FastifyInstance,
  { authenticate, services }: { authenticate: Authenticate; services: Services },
) {
  const { db, config } = services;
  app.get(mediaPath, { config: { role: "staff", access: "reads" } }, async (request, reply) => {
    const who = actingMember(request, await authenticate(request, "reads"));
    const venueId = venueOf(request, who);
    const mediaId = id.safeParse((request.query as Record<string, unknown>).media_id);
    if (!mediaId.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, (at) => findMedia(at, mediaId.data));
    return sendStoredFile(request, reply, { dataDir: config.dataDir, venueId, media });
  });
}
