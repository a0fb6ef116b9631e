import {
  accountLinkIn,
  accountLinkToken,
  accountPaths,
  changeEmail,
  checkPassword,
  createEmailChangeLink,
  endSessions,
  findAccount,
  findEmailChange,
  isUniqueViolation,
  type LinkEnd,
  linkHours,
  type MailRequest,
  normalizeEmail,
  type PasswordRejection,
  renameAccount,
  signInPath,
  withinMailLimit,
} from "../domain/identity/index.ts";
import { syncMemberProfile } from "../domain/members/index.ts";
import type { AccountServices, FormSender } from "../services.ts";

type Person = { accountId: string; email: string; name: string };

/** The `call` in the audit log. */
const onAccountPages = "account";

/**
 * A signed-in person gives the password and a new address. Nothing changes until that mailbox has confirmed it. Only that
 * mailbox learns if the address already has an account.
 */
export async function personRequestsEmailChange(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { accountId, email, name }: Person,
  { newEmail: typed, password }: { newEmail: string; password: string },
): Promise<MailRequest | PasswordRejection> {
  const isNot = await checkPassword(db, secretKey, { email, password, address });
  if (isNot) return isNot;
  const newEmail = normalizeEmail(typed);
  return withinMailLimit({ db, secretKey }, { email: newEmail, address }, (mayMail) =>
    db.atInstallation(async (at) => {
      if (!mayMail) return;
      const { linkId, isTaken } = await createEmailChangeLink(at, accountId, newEmail);
      if (isTaken) {
        const params = { path: signInPath };
        await mail.queueMail(at, { to: newEmail, language, kind: "already_registered", params });
        return;
      }
      const path = `${accountPaths.email}/${accountLinkToken(secretKey, "change_email", linkId)}`;
      const params = { name, path, validHours: linkHours.change_email };
      await mail.queueMail(at, { to: newEmail, language, kind: "change_email", params });
    }),
  );
}

/** The session of the browser, if it has one. */
type Here = { accountId: string; sessionUid: string } | undefined;

/** A link needs no password in a session of its own account. */
export const needsPassword = (here: Here, accountId: string) => here?.accountId !== accountId;

type EmailConfirmation = { token: string; here: Here; password: string };

type EmailIsChanged =
  | { outcome: "changed"; accountId: string }
  | { outcome: "ended"; end: LinkEnd | "taken" }
  | (PasswordRejection & { newEmail: string });

/**
 * The new mailbox confirms. The account and its memberships change together, the other sessions end, and the old mailbox
 * is notified. Outside of a session of the account, the password is needed: if the address was mistyped, the link went to
 * a stranger.
 */
export async function personConfirmsNewEmail(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { token, here, password }: EmailConfirmation,
): Promise<EmailIsChanged> {
  const linkId = accountLinkIn(secretKey, "change_email", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  const found = await db.readAtInstallation((at) => findEmailChange(at, linkId));
  if (found.end) return { outcome: "ended", end: found.end };
  const { newEmail } = found;
  const isElsewhere = needsPassword(here, found.accountId);
  if (isElsewhere) {
    const account = await db.readAtInstallation((at) => findAccount(at, found.accountId));
    if (!account) return { outcome: "ended", end: "unknown" };
    const isNot = await checkPassword(db, secretKey, { email: account.email, password, address });
    if (isNot) return { ...isNot, newEmail };
  }
  try {
    return await db.atInstallation(async (at) => {
      const changed = await changeEmail(at, linkId);
      if (changed.end) return { outcome: "ended", end: changed.end };
      const { accountId, name, oldEmail } = changed;
      await syncMemberProfile(at, accountId, { email: newEmail }, onAccountPages);
      await endSessions(at, accountId, { except: isElsewhere ? null : (here?.sessionUid ?? null) });
      const params = { name, newEmail, path: accountPaths.account };
      await mail.queueMail(at, { to: oldEmail, language, kind: "email_changed", params });
      return { outcome: "changed", accountId };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: "ended", end: "taken" };
    throw error;
  }
}

/** A person changes their name, in all their memberships. */
export async function personIsRenamed({ db }: Pick<AccountServices, "db">, accountId: string, name: string) {
  await db.atInstallation(async (at) => {
    await renameAccount(at, accountId, name);
    await syncMemberProfile(at, accountId, { name }, onAccountPages);
  });
}
