import type { FastifyInstance } from "fastify";

export async function healthPages(app: FastifyInstance, { isReady }: { isReady: () => Promise<boolean> }) {
  app.get("/healthz", (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
