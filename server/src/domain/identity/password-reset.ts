import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  insertResetLink,
  replaceLinksOfAccount,
  replaceResetLinks,
  useAccountLink,
} from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink } from "./account-links.ts";
import { lockAccount, setAccountPassword } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";

/**
 * Makes the link by which the account of this address gets a new password, in place of an older one; undefined where
 * there is no such account. The same is asked of the database either way.
 */
export async function createResetLink(
  at: AtInstallation,
  email: string,
): Promise<{ linkId: string; name: string } | undefined> {
  const linkId = newId();
  const kept = normalizeEmail(email);
  // The account before its links, as everywhere.
  const account = await at.tx.maybeRow(insertResetLink, {
    linkId,
    email: kept,
    expiresAt: linkEndsAt("reset_password", at.now),
  });
  await at.tx.run(replaceResetLinks, { email: kept, endedAt: at.now, linkId });
  return account && { linkId, name: account.name };
}

/** Whose password a link may set; or what became of the link. */
export async function findReset(
  at: Reading,
  linkId: string,
): Promise<{ end: undefined; email: string } | { end: LinkEnd }> {
  const read = await readLink(at, "reset_password", linkId);
  return read.end ? read : { end: undefined, email: read.link.email };
}

type PasswordIsReset = { end: undefined; accountId: string; email: string; name: string } | { end: LinkEnd };

/** Sets the password by a mailed link, once. Every other link that was mailed for the account ends with it. */
export async function resetPassword(
  at: AtInstallation,
  linkId: string,
  passwordHash: string,
): Promise<PasswordIsReset> {
  const read = await readLink(at, "reset_password", linkId);
  if (read.end) return read;
  const account = await at.tx.maybeRow(lockAccount, { accountId: read.link.account_id });
  const used = account ? await at.tx.run(useAccountLink, { linkId, endedAt: at.now }) : 0;
  if (!account || used === 0) {
    const after = await readLink(at, "reset_password", linkId);
    return { end: after.end ?? "unknown" };
  }
  const { account_id: accountId, email, name } = account;
  await changePassword(at, accountId, passwordHash);
  return { end: undefined, accountId, email, name };
}

/** Sets the password. Links that were mailed before it do nothing any more. */
export async function changePassword(
  at: AtInstallation,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await at.tx.run(setAccountPassword, { accountId, passwordHash });
  await at.tx.run(replaceLinksOfAccount, { accountId, endedAt: at.now });
}
