import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Account,
  findActiveAccount,
  listSessions,
  type PasswordRejection,
} from "../../domain/identity/index.ts";
import { formWords } from "./pages/account-forms.words.ts";
import { type AccountDone, type AccountProblem, accountPage } from "./pages/account-page.ts";
import { type PageServices, type Pages, redirect, rejection } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, recordUse } from "./provider-session.ts";
import { pageLimit } from "./rate-limits.ts";

export type SignedIn = { account: Account; sessionUid: string };
type SignedInHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: SignedIn & { fields: URLSearchParams },
) => unknown;

type Shown = { done?: AccountDone | undefined; rejected?: AccountProblem; status?: number };
type Form = AccountProblem["form"];
type Values = AccountProblem["values"];

export type AccountForm = ReturnType<typeof accountForm>;

export function accountForm(services: PageServices, pages: Pages) {
  const { db } = services;

  async function findSignedIn(reply: FastifyReply): Promise<SignedIn | undefined> {
    const session = await readSession(reply, services.provider.current());
    const { accountId, uid } = session;
    if (!accountId) return undefined;
    await recordUse(reply.request, session, db);
    const account = await db.readAtInstallation((at) => findActiveAccount(at, accountId));
    return account && { account, sessionUid: uid };
  }

  function postSignedIn(path: string, handler: SignedInHandler) {
    pages.app.post(path, pageLimit, async (request, reply) => {
      const signedIn = await findSignedIn(reply);
      if (!signedIn) return redirect(reply, paths.signIn);
      const fields = pages.readForm(request, purposeOf(signedIn));
      return fields ? handler(request, reply, { ...signedIn, fields }) : pages.sendExpired(reply);
    });
  }

  async function show(
    reply: FastifyReply,
    { account, sessionUid }: SignedIn,
    { status = 200, ...shown }: Shown,
  ) {
    const current = await db.readAtInstallation(async (at) => ({
      sessions: await listSessions(at, account.accountId),
      now: at.now,
    }));
    const formToken = pages.formToken(reply, purposeOf({ sessionUid }));
    const canSendMail = services.mail.canSend;
    const page = { ...shown, ...current, account, sessionUid, formToken, canSendMail };
    return pages.html(reply, status, accountPage(pages.context(reply.request, paths.account), page));
  }

  function showErrors(
    reply: FastifyReply,
    signedIn: SignedIn,
    { form, errors, values = {} }: { form: Form; errors: AccountProblem["errors"]; values?: Values },
  ) {
    const rejected: AccountProblem = { form, problem: { kind: "invalid_fields" }, errors, values };
    return show(reply, signedIn, { rejected, status: 400 });
  }

  function showRejection(
    reply: FastifyReply,
    signedIn: SignedIn,
    { form, cause, values = {} }: { form: Form; cause: PasswordRejection; values?: Values },
  ) {
    if (cause.outcome === "wrong") {
      const current = formWords[pages.context(reply.request).language].wrongPassword;
      return showErrors(reply, signedIn, { form, errors: { current }, values });
    }
    const { status, problem } = rejection(reply, cause);
    return show(reply, signedIn, { rejected: { form, problem, errors: {}, values }, status });
  }

  return { findSignedIn, postSignedIn, show, showErrors, showRejection };
}

const purposeOf = ({ sessionUid }: Pick<SignedIn, "sessionUid">) => `account ${sessionUid}`;

export const toAccount = (reply: FastifyReply, done: AccountDone) =>
  redirect(reply, `${paths.account}?done=${done}`);
