import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { errorCode } from "../../platform/db/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  insertChangeEmailLink,
  replaceChangeEmailLinks,
  replaceConfirmLinks,
  replaceLinksOfAccount,
  useAccountLink,
} from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink } from "./account-links.ts";
import { findAccountByEmail, lockAccount, setAccountEmail } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";
import { deletePendingSignUps, lockPendingSignUps } from "./pending-sign-ups.queries.ts";

/**
 * Makes the link that is to be followed from the new mailbox, in place of an older one. Until then nothing changes.
 * `isTaken`: the address has an account already, so the link would do nothing.
 */
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

type EmailChangeToConfirm = { end: undefined; accountId: string; newEmail: string } | { end: LinkEnd };

/** Which address a link makes whose; or what became of the link. */
export async function findEmailChange(at: Reading, linkId: string): Promise<EmailChangeToConfirm> {
  const read = await readLink(at, "change_email", linkId);
  if (read.end) return read;
  return { end: undefined, accountId: String(read.link.account_id), newEmail: read.link.email };
}

type ChangedEmail =
  | { end: undefined; accountId: string; name: string; oldEmail: string; newEmail: string }
  | { end: LinkEnd | "taken" };

/** Gives the account its new address, confirmed. Of several at once one does; a taken address changes nothing. */
export async function changeEmail(at: AtInstallation, linkId: string): Promise<ChangedEmail> {
  const read = await readLink(at, "change_email", linkId);
  if (read.end) return read;
  const account = await at.tx.maybeRow(lockAccount, { accountId: read.link.account_id });
  const used = account ? await at.tx.run(useAccountLink, { linkId, endedAt: at.now }) : 0;
  if (!account || used === 0) {
    const after = await readLink(at, "change_email", linkId);
    return { end: after.end ?? "unknown" };
  }
  const { account_id: accountId, name, email: oldEmail } = account;
  const newEmail = read.link.email;
  await cancelPendingSignUps(at, newEmail);
  const changed = await at.tx.run(setAccountEmail, { accountId, email: newEmail });
  if (changed === 0) return { end: "taken" };
  await at.tx.run(replaceLinksOfAccount, { accountId, endedAt: at.now });
  return { end: undefined, accountId, name, oldEmail, newEmail };
}

/** A sign-up that waits for this address is over: it has an account now. */
export async function cancelPendingSignUps(at: AtInstallation, email: string): Promise<void> {
  const kept = normalizeEmail(email);
  await at.tx.rows(lockPendingSignUps, { email: kept });
  await at.tx.run(deletePendingSignUps, { email: kept });
  await at.tx.run(replaceConfirmLinks, { email: kept, endedAt: at.now });
}

/** True where two accounts asked for one address in the same moment: the one that came second has it not. */
export const isUniqueViolation = (error: unknown) => errorCode(error) === "23505";
