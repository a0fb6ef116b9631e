import type { Configuration, errors as Errors, KoaContextWithOIDC } from "oidc-provider";
import { lifetimes } from "./lifetimes.ts";

export const scopes = ["openid", "profile", "email", "offline_access"];

type Feature = NonNullable<NonNullable<Configuration["features"]>["resourceIndicators"]>;

/** Every access token is for this installation's API, asked for or not, and is a JWT. */
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

/** What an application says as to Auth0: which page is to be opened, and the audience, where it may name ours alone. */
export function auth0Params(ours: string, errors: typeof Errors): NonNullable<Configuration["extraParams"]> {
  return {
    // `signup` leads to the page that creates an account.
    screen_hint: null,
    audience(ctx, asked) {
      if (asked !== undefined && asked !== ours) throw new errors.AccessDenied(`Service not found: ${asked}`);
      keepOfflineAccess(ctx);
    },
  };
}

/**
 * The provider drops `offline_access` where consent is not asked for. The first-party application has it without
 * being asked, as at Auth0: put back what the browser requested.
 */
function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
  const asked = String(ctx.query.scope ?? "").split(" ");
  const params = ctx.oidc.params as { scope?: string } | undefined;
  if (
    params?.scope &&
    asked.includes("offline_access") &&
    !params.scope.split(" ").includes("offline_access")
  ) {
    params.scope += " offline_access";
  }
}
