import {
  accountLinkIn,
  accountLinkToken,
  accountPaths,
  askForEmailChange,
  changeEmail,
  countMailAskedFor,
  emailAsKept,
  endSessions,
  isTakenMeanwhile,
  type LinkEnd,
  linkHours,
  renameAccount,
  signInPath,
  type TooMany,
} from "../domain/identity/index.ts";
import { setPersonOfMembers } from "../domain/members/index.ts";
import type { AccountParts, Asking } from "./person-signs-up.ts";

type Person = { accountId: string; name: string };

/**
 * Somebody who is signed in, and has just given the password, wants another address. Nothing changes until its mailbox
 * has confirmed it; that it has an account already is told to that mailbox only.
 */
export async function personWantsAnotherEmail(
  { db, mail, secretKey }: AccountParts,
  { address, language }: Asking,
  { accountId, name }: Person,
  typed: string,
): Promise<{ outcome: "asked" } | TooMany> {
  const newEmail = emailAsKept(typed);
  const tooMany = await db.atInstallation((at) =>
    countMailAskedFor(at, secretKey, { email: newEmail, address }),
  );
  if (tooMany) return tooMany;
  await db.atInstallation(async (at) => {
    const { linkId, isTaken } = await askForEmailChange(at, accountId, newEmail);
    if (isTaken) {
      const says = { path: signInPath };
      await mail.queueMail(at, { to: newEmail, language, kind: "already_registered", says });
      return;
    }
    const path = `${accountPaths.email}/${accountLinkToken(secretKey, "change_email", linkId)}`;
    const says = { name, path, validHours: linkHours.change_email };
    await mail.queueMail(at, { to: newEmail, language, kind: "change_email", says });
  });
  return { outcome: "asked" };
}

export type EmailIsChanged =
  | { outcome: "changed"; newEmail: string }
  | { outcome: "ended"; end: LinkEnd | "taken" };

/**
 * The new mailbox confirms. The account and all that its memberships show change together, the other sessions end, and
 * the mailbox before hears of it.
 */
export async function personConfirmsNewEmail(
  { db, mail, secretKey }: AccountParts,
  { language }: Asking,
  { token, sessionUid }: { token: string; sessionUid: string | undefined },
): Promise<EmailIsChanged> {
  const linkId = accountLinkIn(secretKey, "change_email", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  try {
    return await db.atInstallation(async (at) => {
      const changed = await changeEmail(at, linkId);
      if (changed.end) return { outcome: "ended", end: changed.end };
      const { accountId, name, oldEmail, newEmail } = changed;
      await at.tx.run(setPersonOfMembers, [accountId, null, newEmail]);
      await endSessions(at, accountId, { except: sessionUid ?? null });
      const says = { name, newEmail, path: accountPaths.account };
      await mail.queueMail(at, { to: oldEmail, language, kind: "email_changed", says });
      return { outcome: "changed", newEmail };
    });
  } catch (error) {
    if (isTakenMeanwhile(error)) return { outcome: "ended", end: "taken" };
    throw error;
  }
}

/** Somebody goes by another name from now on, wherever they are a member. */
export async function personIsRenamed({ db }: Pick<AccountParts, "db">, accountId: string, name: string) {
  await db.atInstallation(async (at) => {
    await renameAccount(at, accountId, name);
    await at.tx.run(setPersonOfMembers, [accountId, name, null]);
  });
}
