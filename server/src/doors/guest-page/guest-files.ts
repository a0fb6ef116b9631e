import { guestPagePath } from "@bellhop/contract/guest-page";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance } from "fastify";
import { findMedia } from "../../domain/media/index.ts";
import { findFileForGuest } from "../../journeys/guest-page.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { sendStoredFile } from "../stored-file.ts";
import type { Visits } from "./visit.ts";

type Parts = { services: Services; visits: Visits };

/** The files of a guest's thread. */
export function guestFiles(app: FastifyInstance, { services, visits }: Parts) {
  const { db, config } = services;
  const page = guestPagePath(":key");

  app.get(`${page}/files/:message`, { config: { does: "reads" } }, async (request, reply) => {
    const { venueId, token } = await visits.of(request, reply);
    const asked = id.safeParse((request.params as Record<string, unknown>).message);
    if (!asked.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, async (at) =>
      findMedia(at, await findFileForGuest(at, token, asked.data)),
    );
    return sendStoredFile(request, reply, { dataDir: config.dataDir, venueId, media });
  });
}
