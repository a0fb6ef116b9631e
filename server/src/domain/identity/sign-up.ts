import { createHash } from "node:crypto";
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

type NewSignUp = {
  email: string;
  name: string;
  passwordHash: string;
  language: string;
  /** What marks the browser that asks. */
  browserId: string;
};

/** `linkId` is worth something only where the address has no account yet. */
type KeptSignUp = { linkId: string; hasAccount: boolean };

/**
 * Keeps a sign-up until its e-mail is confirmed, beside others for the address. The same is asked of the database
 * whether or not the address has an account; where it has, that account stays as it is.
 */
export async function createPendingSignUp(at: AtInstallation, signUp: NewSignUp): Promise<KeptSignUp> {
  const email = normalizeEmail(signUp.email);
  const linkId = newId();
  const endsAt = linkEndsAt("confirm_email", at.now);
  const [kept] = await Promise.all([
    at.tx.run(insertPendingSignUp, {
      email,
      name: signUp.name,
      passwordHash: signUp.passwordHash,
      language: signUp.language,
      browserSha256: sha256(signUp.browserId),
      linkId,
      expiresAt: endsAt,
    }),
    at.tx.run(insertConfirmLink, { linkId, email, expiresAt: endsAt }),
  ]);
  return { linkId, hasAccount: kept === 0 };
}

/**
 * The link to mail once more, for its whole time again: that of the sign-up which this browser began, else the newest.
 * Undefined where no sign-up waits for this address.
 */
export async function renewPendingSignUp(
  at: AtInstallation,
  email: string,
  browserId?: string,
): Promise<{ linkId: string; name: string } | undefined> {
  const endsAt = linkEndsAt("confirm_email", at.now);
  const browser = browserId === undefined ? null : sha256(browserId);
  const row = await at.tx.maybeRow(extendPendingSignUp, {
    email: normalizeEmail(email),
    expiresAt: endsAt,
    now: at.now,
    browserSha256: browser,
  });
  await at.tx.run(extendAccountLink, { linkId: row?.link_id ?? newId(), expiresAt: endsAt });
  return row && { linkId: row.link_id, name: row.name };
}

type SignUpToConfirm =
  | { end: undefined; email: string; signUpId: string; isSameBrowser: boolean }
  | { end: LinkEnd };

/**
 * The sign-up that following a link confirms. Any link proves the mailbox, so it is the one that this browser began
 * wherever there is one; else the link's own.
 */
export async function findSignUpByLink(
  at: Reading,
  linkId: string,
  browserId?: string,
): Promise<SignUpToConfirm> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const { email } = read.link;
  const browser = browserId === undefined ? null : sha256(browserId);
  const pending = await at.tx.maybeRow(findPendingSignUpByLink, {
    email,
    now: at.now,
    linkId,
    browserSha256: browser,
  });
  if (!pending) return { end: "replaced" };
  const isSameBrowser = browser?.equals(pending.browser_sha256) === true;
  return { end: undefined, email, signUpId: pending.link_id, isSameBrowser };
}

type ConfirmedSignUp = { end: undefined; accountId: string } | { end: LinkEnd };

type WhichSignUp = { signUpId?: string; browserId?: string | undefined };

/**
 * Makes the account that a sign-up asked for, its e-mail confirmed by the link. Of several at once one does, and all
 * others for the address are over; an account that the address got on another way stays as it is.
 */
export async function confirmSignUp(
  at: AtInstallation,
  linkId: string,
  { signUpId = linkId, browserId }: WhichSignUp = {},
): Promise<ConfirmedSignUp> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const waiting = await at.tx.rows(lockPendingSignUps, { email: read.link.email });
  const signUp = waiting.find(({ link_id }) => link_id === signUpId);
  if (!signUp) {
    const after = await readLink(at, "confirm_email", linkId);
    return { end: after.end ?? "replaced" };
  }
  const { email, name, password_hash } = signUp;
  await at.tx.run(deletePendingSignUps, { email });
  const browser = browserId === undefined ? null : sha256(browserId);
  await at.tx.run(useConfirmLinks, { email, endedAt: at.now, linkId, usedBySha256: browser });
  const made = await at.tx.maybeRow(insertAccount, {
    accountId: newId(),
    email,
    name,
    passwordHash: password_hash,
    createdAt: at.now,
  });
  return made ? { end: undefined, accountId: made.account_id } : { end: "used" };
}

/** For how long the same browser may press the button again, as a double click or an impatient person does. */
const pressedAgainMs = 60_000;

/** Whose account a used link made: `isSamePress` where this browser used it just now. Undefined where none is left. */
export async function findConfirmed(
  at: Reading,
  linkId: string,
  browserId?: string,
): Promise<{ accountId: string; isSamePress: boolean } | undefined> {
  const link = await at.tx.maybeRow(findAccountLink, { linkId, kind: "confirm_email" });
  if (link?.ended_as !== "used" || !link.ended_at) return undefined;
  const account = await at.tx.maybeRow(findAccountByEmail, { email: link.email });
  if (!account || account.blocked_at) return undefined;
  const isRecent = at.now.getTime() - link.ended_at.getTime() < pressedAgainMs;
  const isThisBrowser = browserId !== undefined && link.used_by_sha256?.equals(sha256(browserId)) === true;
  return { accountId: account.account_id, isSamePress: isRecent && isThisBrowser };
}

const sha256 = (mark: string) => createHash("sha256").update(mark).digest();
