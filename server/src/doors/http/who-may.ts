import type { Does, May } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may use a route of the API; `anyone`: also who is not signed in. */
    may?: May | "anyone";
    /** What a call does: under pressure reads are refused before changes, and everything else is not. */
    does?: Does;
  }
}

/** From here on a route under /api that does not say who may use it is not taken, and the process does not start. */
export function everyApiRouteSaysWhoMay(app: FastifyInstance) {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (isApi(url) && !config?.may) throw new Error(`${String(method)} ${url} does not say who may use it`);
  });
}

const isApi = (url: string) => /^\/api(\/|$)/.test(url);
