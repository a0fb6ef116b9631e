import type { Does, May } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `anyone` includes people who are not signed in. */
    may?: May | "anyone";
    /** Under load, reads are refused first. */
    does?: Does;
  }
}

/** Makes the start fail if a route under /api has no `may`. */
export function requireAccessRules(app: FastifyInstance) {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (isApi(url) && !config?.may) throw new Error(`${String(method)} ${url} has no access rules`);
  });
}

const isApi = (url: string) => /^\/api(\/|$)/.test(url);
