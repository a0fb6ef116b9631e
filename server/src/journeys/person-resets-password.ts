import {
  accountLinkIn,
  accountLinkToken,
  accountPaths,
  askForReset,
  changePassword,
  countMailAskedFor,
  emailAsKept,
  endSessions,
  forgiveAttempts,
  hashPassword,
  type LinkEnd,
  linkHours,
  resetPassword,
  type TooMany,
} from "../domain/identity/index.ts";
import type { AtInstallation } from "../platform/at/index.ts";
import type { AccountParts, Asking } from "./person-signs-up.ts";

/** Somebody forgot the password. The answer is the same for every address; the mailbox hears whether it has an account. */
export async function personForgetsPassword(
  { db, mail, secretKey }: AccountParts,
  { address, language }: Asking,
  typed: string,
): Promise<{ outcome: "asked" } | TooMany> {
  const email = emailAsKept(typed);
  const tooMany = await db.atInstallation((at) => countMailAskedFor(at, secretKey, { email, address }));
  if (tooMany) return tooMany;
  await db.atInstallation(async (at) => {
    const asked = await askForReset(at, email);
    if (asked) {
      const path = `${accountPaths.reset}/${accountLinkToken(secretKey, "reset_password", asked.linkId)}`;
      const says = { path, validHours: linkHours.reset_password };
      await mail.queueMail(at, { to: email, language, kind: "reset_password", says });
    } else {
      await mail.queueMail(at, {
        to: email,
        language,
        kind: "reset_unknown",
        says: { path: accountPaths.signUp },
      });
    }
  });
  return { outcome: "asked" };
}

export type PasswordReset = { outcome: "changed"; email: string } | { outcome: "ended"; end: LinkEnd };

/** Somebody follows the link and chooses a new password: all sessions end, and the mailbox is told. */
export async function personResetsPassword(
  { db, mail, secretKey }: AccountParts,
  { address, language }: Asking,
  { token, password }: { token: string; password: string },
): Promise<PasswordReset> {
  const linkId = accountLinkIn(secretKey, "reset_password", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  const passwordHash = await hashPassword(password);
  return db.atInstallation(async (at) => {
    const reset = await resetPassword(at, linkId, passwordHash);
    if (reset.end) return { outcome: "ended", end: reset.end };
    await endSessions(at, reset.accountId);
    await forgiveAttempts(at, secretKey, { email: reset.email, address });
    await tellPasswordChanged(at, mail, language, reset);
    return { outcome: "changed", email: reset.email };
  });
}

/** Somebody who is signed in, and has just given the password, chooses another: all other sessions end. */
export async function personChangesPassword(
  { db, mail }: AccountParts,
  { language }: Asking,
  person: { accountId: string; sessionUid: string; email: string; name: string },
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.atInstallation(async (at) => {
    await changePassword(at, person.accountId, passwordHash);
    await endSessions(at, person.accountId, { except: person.sessionUid });
    await tellPasswordChanged(at, mail, language, person);
  });
}

function tellPasswordChanged(
  at: AtInstallation,
  mail: AccountParts["mail"],
  language: Asking["language"],
  { email, name }: { email: string; name: string },
): Promise<void> {
  const says = { name, path: accountPaths.forgot };
  return mail.queueMail(at, { to: email, language, kind: "password_changed", says });
}
