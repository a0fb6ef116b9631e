import type { FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findReset, type LinkEnd } from "../../domain/identity/index.ts";
import {
  personForgetsPassword,
  personResetsPassword,
} from "../../journeys/accounts/person-resets-password.ts";
import { emailError, newPasswordError } from "./field-errors.ts";
import { rememberBrowser } from "./known-browser.ts";
import { linkEndPage } from "./pages/error-pages.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import {
  cannotResetPage,
  choosePasswordPage,
  forgotPage,
  passwordChangedPage,
  resetSentPage,
} from "./pages/password-reset-pages.ts";
import { invalidFields, type PageServices, type Pages, tokenOf, withUiLocales } from "./pages.ts";
import { paths } from "./paths.ts";

type Shown = { email: string; error?: string; problem?: FormProblem; status?: number };

const purpose = (request: FastifyRequest) => `reset ${tokenOf(request)}`;

export function passwordResetRoutes(services: PageServices, pages: Pages): void {
  const { html, context } = pages;

  pages.get(paths.forgot, (_request, reply) => showForgot(reply, { email: "" }));

  pages.post(paths.forgot, "forgot", async (request, reply, fields) => {
    const email = (fields.get("email") ?? "").trim();
    if (!services.mail.canSend) return showForgot(reply, { email, status: 503 });
    const error = emailError(context(request), email);
    if (error) return showForgot(reply, { email, error, ...invalidFields });
    await personForgetsPassword(services, pages.sender(request), email);
    const path = withUiLocales(request, paths.forgot);
    return html(reply, 200, resetSentPage(context(request, path), email));
  });

  pages.get(`${paths.reset}/:token`, async (request, reply) => {
    const found = await findByLink(services, "reset_password", tokenOf(request), findReset);
    if (found.end) return showEnd(reply, found.end);
    return showChoose(reply, { email: found.email });
  });

  pages.post(`${paths.reset}/:token`, purpose, async (request, reply, fields) => {
    const token = tokenOf(request);
    const found = await findByLink(services, "reset_password", token, findReset);
    if (found.end) return showEnd(reply, found.end);
    const { email } = found;
    const password = fields.get("password") ?? "";
    const error = newPasswordError(context(request), password, email);
    if (error) return showChoose(reply, { email, error, ...invalidFields });
    const reset = await personResetsPassword(services, pages.sender(request), { token, password });
    if (reset.outcome === "ended") return showEnd(reply, reset.end);
    await rememberBrowser(reply, services, reset.accountId);
    return html(reply, 200, passwordChangedPage(context(request, paths.forgot)));
  });

  function showForgot(reply: FastifyReply, { status = 200, ...form }: Shown) {
    const action = withUiLocales(reply.request, paths.forgot);
    const shown = context(reply.request, action);
    if (!services.mail.canSend) return html(reply, status, cannotResetPage(shown));
    const formToken = pages.formToken(reply, "forgot");
    return html(reply, status, forgotPage(shown, { ...form, action, formToken }));
  }

  function showChoose(reply: FastifyReply, { status = 200, ...form }: Shown) {
    const formToken = pages.formToken(reply, purpose(reply.request));
    const action = `${paths.reset}/${tokenOf(reply.request)}`;
    return html(reply, status, choosePasswordPage(context(reply.request), { ...form, action, formToken }));
  }

  function showEnd(reply: FastifyReply, end: LinkEnd) {
    const shown = context(reply.request);
    const next = { href: paths.forgot, label: linkEndWords[shown.language].resetAgain };
    return html(reply, 410, linkEndPage(shown, end, next));
  }
}
