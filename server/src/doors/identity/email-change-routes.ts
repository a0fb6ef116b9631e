import type { FastifyReply, FastifyRequest } from "fastify";
import { findByLink, findEmailChange, type LinkEnd } from "../../domain/identity/index.ts";
import {
  needsPassword,
  personConfirmsNewEmail,
  personRequestsEmailChange,
} from "../../journeys/accounts/person-requests-email-change.ts";
import { type AccountForm, toAccount } from "./account-form.ts";
import { emailError, missingPasswordError } from "./field-errors.ts";
import { confirmEmailPage } from "./pages/account-page.ts";
import { linkEndPage } from "./pages/error-pages.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { type PageServices, type Pages, rejection, tokenOf } from "./pages.ts";
import { paths } from "./paths.ts";
import { startSession } from "./provider-session.ts";

type Confirm = { newEmail: string; asksForPassword: boolean; problem?: FormProblem; status?: number };

const purpose = (request: FastifyRequest) => `e-mail ${tokenOf(request)}`;

export function emailChangeRoutes(
  services: PageServices,
  pages: Pages,
  { findSignedIn, postSignedIn, show, showErrors, showRejection }: AccountForm,
): void {
  postSignedIn(paths.email, async (request, reply, { fields, ...signedIn }) => {
    if (!services.mail.canSend) return show(reply, signedIn, { status: 503 });
    const form = "email";
    const email = (fields.get("email") ?? "").trim();
    const password = fields.get("email_password") ?? "";
    const context = pages.context(request);
    const errors = { email: emailError(context, email), current: missingPasswordError(context, password) };
    const values = { email };
    if (errors.email || errors.current) return showErrors(reply, signedIn, { form, errors, values });
    const change = { newEmail: email, password };
    const person = { ...signedIn.account, sessionUid: signedIn.sessionUid };
    const result = await personRequestsEmailChange(services, pages.sender(request), person, change);
    if (result.outcome !== "asked") return showRejection(reply, signedIn, { form, cause: result, values });
    return toAccount(reply, "email");
  });

  pages.get(`${paths.email}/:token`, async (request, reply) => {
    const found = await findByLink(services, "change_email", tokenOf(request), findEmailChange);
    if (found.end) return showEnd(reply, found.end);
    const asksForPassword = needsPassword(await findSession(reply), found.accountId);
    return showConfirm(reply, { newEmail: found.newEmail, asksForPassword });
  });

  pages.post(`${paths.email}/:token`, purpose, async (request, reply, fields) => {
    const session = await findSession(reply);
    const confirmation = { token: tokenOf(request), session, password: fields.get("password") ?? "" };
    const changed = await personConfirmsNewEmail(services, pages.sender(request), confirmation);
    if (changed.outcome === "ended") return showEnd(reply, changed.end);
    if (changed.outcome !== "changed") {
      const { newEmail } = changed;
      return showConfirm(reply, { newEmail, asksForPassword: true, ...rejection(reply, changed) });
    }
    const { accountId } = changed;
    if (needsPassword(session, accountId)) await startSession(reply, services, accountId);
    return toAccount(reply, "confirmed");
  });

  async function findSession(reply: FastifyReply) {
    const signedIn = await findSignedIn(reply);
    return signedIn && { accountId: signedIn.account.accountId, sessionUid: signedIn.sessionUid };
  }

  function showConfirm(reply: FastifyReply, { status = 200, ...form }: Confirm) {
    const formToken = pages.formToken(reply, purpose(reply.request));
    const action = `${paths.email}/${tokenOf(reply.request)}`;
    return pages.html(
      reply,
      status,
      confirmEmailPage(pages.context(reply.request), { ...form, action, formToken }),
    );
  }

  function showEnd(reply: FastifyReply, end: LinkEnd | "taken") {
    const context = pages.context(reply.request);
    const next = { href: paths.account, label: linkEndWords[context.language].toAccount };
    return pages.html(reply, 410, linkEndPage(context, end, next));
  }
}
