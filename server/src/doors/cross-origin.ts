import type { FastifyInstance } from "fastify";
import type { IdentitySettings } from "../domain/identity/index.ts";
import { refuse } from "../platform/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    allowsCrossOrigin?: boolean;
  }
}

/** Marks a route that origins in SIGN_IN_FOR may call too. */
export const crossOriginRoute = { allowsCrossOrigin: true };

/**
 * CSRF protection: refuses requests whose Origin is neither ours nor, on a marked route, in SIGN_IN_FOR. Other routes
 * never send CORS headers.
 */
export function refuseCrossOrigin(
  app: FastifyInstance,
  { publicUrl, signInFor }: Pick<IdentitySettings, "publicUrl" | "signInFor">,
) {
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    const isOurs =
      origin === undefined || origin === publicUrl || origin === `${request.protocol}://${request.host}`;
    const isExpected =
      isOurs || (request.routeOptions.config?.allowsCrossOrigin === true && signInFor.includes(origin));
    done(isExpected ? undefined : refuse("foreign_page"));
  });
}
