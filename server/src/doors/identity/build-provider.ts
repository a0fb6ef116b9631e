import type { JWK } from "jose";
import type { ClientMetadata, Configuration, interactionPolicy, Provider } from "oidc-provider";
import { type IdentitySettings, providerRecords } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { accountsAndGrants } from "./accounts-and-grants.ts";
import { allowFraming, restrictCors } from "./cross-origin.ts";
import { deriveRefreshSuccessors } from "./derive-refresh-successors.ts";
import { describeTokenErrors } from "./describe-token-errors.ts";
import { lifetimes, sessionSecondsLeft } from "./lifetimes.ts";
import { pagePolicy } from "./pages/document.ts";
import { errorPage } from "./pages/error-pages.ts";
import type { RenderContextFor } from "./pages/render-context.ts";
import { paths } from "./paths.ts";
import { providerCookies } from "./provider-cookies.ts";
import { recordSessions } from "./record-sessions.ts";
import { auth0Params, resourceIndicatorsFor, scopes } from "./resource-indicators.ts";

type Parts = {
  settings: IdentitySettings;
  db: Database;
  log: Log;
  secretKey: Secret;
  contextFor: RenderContextFor;
  keys: JWK[];
};

/** Rotating the keys means building a new provider. */
export async function buildProvider({
  settings,
  db,
  log,
  secretKey,
  contextFor,
  keys,
}: Parts): Promise<Provider> {
  // Loading takes half a second: only processes that need it pay.
  const { errors, interactionPolicy, Provider } = await import("oidc-provider");
  const { audience, issuer, publicUrl, signInFor } = settings;
  const cookies = providerCookies(publicUrl);

  const configuration: Configuration = {
    adapter: providerRecords(db),
    jwks: { keys: keys as NonNullable<Configuration["jwks"]>["keys"] },
    clients: [application(settings)],
    clientAuthMethods: ["none"],
    responseTypes: ["code"],
    scopes,
    // Puts name and e-mail into the id token; the browser reads nothing else.
    conformIdTokenClaims: false,
    routes: {
      authorization: paths.authorize,
      token: paths.token,
      revocation: paths.revoke,
      jwks: paths.keys,
      end_session: paths.session,
    },
    cookies: { names: cookies.names, long: cookies.options, short: cookies.options },
    ttl: { ...lifetimes, Session: (_ctx, { loginTs }) => sessionSecondsLeft(loginTs) },
    interactions: {
      policy: signInPolicy(interactionPolicy),
      url: (_ctx, { uid }) => `${paths.signIn}/${uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
      resourceIndicators: resourceIndicatorsFor(audience, errors),
    },
    extraParams: auth0Params(audience, errors),
    ...accountsAndGrants(db, audience, errors),
    expiresWithSession: () => true,
    rotateRefreshToken: () => true,
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed("refresh_token") && source.scopes.has("offline_access"),
    clientBasedCORS: (_ctx, origin) => origin === publicUrl || signInFor.includes(origin),
    renderError(ctx, _out, error) {
      ctx.type = "html";
      if (isDatabaseUnavailable(error)) ctx.status = 503;
      ctx.set("Content-Security-Policy", pagePolicy([publicUrl, ...signInFor]));
      const shown = contextFor(ctx.headers, ctx.url, { uiLocales: ctx.query.ui_locales });
      ctx.body = errorPage(shown, ctx.status >= 500 ? "failed" : "too_old");
    },
  };

  const provider = new Provider(issuer, configuration);
  deriveRefreshSuccessors(provider, { secretKey, currentContext: () => Provider.ctx });
  // `normalizeProxyHeaders` sets the headers that it then trusts.
  provider.proxy = true;
  provider.use(recordSessions(db, log));
  provider.use(describeTokenErrors);
  provider.use(allowFraming(signInFor));
  provider.use(restrictCors(signInFor));
  provider.on("server_error", (ctx, error) => {
    const isPassing = isDatabaseUnavailable(error);
    if (isPassing) ctx.status = 503;
    // Reports the error to the frame of silent renewal, which would wait a minute otherwise.
    if (ctx.query.response_mode === "web_message") Object.assign(error, { allow_redirect: true });
    log[isPassing ? "warn" : "error"]({ route: ctx.oidc?.route, err: error }, "identity provider failed");
  });
  return provider;
}

function application({ clientId, redirectUri, publicUrl, signInFor }: IdentitySettings): ClientMetadata {
  return {
    client_id: clientId,
    application_type: "web",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: [redirectUri, publicUrl, ...signInFor.map((origin) => `${origin}/`)],
  };
}

function signInPolicy({ base, Check }: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.remove("consent");
  policy
    .get("login")
    ?.checks.add(
      new Check("account_gone", "End-User authentication is required", "login_required", ({ oidc }) =>
        Boolean(oidc.session?.accountId && !oidc.account),
      ),
    );
  return policy;
}
