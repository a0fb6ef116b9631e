import type { JWK } from "jose";
import type { Configuration, KoaContextWithOIDC, Provider } from "oidc-provider";
import { findAccount, type IdentitySettings, providerRecords } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { isDatabaseAway } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { providerCookies } from "./cookies.ts";
import { answerInTheSdksWords } from "./error-words.ts";
import { noteSessions } from "./note-session.ts";
import { pagePolicy } from "./pages/document.ts";
import type { LookOf } from "./pages/look.ts";
import { apologyPage } from "./pages/notice-page.ts";
import { paths } from "./paths.ts";

const minute = 60;
const day = 24 * 60 * minute;
/** After this a person types the password again, whatever they did meanwhile; refresh tokens end with the session. */
export const signedInDays = 7;

const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  // The browser checks it by its own clock, once: a reception's computer may be hours ahead.
  IdToken: 10 * 60 * minute,
  Interaction: 60 * minute,
  RefreshToken: signedInDays * day,
  Grant: (signedInDays + 1) * day,
};

const scopes = ["openid", "profile", "email", "offline_access"];

type Parts = { settings: IdentitySettings; db: Database; log: Log; look: LookOf; keys: JWK[] };

/** Builds the OpenID provider on these keys. Takes some milliseconds; rotating keys means building another one. */
export async function buildProvider({ settings, db, log, look, keys }: Parts): Promise<Provider> {
  // Half a second of loading that only a process with this door, and without a tenant, has to spend.
  const { errors, interactionPolicy, Provider } = await import("oidc-provider");
  const { audience, clientId, issuer, publicUrl, redirectUri, signInFor } = settings;
  const cookies = providerCookies(publicUrl);

  const policy = interactionPolicy.base();
  // There is one application, and it is ours: nobody is asked for consent.
  policy.remove("consent");
  // A session whose account is blocked or gone leads to the sign-in page.
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "account_gone",
        "End-User authentication is required",
        "login_required",
        ({ oidc }) => Boolean(oidc.session?.accountId && !oidc.account),
      ),
    );

  const configuration: Configuration = {
    adapter: providerRecords(db),
    jwks: { keys: keys as NonNullable<Configuration["jwks"]>["keys"] },
    clients: [
      {
        client_id: clientId,
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [redirectUri, publicUrl, ...signInFor.map((origin) => `${origin}/`)],
      },
    ],
    clientAuthMethods: ["none"],
    responseTypes: ["code"],
    scopes,
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    // Name and e-mail are in the id token: the browser reads nothing else.
    conformIdTokenClaims: false,
    routes: {
      authorization: paths.authorize,
      token: paths.token,
      revocation: paths.revoke,
      jwks: paths.keys,
      end_session: paths.session,
    },
    cookies: { names: cookies.names, long: cookies.options, short: cookies.options },
    ttl: {
      ...lifetimes,
      Session: (_ctx, { loginTs }) => secondsLeft(loginTs, signedInDays * day),
    },
    interactions: { policy, url: (_ctx, { uid }) => `${paths.signIn}/${uid}` },
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
      resourceIndicators: {
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
      },
    },
    extraParams: {
      // As at Auth0: `signup` leads to the page that creates an account.
      screen_hint: null,
      audience(ctx, asked) {
        if (asked !== undefined && asked !== audience)
          throw new errors.AccessDenied(`Service not found: ${asked}`);
        keepOfflineAccess(ctx);
      },
    },
    async findAccount(_ctx, sub, token) {
      const account = await db.atInstallation((at) => findAccount(at, sub));
      // The browser's SDK signs out locally at these words.
      if (account?.blocked && token)
        throw new errors.CustomOIDCProviderError("unauthorized", "user is blocked");
      if (!account || account.blocked) return undefined;
      const { email, emailConfirmed, name } = account;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: emailConfirmed }) };
    },
    async loadExistingGrant({ oidc }) {
      const { account, client, provider, session } = oidc;
      if (!account || !client) return undefined;
      const grantId = session?.grantIdFor(client.clientId);
      const kept = grantId ? await provider.Grant.find(grantId) : undefined;
      const grant =
        kept?.accountId === account.accountId
          ? kept
          : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(" "));
      grant.addResourceScope(audience, scopes.join(" "));
      await grant.save();
      return grant;
    },
    async extraTokenClaims({ oidc }, token) {
      const claims = await oidc.account?.claims("id_token", "email", {}, []);
      const sid = "sessionUid" in token ? token.sessionUid : undefined;
      return { email: claims?.email, email_verified: claims?.email_verified, sid };
    },
    // Signing out, or somebody else signing in over it, ends every token of the session at once.
    expiresWithSession: () => true,
    rotateRefreshToken: () => true,
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed("refresh_token") && source.scopes.has("offline_access"),
    clientBasedCORS: (_ctx, origin) => origin === publicUrl || signInFor.includes(origin),
    renderError(ctx, _out, error) {
      ctx.type = "html";
      if (isDatabaseAway(error)) ctx.status = 503;
      ctx.set("Content-Security-Policy", pagePolicy([publicUrl, ...signInFor]));
      const seen = look(ctx.headers, ctx.url, ctx.query.ui_locales);
      ctx.body = apologyPage(seen, ctx.status >= 500 ? "failed" : "too_old");
    },
  };

  const provider = new Provider(issuer, configuration);
  // What it is told of the way here was put there by the door itself.
  provider.proxy = true;
  provider.use(noteSessions(db, log));
  provider.use(answerInTheSdksWords);
  provider.use(framedBy(signInFor));
  provider.use(openTo(signInFor));
  provider.on("server_error", (ctx, error) => {
    if (isDatabaseAway(error)) ctx.status = 503;
    // Silent renewal waits a minute for its frame to speak; a page that says sorry would not.
    if (ctx.query.response_mode === "web_message") Object.assign(error, { allow_redirect: true });
    log.error({ route: ctx.oidc?.route, err: error }, "identity provider failed");
  });
  return provider;
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

/** The page that silent renewal loads in a frame comes without any rule about frames: it is for the applications only. */
function framedBy(signInFor: string[]) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const policy = ctx.response.get("content-security-policy");
    if (policy && !policy.includes("frame-ancestors")) {
      ctx.set("content-security-policy", `${policy}; frame-ancestors ${["'self'", ...signInFor].join(" ")}`);
    }
  };
}

/** The provider tells any site that asks what it may read; here only another Bellhop has anything to ask. */
function openTo(signInFor: string[]) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (signInFor.includes(ctx.get("origin"))) return;
    for (const name of ctx.res.getHeaderNames()) {
      if (name.startsWith("access-control-")) ctx.remove(name);
    }
  };
}

/** Seconds until `lifetime` after an event; the whole of it where the event has not happened yet. */
function secondsLeft(sinceEpochSeconds: number | undefined, lifetime: number): number {
  if (sinceEpochSeconds === undefined) return lifetime;
  return Math.max(1, sinceEpochSeconds + lifetime - Math.floor(Date.now() / 1000));
}
