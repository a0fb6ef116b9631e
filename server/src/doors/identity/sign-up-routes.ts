import { limits } from "@bellhop/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { personRequestsMailAgain, personSignsUp } from "../../journeys/accounts/person-signs-up.ts";
import { readMailedAddress, redirectToCheckYourMail, showCheckYourMail } from "./check-your-mail.ts";
import { emailError, nameError, newPasswordError, parseName } from "./field-errors.ts";
import { cannotSignUpPage, signUpPage } from "./pages/sign-up-pages.ts";
import { fieldsOf, invalidFields, type PageServices, type Pages, rejection, withUiLocales } from "./pages.ts";
import { paths } from "./paths.ts";
import { rememberReturnOrigin } from "./return-origin.ts";

export function signUpRoutes(services: PageServices, pages: Pages): void {
  const { html, context } = pages;
  const isHttps = services.settings.publicUrl.startsWith("https:");

  pages.get(paths.signUp, (request, reply) => {
    const { from, hint } = request.query as { from?: unknown; hint?: unknown };
    const email = typeof hint === "string" ? hint.slice(0, limits.emailCharacters) : "";
    return showSignUp(reply, { from: parseInteractionUid(from), email });
  });

  pages.post(paths.signUp, "sign-up", async (request, reply, fields) => {
    const browserId = pages.readBrowserId(request);
    if (!browserId) return pages.sendExpired(reply);
    if (!services.mail.canSend) return showSignUp(reply, { status: 503 });
    const shown = context(request);
    const name = parseName(fields.get("name"));
    const email = (fields.get("email") ?? "").trim();
    const password = fields.get("password") ?? "";
    const from = parseInteractionUid(fields.get("from"));
    const errors = {
      name: nameError(shown, name),
      email: emailError(shown, email),
      password: newPasswordError(shown, password, email),
    };
    if (errors.name || errors.email || errors.password)
      return showSignUp(reply, { name, email, from, errors, ...invalidFields });
    const signUp = { email, name, password, browserId };
    const result = await personSignsUp(services, pages.sender(request), signUp);
    if (result.outcome === "too_many")
      return showSignUp(reply, { name, email, from, ...rejection(reply, result) });
    await rememberReturnOrigin(reply, from, services);
    return redirectToCheckYourMail(reply, isHttps, { email });
  });

  const againEmail = (request: FastifyRequest) => fieldsOf(request).get("email") ?? "";
  const againPurpose = (request: FastifyRequest) => `again ${againEmail(request)}`;

  pages.post(paths.signUpAgain, againPurpose, async (request, reply) => {
    const email = againEmail(request);
    const pending = { email, browserId: pages.readBrowserId(request) };
    const result = await personRequestsMailAgain(services, pages.sender(request), pending);
    if (result.outcome === "too_many") {
      const shown = { email, reason: "signed_up", ...rejection(reply, result) } as const;
      return showCheckYourMail(reply, pages, shown);
    }
    return redirectToCheckYourMail(reply, isHttps, { email, isAgain: true });
  });

  pages.get(paths.signUpSent, (request, reply) => {
    const email = readMailedAddress(request);
    if (!email) return reply.redirect(withUiLocales(request, paths.signUp), 303);
    const { again } = request.query as { again?: unknown };
    return showCheckYourMail(reply, pages, { email, reason: again ? "again" : "signed_up" });
  });

  pages.get(paths.signUpAgain, (request, reply) => reply.redirect(withUiLocales(request, paths.signUp), 303));

  type Shown = Partial<Parameters<typeof signUpPage>[1]> & { status?: number };

  function showSignUp(reply: FastifyReply, { status = 200, from = "", ...form }: Shown) {
    const signIn = from ? `${paths.signIn}/${from}?screen=sign-in` : paths.signInAgain;
    const action = withUiLocales(reply.request, paths.signUp, from ? { from } : {});
    const shown = context(reply.request, action);
    if (!services.mail.canSend) return html(reply, status, cannotSignUpPage(shown, signIn));
    const formToken = pages.formToken(reply, "sign-up");
    const page = { name: "", email: "", ...form, action, from, signIn, formToken };
    return html(reply, status, signUpPage(shown, page));
  }
}

/** Empty unless it can be the uid of an interaction. */
const parseInteractionUid = (value: unknown) =>
  typeof value === "string" && /^[\w-]{16,64}$/.test(value) ? value : "";
