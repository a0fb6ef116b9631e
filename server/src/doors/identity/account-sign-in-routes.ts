import type { FastifyReply } from "fastify";
import { authenticate, type SignInState } from "./authenticate.ts";
import { accountWords } from "./pages/account-page.words.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { type PageServices, type Pages, redirect } from "./pages.ts";
import { paths } from "./paths.ts";
import { startSession } from "./provider-session.ts";

type Services = PageServices & { demoEmails: string[] };

/** Signing in to the account page, without an application. */
export function accountSignInRoutes(services: Services, pages: Pages): void {
  pages.get(paths.signIn, (_request, reply) => show(reply, {}));

  pages.post(paths.signIn, "sign-in", async (_request, reply, fields) => {
    const showAgain = (state: SignInState) => show(reply, state);
    const accountId = await authenticate(reply, fields, { services, pages }, showAgain);
    if (!accountId) return reply;
    await startSession(reply, services, accountId);
    return redirect(reply, paths.account);
  });

  function show(reply: FastifyReply, { status = 200, email = "", ...state }: SignInState) {
    const context = pages.context(reply.request, paths.signIn);
    const form = {
      ...state,
      email,
      action: paths.signIn,
      formToken: pages.formToken(reply, "sign-in"),
      demoEmails: services.demoEmails,
      lead: accountWords[context.language].signInFirst,
      signUp: paths.signUp,
      forgot: paths.forgot,
      canSendMail: services.mail.canSend,
    };
    return pages.html(reply, status, signInPage(context, form));
  }
}
