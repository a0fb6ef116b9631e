import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    allowsSlowBody?: boolean;
  }
}

const usualMs = 15_000;
/** 64 MiB at 5 Mbit/s. Also the server's limit, because it has one for all routes. */
export const maxRequestMs = 120_000;

export function timeOutSlowBodies(app: FastifyInstance) {
  app.addHook("onRequest", ({ raw, routeOptions }, _reply, done) => {
    const hasBody =
      raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
    // A body that came in one packet with its headers needs no timer.
    if (hasBody && !routeOptions.config.allowsSlowBody) process.nextTick(timeOut, raw);
    done();
  });

  function timeOut(raw: IncomingMessage) {
    if (raw.complete || raw.destroyed) return;
    const cut = setTimeout(() => {
      if (raw.complete) return;
      const error = Object.assign(new Error("The request takes too long"), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      app.server.emit("clientError", error, raw.socket);
    }, usualMs);
    raw.once("end", () => clearTimeout(cut));
    raw.once("close", () => clearTimeout(cut));
  }
}
