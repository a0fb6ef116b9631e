import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findReset, type LinkEnd } from "../../domain/identity/index.ts";
import { personForgetsPassword, personResetsPassword } from "../../journeys/person-resets-password.ts";
import { emailError, newPasswordError } from "./field-errors.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import {
  cannotResetPage,
  choosePasswordPage,
  forgotPage,
  passwordChangedPage,
  resetSentPage,
} from "./pages/password-reset-pages.ts";
import { inSameLanguage, type PageServices, type Pages, tokenOf, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { pageLimit } from "./rate-limits.ts";

/** A forgotten password: the form, the mail's link, and the new one. */
export function passwordResetRoutes(app: FastifyInstance, services: PageServices, answers: Pages): void {
  const { place, html, context } = answers;
  const findByToken = (token: string) =>
    findByLink(services.secretKey, "reset_password", token, (linkId) =>
      services.db.readAtInstallation((at) => findReset(at, linkId)),
    );

  app.get(paths.forgot, { config: pageLimit }, (request, reply) => showForgot(request, reply, {}));

  app.post(paths.forgot, { config: pageLimit }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "forgot");
    if (!fields) return answers.expired(request, reply);
    if (!services.mail.canSend) return showForgot(request, reply, { status: 503 });
    const email = (fields.get("email") ?? "").trim();
    const marked = emailError(context(request), email);
    if (marked)
      return showForgot(request, reply, { status: 400, email, marked, problem: { kind: "marked" } });
    const asked = await personForgetsPassword(services, answers.asking(request), email);
    if (asked.outcome === "too_many") {
      return showForgot(request, reply, { status: 429, email, problem: tooManyProblem(reply, asked) });
    }
    return html(
      reply,
      200,
      resetSentPage(context(request, inSameLanguage(request, paths.forgot)), place, email),
    );
  });

  app.get(`${paths.reset}/:token`, { config: pageLimit }, async (request, reply) => {
    const token = tokenOf(request);
    const found = await findByToken(token);
    if (found.end) return showEnd(request, reply, found.end);
    return showChoose(request, reply, { token, email: found.email });
  });

  app.post(`${paths.reset}/:token`, { config: pageLimit }, async (request, reply) => {
    const token = tokenOf(request);
    const fields = answers.fieldsFor(request, `reset ${token}`);
    if (!fields) return answers.expired(request, reply);
    const found = await findByToken(token);
    if (found.end) return showEnd(request, reply, found.end);
    const password = fields.get("password") ?? "";
    const marked = newPasswordError(context(request), password, found.email);
    if (marked) {
      const problem = { kind: "marked" } as const;
      return showChoose(request, reply, { token, email: found.email, marked, problem, status: 400 });
    }
    const reset = await personResetsPassword(services, answers.asking(request), { token, password });
    if (reset.outcome === "ended") return showEnd(request, reply, reset.end);
    return html(reply, 200, passwordChangedPage(context(request, paths.forgot), place));
  });

  type Forgot = { email?: string; marked?: string; problem?: FormProblem; status?: number };

  function showForgot(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, email = "", ...form }: Forgot,
  ) {
    const here = inSameLanguage(request, paths.forgot);
    const seen = context(request, here);
    const signIn = paths.signInAgain;
    if (!services.mail.canSend) return html(reply, status, cannotResetPage(seen, place, signIn));
    const formToken = answers.formFor(request, reply, "forgot");
    return html(reply, status, forgotPage(seen, place, { ...form, action: here, email, signIn, formToken }));
  }

  type Choose = { token: string; email: string; marked?: string; problem?: FormProblem; status?: number };

  function showChoose(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, status = 200, ...form }: Choose,
  ) {
    const formToken = answers.formFor(request, reply, `reset ${token}`);
    const action = `${paths.reset}/${token}`;
    return html(reply, status, choosePasswordPage(context(request), place, { ...form, action, formToken }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd) {
    const seen = context(request);
    const next = { href: paths.forgot, words: linkEndWords[seen.language].resetAgain };
    return html(reply, 410, linkEndPage(seen, place, { end, next }));
  }
}
