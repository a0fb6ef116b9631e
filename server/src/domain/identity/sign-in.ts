import type { AtInstallation, Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import { refundAttempts } from "./counters.queries.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import { verifyPassword } from "./passwords.ts";
import { findNewestPendingSignUp, findPendingSignUpByLink } from "./pending-sign-ups.queries.ts";

const windowMinutes = 15;
/** Wrong attempts within the window until no password is looked at any more. */
export const maxAttempts = {
  /** One person at one desk. */
  emailAndAddress: 10,
  /** One account, from everywhere: high enough that a stranger cannot easily lock its owner out. */
  email: 100,
  /** One house behind one address, with all its staff. */
  address: 200,
} as const;

export type RateLimited = { outcome: "too_many"; retryAfterSeconds: number };

type SignIn =
  | { outcome: "signed_in"; accountId: string }
  /** The password is right, and there is no account until the e-mail is confirmed. */
  | { outcome: "unconfirmed"; linkId: string }
  | { outcome: "wrong" }
  | RateLimited;

export type Credentials = { email: string; password: string; address: string };

/** Which sign-up the password may be of, where there is no account yet: that of a followed link, else the newest. */
type OfSignUp = { signUpId?: string };

/**
 * Checks e-mail and password. Unknown accounts, wrong passwords and blocked accounts are the same answer after the
 * same work; so are too many attempts, whether or not the account exists. An attempt is counted before the password
 * is looked at, so that many at once count as many; a right password takes it back.
 */
export async function checkSignIn(
  db: Database,
  secretKey: Secret,
  given: Credentials & OfSignUp,
): Promise<SignIn> {
  const email = normalizeEmail(given.email);
  const counters = countersOf(secretKey, email, given.address);
  const limits = [
    { counter: counters.emailAndAddress, most: maxAttempts.emailAndAddress },
    { counter: counters.address, most: maxAttempts.address },
    { counter: counters.email, most: maxAttempts.email },
  ];

  const { tooMany, account, pending } = await db.atInstallation(async (at) => {
    const [tooMany, account, pending] = await Promise.all([
      countAttempt(at, limits, windowMinutes),
      at.tx.maybeRow(findAccountByEmail, { email }),
      given.signUpId
        ? at.tx.maybeRow(findPendingSignUpByLink, {
            email,
            now: at.now,
            linkId: given.signUpId,
            browserSha256: null,
          })
        : at.tx.maybeRow(findNewestPendingSignUp, { email, now: at.now }),
    ]);
    return { tooMany, account, pending };
  });
  if (tooMany) return { outcome: "too_many", ...tooMany };

  const right = await verifyPassword((account ?? pending)?.password_hash, given.password);
  if (!right || account?.blocked_at) return { outcome: "wrong" };
  const all = Object.values(counters);
  const now = await db.atInstallation(async (at) => {
    await at.tx.run(refundAttempts, { counters: all, forgiven: [counters.emailAndAddress] });
    return at.tx.maybeRow(findAccountByEmail, { email });
  });
  // Checking takes a while, in which the password may have been changed because somebody else knew it.
  if (account && (now?.password_hash !== account.password_hash || now.blocked_at))
    return { outcome: "wrong" };
  if (account) return { outcome: "signed_in", accountId: account.account_id };
  return pending ? { outcome: "unconfirmed", linkId: pending.link_id } : { outcome: "wrong" };
}

export type PasswordRejection = { outcome: "wrong" } | RateLimited;

/** Undefined where this signs in to an account; counted like signing in. */
export async function checkPassword(
  db: Database,
  secretKey: Secret,
  given: Credentials,
): Promise<PasswordRejection | undefined> {
  const checked = await checkSignIn(db, secretKey, given);
  if (checked.outcome === "too_many") return checked;
  return checked.outcome === "signed_in" ? undefined : { outcome: "wrong" };
}

/** True where the password is the account's. Counts no attempt: only for what this installation asks of itself. */
export async function checkPasswordUncounted(
  db: Database,
  email: string,
  password: string,
): Promise<boolean> {
  const account = await db.atInstallation((at) =>
    at.tx.maybeRow(findAccountByEmail, { email: normalizeEmail(email) }),
  );
  return verifyPassword(account?.password_hash, password);
}

/** Whoever has just proved to be the account's person starts to count anew, at this desk and everywhere. */
export async function resetAttempts(
  at: AtInstallation,
  secretKey: Secret,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const counters = countersOf(secretKey, normalizeEmail(email), address);
  const forgiven = [counters.emailAndAddress, counters.email];
  await at.tx.run(refundAttempts, { counters: forgiven, forgiven });
}

/** In the order of counting. */
const countersOf = (secretKey: Secret, email: string, address: string) => ({
  emailAndAddress: counterFor(secretKey, "email and address", email, address),
  address: counterFor(secretKey, "address", address),
  email: counterFor(secretKey, "email", email),
});
