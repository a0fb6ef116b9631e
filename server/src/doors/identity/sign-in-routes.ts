import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { language } from "@bellhop/contract/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { checkSignIn } from "../../domain/identity/index.ts";
import { limitedByAddress } from "./address-limit.ts";
import { setCookie } from "./cookies.ts";
import { formToken, isFormTokenOf } from "./form-token.ts";
import { isOurOwn, pathOfOurs } from "./own-form.ts";
import { fieldsOf, type PageAnswers, toldToWait } from "./page-answers.ts";
import { accountWords } from "./pages/account-page.words.ts";
import type { FormProblem } from "./pages/form.ts";
import { type LookOf, languageChoice, languageCookie } from "./pages/look.ts";
import { expiredPage } from "./pages/notice-page.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { paths } from "./paths.ts";
import { beginSession } from "./provider-session.ts";
import { type PageParts, showSent } from "./sign-up-routes.ts";

const languageKeptSeconds = 365 * 86_400;

type Parts = PageParts & { lookOf: LookOf; demoEmails: string[] };
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The sign-in pages and their forms, and the scripts and font that pages load. */
export async function signInRoutes(app: FastifyInstance, parts: Parts, answers: PageAnswers): Promise<void> {
  const { settings, db, secretKey, provider, lookOf, demoEmails } = parts;
  const { html, look, place } = answers;
  const { origin, protocol } = new URL(settings.publicUrl);

  type Shown = { email?: string; problem?: FormProblem; status?: number };

  /** Part of an authorization of the application's. */
  function form(
    request: FastifyRequest,
    reply: FastifyReply,
    { uid, params }: Interaction,
    { status = 200, email = "", problem }: Shown,
  ): FastifyReply {
    const action = `${paths.signIn}/${uid}`;
    const here = params.screen_hint === "signup" ? `${action}?screen=sign-in` : action;
    const query = new URLSearchParams({ from: uid, ...localesIn(params) });
    return html(
      reply,
      status,
      signInPage(lookOf(request.headers, here, params.ui_locales), place, {
        action,
        formToken: formToken(secretKey, uid),
        email,
        problem,
        demoEmails,
        signUp: `${paths.signUp}?${query}`,
        forgot: `${paths.forgot}?${query}`,
      }),
    );
  }

  /** For the account's own pages, which no application asks for. */
  function accountForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, email = "", problem }: Shown,
  ) {
    const seen = look(request, paths.signIn);
    const token = answers.formFor(request, reply, "sign-in");
    return html(
      reply,
      status,
      signInPage(seen, place, {
        action: paths.signIn,
        formToken: token,
        email,
        problem,
        demoEmails,
        lead: accountWords[seen.language].signInFirst,
        signUp: paths.signUp,
        forgot: paths.forgot,
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

  const check = (request: FastifyRequest, fields: URLSearchParams) => {
    const { address } = answers.asking(request);
    const [email, password] = [fields.get("email") ?? "", fields.get("password") ?? ""];
    return checkSignIn(db, secretKey, { email, password, address });
  };

  app.get(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request)));
    const { login_hint: hint, screen_hint: screen } = interaction.params;
    const email = typeof hint === "string" ? hint : "";
    const { screen: wanted } = request.query as { screen?: unknown };
    if (screen === "signup" && wanted !== "sign-in") {
      const query = {
        from: interaction.uid,
        ...(email && { hint: email }),
        ...localesIn(interaction.params),
      };
      return reply.redirect(`${paths.signUp}?${new URLSearchParams(query)}`, 303);
    }
    return form(request, reply, interaction, { email });
  });

  app.post(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request)));
    const fields = fieldsOf(request);
    const token = fields.get("form_token") ?? "";
    if (!isOurOwn(request, origin) || !isFormTokenOf(secretKey, interaction.uid, token)) {
      return html(reply, 403, expiredPage(look(request)));
    }
    const email = fields.get("email") ?? "";
    const result = await check(request, fields);
    if (result.outcome === "wrong") {
      return form(request, reply, interaction, { email, problem: { kind: "wrong" }, status: 400 });
    }
    if (result.outcome === "too_many") {
      return form(request, reply, interaction, { email, problem: toldToWait(reply, result), status: 429 });
    }
    if (result.outcome === "unconfirmed") {
      return showSent(request, reply, answers, { email, because: "unconfirmed" });
    }
    const login = { accountId: result.accountId, amr: ["pwd"] };
    const returnTo = await provider.current().interactionResult(request.raw, reply.raw, { login });
    return reply.header("cache-control", "no-store").redirect(returnTo, 303);
  });

  app.get(paths.signIn, { config: limitedByAddress }, (request, reply) => accountForm(request, reply, {}));

  app.post(paths.signIn, { config: limitedByAddress }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "sign-in");
    if (!fields) return answers.expired(request, reply);
    const email = fields.get("email") ?? "";
    const result = await check(request, fields);
    if (result.outcome === "wrong") {
      return accountForm(request, reply, { email, problem: { kind: "wrong" }, status: 400 });
    }
    if (result.outcome === "too_many") {
      return accountForm(request, reply, { email, problem: toldToWait(reply, result), status: 429 });
    }
    if (result.outcome === "unconfirmed") {
      return showSent(request, reply, answers, { email, because: "unconfirmed" });
    }
    await beginSession(request, reply, parts, result.accountId);
    return reply.header("cache-control", "no-store").redirect(paths.account, 303);
  });

  app.post(paths.language, { config: limitedByAddress }, async (request, reply) => {
    const fields = fieldsOf(request);
    const chosen = language.safeParse(fields.get("language"));
    if (!isOurOwn(request, origin) || !chosen.success) return answers.expired(request, reply);
    const insteadOf = language.safeParse(fields.get("instead_of")).data;
    setCookie(reply, {
      name: languageCookie,
      value: languageChoice(chosen.data, insteadOf),
      keptSeconds: languageKeptSeconds,
      secure: protocol === "https:",
    });
    return reply.redirect(pathOfOurs(fields.get("back"), origin), 303);
  });

  for (const path of [paths.showPasswordScript, paths.countPasswordScript]) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const script = await readFile(new URL(`./pages/${name}`, import.meta.url));
    app.get(path, (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type("text/javascript; charset=utf-8")
        .send(script),
    );
  }
  const font = await readFile(createRequire(import.meta.url).resolve(interLatin));
  app.get(paths.font, (_request, reply) =>
    reply.header("cache-control", "public, max-age=31536000, immutable").type("font/woff2").send(font),
  );
}

const localesIn = ({ ui_locales: asked }: Interaction["params"]): { ui_locales?: string } =>
  typeof asked === "string" ? { ui_locales: asked } : {};

const interLatin = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
