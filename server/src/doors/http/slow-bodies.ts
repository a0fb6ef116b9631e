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

/** A body that may be slow must still arrive: a phone's weakest connection is faster than this many bytes a second. */
const leastRate = 4 * 1024;

/** Ends requests whose body does not arrive in time. */
export function timeOutSlowBodies(app: FastifyInstance) {
  app.addHook("onRequest", ({ raw, routeOptions }, _reply, done) => {
    const hasBody =
      raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
    // A body that came in one packet with its headers needs no timer.
    if (hasBody) process.nextTick(timeOut, raw, routeOptions.config.allowsSlowBody ?? false);
    done();
  });

  function timeOut(raw: IncomingMessage, allowsSlowBody: boolean) {
    if (raw.complete || raw.destroyed) return;
    let before = raw.socket.bytesRead;
    const look = setInterval(() => {
      const arrived = raw.socket.bytesRead - before;
      before += arrived;
      if (raw.complete || (allowsSlowBody && arrived >= (leastRate * usualMs) / 1_000)) return;
      const error = Object.assign(new Error("The request takes too long"), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      app.server.emit("clientError", error, raw.socket);
    }, usualMs);
    raw.once("end", () => clearInterval(look));
    raw.once("close", () => clearInterval(look));
  }
}
