import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccountServices, FormSender } from "../../services.ts";
import { networkOf } from "../network-of.ts";
import { browserId } from "./browser-id.ts";
import { formToken, isFormTokenOf } from "./form-token.ts";
import { pagePolicy } from "./pages/document.ts";
import { type ErrorCause, errorPage, expiredPage } from "./pages/error-pages.ts";
import type { FormProblem, Place } from "./pages/form.ts";
import type { RenderContext, RenderContextFor } from "./pages/render-context.ts";
import type { RunningProvider } from "./running-provider.ts";
import { isSameOrigin } from "./same-origin.ts";

const formBytesMost = 16 * 1024;

/** What the routes of pages work with. */
export type PageServices = AccountServices & { settings: IdentitySettings; provider: RunningProvider };

/** What the routes of pages have in common. */
export type Pages = {
  place: Place;
  /** As the reader wants it; `ui_locales` goes along in the address from page to page. */
  context(request: FastifyRequest, here?: string): RenderContext;
  html(reply: FastifyReply, status: number, body: string): FastifyReply;
  /** Who sent the form, for the stories. */
  asking(request: FastifyRequest): FormSender;
  /** A token for a form that only this browser can send, for this purpose. */
  formFor(request: FastifyRequest, reply: FastifyReply, purpose: string): string;
  /** What a form holds; undefined where another site's page sent it, or it was made for something else. */
  fieldsFor(request: FastifyRequest, purpose: string): URLSearchParams | undefined;
  /** The mark of the browser that asks, where it has one. */
  markOf(request: FastifyRequest): string | undefined;
  /** The answer to such a form. */
  expired(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

type Parts = { settings: IdentitySettings; log: Log; secretKey: Secret; contextFor: RenderContextFor };

/** Lets a scope's routes read forms, answer pages, and apologise in the reader's language. */
export function createPages(app: FastifyInstance, { settings, log, secretKey, contextFor }: Parts): Pages {
  const { host, origin, protocol } = new URL(settings.publicUrl);
  const mark = browserId(settings.publicUrl);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytesMost },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal && error.code === "foreign_page") return answers.expired(request, reply);
    const [status, cause] = apology(error);
    if (status === 500) log.error({ err: error }, "account page failed");
    return answers.html(reply, status, errorPage(answers.context(request), cause));
  });

  const answers: Pages = {
    place: { host, secure: protocol === "https:" },
    context: (request, here = request.url) => contextFor(request.headers, here, localesOf(request)),
    html: (reply, status, body) =>
      reply
        .code(status)
        .header("content-security-policy", pagePolicy([origin, ...settings.signInFor]))
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(body),
    asking: (request) => ({
      address: networkOf(request.ip),
      language: answers.context(request).language,
    }),
    formFor: (request, reply, purpose) => formToken(secretKey, ofBrowser(purpose, mark.give(request, reply))),
    fieldsFor(request, purpose) {
      const browser = mark.read(request);
      if (!browser || !isSameOrigin(request, origin)) return undefined;
      const fields = fieldsOf(request);
      const given = fields.get("form_token") ?? "";
      return isFormTokenOf(secretKey, ofBrowser(purpose, browser), given) ? fields : undefined;
    },
    markOf: (request) => mark.read(request),
    expired: (request, reply) => answers.html(reply, 403, expiredPage(answers.context(request, "/"))),
  };
  return answers;
}

/** No sign-in's own id looks like this, so that a form of one kind is none of another. */
const ofBrowser = (purpose: string, browser: string) => `${purpose}\n${browser}`;

const localesOf = ({ query }: FastifyRequest) => (query as { ui_locales?: unknown }).ui_locales;

/** The address with the languages that the application asked for, which this one was opened with. */
export function inSameLanguage(
  request: FastifyRequest,
  path: string,
  more: Record<string, string> = {},
): string {
  const asked = localesOf(request);
  const query = new URLSearchParams({ ...more, ...(typeof asked === "string" && { ui_locales: asked }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What the address of a mailed link carries. */
export const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

/** The fields of a posted form. */
export const fieldsOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Says how long to wait, in the head and in the words of the summary. */
export function tooManyProblem(
  reply: FastifyReply,
  { retryAfterSeconds }: { retryAfterSeconds: number },
): FormProblem {
  reply.header("retry-after", retryAfterSeconds);
  return { kind: "too_many", minutes: Math.ceil(retryAfterSeconds / 60) };
}

function apology(error: Error & { statusCode?: number }): [status: number, cause: ErrorCause] {
  if (isDatabaseUnavailable(error) || (error instanceof Refusal && error.code === "unavailable")) {
    return [503, "unavailable"];
  }
  if (error.statusCode === 429) return [429, "too_many"];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, "malformed"];
  return [500, "failed"];
}
