import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findEmailChange, type LinkEnd } from "../../domain/identity/index.ts";
import {
  needsPassword,
  personConfirmsNewEmail,
  personRequestsEmailChange,
} from "../../journeys/person-changes-email.ts";
import { type AccountForm, toAccount } from "./account-form.ts";
import { emailError, passwordMissing } from "./field-errors.ts";
import { confirmEmailPage } from "./pages/account-page.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import { type PageServices, type Pages, tokenOf, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { startSession } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";

type ToConfirm = { newEmail: string; asksForPassword: boolean; problem?: FormProblem; status?: number };

/** Another e-mail address for an account: the form, and the link that goes to the new mailbox. */
export function emailChangeRoutes(
  app: FastifyInstance,
  services: PageServices,
  answers: Pages,
  { findSignedIn, readSignedInForm, show, mark, refuse }: AccountForm,
): void {
  const { place, html, context } = answers;

  app.post(paths.email, { config: pageLimit }, async (request, reply) => {
    const sent = await readSignedInForm(request, reply);
    if (!sent) return reply;
    const email = (sent.fields.get("email") ?? "").trim();
    if (!services.mail.canSend) return show(request, reply, sent, { status: 503 });
    const password = sent.fields.get("email_password") ?? "";
    const marked = {
      email: emailError(context(request), email),
      current: passwordMissing(context(request), password),
    };
    const typed = { email };
    if (marked.email || marked.current) return mark(request, reply, sent, "email", { marked, typed });
    const wanted = { newEmail: email, password };
    const asked = await personRequestsEmailChange(services, answers.asking(request), sent.account, wanted);
    if (asked.outcome !== "asked") return refuse(request, reply, sent, "email", { isNot: asked, typed });
    return toAccount(reply, "email");
  });

  app.get(`${paths.email}/:token`, { config: pageLimit }, async (request, reply) => {
    const found = await findByLink(services.secretKey, "change_email", tokenOf(request), (linkId) =>
      services.db.readAtInstallation((at) => findEmailChange(at, linkId)),
    );
    if (found.end) return showEnd(request, reply, found.end);
    const asksForPassword = needsPassword(await sessionHere(request, reply), found.accountId);
    return showConfirm(request, reply, { newEmail: found.newEmail, asksForPassword });
  });

  app.post(`${paths.email}/:token`, { config: pageLimit }, async (request, reply) => {
    const token = tokenOf(request);
    const fields = answers.fieldsFor(request, `e-mail ${token}`);
    if (!fields) return answers.expired(request, reply);
    const here = await sessionHere(request, reply);
    const given = { token, here, password: fields.get("password") ?? "" };
    const changed = await personConfirmsNewEmail(services, answers.asking(request), given);
    if (changed.outcome === "ended") return showEnd(request, reply, changed.end);
    if (changed.outcome !== "changed") {
      const isWrong = changed.outcome === "wrong";
      return showConfirm(request, reply, {
        newEmail: changed.newEmail,
        asksForPassword: true,
        problem: isWrong ? { kind: "wrong" } : tooManyProblem(reply, changed),
        status: isWrong ? 400 : 429,
      });
    }
    if (needsPassword(here, changed.accountId))
      await startSession(request, reply, services, changed.accountId);
    return toAccount(reply, "confirmed");
  });

  async function sessionHere(request: FastifyRequest, reply: FastifyReply) {
    const here = await findSignedIn(request, reply);
    return here && { accountId: here.account.accountId, sessionUid: here.sessionUid };
  }

  function showConfirm(request: FastifyRequest, reply: FastifyReply, { status = 200, ...form }: ToConfirm) {
    const token = tokenOf(request);
    const formToken = answers.formFor(request, reply, `e-mail ${token}`);
    const action = `${paths.email}/${token}`;
    return html(reply, status, confirmEmailPage(context(request), place, { ...form, action, formToken }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd | "taken") {
    const seen = context(request);
    const next = { href: paths.account, words: linkEndWords[seen.language].toAccount };
    return html(reply, 410, linkEndPage(seen, place, { end, next }));
  }
}
