import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openByteBudget } from "../../platform/byte-budget.ts";
import { refuseFor } from "../../platform/refusal.ts";

/** The largest body that a call takes. Parsing it needs several times its size. */
const largestCallBytes = limits.reservationFileBase64Characters + 64 * 1024;
const webhookBytes = 32 * 1024 * 1024;
/** Of guests: a few photos of one network at a time, while another network's still pass. */
const guestFileBytes = 64 * 1024 * 1024;
const retryAfterSeconds = 5;

/** Webhooks, calls and guests don't shut each other out, and no person shuts out the others. */
const openBudgets = () => ({
  calls: openByteBudget({ total: 2 * largestCallBytes, perOwner: largestCallBytes }),
  guestFiles: openByteBudget({ total: guestFileBytes, perOwner: guestFileBytes / 2 }),
  webhooks: openByteBudget({ total: webhookBytes, perOwner: webhookBytes }),
});

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which budget bodies above `limits.bodyBytes` count against: `calls` by default. */
    bodyBudget?: keyof ReturnType<typeof openBudgets>;
  }
  interface FastifyRequest {
    /** The person or network that it counts for, if the route authorizes before it reads the body. */
    bodyOwner?: string;
  }
}

/**
 * Refuses a large body, before it is read, while others fill this process's budget. Counts what the sender announces;
 * a body in chunks counts as the largest that the route takes. Smaller bodies always pass, so that announcing
 * large ones can't keep ordinary requests out.
 */
export function limitLargeBodies(app: FastifyInstance) {
  const budgets = openBudgets();
  // After `onRequest`, where calls with large bodies are authorized.
  app.addHook("preParsing", (request, reply, _payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    const bytes = announcedBytes(request);
    const isTooLarge = bytes !== undefined && bytes > bodyLimit;
    if (bytes === 0 || isTooLarge || (bytes ?? bodyLimit) <= limits.bodyBytes) return done();
    const reserve = budgets[config.bodyBudget ?? "calls"];
    const release = reserve(request.bodyOwner ?? "", bytes ?? bodyLimit);
    if (!release) {
      // The rest of the body is discarded first, so that a browser reads the answer. WhatsApp retries either way.
      closeIfLonger(request, reply, config.bodyBudget === "webhooks" ? limits.bodyBytes : bodyLimit);
      return done(refuseFor("unavailable", retryAfterSeconds));
    }
    reply.raw.once("close", release);
    done();
  });
}

/** For a refusal before the body is read: Node would discard the rest of the body, however long it is. */
export function closeIfLonger(request: FastifyRequest, reply: FastifyReply, discardedBytes: number) {
  const bytes = announcedBytes(request);
  if (bytes === undefined || bytes > discardedBytes) reply.header("connection", "close");
}

/** Undefined if the body comes in chunks. */
function announcedBytes({ headers }: FastifyRequest): number | undefined {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}
