import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { language } from "@bellhop/contract/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { checkSignIn, type IdentitySettings } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { isDatabaseAway } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal } from "../../platform/refusal.ts";
import { networkOf } from "../network-of.ts";
import { limitedByAddress } from "./address-limit.ts";
import { formToken, isFormTokenOf } from "./form-token.ts";
import { isOurOwn, pathOfOurs } from "./own-form.ts";
import { pagePolicy } from "./pages/document.ts";
import { type LookOf, languageChoice, languageCookie } from "./pages/look.ts";
import { type Apology, apologyPage, expiredPage } from "./pages/notice-page.ts";
import { type SignInProblem, signInPage } from "./pages/sign-in-page.ts";
import { paths } from "./paths.ts";
import type { RunningProvider } from "./running-provider.ts";

const formBytesMost = 8 * 1024;
const languageKeptSeconds = 365 * 86_400;

type Parts = {
  settings: IdentitySettings;
  db: Database;
  log: Log;
  secretKey: Secret;
  provider: RunningProvider;
  look: LookOf;
  demoEmails: string[];
};
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The sign-in page and its form, and the script and font it loads. */
export async function signInRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, db, log, secretKey, provider, look, demoEmails } = parts;
  const { host, origin, protocol } = new URL(settings.publicUrl);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytesMost },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const seen = look(request.headers, request.url);
    if (error instanceof Refusal && error.code === "foreign_page") return html(reply, 403, expiredPage(seen));
    const [status, cause] = apology(error);
    if (status === 500) log.error({ err: error }, "sign-in page failed");
    return html(reply, status, apologyPage(seen, cause));
  });

  function html(reply: FastifyReply, status: number, body: string): FastifyReply {
    return reply
      .code(status)
      .header("content-security-policy", pagePolicy([origin, ...settings.signInFor]))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(body);
  }

  function form(
    request: FastifyRequest,
    reply: FastifyReply,
    { uid, params }: Interaction,
    email: string,
    problem?: SignInProblem,
    status = 200,
  ): FastifyReply {
    const token = formToken(secretKey, uid);
    const secure = protocol === "https:";
    const action = `${paths.signIn}/${uid}`;
    return html(
      reply,
      status,
      signInPage(look(request.headers, action, params.ui_locales), {
        action,
        formToken: token,
        email,
        host,
        secure,
        problem,
        demoEmails,
      }),
    );
  }

  /** The half-finished sign-in that this browser has at this address; undefined where it is another's, or over. */
  async function interactionOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Interaction | undefined> {
    const { uid } = request.params as { uid: string };
    try {
      const interaction = await provider.current().interactionDetails(request.raw, reply.raw);
      return interaction.uid === uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === "SessionNotFound") return undefined;
      throw error;
    }
  }

  app.get(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request.headers, request.url)));
    const hint = interaction.params.login_hint;
    return form(request, reply, interaction, typeof hint === "string" ? hint : "");
  });

  app.post(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request.headers, request.url)));
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (
      !isOurOwn(request, origin) ||
      !isFormTokenOf(secretKey, interaction.uid, fields.get("form_token") ?? "")
    ) {
      return html(reply, 403, expiredPage(look(request.headers, request.url)));
    }
    const email = fields.get("email") ?? "";
    const result = await checkSignIn(db, secretKey, {
      email,
      password: fields.get("password") ?? "",
      address: networkOf(request.ip),
    });
    if (result.outcome === "wrong" || result.outcome === "unconfirmed")
      return form(request, reply, interaction, email, { kind: "wrong" }, 400);
    if (result.outcome === "too_many") {
      reply.header("retry-after", result.retryAfterSeconds);
      const minutes = Math.ceil(result.retryAfterSeconds / 60);
      return form(request, reply, interaction, email, { kind: "too_many", minutes }, 429);
    }
    const login = { accountId: result.accountId, amr: ["pwd"] };
    const returnTo = await provider.current().interactionResult(request.raw, reply.raw, { login });
    return reply.header("cache-control", "no-store").redirect(returnTo, 303);
  });

  app.post(paths.language, { config: limitedByAddress }, async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const chosen = language.safeParse(fields.get("language"));
    if (!isOurOwn(request, origin) || !chosen.success) {
      return html(reply, 403, expiredPage(look(request.headers, "/")));
    }
    const insteadOf = language.safeParse(fields.get("instead_of")).data;
    reply.header(
      "set-cookie",
      `${languageCookie}=${languageChoice(chosen.data, insteadOf)}; Path=/; Max-Age=${languageKeptSeconds}; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`,
    );
    return reply.redirect(pathOfOurs(fields.get("back"), origin), 303);
  });

  const script = await readFile(new URL("./pages/show-password.js", import.meta.url));
  app.get(paths.showPasswordScript, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/javascript; charset=utf-8").send(script),
  );
  const font = await readFile(createRequire(import.meta.url).resolve(interLatin));
  app.get(paths.font, (_request, reply) =>
    reply.header("cache-control", "public, max-age=31536000, immutable").type("font/woff2").send(font),
  );
}

function apology(error: Error & { statusCode?: number }): [status: number, cause: Apology] {
  if (isDatabaseAway(error) || (error instanceof Refusal && error.code === "unavailable")) {
    return [503, "unavailable"];
  }
  if (error.statusCode === 429) return [429, "too_many"];
  if (error.statusCode !== undefined && error.statusCode < 500) return [error.statusCode, "malformed"];
  return [500, "failed"];
}

const interLatin = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
