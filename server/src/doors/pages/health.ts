import type { UnavailableCause } from "@bellhop/contract/problems";
import type { FastifyInstance } from "fastify";

export type NotReady = "stopping" | Exclude<UnavailableCause, "database_busy" | `files_${string}`>;

const sentences: Record<NotReady, string> = {
  stopping: "This process is stopping. It answers for a few more seconds.",
  database_away: "The database can't be reached, or does not answer.",
  database_read_only: "The database accepts no changes: it is read-only, or a standby.",
  database_full: "The database's disk is full.",
  database_overloaded: "The database has no connections or memory left.",
};

export const notReadyReasons = Object.keys(sentences) as NotReady[];

/**
 * `/healthz`: the process is alive. `/readyz`: it can do all its work. `/readyz/reads`: it can at least answer reads, and
 * is not about to stop.
 */
export async function healthPages(
  app: FastifyInstance,
  { whyNotReady }: { whyNotReady: () => Promise<NotReady | undefined> },
) {
  app.get("/healthz", (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const reason = await whyNotReady();
    if (!reason) return reply.send({ status: "ready" });
    return reply.code(503).send({ status: "not ready", reason, detail: sentences[reason] });
  });
  app.get("/readyz/reads", async (_request, reply) => {
    const reason = await whyNotReady();
    if (!reason) return reply.send({ status: "ready" });
    const canRead = reason === "database_read_only" || reason === "database_full";
    const status = canRead ? "ready for reads" : "not ready";
    return reply.code(canRead ? 200 : 503).send({ status, reason, detail: sentences[reason] });
  });
}
