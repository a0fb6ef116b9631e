import type { FastifyReply, FastifyRequest } from "fastify";
import { simulatorToken } from "../../domain/simulator/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";

/** True if the request has the token of this venue's simulated number. */
export function hasToken(
  secretKey: Secret,
  { headers }: Pick<FastifyRequest, "headers">,
  venueId: number | undefined,
): venueId is number {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
  return venueId !== undefined && isSameText(token, simulatorToken(secretKey, venueId));
}

/** The same response for a wrong token and a wrong number, so that venues can't be enumerated. */
export const noToken = (reply: FastifyReply) =>
  graphError(reply, 401, 190, "The access token could not be decrypted");

const titles: Record<number, string> = {
  100: "Invalid parameter",
  190: "Invalid OAuth 2.0 Access Token",
  131008: "Required parameter is missing",
};

export function graphError(reply: FastifyReply, status: number, code: number, details: string) {
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
