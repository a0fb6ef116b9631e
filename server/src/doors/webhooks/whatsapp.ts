import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { simulatorAppSecret } from "../../domain/simulator/index.ts";
import { findSigningSecret, isSignature } from "../../domain/whatsapp/index.ts";
import { receiveWebhook } from "../../journeys/whatsapp/receive-webhook.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { closeIfLonger } from "../http/large-bodies.ts";

const signatureHeader = "x-hub-signature-256";

/**
 * Refuses a request without a well-formed signature before reading its body. Checks the signature over the raw bytes,
 * stores the delivery and its effects in one transaction, then answers 200.
 */
export async function whatsappWebhook(app: FastifyInstance, services: Services) {
  const { appSecrets, verifyToken } = services.config.whatsapp;
  const ofWhatsapp = appSecrets.map((secret) => secret.reveal());
  const secrets = [...ofWhatsapp, simulatorAppSecret(services.config.secretKey)];

  // Accepts any content type: an unknown one would be refused unread.
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    headers["content-type"] = "application/octet-stream";
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: limits.webhookBytes },
    (_request, body, done) => done(null, body),
  );

  app.get("/webhooks/whatsapp", (request, reply) => {
    // Repeated parameters are arrays; Meta sends each once.
    const query = request.query as Record<string, string | string[] | undefined>;
    const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge = "" } = query;
    const isMeta =
      mode === "subscribe" &&
      typeof token === "string" &&
      typeof challenge === "string" &&
      isSameText(token, verifyToken?.reveal());
    if (!isMeta) return reply.code(403).type("text/plain").send("The verify token is another one.");
    return reply.type("text/plain").send(challenge);
  });

  const refuseUnsigned: onRequestHookHandler = (request, reply, done) => {
    if (isSignature(request.headers[signatureHeader])) return done();
    closeIfLonger(request, reply, limits.bodyBytes);
    done(refuse("signed_out"));
  };
  const routeOptions = {
    onRequest: refuseUnsigned,
    bodyLimit: limits.webhookBytes,
    config: { bodyBudget: "webhooks" },
  } as const;
  app.post("/webhooks/whatsapp", routeOptions, async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signer = findSigningSecret(bytes, String(request.headers[signatureHeader]), secrets);
    if (signer === undefined) throw refuse("signed_out");
    failpoint("inbound.verified");
    const fate = await receiveWebhook(services, signer < ofWhatsapp.length ? "whatsapp" : "simulator", bytes);
    if (fate !== "kept") services.log.warn({ fate }, "webhook delivery needs review");
    failpoint("inbound.committed");
    return reply.code(200).send();
  });
}
