import { limits } from "@bellhop/contract/limits";
import type { FastifyPluginAsync } from "fastify";
import {
  acceptMessage,
  simulatorAppSecret,
  venueOfSimulatorNumber,
  venueReads,
} from "../../domain/simulator/index.ts";
import type { Services } from "../../services.ts";
import { graphError, hasToken, noToken } from "./graph-access.ts";
import { parseSend } from "./parse-send.ts";
import { simulatorMedia } from "./simulator-media.ts";

type Messages = { Params: { version: string; phoneNumberId: string }; Body: unknown };

/** Simulates WhatsApp's Graph API for the venues' simulated numbers. Bellhop's own client calls it over HTTP. */
export function simulatorGraphDoor(services: Services): FastifyPluginAsync {
  const { db, config } = services;
  return async (door) => {
    door.post<Messages>(
      "/simulator/graph/:version/:phoneNumberId/messages",
      { bodyLimit: limits.bodyBytes },
      async (request, reply) => {
        const venueId = venueOfSimulatorNumber(request.params.phoneNumberId);
        if (!hasToken(config.secretKey, request, venueId)) return noToken(reply);
        const send = parseSend(request.body);
        if (send.kind === "wrong") return graphError(reply, 400, send.code, send.details);
        if (send.kind === "read") {
          const found = await db.atVenue(venueId, (at) => venueReads(at, send.wamid, send.isTyping));
          if (!found) return graphError(reply, 400, 100, "Param message_id: unknown message");
          return { success: true };
        }
        const { input, message } = send;
        const appSecret = simulatorAppSecret(config.secretKey);
        const wamid = await db.atVenue(venueId, (at) => acceptMessage(at, message, appSecret));
        return {
          messaging_product: "whatsapp",
          contacts: [{ input, wa_id: message.phone.slice(1) }],
          messages: [{ id: wamid }],
        };
      },
    );
    await door.register(simulatorMedia(services));
  };
}
