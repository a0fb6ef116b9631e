import type { Configuration, errors as Errors, KoaContextWithOIDC } from "oidc-provider";
import { lifetimes } from "./lifetimes.ts";

export const scopes = ["openid", "profile", "email", "offline_access"];

type Feature = NonNullable<NonNullable<Configuration["features"]>["resourceIndicators"]>;

/** Every access token is a JWT for our API, even if the request names no audience. */
export function resourceIndicatorsFor(audience: string, errors: typeof Errors): Feature {
  return {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo(_ctx, resource) {
      if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`);
      return {
        scope: scopes.join(" "),
        audience,
        accessTokenFormat: "jwt",
        accessTokenTTL: lifetimes.AccessToken,
        jwt: { sign: { alg: "RS256" } },
      };
    },
  };
}

/** Auth0's own parameters. The audience must be ours. */
export function auth0Params(ours: string, errors: typeof Errors): NonNullable<Configuration["extraParams"]> {
  return {
    screen_hint: null,
    audience(ctx, requested) {
      if (requested !== undefined && requested !== ours)
        throw new errors.AccessDenied(`Service not found: ${requested}`);
      keepOfflineAccess(ctx);
    },
  };
}

/** The provider drops `offline_access` without consent; like Auth0, we grant it to our own application. */
function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
  const requested = String(ctx.query.scope ?? "").split(" ");
  const params = ctx.oidc.params as { scope?: string } | undefined;
  if (
    params?.scope &&
    requested.includes("offline_access") &&
    !params.scope.split(" ").includes("offline_access")
  ) {
    params.scope += " offline_access";
  }
}
