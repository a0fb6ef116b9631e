import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Account,
  findAccount,
  listSessions,
  type PasswordRejection,
} from "../../domain/identity/index.ts";
import { formWords } from "./pages/account-forms.words.ts";
import { type AccountDone, type AccountProblem, accountPage } from "./pages/account-page.ts";
import { type PageServices, type Pages, tooManyProblem } from "./pages.ts";
import { paths } from "./paths.ts";
import { readSession, recordUse } from "./provider-session.ts";

/** Whose session a browser has. */
export type SignedIn = { account: Account; sessionUid: string };

/** A form of the account's page, and whose it is. */
type SentForm = SignedIn & { fields: URLSearchParams };

type Shown = { done?: AccountDone | undefined; refused?: AccountProblem; status?: number };
type Form = AccountProblem["form"];
type Marked = AccountProblem["marked"];
type Typed = AccountProblem["typed"];

export type AccountForm = ReturnType<typeof accountForm>;

/** What the forms of the account's page have in common. */
export function accountForm(services: PageServices, answers: Pages) {
  const { place, html, context } = answers;
  const { db } = services;

  /** Whose session this browser has; undefined where nobody is signed in here. */
  async function findSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined> {
    const session = await readSession(request, reply, services.provider.current());
    const { accountId, uid } = session;
    if (!accountId) return undefined;
    await recordUse(request, session, db);
    const account = await db.readAtInstallation((at) => findAccount(at, accountId));
    return account && !account.blocked ? { account, sessionUid: uid } : undefined;
  }

  /** Whose form this is; answers the request itself where it is nobody's. */
  async function readSignedInForm(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SentForm | undefined> {
    const here = await findSignedIn(request, reply);
    if (!here) {
      toSignIn(reply);
      return undefined;
    }
    const fields = answers.fieldsFor(request, purposeOf(here));
    if (!fields) answers.expired(request, reply);
    return fields && { ...here, fields };
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, sessionUid }: SignedIn,
    { status = 200, ...shown }: Shown,
  ) {
    const seen = await db.readAtInstallation(async (at) => ({
      sessions: await listSessions(at, account.accountId),
      now: at.now,
    }));
    const formToken = answers.formFor(request, reply, purposeOf({ sessionUid }));
    const canSendMail = services.mail.canSend;
    const page = { ...shown, ...seen, account, sessionUid, formToken, canSendMail };
    return html(reply, status, accountPage(context(request, paths.account), place, page));
  }

  /** Shows the page again, with what has to be said at the fields of one form. */
  function mark(
    request: FastifyRequest,
    reply: FastifyReply,
    who: SignedIn,
    form: Form,
    { marked, typed = {} }: { marked: Marked; typed?: Typed },
  ) {
    const refused: AccountProblem = { form, problem: { kind: "marked" }, marked, typed };
    return show(request, reply, who, { refused, status: 400 });
  }

  /** The same for a form that was sent without the right password, or too often. */
  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    who: SignedIn,
    form: Form,
    { isNot, typed = {} }: { isNot: PasswordRejection; typed?: Typed },
  ) {
    if (isNot.outcome === "wrong") {
      const current = formWords[context(request).language].wrongPassword;
      return mark(request, reply, who, form, { marked: { current }, typed });
    }
    const refused: AccountProblem = { form, problem: tooManyProblem(reply, isNot), marked: {}, typed };
    return show(request, reply, who, { refused, status: 429 });
  }

  return { findSignedIn, readSignedInForm, show, mark, refuse };
}

const purposeOf = ({ sessionUid }: Pick<SignedIn, "sessionUid">) => `account ${sessionUid}`;

/** To the provider's own sign-in, which leads back. */
export const toSignIn = (reply: FastifyReply) =>
  reply.header("cache-control", "no-store").redirect(paths.signIn, 303);

/** Back to the page, which says what was done. */
export const toAccount = (reply: FastifyReply, done: AccountDone) =>
  reply.header("cache-control", "no-store").redirect(`${paths.account}?done=${done}`, 303);
