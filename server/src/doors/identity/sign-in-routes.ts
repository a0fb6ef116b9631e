import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { authenticate, type SignInState } from "./authenticate.ts";
import { formToken, isFormTokenOf } from "./form-token.ts";
import { expiredPage } from "./pages/error-pages.ts";
import type { RenderContextFor } from "./pages/render-context.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { fieldsOf, type PageServices, type Pages } from "./pages.ts";
import { paths } from "./paths.ts";
import { pageLimit } from "./rate-limits.ts";
import { isSameOrigin } from "./same-origin.ts";

type Services = PageServices & { contextFor: RenderContextFor; demoEmails: string[] };
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Signing in to an application that asked for it. */
export function signInRoutes(app: FastifyInstance, services: Services, answers: Pages): void {
  const { settings, secretKey, provider, contextFor, demoEmails } = services;
  const { html, context, place } = answers;
  const { origin } = new URL(settings.publicUrl);

  app.get(`${paths.signIn}/:uid`, { config: pageLimit }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(context(request)));
    const { login_hint: hint, screen_hint: screen } = interaction.params;
    const email = typeof hint === "string" ? hint : "";
    const { screen: wanted } = request.query as { screen?: unknown };
    if (screen === "signup" && wanted !== "sign-in") {
      const query = { ...cameFrom(interaction), ...(email && { hint: email }) };
      return reply.redirect(`${paths.signUp}?${new URLSearchParams(query)}`, 303);
    }
    return show(request, reply, interaction, { email });
  });

  app.post(`${paths.signIn}/:uid`, { config: pageLimit }, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return html(reply, 410, expiredPage(context(request)));
    const fields = fieldsOf(request);
    const token = fields.get("form_token") ?? "";
    if (!isSameOrigin(request, origin) || !isFormTokenOf(secretKey, interaction.uid, token)) {
      return html(reply, 403, expiredPage(context(request)));
    }
    const showAgain = (shown: SignInState) => show(request, reply, interaction, shown);
    const accountId = await authenticate(request, reply, fields, { services, answers }, showAgain);
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
    { status = 200, email = "", ...shown }: SignInState,
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
    return html(reply, status, signInPage(contextFor(request.headers, here, params.ui_locales), place, form));
  }
}

/** What a page that is opened from a sign-in knows of it. */
const cameFrom = ({ uid, params: { ui_locales: asked } }: Interaction): Record<string, string> => ({
  from: uid,
  ...(typeof asked === "string" && { ui_locales: asked }),
});
