import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type Account,
  accountLinkIn,
  checkSignIn,
  endOneSession,
  endSessions,
  findAccount,
  findEmailChange,
  type LinkEnd,
  listSessions,
} from "../../domain/identity/index.ts";
import {
  personConfirmsNewEmail,
  personIsRenamed,
  personWantsAnotherEmail,
} from "../../journeys/person-changes-email.ts";
import { personChangesPassword } from "../../journeys/person-resets-password.ts";
import { limitedByAddress } from "./address-limit.ts";
import { type PageAnswers, toldToWait } from "./page-answers.ts";
import { formWords } from "./pages/account-forms.words.ts";
import {
  type AccountDone,
  type AccountProblem,
  accountDone,
  accountPage,
  confirmEmailPage,
} from "./pages/account-page.ts";
import type { FormProblem } from "./pages/form.ts";
import { linkEndWords } from "./pages/link-end.words.ts";
import { linkEndPage } from "./pages/link-end-page.ts";
import { paths } from "./paths.ts";
import { beginSession, forgetSession, noteUse, sessionOf } from "./provider-session.ts";
import type { PageParts } from "./sign-up-routes.ts";
import { emailMarked, nameMarked, passwordMarked, typedName } from "./typed.ts";

type SignedIn = { account: Account; sessionUid: string };

/** The signed-in person's own account: what it says, and where it is signed in. */
export function accountRoutes(app: FastifyInstance, parts: PageParts, answers: PageAnswers): void {
  const { place, html, look } = answers;
  const { db } = parts;

  /** Whose session this browser has; undefined where nobody is signed in here. */
  async function whoIsHere(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined> {
    const session = await sessionOf(request, reply, parts.provider.current());
    const { accountId, uid } = session;
    if (!accountId) return undefined;
    await noteUse(request, session, db);
    const account = await db.readAtInstallation((at) => findAccount(at, accountId));
    return account && !account.blocked ? { account, sessionUid: uid } : undefined;
  }

  /** Whose form this is; answers the request itself where it is nobody's. */
  async function whoSent(request: FastifyRequest, reply: FastifyReply) {
    const here = await whoIsHere(request, reply);
    if (!here) {
      toSignIn(reply);
      return undefined;
    }
    const fields = answers.fieldsFor(request, purposeOf(here));
    if (!fields) answers.expired(request, reply);
    return fields && { ...here, fields };
  }

  app.get(paths.account, { config: limitedByAddress }, async (request, reply) => {
    const here = await whoIsHere(request, reply);
    if (!here) return toSignIn(reply);
    const { done } = request.query as { done?: unknown };
    return show(request, reply, here, { done: accountDone.find((one) => one === done) });
  });

  // A refused form answers under its own address, which somebody may open again; others type one slash too many.
  for (const form of [
    `${paths.account}/`,
    paths.accountName,
    paths.accountPassword,
    paths.accountSessions,
    paths.email,
  ]) {
    app.get(form, { config: limitedByAddress }, (_request, reply) => reply.redirect(paths.account, 303));
  }

  app.post(paths.accountName, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const name = typedName(sent.fields.get("name"));
    const marked = nameMarked(look(request), name);
    if (marked) {
      const refused = {
        form: "name",
        problem: { kind: "marked" },
        marked: { name: marked },
        typed: { name },
      } as const;
      return show(request, reply, sent, { refused, status: 400 });
    }
    await personIsRenamed(parts, sent.account.accountId, name);
    return done(reply, "name");
  });

  app.post(paths.accountPassword, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const refuse = (problem: FormProblem, marked: AccountProblem["marked"], status: number) =>
      show(request, reply, sent, { refused: { form: "password", problem, marked, typed: {} }, status });
    const password = sent.fields.get("password") ?? "";
    const marked = passwordMarked(look(request), password, sent.account.email);
    if (marked) return refuse({ kind: "marked" }, { password: marked }, 400);
    const checked = await checkCurrent(request, sent.account, sent.fields.get("current_password"));
    if (checked === "wrong") return refuse({ kind: "marked" }, { current: wrongIn(request) }, 400);
    if (checked) return refuse(toldToWait(reply, checked), {}, 429);
    const { sessionUid, account } = sent;
    await personChangesPassword(parts, answers.asking(request), { sessionUid, ...account }, password);
    return done(reply, "password");
  });

  app.post(paths.email, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const email = (sent.fields.get("email") ?? "").trim();
    const refuse = (problem: FormProblem, marked: AccountProblem["marked"], status: number) =>
      show(request, reply, sent, { refused: { form: "email", problem, marked, typed: { email } }, status });
    if (!parts.mail.canSend) return show(request, reply, sent, { status: 503 });
    const marked = emailMarked(look(request), email);
    if (marked) return refuse({ kind: "marked" }, { email: marked }, 400);
    const checked = await checkCurrent(request, sent.account, sent.fields.get("email_password"));
    if (checked === "wrong") return refuse({ kind: "marked" }, { current: wrongIn(request) }, 400);
    if (checked) return refuse(toldToWait(reply, checked), {}, 429);
    const asked = await personWantsAnotherEmail(parts, answers.asking(request), sent.account, email);
    if (asked.outcome === "too_many") return refuse(toldToWait(reply, asked), {}, 429);
    return done(reply, "email");
  });

  app.post(paths.accountSessions, { config: limitedByAddress }, async (request, reply) => {
    const sent = await whoSent(request, reply);
    if (!sent) return reply;
    const { accountId } = sent.account;
    const end = sent.fields.get("end") ?? "";
    if (end === "all") {
      await db.atInstallation((at) => endSessions(at, accountId));
      forgetSession(reply, parts.settings);
      return reply.header("cache-control", "no-store").redirect("/", 303);
    }
    await db.atInstallation((at) => endOneSession(at, accountId, end));
    return done(reply, "session");
  });

  app.get(`${paths.email}/:token`, { config: limitedByAddress }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const found = await findByToken(token);
    if (found.end) return showEnd(request, reply, found.end);
    const here = await whoIsHere(request, reply);
    const asksForPassword = here?.account.accountId !== found.accountId;
    return showConfirm(request, reply, { token, newEmail: found.newEmail, asksForPassword });
  });

  app.post(`${paths.email}/:token`, { config: limitedByAddress }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const fields = answers.fieldsFor(request, `e-mail ${token}`);
    if (!fields) return answers.expired(request, reply);
    const found = await findByToken(token);
    if (found.end) return showEnd(request, reply, found.end);
    const here = await whoIsHere(request, reply);
    const isTheirs = here?.account.accountId === found.accountId;
    const account = await db.readAtInstallation((at) => findAccount(at, found.accountId));
    if (!account) return showEnd(request, reply, "unknown");
    if (!isTheirs) {
      // Whoever mistyped the address has sent the link to a stranger, who does not know the password.
      const checked = await checkCurrent(request, account, fields.get("password"));
      const again = { token, newEmail: found.newEmail, asksForPassword: true };
      if (checked === "wrong") {
        return showConfirm(request, reply, { ...again, problem: { kind: "wrong" }, status: 400 });
      }
      if (checked) {
        const problem = toldToWait(reply, checked);
        return showConfirm(request, reply, { ...again, problem, status: 429 });
      }
    }
    const sessionUid = isTheirs ? here?.sessionUid : undefined;
    const changed = await personConfirmsNewEmail(parts, answers.asking(request), { token, sessionUid });
    if (changed.outcome === "ended") return showEnd(request, reply, changed.end);
    if (!isTheirs) {
      await beginSession(request, reply, parts, found.accountId);
    }
    return done(reply, "confirmed");
  });

  /** Undefined where it is the account's password; the same counters as where one signs in. */
  async function checkCurrent(request: FastifyRequest, { email }: Account, password: string | null) {
    const { address } = answers.asking(request);
    const checked = await checkSignIn(db, parts.secretKey, { email, password: password ?? "", address });
    if (checked.outcome === "too_many") return checked;
    return checked.outcome === "signed_in" ? undefined : "wrong";
  }

  const wrongIn = (request: FastifyRequest) => formWords[look(request).language].wrongPassword;

  const findByToken = (token: string) => {
    const linkId = accountLinkIn(parts.secretKey, "change_email", token);
    return linkId
      ? db.readAtInstallation((at) => findEmailChange(at, linkId))
      : Promise.resolve({ end: "unknown" as const });
  };

  type Shown = { done?: AccountDone | undefined; refused?: AccountProblem; status?: number };

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, sessionUid }: SignedIn,
    { status = 200, ...shown }: Shown,
  ) {
    const sessions = await db.readAtInstallation((at) => listSessions(at, account.accountId));
    const formToken = answers.formFor(request, reply, purposeOf({ sessionUid }));
    const canSendMail = parts.mail.canSend;
    return html(
      reply,
      status,
      accountPage(look(request, paths.account), place, {
        ...shown,
        account,
        sessions,
        sessionUid,
        formToken,
        canSendMail,
      }),
    );
  }

  type ToConfirm = {
    token: string;
    newEmail: string;
    asksForPassword: boolean;
    problem?: FormProblem;
    status?: number;
  };

  function showConfirm(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, status = 200, ...form }: ToConfirm,
  ) {
    const formToken = answers.formFor(request, reply, `e-mail ${token}`);
    const action = `${paths.email}/${token}`;
    return html(reply, status, confirmEmailPage(look(request), place, { ...form, action, formToken }));
  }

  function showEnd(request: FastifyRequest, reply: FastifyReply, end: LinkEnd | "taken") {
    const seen = look(request);
    const next = { href: paths.account, words: linkEndWords[seen.language].toAccount };
    return html(reply, 410, linkEndPage(seen, place, { end, next }));
  }
}

const purposeOf = ({ sessionUid }: Pick<SignedIn, "sessionUid">) => `account ${sessionUid}`;

/** To the provider's own sign-in, which leads back. */
const toSignIn = (reply: FastifyReply) =>
  reply.header("cache-control", "no-store").redirect(paths.signIn, 303);

const done = (reply: FastifyReply, what: AccountDone) =>
  reply.header("cache-control", "no-store").redirect(`${paths.account}?done=${what}`, 303);
