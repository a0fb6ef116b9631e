import { limits } from "@bellhop/contract/limits";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import {
  simulatorAppSecret,
  simulatorToken,
  takeMessage,
  venueOfSimulatorNumber,
  venueReads,
} from "../../domain/simulator/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { parseSend } from "./read-send.ts";

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
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
        // The same answer for both, so that nobody can enumerate venues.
        if (venueId === undefined || !isSameText(token, simulatorToken(config.secretKey, venueId))) {
          return graphError(reply, 401, 190, "The access token could not be decrypted");
        }
        const send = parseSend(request.body);
        if (send.kind === "wrong") return graphError(reply, 400, send.code, send.details);
        if (send.kind === "read") {
          const found = await db.atVenue(venueId, (at) => venueReads(at, send.wamid, send.isTyping));
          if (!found) return graphError(reply, 400, 100, "Param message_id: unknown message");
          return { success: true };
        }
        const { input, to, type, text, callbackData } = send;
        const message = { phone: to, kind: type, text, callbackData };
        const appSecret = simulatorAppSecret(config.secretKey);
        const wamid = await db.atVenue(venueId, (at) => takeMessage(at, message, appSecret));
        return {
          messaging_product: "whatsapp",
          contacts: [{ input, wa_id: to.slice(1) }],
          messages: [{ id: wamid }],
        };
      },
    );
  };
}

const titles: Record<number, string> = {
  100: "Invalid parameter",
  190: "Invalid OAuth 2.0 Access Token",
  131008: "Required parameter is missing",
};

function graphError(reply: FastifyReply, status: number, code: number, details: string) {
  return reply.code(status).send({
    error: {
      message: `(#${code}) ${titles[code] ?? "Error"}`,
      type: "OAuthException",
      code,
      error_data: { messaging_product: "whatsapp", details },
      fbtrace_id: newId(),
    },
  });
}
