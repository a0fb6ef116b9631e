import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { personRequestsMailAgain, personSignsUp } from "../../journeys/person-signs-up.ts";
import { readMailedAddress, redirectToCheckYourMail, showCheckYourMail } from "./check-your-mail.ts";
import { emailError, nameError, newPasswordError, parseName } from "./field-errors.ts";
import { cannotSignUpPage, signUpPage } from "./pages/sign-up-pages.ts";
import { inSameLanguage, type PageServices, type Pages, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { pageLimit } from "./rate-limits.ts";
import { rememberReturnOrigin } from "./return-origin.ts";

/** Creating an account: the form, and the mail that is sent again. */
export function signUpRoutes(app: FastifyInstance, services: PageServices, answers: Pages): void {
  const { place, html, context } = answers;

  app.get(paths.signUp, { config: pageLimit }, (request, reply) => {
    const { from, hint } = request.query as { from?: unknown; hint?: unknown };
    return showSignUp(request, reply, {
      from: signInUid(from),
      email: typeof hint === "string" ? hint.slice(0, limits.emailCharacters) : "",
    });
  });

  app.post(paths.signUp, { config: pageLimit }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "sign-up");
    const browserId = answers.markOf(request);
    if (!fields || !browserId) return answers.expired(request, reply);
    if (!services.mail.canSend) return showSignUp(request, reply, { status: 503 });
    const seen = context(request);
    const name = parseName(fields.get("name"));
    const email = (fields.get("email") ?? "").trim();
    const password = fields.get("password") ?? "";
    const from = signInUid(fields.get("from"));
    const marked = {
      name: nameError(seen, name),
      email: emailError(seen, email),
      password: newPasswordError(seen, password, email),
    };
    if (marked.name || marked.email || marked.password) {
      return showSignUp(request, reply, {
        status: 400,
        name,
        email,
        from,
        marked,
        problem: { kind: "marked" },
      });
    }
    const asked = await personSignsUp(services, answers.asking(request), {
      email,
      name,
      password,
      browserId,
    });
    if (asked.outcome === "too_many") {
      const problem = tooManyProblem(reply, asked);
      return showSignUp(request, reply, { status: 429, name, email, from, problem });
    }
    await rememberReturnOrigin(reply, from, services);
    return redirectToCheckYourMail(request, reply, answers, { email });
  });

  app.post(paths.signUpAgain, { config: pageLimit }, async (request, reply) => {
    const email = String((request.body instanceof URLSearchParams && request.body.get("email")) || "");
    if (!answers.fieldsFor(request, `again ${email}`)) return answers.expired(request, reply);
    const asked = await personRequestsMailAgain(services, answers.asking(request), {
      email,
      browserId: answers.markOf(request),
    });
    if (asked.outcome === "too_many") {
      const problem = tooManyProblem(reply, asked);
      return showCheckYourMail(request, reply, answers, {
        email,
        because: "signed_up",
        problem,
        status: 429,
      });
    }
    return redirectToCheckYourMail(request, reply, answers, { email, isAgain: true });
  });

  app.get(paths.signUpSent, { config: pageLimit }, (request, reply) => {
    const email = readMailedAddress(request);
    if (!email) return reply.redirect(inSameLanguage(request, paths.signUp), 303);
    const { again } = request.query as { again?: unknown };
    return showCheckYourMail(request, reply, answers, { email, because: again ? "again" : "signed_up" });
  });

  app.get(paths.signUpAgain, { config: pageLimit }, (request, reply) =>
    reply.redirect(inSameLanguage(request, paths.signUp), 303),
  );

  type Shown = Partial<Parameters<typeof signUpPage>[2]> & { status?: number };

  function showSignUp(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, from = "", ...form }: Shown,
  ) {
    const signIn = signInPathFor(from);
    const here = inSameLanguage(request, paths.signUp, from ? { from } : {});
    const seen = context(request, here);
    if (!services.mail.canSend) return html(reply, status, cannotSignUpPage(seen, place, signIn));
    const token = answers.formFor(request, reply, "sign-up");
    return html(
      reply,
      status,
      signUpPage(seen, place, { name: "", email: "", ...form, action: here, from, signIn, formToken: token }),
    );
  }
}

/** The half-finished sign-in that a page was opened from; nothing else can stand in its place. */
const signInUid = (given: unknown) =>
  typeof given === "string" && /^[\w-]{16,64}$/.test(given) ? given : "";

/** Back to that sign-in, or to a new one. */
const signInPathFor = (uid: string) => (uid ? `${paths.signIn}/${uid}?screen=sign-in` : paths.signInAgain);
