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
} from "../../domain/identity/index.ts";
import { syncMemberProfile } from "../../domain/members/index.ts";
import type { AccountServices, FormSender } from "../../services.ts";

type Person = { accountId: string; sessionUid: string; email: string; name: string };

const onAccountPages = "account";

/** Only the new mailbox learns that its address has an account. */
export async function personRequestsEmailChange(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { accountId, sessionUid, email, name }: Person,
  { newEmail: requested, password }: { newEmail: string; password: string },
): Promise<MailRequest | PasswordRejection> {
  const proof = `session ${sessionUid}`;
  const rejected = await checkPassword(db, secretKey, { email, password, address, proof });
  if (rejected) return rejected;
  const newEmail = normalizeEmail(requested);
  const sender = `account ${accountId}`;
  return withinMailLimit({ db, secretKey }, { email: newEmail, sender }, (mayMail) =>
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

type Session = { accountId: string; sessionUid: string } | undefined;

/** A session of the link's account replaces the password. */
export const needsPassword = (session: Session, accountId: string) => session?.accountId !== accountId;

type EmailConfirmation = { token: string; session: Session; password: string };

type EmailIsChanged =
  | { outcome: "changed"; accountId: string }
  | { outcome: "ended"; end: LinkEnd | "taken" }
  | (PasswordRejection & { newEmail: string });

/** Takes the password without a session, because the new address may be a stranger's. */
export async function personConfirmsNewEmail(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { token, session, password }: EmailConfirmation,
): Promise<EmailIsChanged> {
  const linkId = accountLinkIn(secretKey, "change_email", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  const found = await db.readAtInstallation((at) => findEmailChange(at, linkId));
  if (found.end) return { outcome: "ended", end: found.end };
  const { newEmail } = found;
  const byPassword = needsPassword(session, found.accountId);
  if (byPassword) {
    const account = await db.readAtInstallation((at) => findAccount(at, found.accountId));
    if (!account) return { outcome: "ended", end: "unknown" };
    const { email } = account;
    const proof = `link ${linkId}`;
    const rejected = await checkPassword(db, secretKey, { email, password, address, proof });
    if (rejected) return { ...rejected, newEmail };
  }
  try {
    return await db.atInstallation(async (at) => {
      const changed = await changeEmail(at, linkId);
      if (changed.end) return { outcome: "ended", end: changed.end };
      const { accountId, name, oldEmail } = changed;
      await syncMemberProfile(at, accountId, { email: newEmail }, onAccountPages);
      await endSessions(at, accountId, { except: byPassword ? null : (session?.sessionUid ?? null) });
      const params = { name, newEmail, path: accountPaths.account };
      await mail.queueMail(at, { to: oldEmail, language, kind: "email_changed", params });
      return { outcome: "changed", accountId };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: "ended", end: "taken" };
    throw error;
  }
}

/** A person changes their name, in all memberships. */
export async function personIsRenamed({ db }: Pick<AccountServices, "db">, accountId: string, name: string) {
  await db.atInstallation(async (at) => {
    await renameAccount(at, accountId, name);
    await syncMemberProfile(at, accountId, { name }, onAccountPages);
  });
}
