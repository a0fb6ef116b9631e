import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body may be so large that a slow line takes long to send it. */
    mayTakeLong?: boolean;
  }
}

/** So long a request may take to say all of it. */
const usualMs = 15_000;
/** With 64 MiB on a line of 5 Mbit/s; the server's own limit, since it has one for all. */
export const largestMs = 120_000;

/** Cuts off whoever takes longer over a request than its body needs. */
export function cutOffSlowBodies(app: FastifyInstance) {
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    const hasBody =
      raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
    if (!hasBody || routeOptions.config.mayTakeLong) return;
    const cut = setTimeout(() => {
      if (raw.complete) return;
      const error = Object.assign(new Error("The request takes too long"), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      app.server.emit("clientError", error, raw.socket);
    }, usualMs);
    raw.once("end", () => clearTimeout(cut));
    raw.once("close", () => clearTimeout(cut));
  });
}
