import type { CallAccess, CallRole } from "@bellhop/contract/call";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `anyone` includes people who are not signed in. */
    role?: CallRole | "anyone";
    /** Under load, reads are refused first. */
    access?: CallAccess;
  }
}

/** Makes the start fail if a route under /api has no `role`. */
export function requireAccessRules(app: FastifyInstance) {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (isApi(url) && !config?.role) throw new Error(`${String(method)} ${url} has no access rules`);
  });
}

const isApi = (url: string) => /^\/api(\/|$)/.test(url);
