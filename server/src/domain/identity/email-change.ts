import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { errorCode } from "../../platform/db/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  insertChangeEmailLink,
  replaceChangeEmailLinks,
  replaceConfirmLinks,
  replaceLinksOfAccount,
} from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink, useLink } from "./account-links.ts";
import { findAccountByEmail, setAccountEmail } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";
import { deletePendingSignUps, lockPendingSignUps } from "./pending-sign-ups.queries.ts";

/** Replaces an older link. `isTaken`: the address has an account, so the link would not work. */
export async function createEmailChangeLink(
  at: AtInstallation,
  accountId: string,
  newEmail: string,
): Promise<{ linkId: string; isTaken: boolean }> {
  const linkId = newId();
  const email = normalizeEmail(newEmail);
  await at.tx.run(insertChangeEmailLink, {
    linkId,
    email,
    accountId,
    expiresAt: linkEndsAt("change_email", at.now),
  });
  await at.tx.run(replaceChangeEmailLinks, { accountId, endedAt: at.now, linkId });
  const taken = await at.tx.maybeRow(findAccountByEmail, { email });
  return { linkId, isTaken: taken !== undefined };
}

export async function findEmailChange(
  at: Reading,
  linkId: string,
): Promise<{ end: undefined; accountId: string; newEmail: string } | { end: LinkEnd }> {
  const read = await readLink(at, "change_email", linkId);
  if (read.end) return read;
  return { end: undefined, accountId: String(read.link.account_id), newEmail: read.link.email };
}

type ChangedEmail =
  | { end: undefined; accountId: string; name: string; oldEmail: string; newEmail: string }
  | { end: LinkEnd | "taken" };

export async function changeEmail(at: AtInstallation, linkId: string): Promise<ChangedEmail> {
  const used = await useLink(at, "change_email", linkId);
  if (used.end) return used;
  const { account_id: accountId, name, email: oldEmail } = used.account;
  const newEmail = used.email;
  await cancelPendingSignUps(at, newEmail);
  const changed = await at.tx.run(setAccountEmail, { accountId, email: newEmail });
  if (changed === 0) return { end: "taken" };
  await at.tx.run(replaceLinksOfAccount, { accountId, endedAt: at.now });
  return { end: undefined, accountId, name, oldEmail, newEmail };
}

export async function cancelPendingSignUps(at: AtInstallation, email: string): Promise<void> {
  const normalized = normalizeEmail(email);
  await at.tx.rows(lockPendingSignUps, { email: normalized });
  await at.tx.run(deletePendingSignUps, { email: normalized });
  await at.tx.run(replaceConfirmLinks, { email: normalized, endedAt: at.now });
}

/** True if another account got the address at the same time. */
export const isUniqueViolation = (error: unknown) => errorCode(error) === "23505";
