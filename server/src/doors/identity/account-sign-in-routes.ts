import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitedByAddress } from "./address-limit.ts";
import type { PageAnswers, PageServices } from "./page-answers.ts";
import { accountWords } from "./pages/account-page.words.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { paths } from "./paths.ts";
import { beginSession } from "./provider-session.ts";
import { type SignInShown, signedInBy } from "./sign-in-form.ts";

type Services = PageServices & { demoEmails: string[] };

/** Signing in to the account's own pages, which no application asks for. */
export function accountSignInRoutes(app: FastifyInstance, services: Services, answers: PageAnswers): void {
  const { html, look, place } = answers;

  app.get(paths.signIn, { config: limitedByAddress }, (request, reply) => show(request, reply, {}));

  app.post(paths.signIn, { config: limitedByAddress }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "sign-in");
    if (!fields) return answers.expired(request, reply);
    const showAgain = (shown: SignInShown) => show(request, reply, shown);
    const accountId = await signedInBy(request, reply, fields, { services, answers }, showAgain);
    if (!accountId) return reply;
    await beginSession(request, reply, services, accountId);
    return reply.header("cache-control", "no-store").redirect(paths.account, 303);
  });

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, email = "", ...shown }: SignInShown,
  ) {
    const seen = look(request, paths.signIn);
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
