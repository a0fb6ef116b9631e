import type { FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findReset, type LinkEnd } from "../../domain/identity/index.ts";
import { personForgetsPassword, personResetsPassword } from "../../journeys/person-resets-password.ts";
import { emailError, newPasswordError } from "./field-errors.ts";
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
import { invalidFields, type PageServices, type Pages, rejection, tokenOf, withUiLocales } from "./pages.ts";
import { paths } from "./paths.ts";

type Shown = { email: string; error?: string; problem?: FormProblem; status?: number };

const purpose = (request: FastifyRequest) => `reset ${tokenOf(request)}`;

/** Resetting a forgotten password. */
export function passwordResetRoutes(services: PageServices, pages: Pages): void {
  const { html, context } = pages;

  pages.get(paths.forgot, (request, reply) => showForgot(request, reply, { email: "" }));

  pages.post(paths.forgot, "forgot", async (request, reply, fields) => {
    const email = (fields.get("email") ?? "").trim();
    if (!services.mail.canSend) return showForgot(request, reply, { email, status: 503 });
    const error = emailError(context(request), email);
    if (error) return showForgot(request, reply, { email, error, ...invalidFields });
    const result = await personForgetsPassword(services, pages.sender(request), email);
    if (result.outcome === "too_many")
      return showForgot(request, reply, { email, ...rejection(reply, result) });
    const path = withUiLocales(request, paths.forgot);
    return html(reply, 200, resetSentPage(context(request, path), email));
  });

  pages.get(`${paths.reset}/:token`, async (request, reply) => {
    const found = await findByLink(services, "reset_password", tokenOf(request), findReset);
    if (found.end) return showEnd(request, reply, found.end);
    return showChoose(request, reply, { email: found.email });
  });

  pages.post(`${paths.reset}/:token`, purpose, async (request, reply, fields) => {
    const token = tokenOf(request);
    const found = await findByLink(services, "reset_password", token, findReset);
    if (found.end) return showEnd(request, reply, found.end);
    const { email } = found;
    const password = fields.get("password") ?? "";
    const error = newPasswordError(context(request), password, email);
    if (error) return showChoose(request, reply, { email, error, ...invalidFields });
    const reset = await personResetsPassword(services, pages.sender(request), { token, password });
    if (reset.outcome === "ended") return showEnd(request, reply, reset.end);
    return html(reply, 200, passwordChangedPage(context(request, paths.forgot)));
  });

  function showForgot(request: FastifyRequest, reply: FastifyReply, { status = 200, ...form }: Shown) {
    const action = withUiLocales(request, paths.forgot);
    const shown = context(request, action);
    if (!services.mail.canSend) return html(reply, status, cannotResetPage(shown));
    const formToken = pages.formToken(request, reply, "forgot");
    return html(reply, status, forgotPage(shown, { ...form, action, formToken }));
  }

  function showChoose(request: FastifyRequest, reply: FastifyReply, { status = 200, ...form }: Shown) {
    const formToken = pages.formToken(request, reply, purpose(request));
    const action = `${paths.reset}/${tokenOf(request)}`;
    return html(reply, status, choosePasswordPage(context(request), { ...form, action, formToken }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd) {
    const shown = context(request);
    const next = { href: paths.forgot, label: linkEndWords[shown.language].resetAgain };
    return html(reply, 410, linkEndPage(shown, end, next));
  }
}
