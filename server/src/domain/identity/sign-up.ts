import { createHash } from "node:crypto";
import type { Language } from "@bellhop/contract/languages";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  extendAccountLink,
  findAccountLink,
  insertConfirmLink,
  useConfirmLinks,
} from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink } from "./account-links.ts";
import { findAccountByEmail, insertAccount } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";
import {
  deletePendingSignUps,
  extendPendingSignUp,
  findPendingSignUpByLink,
  insertPendingSignUp,
  lockPendingSignUps,
} from "./pending-sign-ups.queries.ts";
import { setPersonLanguage } from "./person-settings.ts";

type NewSignUp = { email: string; name: string; passwordHash: string; language: Language; browserId: string };

/** Runs the same statements whether or not the address has an account. The link works only if it has none. */
export async function createPendingSignUp(
  at: AtInstallation,
  signUp: NewSignUp,
): Promise<{ linkId: string; hasAccount: boolean }> {
  const email = normalizeEmail(signUp.email);
  const { name, passwordHash, language, browserId } = signUp;
  const link = { linkId: newId(), email, expiresAt: linkEndsAt("confirm_email", at.now) };
  const browserSha256 = sha256(browserId);
  const [inserted] = await Promise.all([
    at.tx.run(insertPendingSignUp, { ...link, name, passwordHash, language, browserSha256 }),
    at.tx.run(insertConfirmLink, link),
  ]);
  return { linkId: link.linkId, hasAccount: inserted === 0 };
}

/** Renews the link of this browser's sign-up, else of the newest. Undefined if none is pending. */
export async function renewPendingSignUp(
  at: AtInstallation,
  email: string,
  browserId?: string,
): Promise<{ linkId: string; name: string } | undefined> {
  const expiresAt = linkEndsAt("confirm_email", at.now);
  const row = await at.tx.maybeRow(extendPendingSignUp, {
    email: normalizeEmail(email),
    expiresAt,
    now: at.now,
    browserSha256: hashOf(browserId),
  });
  await at.tx.run(extendAccountLink, { linkId: row?.link_id ?? newId(), expiresAt });
  return row && { linkId: row.link_id, name: row.name };
}

/** Every link proves the mailbox: it confirms this browser's sign-up, else the link's own. */
export async function findSignUpByLink(
  at: Reading,
  linkId: string,
  browserId?: string,
): Promise<{ end: undefined; email: string; signUpId: string; isSameBrowser: boolean } | { end: LinkEnd }> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const { email } = read.link;
  const browserSha256 = hashOf(browserId);
  const sought = { email, now: at.now, linkId, browserSha256 };
  const pending = await at.tx.maybeRow(findPendingSignUpByLink, sought);
  if (!pending) return { end: "replaced" };
  const isSameBrowser = browserSha256?.equals(pending.browser_sha256) === true;
  return { end: undefined, email, signUpId: pending.link_id, isSameBrowser };
}

/** Creates the account and ends all other sign-ups for the address. An existing account stays as it is. */
export async function confirmSignUp(
  at: AtInstallation,
  linkId: string,
  { signUpId = linkId, browserId }: { signUpId?: string; browserId?: string | undefined } = {},
): Promise<{ end: undefined; accountId: string } | { end: LinkEnd }> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const pending = await at.tx.rows(lockPendingSignUps, { email: read.link.email });
  const signUp = pending.find(({ link_id }) => link_id === signUpId);
  if (!signUp) {
    const after = await readLink(at, "confirm_email", linkId);
    return { end: after.end ?? "replaced" };
  }
  const { email, name, password_hash, language } = signUp;
  await at.tx.run(deletePendingSignUps, { email });
  await at.tx.run(useConfirmLinks, { email, endedAt: at.now, linkId, usedBySha256: hashOf(browserId) });
  const account = { accountId: newId(), email, name, passwordHash: password_hash, createdAt: at.now };
  const made = await at.tx.maybeRow(insertAccount, account);
  if (!made) return { end: "used" };
  await setPersonLanguage(at, made.account_id, language);
  return { end: undefined, accountId: made.account_id };
}

const resubmitMs = 60_000;

/** The account that a used link created. `isResubmission`: the same browser used it within the last minute. */
export async function findConfirmedAccount(
  at: Reading,
  linkId: string,
  browserId?: string,
): Promise<{ accountId: string; isResubmission: boolean } | undefined> {
  const link = await at.tx.maybeRow(findAccountLink, { linkId, kind: "confirm_email" });
  if (link?.ended_as !== "used" || !link.ended_at) return undefined;
  const account = await at.tx.maybeRow(findAccountByEmail, { email: link.email });
  if (!account || account.blocked_at) return undefined;
  const isRecent = at.now.getTime() - link.ended_at.getTime() < resubmitMs;
  const isThisBrowser = browserId !== undefined && link.used_by_sha256?.equals(sha256(browserId)) === true;
  return { accountId: account.account_id, isResubmission: isRecent && isThisBrowser };
}

const sha256 = (browserId: string) => createHash("sha256").update(browserId).digest();
const hashOf = (browserId: string | undefined) => (browserId === undefined ? null : sha256(browserId));
