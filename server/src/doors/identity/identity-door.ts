import { problems } from "@bellhop/contract/problems";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Mailer } from "../../domain/mail/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal } from "../../platform/refusal.ts";
import { crossOriginRoute } from "../cross-origin.ts";
import { accountForm } from "./account-form.ts";
import { accountRoutes } from "./account-routes.ts";
import { accountSignInRoutes } from "./account-sign-in-routes.ts";
import { confirmRoutes } from "./confirm-routes.ts";
import { emailChangeRoutes } from "./email-change-routes.ts";
import { invitationRoutes } from "./invitation-routes.ts";
import { jsonAsForm } from "./json-as-form.ts";
import { languageRoute } from "./language-route.ts";
import { pageAssets } from "./page-assets.ts";
import { pagePolicy } from "./pages/document.ts";
import { errorPage } from "./pages/error-pages.ts";
import { type LegalLinks, type RenderContextFor, renderContextFor } from "./pages/render-context.ts";
import { createPages } from "./pages.ts";
import { passwordResetRoutes } from "./password-reset-routes.ts";
import { paths } from "./paths.ts";
import { followPersonLanguage } from "./person-language.ts";
import { authorizeLimit, limitRequests, signOutLimit, tokenLimit } from "./rate-limits.ts";
import { type RunningProvider, runProvider } from "./running-provider.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { signOutRoutes } from "./sign-out.ts";
import { signUpRoutes } from "./sign-up-routes.ts";

type IdentityDoor = {
  settings: IdentitySettings;
  db: Database;
  mail: Mailer;
  log: Log;
  secretKey: Secret;
  demoEmails?: string[];
  legal?: LegalLinks;
};

/** The embedded identity provider: Auth0's paths and the account pages. Do not register it with a tenant. */
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
    const contextFor: RenderContextFor = (headers, path, { uiLocales, own } = {}) =>
      renderContextFor(headers, { ...legal, path, uiLocales, own, publicUrl: settings.publicUrl });
    const provider = await runProvider({ settings, db, log, secretKey, contextFor });
    app.addHook("onClose", async () => provider.stop());
    app.addHook("onRequest", async (request, reply) => normalizeProxyHeaders(request, reply, settings));
    if (settings.signInFor.length > 0) app.addHook("onRequest", allowOpener);
    limitRequests(app, { settings, secretKey });
    await app.register(async (scope) => {
      const pages = createPages(scope, { settings, log, secretKey, contextFor });
      const services = { settings, db, mail, secretKey, provider };
      followPersonLanguage(scope, services);
      const account = accountForm(services, pages);
      await pageAssets(scope);
      languageRoute(scope, services, pages);
      signInRoutes(scope, { ...services, contextFor, demoEmails }, pages);
      accountSignInRoutes({ ...services, demoEmails }, pages);
      signUpRoutes(services, pages);
      confirmRoutes(services, pages);
      passwordResetRoutes(services, pages);
      accountRoutes(services, pages, account);
      emailChangeRoutes(services, pages, account);
      invitationRoutes(services, pages);
      signOutRoutes(services, pages);
    });
    await app.register(async (raw) => providerRoutes(raw, provider, settings, contextFor));
  };
}

/** The provider's own routes. It parses bodies itself. */
function providerRoutes(
  app: FastifyInstance,
  provider: RunningProvider,
  settings: IdentitySettings,
  contextFor: RenderContextFor,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal) || error.code !== "too_many") throw error;
    if (request.method === "POST") return reply.code(429).send(tooManyTokens);
    return reply
      .code(429)
      .header("content-security-policy", pagePolicy([settings.publicUrl, ...settings.signInFor]))
      .type("text/html; charset=utf-8")
      .send(errorPage(contextFor(request.headers, request.url), "too_many"));
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
      handler: (request, reply) => forward(request, reply, provider, settings, mayBeFramed),
    });
  }
}

/** Auth0's error. The SDK does not sign the person out for it. */
const tooManyTokens = { error: "too_many_requests", error_description: problems.too_many.detail };

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: RunningProvider,
  settings: IdentitySettings,
  mayBeFramed: boolean,
): Promise<FastifyReply | undefined> {
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  const incoming = request.method === "POST" && isJson ? await jsonAsForm(request.raw) : request.raw;
  if (!incoming) {
    return reply
      .code(400)
      .send({ error: "invalid_request", error_description: "The body is not a flat JSON object." });
  }
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("content-security-policy", providerPolicy(settings, mayBeFramed));
  // This header takes no lists; modern browsers use the policy instead.
  if (mayBeFramed && settings.signInFor.length > 0) reply.raw.removeHeader("x-frame-options");
  else reply.raw.setHeader("x-frame-options", mayBeFramed ? "SAMEORIGIN" : "DENY");
  reply.hijack();
  await provider.answer(incoming, reply.raw);
  return undefined;
}

/** Silent renewal loads `/authorize` in a frame of the application. The provider adds the hash of its script. */
function providerPolicy({ publicUrl, signInFor }: IdentitySettings, mayBeFramed: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `form-action ${["'self'", publicUrl, ...signInFor].join(" ")}`,
    `frame-ancestors ${mayBeFramed ? ["'self'", ...signInFor].join(" ") : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

async function allowOpener(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cross-origin-opener-policy", "unsafe-none");
}

/** The provider builds URLs from these headers: they must match the public URL. */
async function normalizeProxyHeaders(
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
