import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertResetLink, replaceLinksOfAccount, replaceResetLinks } from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink, useLink } from "./account-links.ts";
import { setAccountPassword } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";

/** Undefined without an account, after the same statements, so that timing reveals nothing. */
export async function createResetLink(
  at: AtInstallation,
  email: string,
): Promise<{ linkId: string; name: string } | undefined> {
  const link = { linkId: newId(), email: normalizeEmail(email) };
  const expiresAt = linkEndsAt("reset_password", at.now);
  const account = await at.tx.maybeRow(insertResetLink, { ...link, expiresAt });
  await at.tx.run(replaceResetLinks, { ...link, endedAt: at.now });
  return account && { linkId: link.linkId, name: account.name };
}

export async function findReset(
  at: Reading,
  linkId: string,
): Promise<{ end: undefined; email: string } | { end: LinkEnd }> {
  const read = await readLink(at, "reset_password", linkId);
  return read.end ? read : { end: undefined, email: read.link.email };
}

export async function resetPassword(
  at: AtInstallation,
  linkId: string,
  passwordHash: string,
): Promise<{ end: undefined; accountId: string; email: string; name: string } | { end: LinkEnd }> {
  const used = await useLink(at, "reset_password", linkId);
  if (used.end) return used;
  const { account_id: accountId, email, name } = used.account;
  await changePassword(at, accountId, passwordHash);
  return { end: undefined, accountId, email, name };
}

export async function changePassword(
  at: AtInstallation,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await at.tx.run(setAccountPassword, { accountId, passwordHash });
  await at.tx.run(replaceLinksOfAccount, { accountId, endedAt: at.now });
}
