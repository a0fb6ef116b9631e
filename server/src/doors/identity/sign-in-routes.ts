import type { FastifyInstance, FastifyReply } from "fastify";
import type { Provider } from "oidc-provider";
import { authenticate, type SignInState } from "./authenticate.ts";
import { createFormToken, isFormToken } from "./form-token.ts";
import { rememberBrowser } from "./known-browser.ts";
import { rememberLanguage } from "./language-cookie.ts";
import { expiredPage } from "./pages/error-pages.ts";
import type { RenderContextFor } from "./pages/render-context.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { fieldsOf, type PageServices, type Pages, redirect } from "./pages.ts";
import { paths } from "./paths.ts";
import { pageLimit } from "./rate-limits.ts";
import { isSameOrigin } from "./same-origin.ts";

type Services = PageServices & { contextFor: RenderContextFor; demoEmails: string[] };
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Signing in to an application: the provider's interaction. */
export function signInRoutes(app: FastifyInstance, services: Services, pages: Pages): void {
  const { settings, secretKey, provider, contextFor, demoEmails } = services;
  const { origin } = new URL(settings.publicUrl);

  pages.get(`${paths.signIn}/:uid`, async (request, reply) => {
    const interaction = await findInteraction(reply);
    if (!interaction) return sendExpired(reply, 410);
    const { login_hint: hint, screen_hint: screenHint } = interaction.params;
    const email = typeof hint === "string" ? hint : "";
    const { screen } = request.query as { screen?: unknown };
    if (screenHint === "signup" && screen !== "sign-in") {
      const query = { ...interactionQuery(interaction), ...(email && { hint: email }) };
      return reply.redirect(`${paths.signUp}?${new URLSearchParams(query)}`, 303);
    }
    return show(reply, interaction, { email });
  });

  app.post(`${paths.signIn}/:uid`, pageLimit, async (request, reply) => {
    const interaction = await findInteraction(reply);
    if (!interaction) return sendExpired(reply, 410);
    const fields = fieldsOf(request);
    const token = fields.get("form_token") ?? "";
    if (!isSameOrigin(request, origin) || !isFormToken(secretKey, interaction.uid, token)) {
      return sendExpired(reply, 403);
    }
    const showAgain = (state: SignInState) => show(reply, interaction, state);
    const accountId = await authenticate(reply, fields, { services, pages }, showAgain);
    if (!accountId) return reply;
    await rememberBrowser(reply, services, accountId);
    await rememberLanguage(reply, services, accountId);
    const login = { accountId, amr: ["pwd"] };
    return redirect(reply, await provider.current().interactionResult(request.raw, reply.raw, { login }));
  });

  const sendExpired = (reply: FastifyReply, status: number) =>
    pages.html(reply, status, expiredPage(pages.context(reply.request)));

  /** Undefined if the interaction has ended or belongs to another browser. */
  async function findInteraction(reply: FastifyReply): Promise<Interaction | undefined> {
    const { uid } = reply.request.params as { uid: string };
    try {
      const interaction = await provider.current().interactionDetails(reply.request.raw, reply.raw);
      return interaction.uid === uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === "SessionNotFound") return undefined;
      throw error;
    }
  }

  function show(
    reply: FastifyReply,
    interaction: Interaction,
    { status = 200, email = "", ...state }: SignInState,
  ): FastifyReply {
    const { uid, params } = interaction;
    const action = `${paths.signIn}/${uid}`;
    const path = params.screen_hint === "signup" ? `${action}?screen=sign-in` : action;
    const query = new URLSearchParams(interactionQuery(interaction));
    const form = {
      ...state,
      email,
      action,
      formToken: createFormToken(secretKey, uid),
      demoEmails,
      signUp: `${paths.signUp}?${query}`,
      forgot: `${paths.forgot}?${query}`,
      canSendMail: services.mail.canSend,
    };
    return pages.html(
      reply,
      status,
      signInPage(contextFor(reply.request.headers, path, { uiLocales: params.ui_locales }), form),
    );
  }
}

const interactionQuery = ({ uid, params }: Interaction): Record<string, string> => ({
  from: uid,
  ...(typeof params.ui_locales === "string" && { ui_locales: params.ui_locales }),
});
