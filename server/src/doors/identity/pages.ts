import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { IdentitySettings, PasswordRejection } from "../../domain/identity/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccountServices, FormSender } from "../../services.ts";
import { networkOf } from "../network-of.ts";
import { browserIdCookie } from "./browser-id.ts";
import { createFormToken, isFormToken } from "./form-token.ts";
import { readKnownBrowser } from "./known-browser.ts";
import { pagePolicy } from "./pages/document.ts";
import { type ErrorCause, errorPage, expiredPage } from "./pages/error-pages.ts";
import type { FormProblem } from "./pages/form.ts";
import type { RenderContextFor } from "./pages/render-context.ts";
import { limitOfPage } from "./rate-limits.ts";
import type { RunningProvider } from "./running-provider.ts";
import { isSameOrigin } from "./same-origin.ts";

const maxFormBytes = 16 * 1024;

export type PageServices = AccountServices & { settings: IdentitySettings; provider: RunningProvider };

type Parts = { settings: IdentitySettings; log: Log; secretKey: Secret; contextFor: RenderContextFor };
type FormHandler = (request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams) => unknown;
type Purpose = string | ((request: FastifyRequest) => string);

export type Pages = ReturnType<typeof createPages>;

export function createPages(app: FastifyInstance, { settings, log, secretKey, contextFor }: Parts) {
  const { origin } = new URL(settings.publicUrl);
  const browserIds = browserIdCookie(settings.publicUrl);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal && error.code === "foreign_page") return sendExpired(reply);
    const [status, cause] = classify(error);
    if (status === 500) log.error({ err: error }, "account page failed");
    return html(reply, status, errorPage(context(request), cause));
  });

  /** `path` is where the language form returns to. */
  const context = (request: FastifyRequest, path = request.url) =>
    contextFor(request.headers, path, {
      uiLocales: uiLocalesOf(request),
      own: request.reader?.language,
    });

  const html = (reply: FastifyReply, status: number, body: string) =>
    reply
      .code(status)
      .header("content-security-policy", pagePolicy([origin, ...settings.signInFor]))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(body);

  const sendExpired = (reply: FastifyReply) => html(reply, 403, expiredPage(context(reply.request, "/")));

  /** Undefined if another site sent the form, or if its token is for another browser or purpose. */
  function readForm(request: FastifyRequest, purpose: string): URLSearchParams | undefined {
    const browserId = browserIds.read(request);
    if (!browserId || !isSameOrigin(request, origin)) return undefined;
    const fields = fieldsOf(request);
    const token = fields.get("form_token") ?? "";
    return isFormToken(secretKey, inBrowser(purpose, browserId), token) ? fields : undefined;
  }

  return {
    app,
    context,
    html,
    sendExpired,
    readForm,
    readBrowserId: browserIds.read,
    sender: (request: FastifyRequest): FormSender => ({
      address: networkOf(request.ip),
      browserMarks: readKnownBrowser(request, settings),
      language: context(request).language,
    }),
    formToken: (reply: FastifyReply, purpose: string) =>
      createFormToken(secretKey, inBrowser(purpose, browserIds.ensure(reply))),
    get(path: string, handler: RouteHandlerMethod) {
      app.get(path, limitOfPage(path), handler);
    },
    /** Calls the handler only with a valid form, see `readForm`. */
    post(path: string, purpose: Purpose, handler: FormHandler) {
      app.post(path, limitOfPage(path), async (request, reply) => {
        const fields = readForm(request, typeof purpose === "string" ? purpose : purpose(request));
        return fields ? handler(request, reply, fields) : sendExpired(reply);
      });
    },
  };
}

/** The line break keeps these tokens apart from those of interactions. */
const inBrowser = (purpose: string, browserId: string) => `${purpose}\n${browserId}`;

const uiLocalesOf = ({ query }: FastifyRequest) => (query as { ui_locales?: unknown }).ui_locales;

export function withUiLocales(
  request: FastifyRequest,
  path: string,
  params: Record<string, string> = {},
): string {
  const uiLocales = uiLocalesOf(request);
  const query = new URLSearchParams({
    ...params,
    ...(typeof uiLocales === "string" && { ui_locales: uiLocales }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

export const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

export const fieldsOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

export const redirect = (reply: FastifyReply, url: string) =>
  reply.header("cache-control", "no-store").redirect(url, 303);

/** How to show a form again after a rejected password or too many attempts; sets `Retry-After`. */
export function rejection(
  reply: FastifyReply,
  rejected: PasswordRejection,
): { status: number; problem: FormProblem } {
  if (rejected.outcome === "wrong") return { status: 400, problem: { kind: "wrong" } };
  const { retryAfterSeconds } = rejected;
  reply.header("retry-after", retryAfterSeconds);
  return { status: 429, problem: { kind: "too_many", minutes: Math.ceil(retryAfterSeconds / 60) } };
}

export const invalidFields = { status: 400, problem: { kind: "invalid_fields" } } as const;

function classify(error: Error & { statusCode?: number }): [status: number, cause: ErrorCause] {
  if (isDatabaseUnavailable(error) || (error instanceof Refusal && error.code === "unavailable")) {
    return [503, "unavailable"];
  }
  if (error instanceof Refusal && error.code === "too_many") return [429, "too_many"];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, "malformed"];
  return [500, "failed"];
}
