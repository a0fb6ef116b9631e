import { limits } from "@bellhop/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IdentitySettings, LinkEnd } from "../../domain/identity/index.ts";
import { accountLinkIn, findSignUp } from "../../domain/identity/index.ts";
import {
  type AccountParts,
  personAsksForTheMailAgain,
  personConfirms,
  personSignsUp,
} from "../../journeys/person-signs-up.ts";
import { limitedByAddress } from "./address-limit.ts";
import { keepWhereFrom, whereFrom } from "./came-from.ts";
import { inSameLanguage, type PageAnswers, toldToWait } from "./page-answers.ts";
import { formWords } from "./pages/account-forms.words.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import {
  cannotSignUpPage,
  checkYourMailPage,
  confirmPage,
  type SentPage,
  signUpPage,
} from "./pages/sign-up-pages.ts";
import { paths } from "./paths.ts";
import { beginSession } from "./provider-session.ts";
import type { RunningProvider } from "./running-provider.ts";
import { emailMarked, nameMarked, passwordMarked, typedName } from "./typed.ts";

export type PageParts = AccountParts & { settings: IdentitySettings; provider: RunningProvider };

/** Creating an account: the form, the mail's link, and the way in. */
export function signUpRoutes(app: FastifyInstance, parts: PageParts, answers: PageAnswers): void {
  const { place, html, look } = answers;

  app.get(paths.signUp, { config: limitedByAddress }, (request, reply) => {
    const { from, hint } = request.query as { from?: unknown; hint?: unknown };
    return showSignUp(request, reply, {
      from: signInUid(from),
      email: typeof hint === "string" ? hint.slice(0, limits.emailCharacters) : "",
    });
  });

  app.post(paths.signUp, { config: limitedByAddress }, async (request, reply) => {
    const fields = answers.fieldsFor(request, "sign-up");
    const browserMark = answers.markOf(request);
    if (!fields || !browserMark) return answers.expired(request, reply);
    if (!parts.mail.canSend) return showSignUp(request, reply, { status: 503 });
    const seen = look(request);
    const name = typedName(fields.get("name"));
    const email = (fields.get("email") ?? "").trim();
    const password = fields.get("password") ?? "";
    const from = signInUid(fields.get("from"));
    const marked = {
      name: nameMarked(seen, name),
      email: emailMarked(seen, email),
      password: passwordMarked(seen, password, email),
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
    const asked = await personSignsUp(parts, answers.asking(request), { email, name, password, browserMark });
    if (asked.outcome === "too_many") {
      const problem = toldToWait(reply, asked);
      return showSignUp(request, reply, { status: 429, name, email, from, problem });
    }
    await keepWhereFrom(reply, from, parts);
    return showSent(request, reply, answers, { email, because: "signed_up" });
  });

  app.post(paths.signUpAgain, { config: limitedByAddress }, async (request, reply) => {
    const email = String((request.body instanceof URLSearchParams && request.body.get("email")) || "");
    if (!answers.fieldsFor(request, `again ${email}`)) return answers.expired(request, reply);
    const asked = await personAsksForTheMailAgain(parts, answers.asking(request), email);
    if (asked.outcome === "too_many") {
      const problem = toldToWait(reply, asked);
      return showSent(request, reply, answers, { email, because: "signed_up", problem, status: 429 });
    }
    return showSent(request, reply, answers, { email, because: "again" });
  });

  app.get(paths.signUpAgain, { config: limitedByAddress }, (request, reply) =>
    reply.redirect(inSameLanguage(request, paths.signUp), 303),
  );

  app.get(`${paths.confirm}/:token`, { config: limitedByAddress }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const linkId = accountLinkIn(parts.secretKey, "confirm_email", token);
    const found = linkId
      ? await parts.db.readAtInstallation((at) => findSignUp(at, linkId, answers.markOf(request)))
      : { end: "unknown" as const };
    if (found.end) return showEnd(request, reply, found.end);
    const { email, isSameBrowser } = found;
    return showConfirm(request, reply, { token, email, asksForPassword: !isSameBrowser });
  });

  app.post(`${paths.confirm}/:token`, { config: limitedByAddress }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const fields = answers.fieldsFor(request, `confirm ${token}`);
    if (!fields) return answers.expired(request, reply);
    const confirmed = await personConfirms(parts, {
      token,
      browserMark: answers.markOf(request),
      password: fields.get("password") ?? "",
      address: answers.asking(request).address,
    });
    if (confirmed.outcome === "ended") return showEnd(request, reply, confirmed.end);
    if (confirmed.outcome === "too_many") {
      const problem = toldToWait(reply, confirmed);
      return showConfirm(request, reply, {
        token,
        email: confirmed.email,
        asksForPassword: true,
        problem,
        status: 429,
      });
    }
    if (confirmed.outcome === "wrong") {
      const problem = { kind: "wrong" } as const;
      return showConfirm(request, reply, {
        token,
        email: confirmed.email,
        asksForPassword: true,
        problem,
        status: 400,
      });
    }
    await beginSession(request, reply, parts, confirmed.accountId);
    return reply
      .header("cache-control", "no-store")
      .redirect(`${whereFrom(request, parts.settings)}${paths.confirmed}`, 303);
  });

  type Shown = Partial<Parameters<typeof signUpPage>[2]> & { status?: number };

  function showSignUp(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, from = "", ...form }: Shown,
  ) {
    const signIn = signInOf(from);
    const here = inSameLanguage(request, paths.signUp, from ? { from } : {});
    const seen = look(request, here);
    if (!parts.mail.canSend) return html(reply, status, cannotSignUpPage(seen, place, signIn));
    const token = answers.formFor(request, reply, "sign-up");
    return html(
      reply,
      status,
      signUpPage(seen, place, { name: "", email: "", ...form, action: here, from, signIn, formToken: token }),
    );
  }

  type ToConfirm = {
    token: string;
    email: string;
    asksForPassword: boolean;
    problem?: FormProblem;
    status?: number;
  };

  function showConfirm(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, status = 200, ...form }: ToConfirm,
  ) {
    const formToken = answers.formFor(request, reply, `confirm ${token}`);
    const action = `${paths.confirm}/${token}`;
    return html(reply, status, confirmPage(look(request), place, { ...form, action, formToken }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd) {
    const seen = look(request);
    const next =
      end === "used"
        ? { href: "/", words: formWords[seen.language].toBellhop }
        : { href: paths.signUp, words: linkEndWords[seen.language].signUpAgain };
    return html(reply, 410, linkEndPage(seen, place, { end, next }));
  }
}

/** The page that says to look into the mailbox; the same for known and unknown addresses. */
export function showSent(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: PageAnswers,
  { status = 200, ...sent }: Omit<SentPage, "formToken" | "again" | "other"> & { status?: number },
): FastifyReply {
  const formToken = answers.formFor(request, reply, `again ${sent.email}`);
  const other = inSameLanguage(request, paths.signUp);
  const again = inSameLanguage(request, paths.signUpAgain);
  const seen = answers.look(request, other);
  return answers.html(
    reply,
    status,
    checkYourMailPage(seen, answers.place, { ...sent, again, other, formToken }),
  );
}

/** The half-finished sign-in that a page was opened from; nothing else can stand in its place. */
const signInUid = (given: unknown) =>
  typeof given === "string" && /^[\w-]{16,64}$/.test(given) ? given : "";

/** Back to that sign-in, or to a new one. */
export const signInOf = (uid: string) => (uid ? `${paths.signIn}/${uid}?screen=sign-in` : paths.signInAgain);
