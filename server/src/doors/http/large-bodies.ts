import { Readable } from "node:stream";
import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openByteBudget, type Reservation } from "../../platform/byte-budget.ts";
import { refuse, refuseFor } from "../../platform/refusal.ts";

/** The largest body that a call takes. Parsing it needs several times its size. */
const largestCallBytes = limits.reservationFileBase64Characters + 64 * 1024;
const webhookBytes = 32 * 1024 * 1024;
/**
 * The rest of a refused body is read and discarded up to this size, because browsers read the response only after they
 * have sent everything.
 */
export const maxDiscardedBytes = 128 * 1024 * 1024;
const retryAfterSeconds = 5;

/** Webhooks and calls don't shut each other out, and no person shuts out the others. */
const openBudgets = () => ({
  calls: openByteBudget({ total: 2 * largestCallBytes, perOwner: largestCallBytes }),
  webhooks: openByteBudget({ total: webhookBytes, perOwner: webhookBytes }),
});

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which budget bodies above `limits.bodyBytes` count against: `calls` by default; `own`: the route's parser counts. */
    bodyBudget?: keyof ReturnType<typeof openBudgets> | "own";
  }
  interface FastifyRequest {
    /** Whose budget it counts against, if the route authorizes before it reads the body. */
    bodyOwner?: string;
    /** Closes the connection after the response. For parsers that stop reading a body that is too long to discard. */
    leaveBody?: () => void;
  }
}

/**
 * Refuses a body that announces more than its route takes, before it is read. Large bodies count against this process's
 * budget as they arrive, so that announcing them keeps no one out. Smaller bodies always pass.
 */
export function limitLargeBodies(app: FastifyInstance) {
  const budgets = openBudgets();
  // After `onRequest`, where calls with large bodies are authorized.
  app.addHook("preParsing", (request, reply, payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    const bytes = announcedBytes(request);
    if (bytes !== undefined && bytes > bodyLimit) {
      closeIfLonger(request, reply, maxDiscardedBytes);
      return done(refuse("too_large"));
    }
    const { bodyBudget = "calls" } = config;
    if (bodyBudget === "own") request.leaveBody = () => void reply.header("connection", "close");
    if ((bytes ?? bodyLimit) <= limits.bodyBytes || bodyBudget === "own") return done();
    const reservation = budgets[bodyBudget](request.bodyOwner ?? "");
    reply.raw.once("close", reservation.release);
    collect(payload, { bodyLimit, reservation }).then(
      (chunks) => done(null, Readable.from(chunks, { objectMode: false })),
      (error) => {
        // Everything was discarded, except of a body in chunks that does not end.
        if (!request.raw.complete) reply.header("connection", "close");
        done(error);
      },
    );
  });
}

/** Reads a body into memory. One that is refused is dropped, and its rest discarded first. */
function collect(
  payload: Readable,
  { bodyLimit, reservation }: { bodyLimit: number; reservation: Reservation },
): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    let refusal: Error | undefined;
    const drop = (why: Error) => {
      refusal ??= why;
      chunks = [];
      reservation.release();
    };
    payload
      .on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > bodyLimit) {
          drop(refuse("too_large"));
          if (bytes > maxDiscardedBytes) reject(refusal);
        } else if (!refusal && !reservation.grow(chunk.length)) {
          drop(refuseFor("unavailable", retryAfterSeconds));
        } else if (!refusal) chunks.push(chunk);
      })
      .on("end", () => (refusal ? reject(refusal) : resolve(chunks)))
      .on("error", () => {
        drop(refuse("malformed"));
        reject(refusal);
      });
  });
}

/** For a refusal before the body is read: Node would discard the rest of the body, however long it is. */
export function closeIfLonger(request: FastifyRequest, reply: FastifyReply, discardedBytes: number) {
  const bytes = announcedBytes(request);
  if (bytes === undefined || bytes > discardedBytes) reply.header("connection", "close");
}

/** Undefined if the body comes in chunks. */
export function announcedBytes({ headers }: FastifyRequest): number | undefined {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}
