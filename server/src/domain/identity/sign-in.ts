import type { AtInstallation, Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import { refundAttempts } from "./counters.queries.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import { verifyPassword } from "./passwords.ts";
import { findNewestPendingSignUp, findPendingSignUpByLink } from "./pending-sign-ups.queries.ts";

const windowMinutes = 15;
/** Wrong passwords within the window before a lockout. */
export const maxAttempts = {
  emailAndAddress: 10,
  /** High, so that a stranger cannot easily lock the owner out. */
  email: 100,
  address: 200,
} as const;

export type RateLimited = { outcome: "too_many"; retryAfterSeconds: number };

type SignIn =
  | { outcome: "signed_in"; accountId: string }
  /** The password is right, but the sign-up is not confirmed. */
  | { outcome: "unconfirmed"; linkId: string }
  | { outcome: "wrong" }
  | RateLimited;

export type Credentials = { email: string; password: string; address: string };

/** The same work for unknown, blocked and wrong. Counted first, so that concurrent attempts all count. */
export async function checkSignIn(
  db: Database,
  secretKey: Secret,
  given: Credentials & { signUpId?: string },
): Promise<SignIn> {
  const email = normalizeEmail(given.email);
  const counters = countersOf(secretKey, email, given.address);
  const limits = [
    { counter: counters.emailAndAddress, max: maxAttempts.emailAndAddress },
    { counter: counters.address, max: maxAttempts.address },
    { counter: counters.email, max: maxAttempts.email },
  ];

  const [tooMany, account, pending] = await db.atInstallation((at) => {
    const sought = { email, now: at.now };
    return Promise.all([
      countAttempt(at, limits, windowMinutes),
      at.tx.maybeRow(findAccountByEmail, { email }),
      given.signUpId
        ? at.tx.maybeRow(findPendingSignUpByLink, { ...sought, linkId: given.signUpId, browserSha256: null })
        : at.tx.maybeRow(findNewestPendingSignUp, sought),
    ]);
  });
  if (tooMany) return { outcome: "too_many", ...tooMany };

  const isRight = await verifyPassword((account ?? pending)?.password_hash, given.password);
  if (!isRight || account?.blocked_at) return { outcome: "wrong" };
  const all = Object.values(counters);
  const now = await db.atInstallation(async (at) => {
    await at.tx.run(refundAttempts, { counters: all, reset: [counters.emailAndAddress] });
    return at.tx.maybeRow(findAccountByEmail, { email });
  });
  // The password may have changed during the slow check.
  if (account && (now?.password_hash !== account.password_hash || now.blocked_at))
    return { outcome: "wrong" };
  if (account) return { outcome: "signed_in", accountId: account.account_id };
  return pending ? { outcome: "unconfirmed", linkId: pending.link_id } : { outcome: "wrong" };
}

export type PasswordRejection = { outcome: "wrong" } | RateLimited;

export async function checkPassword(
  db: Database,
  secretKey: Secret,
  given: Credentials,
): Promise<PasswordRejection | undefined> {
  const result = await checkSignIn(db, secretKey, given);
  if (result.outcome === "too_many") return result;
  return result.outcome === "signed_in" ? undefined : { outcome: "wrong" };
}

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

export async function resetAttempts(
  at: AtInstallation,
  secretKey: Secret,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const counters = countersOf(secretKey, normalizeEmail(email), address);
  const reset = [counters.emailAndAddress, counters.email];
  await at.tx.run(refundAttempts, { counters: reset, reset });
}

const countersOf = (secretKey: Secret, email: string, address: string) => ({
  emailAndAddress: counterFor(secretKey, "email and address", email, address),
  address: counterFor(secretKey, "address", address),
  email: counterFor(secretKey, "email", email),
});
