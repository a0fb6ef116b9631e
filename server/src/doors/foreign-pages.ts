import type { FastifyInstance } from "fastify";
import type { IdentitySettings } from "../domain/identity/index.ts";
import { refuse } from "../platform/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    isAskedFromElsewhere?: boolean;
  }
}

/** Marks a route that pages of the Bellhops we sign in for ask, too. */
export const askedFromElsewhere = { isAskedFromElsewhere: true };

/**
 * Nobody has to say which page makes a call. Who does must be a page of ours, under the public address or under the
 * name this very request came to; or, where the route is marked for it, one of a Bellhop we sign in for. No other answer
 * ever carries a CORS header.
 */
export function refuseForeignPages(
  app: FastifyInstance,
  { publicUrl, signInFor }: Pick<IdentitySettings, "publicUrl" | "signInFor">,
) {
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    const isOurs =
      origin === undefined || origin === publicUrl || origin === `${request.protocol}://${request.host}`;
    const isExpected =
      isOurs || (request.routeOptions.config?.isAskedFromElsewhere === true && signInFor.includes(origin));
    done(isExpected ? undefined : refuse("foreign_page"));
  });
}
