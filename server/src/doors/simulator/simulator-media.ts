import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import {
  readMediaId,
  sampleBytes,
  sampleFiles,
  venueOfSimulatorNumber,
} from "../../domain/simulator/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { type FileSink, readMultipart } from "../read-multipart.ts";
import { hasToken, noToken } from "./graph-access.ts";

/** WhatsApp's limit for documents. */
const maxUploadBytes = 100 * 1024 * 1024;

/** The phone shows placeholders. */
const nowhere: FileSink<null> = {
  write: async () => undefined,
  end: async () => null,
  discard: async () => undefined,
};

type Upload = { Params: { version: string; phoneNumberId: string } };
type OneFile = { Params: { version: string; mediaId: string } };

/**
 * Serves the files that simulated guests send: first their description, then their bytes. Takes the venue's uploads
 * without storing them, because the phone shows only placeholders.
 */
export function simulatorMedia({ config, selfUrl }: Services): FastifyPluginAsync {
  return async (door) => {
    door.addContentTypeParser(
      "multipart/form-data",
      async (request: FastifyRequest, body: FastifyRequest["raw"]) =>
        readMultipart(request, body, async () => nowhere),
    );
    door.post<Upload>(
      "/simulator/graph/:version/:phoneNumberId/media",
      {
        bodyLimit: maxUploadBytes,
        config: { bodyBudget: "own" },
        // Before the body is read.
        onRequest: async (request, reply) => {
          const venueId = venueOfSimulatorNumber(request.params.phoneNumberId);
          if (!hasToken(config.secretKey, request, venueId)) return noToken(reply);
        },
      },
      async () => ({ id: newId() }),
    );

    door.get<OneFile>("/simulator/graph/:version/:mediaId", async (request, reply) => {
      const { mediaId } = request.params;
      const file = readMediaId(mediaId);
      if (!file || !hasToken(config.secretKey, request, file.venueId)) return noToken(reply);
      const bytes = sampleBytes(file.sample);
      return {
        url: `${selfUrl()}/simulator/files/${mediaId}`,
        mime_type: sampleFiles[file.sample].mimeType,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        file_size: bytes.length,
        id: mediaId,
        messaging_product: "whatsapp",
      };
    });

    door.get<OneFile>("/simulator/files/:mediaId", async (request, reply) => {
      const file = readMediaId(request.params.mediaId);
      if (!file || !hasToken(config.secretKey, request, file.venueId)) return noToken(reply);
      return reply.type(sampleFiles[file.sample].mimeType).send(sampleBytes(file.sample));
    });
  };
}
