import { problems } from "@bellhop/contract/problems";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Mailer } from "../../domain/mail/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import type { Log } from "../../platform/log.ts";
import { crossOriginRoute } from "../cross-origin.ts";
import { accountForm } from "./account-form.ts";
import { accountRoutes } from "./account-routes.ts";
import { accountSignInRoutes } from "./account-sign-in-routes.ts";
import { confirmRoutes } from "./confirm-routes.ts";
import { emailChangeRoutes } from "./email-change-routes.ts";
import { invitationLinkRoutes } from "./invitation-routes.ts";
import { jsonAsForm } from "./json-as-form.ts";
import { languageRoute } from "./language-route.ts";
import { pageAssets } from "./page-assets.ts";
import { pagePolicy } from "./pages/document.ts";
import { errorPage } from "./pages/error-pages.ts";
import { type LegalLinks, type RenderContextFor, renderContextFor } from "./pages/render-context.ts";
import { createPages } from "./pages.ts";
import { passwordResetRoutes } from "./password-reset-routes.ts";
import { paths } from "./paths.ts";
import { authorizeLimit, registerRateLimits, signOutLimit, tokenLimit } from "./rate-limits.ts";
import { type RunningProvider, runProvider } from "./running-provider.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { signOut } from "./sign-out.ts";
import { signUpRoutes } from "./sign-up-routes.ts";

export type IdentityDoor = {
  settings: IdentitySettings;
  db: Database;
  mail: Mailer;
  log: Log;
  secretKey: Secret;
  /** Named on the sign-in page of a demo; empty everywhere else. */
  demoEmails?: string[];
  /** Named at the foot of each page. */
  legal?: LegalLinks;
};

/**
 * The embedded identity provider as a Fastify plugin: Auth0's addresses on the application's own origin, and the
 * pages of an account. Not to be registered where a tenant does this.
 */
export function identityDoor({
  settings,
  db,
  mail,
  log,
  secretKey,
  demoEmails = [],
  legal = {},
}: IdentityDoor): FastifyPluginAsync {
  return async (app) => {
    const contextFor: RenderContextFor = (headers, here, uiLocales) =>
      renderContextFor(headers, { ...legal, here, uiLocales });
    const provider = await runProvider({ settings, db, log, secretKey, context: contextFor });
    app.addHook("onClose", async () => provider.stop());
    app.addHook("onRequest", async (request, reply) => onlyUnderItsName(request, reply, settings));
    if (settings.signInFor.length > 0) app.addHook("onRequest", letOpenerKnow);
    await registerRateLimits(app);
    await app.register(async (pages) => {
      const answers = createPages(pages, { settings, log, secretKey, contextFor });
      const services = { settings, db, mail, secretKey, provider };
      const account = accountForm(services, answers);
      await pageAssets(pages);
      languageRoute(pages, settings, answers);
      signInRoutes(pages, { ...services, contextFor, demoEmails }, answers);
      accountSignInRoutes(pages, { ...services, demoEmails }, answers);
      signUpRoutes(pages, services, answers);
      confirmRoutes(pages, services, answers);
      passwordResetRoutes(pages, services, answers);
      accountRoutes(pages, services, answers, account);
      emailChangeRoutes(pages, services, answers, account);
      invitationLinkRoutes(pages, services, answers);
      // Nothing that only asks whether there is something here signs anybody out.
      const options = { config: signOutLimit, exposeHeadRoute: false };
      pages.get(paths.signOut, options, (request, reply) =>
        signOut(request, reply, { settings, db, provider: provider.current() }),
      );
    });
    await app.register(async (raw) => providerRoutes(raw, provider, settings, contextFor));
  };
}

/** Everything the provider answers by itself. It reads bodies itself, so nothing here may. */
function providerRoutes(
  app: FastifyInstance,
  provider: RunningProvider,
  settings: IdentitySettings,
  context: RenderContextFor,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode !== 429) throw error;
    if (request.method === "POST") return reply.code(429).send(tooManyTokens);
    return reply
      .code(429)
      .header("content-security-policy", pagePolicy([settings.publicUrl, ...settings.signInFor]))
      .type("text/html; charset=utf-8")
      .send(errorPage(context(request.headers, request.url), "too_many"));
  });
  const routes: Array<[method: "GET" | "POST" | "OPTIONS", path: string, config?: object]> = [
    ["GET", paths.authorize, authorizeLimit],
    ["GET", `${paths.authorize}/:uid`, authorizeLimit],
    ["POST", paths.token, { ...tokenLimit, ...crossOriginRoute }],
    ["POST", paths.revoke, { ...tokenLimit, ...crossOriginRoute }],
    ["GET", paths.keys, crossOriginRoute],
    ["GET", paths.discovery, crossOriginRoute],
    ["POST", `${paths.session}/confirm`, signOutLimit],
  ];
  if (settings.signInFor.length > 0) {
    for (const path of [paths.token, paths.revoke]) routes.push(["OPTIONS", path, crossOriginRoute]);
  }
  for (const [method, url, config = {}] of routes) {
    const mayBeFramed = url.startsWith(paths.authorize);
    app.route({
      method,
      url,
      config,
      handler: (request, reply) => handOver(request, reply, provider, settings, mayBeFramed),
    });
  }
}

/** As Auth0 says it. The SDK passes it on as an error, and signs nobody out for it. */
const tooManyTokens = { error: "too_many_requests", error_description: problems.too_many.detail };

async function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: RunningProvider,
  settings: IdentitySettings,
  mayBeFramed: boolean,
): Promise<FastifyReply | undefined> {
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  const read = request.method === "POST" && isJson ? await jsonAsForm(request.raw) : request.raw;
  if (!read) {
    return reply
      .code(400)
      .send({ error: "invalid_request", error_description: "The body is not a flat JSON object." });
  }
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("content-security-policy", providerPolicy(settings, mayBeFramed));
  // It knows no lists; browsers that know the policy go by that alone.
  if (mayBeFramed && settings.signInFor.length > 0) reply.raw.removeHeader("x-frame-options");
  else reply.raw.setHeader("x-frame-options", mayBeFramed ? "SAMEORIGIN" : "DENY");
  reply.hijack();
  await provider.answer(read, reply.raw);
  return undefined;
}

/** Silent renewal loads `/authorize` in a frame of the application; its one script is allowed by its hash. */
function providerPolicy({ publicUrl, signInFor }: IdentitySettings, mayBeFramed: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `form-action ${["'self'", publicUrl, ...signInFor].join(" ")}`,
    `frame-ancestors ${mayBeFramed ? ["'self'", ...signInFor].join(" ") : "'none'"}`,
    "base-uri 'none'",
  ].join("; ");
}

/** A pop-up window of another Bellhop has to reach whoever opened it, all the way through signing in. */
async function letOpenerKnow(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cross-origin-opener-policy", "unsafe-none");
}

/**
 * The provider builds addresses from the request's Host, so any other than its own is turned away. What lies between
 * the browser and this process (a proxy, TLS ended elsewhere) is then told as the public address says it.
 */
async function onlyUnderItsName(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: IdentitySettings,
): Promise<FastifyReply | undefined> {
  const { host, protocol } = new URL(publicUrl);
  if (request.host.toLowerCase() !== host) {
    return reply
      .code(421)
      .type("text/plain; charset=utf-8")
      .send(`Signing in happens at ${publicUrl} only.\n`);
  }
  const { headers } = request.raw;
  headers.host = host;
  headers["x-forwarded-proto"] = protocol.slice(0, -1);
  delete headers["x-forwarded-host"];
  return undefined;
}
