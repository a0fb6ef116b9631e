import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { limitedByAddress } from "./address-limit.ts";
import { formToken, isFormTokenOf } from "./form-token.ts";
import { isOurOwn } from "./own-form.ts";
import { fieldsOf, type PageAnswers, type PageServices } from "./page-answers.ts";
import type { LookOf } from "./pages/look.ts";
import { expiredPage } from "./pages/notice-page.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { paths } from "./paths.ts";
import { type SignInShown, signedInBy } from "./sign-in-form.ts";

type Services = PageServices & { lookOf: LookOf; demoEmails: string[] };
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Signing in to an application that asked for it. */
export function signInRoutes(app: FastifyInstance, services: Services, answers: PageAnswers): void {
  const { settings, secretKey, provider, lookOf, demoEmails } = services;
  const { html, look, place } = answers;
  const { origin } = new URL(settings.publicUrl);

  app.get(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request)));
    const { login_hint: hint, screen_hint: screen } = interaction.params;
    const email = typeof hint === "string" ? hint : "";
    const { screen: wanted } = request.query as { screen?: unknown };
    if (screen === "signup" && wanted !== "sign-in") {
      const query = { ...cameFrom(interaction), ...(email && { hint: email }) };
      return reply.redirect(`${paths.signUp}?${new URLSearchParams(query)}`, 303);
    }
    return show(request, reply, interaction, { email });
  });

  app.post(`${paths.signIn}/:uid`, { config: limitedByAddress }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(look(request)));
    const fields = fieldsOf(request);
    const token = fields.get("form_token") ?? "";
    if (!isOurOwn(request, origin) || !isFormTokenOf(secretKey, interaction.uid, token)) {
      return html(reply, 403, expiredPage(look(request)));
    }
    const showAgain = (shown: SignInShown) => show(request, reply, interaction, shown);
    const accountId = await signedInBy(request, reply, fields, { services, answers }, showAgain);
    if (!accountId) return reply;
    const login = { accountId, amr: ["pwd"] };
    const returnTo = await provider.current().interactionResult(request.raw, reply.raw, { login });
    return reply.header("cache-control", "no-store").redirect(returnTo, 303);
  });

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

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    interaction: Interaction,
    { status = 200, email = "", ...shown }: SignInShown,
  ): FastifyReply {
    const { uid, params } = interaction;
    const action = `${paths.signIn}/${uid}`;
    const here = params.screen_hint === "signup" ? `${action}?screen=sign-in` : action;
    const query = new URLSearchParams(cameFrom(interaction));
    const form = {
      action,
      formToken: formToken(secretKey, uid),
      ...shown,
      email,
      demoEmails,
      signUp: `${paths.signUp}?${query}`,
      forgot: `${paths.forgot}?${query}`,
      canSendMail: services.mail.canSend,
    };
    return html(reply, status, signInPage(lookOf(request.headers, here, params.ui_locales), place, form));
  }
}

/** What a page that is opened from a sign-in knows of it. */
const cameFrom = ({ uid, params: { ui_locales: asked } }: Interaction): Record<string, string> => ({
  from: uid,
  ...(typeof asked === "string" && { ui_locales: asked }),
});
