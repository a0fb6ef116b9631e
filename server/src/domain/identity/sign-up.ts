import { createHash } from "node:crypto";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  insertConfirmLink,
  prolongAccountLink,
  replaceConfirmLinks,
  useAccountLink,
} from "./account-links.queries.ts";
import { type LinkEnd, linkEndsAt, readLink } from "./account-links.ts";
import { insertAccount } from "./accounts.queries.ts";
import { emailAsKept } from "./email.ts";
import {
  findPendingSignUp,
  prolongPendingSignUp,
  replacePendingSignUp,
  takePendingSignUp,
} from "./pending-sign-ups.queries.ts";

type NewSignUp = {
  email: string;
  name: string;
  passwordHash: string;
  language: string;
  /** What marks the browser that asks. */
  browserMark: string;
};

/** `linkId` is worth something only where the address has no account yet. */
type KeptSignUp = { linkId: string; hasAccount: boolean };

/**
 * Keeps a sign-up until its e-mail is confirmed, in place of an older one for the address. The same is asked of the
 * database whether or not the address has an account; where it has, that account stays as it is.
 */
export async function keepSignUp(at: AtInstallation, signUp: NewSignUp): Promise<KeptSignUp> {
  const email = emailAsKept(signUp.email);
  const linkId = newId();
  const endsAt = linkEndsAt("confirm_email", at.now);
  const [kept] = await Promise.all([
    at.tx.run(replacePendingSignUp, [
      email,
      signUp.name,
      signUp.passwordHash,
      signUp.language,
      sha256(signUp.browserMark),
      linkId,
      endsAt,
    ]),
    at.tx.run(replaceConfirmLinks, [email, at.now]),
    at.tx.run(insertConfirmLink, [linkId, email, endsAt]),
  ]);
  return { linkId, hasAccount: kept === 0 };
}

/** The link to mail once more, for its whole time again; undefined where no sign-up waits for this address. */
export async function prolongSignUp(
  at: AtInstallation,
  email: string,
): Promise<{ linkId: string; name: string } | undefined> {
  const endsAt = linkEndsAt("confirm_email", at.now);
  const row = await at.tx.maybeRow(prolongPendingSignUp, [emailAsKept(email), endsAt, at.now]);
  await at.tx.run(prolongAccountLink, [row?.link_id ?? newId(), endsAt]);
  return row && { linkId: row.link_id, name: row.name };
}

type SignUpToConfirm = { end: undefined; email: string; isSameBrowser: boolean } | { end: LinkEnd };

/** The sign-up that a link is about, and whether this browser began it. */
export async function findSignUp(
  at: Reading,
  linkId: string,
  browserMark?: string,
): Promise<SignUpToConfirm> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const { email } = read.link;
  const pending = await at.tx.maybeRow(findPendingSignUp, [email, at.now]);
  if (pending?.link_id !== linkId) return { end: "replaced" };
  const isSameBrowser = browserMark !== undefined && sha256(browserMark).equals(pending.browser_sha256);
  return { end: undefined, email, isSameBrowser };
}

type ConfirmedSignUp = { end: undefined; accountId: string } | { end: LinkEnd };

/**
 * Makes the account that a sign-up asked for, its e-mail confirmed. Of several at once one does; an account that the
 * address got on another way stays as it is.
 */
export async function confirmSignUp(at: AtInstallation, linkId: string): Promise<ConfirmedSignUp> {
  const read = await readLink(at, "confirm_email", linkId);
  if (read.end) return read;
  const signUp = await at.tx.maybeRow(takePendingSignUp, [read.link.email, linkId, at.now]);
  if (!signUp) {
    const after = await readLink(at, "confirm_email", linkId);
    return { end: after.end ?? "replaced" };
  }
  const { email, name, password_hash } = signUp;
  await at.tx.run(useAccountLink, [linkId, at.now]);
  const made = await at.tx.maybeRow(insertAccount, [newId(), email, name, password_hash, at.now, at.now]);
  return made ? { end: undefined, accountId: made.account_id } : { end: "used" };
}

const sha256 = (mark: string) => createHash("sha256").update(mark).digest();
