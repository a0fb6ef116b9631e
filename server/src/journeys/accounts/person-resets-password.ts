import {
  accountLinkIn,
  accountLinkToken,
  accountPaths,
  changePassword,
  checkPassword,
  createResetLink,
  endSessions,
  hashPassword,
  type LinkEnd,
  linkHours,
  mayMailStranger,
  mayMailTo,
  normalizeEmail,
  type PasswordRejection,
  resetAttempts,
  resetPassword,
} from "../../domain/identity/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import type { AccountServices, FormSender } from "../../services.ts";

/** The response is the same for every address: only the mailbox learns whether it has an account. */
export async function personForgetsPassword(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  requested: string,
): Promise<void> {
  const email = normalizeEmail(requested);
  await db.atInstallation(async (at) => {
    if (!(await mayMailTo(at, secretKey, email))) return;
    const link = await createResetLink(at, email);
    if (link) {
      const path = `${accountPaths.reset}/${accountLinkToken(secretKey, "reset_password", link.linkId)}`;
      const params = { path, validHours: linkHours.reset_password };
      await mail.queueMail(at, { to: email, language, kind: "reset_password", params });
    } else if (await mayMailStranger(at, secretKey, address)) {
      const params = { path: accountPaths.signUp };
      await mail.queueMail(at, { to: email, language, kind: "reset_unknown", params });
    }
  });
}

type PasswordReset = { outcome: "changed"; accountId: string } | { outcome: "ended"; end: LinkEnd };

/** A person follows the link and sets a new password. All sessions end, and the mailbox is notified. */
export async function personResetsPassword(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  { token, password }: { token: string; password: string },
): Promise<PasswordReset> {
  const linkId = accountLinkIn(secretKey, "reset_password", token);
  if (!linkId) return { outcome: "ended", end: "unknown" };
  const passwordHash = await hashPassword(password);
  return db.atInstallation(async (at) => {
    const reset = await resetPassword(at, linkId, passwordHash);
    if (reset.end) return { outcome: "ended", end: reset.end };
    await endSessions(at, reset.accountId);
    await resetAttempts(at, secretKey, { email: reset.email, address });
    await mailPasswordChanged(at, mail, language, reset);
    return { outcome: "changed", accountId: reset.accountId };
  });
}

/** A signed-in person changes the password. All other sessions end. */
export async function personChangesPassword(
  { db, mail, secretKey }: AccountServices,
  { address, language }: FormSender,
  person: { accountId: string; sessionUid: string; email: string; name: string },
  { current, password }: { current: string; password: string },
): Promise<{ outcome: "changed" } | PasswordRejection> {
  const { email, sessionUid } = person;
  const proof = `session ${sessionUid}`;
  const rejected = await checkPassword(db, secretKey, { email, password: current, address, proof });
  if (rejected) return rejected;
  const passwordHash = await hashPassword(password);
  await db.atInstallation(async (at) => {
    await changePassword(at, person.accountId, passwordHash);
    await endSessions(at, person.accountId, { except: sessionUid });
    await mailPasswordChanged(at, mail, language, person);
  });
  return { outcome: "changed" };
}

function mailPasswordChanged(
  at: AtInstallation,
  mail: AccountServices["mail"],
  language: FormSender["language"],
  { email, name }: { email: string; name: string },
): Promise<void> {
  const params = { name, path: accountPaths.forgot };
  return mail.queueMail(at, { to: email, language, kind: "password_changed", params });
}
