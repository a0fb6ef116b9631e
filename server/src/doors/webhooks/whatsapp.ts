import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance } from "fastify";
import { simulatorAppSecret } from "../../domain/simulator/index.ts";
import { type Network, whichSecretSigned } from "../../domain/whatsapp/index.ts";
import { deliveryArrives, deliveryIsQuarantined, type Kept } from "../../journeys/delivery-arrives.ts";
import type { Parts } from "../../journeys/parts.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { errorCode, isRefusedByDatabase } from "../../platform/db/index.ts";
import { mayCrashAt } from "../../platform/failpoints.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Where guests' messages arrive, from WhatsApp and from the simulator: the signature is checked over the raw bytes,
 * the delivery is stored with all that follows from it, and only then is it answered 200.
 */
export async function whatsappWebhook(app: FastifyInstance, parts: Parts) {
  const { appSecrets, verifyToken } = parts.config.whatsapp;
  const secrets = [
    simulatorAppSecret(parts.config.secretKey),
    ...appSecrets.map((secret) => secret.reveal()),
  ];

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: limits.webhookBytes },
    (_request, body, done) => done(null, body),
  );

  app.get("/webhooks/whatsapp", (request, reply) => {
    const asked = request.query as Record<string, string | undefined>;
    const isMeta =
      asked["hub.mode"] === "subscribe" && isSameText(asked["hub.verify_token"], verifyToken?.reveal());
    if (!isMeta) return reply.code(403).type("text/plain").send("The verify token is another one.");
    return reply.type("text/plain").send(asked["hub.challenge"] ?? "");
  });

  app.post("/webhooks/whatsapp", async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = request.headers["x-hub-signature-256"];
    const signer = whichSecretSigned(bytes, Array.isArray(header) ? header[0] : header, secrets);
    if (signer === undefined) throw refuse("signed_out");
    mayCrashAt("inbound.verified");
    const kept = await store(parts, signer === 0 ? "simulator" : "whatsapp", bytes);
    if (kept !== "kept") parts.log.warn({ kept }, "a signed delivery waits for a person to look at it");
    mayCrashAt("inbound.committed");
    return reply.code(200).send();
  });
}

const triesMost = 3;

async function store(parts: Parts, network: Network, bytes: Buffer): Promise<Kept> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.atInstallation((at) => deliveryArrives(at, network, bytes));
    } catch (error) {
      // Deadlock, serialization, lock not available, and a key that another delivery took a moment before.
      const isInEachOthersWay = ["40P01", "40001", "55P03", "23505"].includes(errorCode(error) ?? "");
      if (isInEachOthersWay && attempt < triesMost) continue;
      // What may pass is refused, and comes again. What never will (values that the database does not take, a fault of
      // ours) would come for seven days: its bytes are kept for a person instead.
      const isForGood =
        isRefusedByDatabase(error) || error instanceof TypeError || error instanceof RangeError;
      if (!isForGood) throw error;
      parts.log.error({ err: error }, "a signed delivery could not be dealt with and was quarantined");
      const cause = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      await parts.db.atInstallation((at) => deliveryIsQuarantined(at, network, bytes, cause));
      return "quarantined";
    }
  }
}
