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

/** What the audit log params they did. */
const onAccountPages = "account";

/**
 * Somebody who is signed in gives the password and wants another address. Nothing changes until its mailbox has
 * confirmed it; that it has an account already is told to that mailbox only.
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

/** Whose session a browser has, where it has one. */
type Here = { accountId: string; sessionUid: string } | undefined;

/** Whether a link may be followed without the password: in a session of the account that it is for. */
export const needsPassword = (here: Here, accountId: string) => here?.accountId !== accountId;

type EmailConfirmation = { token: string; here: Here; password: string };

type EmailIsChanged =
  | { outcome: "changed"; accountId: string }
  | { outcome: "ended"; end: LinkEnd | "taken" }
  | (PasswordRejection & { newEmail: string });

/**
 * The new mailbox confirms. The account and all that its memberships show change together, the other sessions end, and
 * the mailbox before hears of it. Elsewhere than in a session of the account it takes the password: whoever mistyped
 * the address has sent the link to a stranger, who does not know it.
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

/** Somebody goes by another name from now on, wherever they are a member. */
export async function personIsRenamed({ db }: Pick<AccountServices, "db">, accountId: string, name: string) {
  await db.atInstallation(async (at) => {
    await renameAccount(at, accountId, name);
    await syncMemberProfile(at, accountId, { name }, onAccountPages);
  });
}
