import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authenticate, type SignInState } from "./authenticate.ts";
import { accountWords } from "./pages/account-page.words.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import type { PageServices, Pages } from "./pages.ts";
import { paths } from "./paths.ts";
import { startSession } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";

type Services = PageServices & { demoEmails: string[] };

/** Signing in to the account's own pages, which no application asks for. */
export function accountSignInRoutes(app: FastifyInstance, services: Services, answers: Pages): void {
  const { html, context, place } = answers;

  app.get(paths.signIn, { config: pageLimit }, (request, reply) => show(request, reply, {}));

  app.post(paths.signIn, { config: pageLimit }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "sign-in");
    if (!fields) return answers.expired(request, reply);
    const showAgain = (shown: SignInState) => show(request, reply, shown);
    const accountId = await authenticate(request, reply, fields, { services, answers }, showAgain);
    if (!accountId) return reply;
    await startSession(request, reply, services, accountId);
    return reply.header("cache-control", "no-store").redirect(paths.account, 303);
  });

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, email = "", ...shown }: SignInState,
  ) {
    const seen = context(request, paths.signIn);
    const form = {
      action: paths.signIn,
      formToken: answers.formFor(request, reply, "sign-in"),
      ...shown,
      email,
      demoEmails: services.demoEmails,
      lead: accountWords[seen.language].signInFirst,
      signUp: paths.signUp,
      forgot: paths.forgot,
      canSendMail: services.mail.canSend,
    };
    return html(reply, status, signInPage(seen, place, form));
  }
}
