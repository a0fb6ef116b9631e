import { createHmac } from "node:crypto";
import type { Database } from "../../platform/at/index.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import { emailAsKept } from "./email.ts";
import { isPassword } from "./passwords.ts";
import { countAttempts, takeBackAttempts } from "./sign-in-attempts.queries.ts";

const windowMinutes = 15;
/** Wrong attempts within the window until no password is looked at any more. */
export const attemptsMost = {
  /** One person at one desk. */
  emailAndAddress: 10,
  /** One account, from everywhere: high enough that a stranger cannot easily lock its owner out. */
  email: 100,
  /** One house behind one address, with all its staff. */
  address: 200,
} as const;

export type SignIn =
  | { outcome: "signed_in"; accountId: string }
  | { outcome: "wrong" }
  | { outcome: "too_many"; retryAfterSeconds: number };

export type Credentials = { email: string; password: string; address: string };

/**
 * Checks e-mail and password. Unknown accounts, wrong passwords and blocked accounts are the same answer after the
 * same work; so are too many attempts, whether or not the account exists. An attempt is counted before the password
 * is looked at, so that many at once count as many; a right password takes it back.
 */
export async function checkSignIn(db: Database, secretKey: Secret, given: Credentials): Promise<SignIn> {
  const email = emailAsKept(given.email);
  const counters = attemptCounters(secretKey, email, given.address);
  const all = Object.values(counters);

  const { account, counts, now } = await db.atInstallation(async (at) => {
    const windowStart = new Date(at.now.getTime() - windowMinutes * 60_000);
    const [counts, account] = await Promise.all([
      at.tx.rows(countAttempts, [all, at.now, windowStart]),
      at.tx.maybeRow(findAccountByEmail, [email]),
    ]);
    return { counts, account, now: at.now };
  });
  for (const [kind, counter] of Object.entries(counters) as Array<[keyof typeof attemptsMost, Buffer]>) {
    const count = counts.find((row) => row.counter.equals(counter));
    if (count && count.attempts > attemptsMost[kind]) {
      const endsAt = count.window_started_at.getTime() + windowMinutes * 60_000;
      return {
        outcome: "too_many",
        retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
      };
    }
  }

  const right = await isPassword(account?.password_hash, given.password);
  if (!right || !account || account.blocked_at) return { outcome: "wrong" };
  await db.atInstallation((at) => at.tx.run(takeBackAttempts, [all, counters.emailAndAddress]));
  return { outcome: "signed_in", accountId: account.account_id };
}

/** True where the password is the account's. Counts no attempt: only for what this installation asks of itself. */
export async function isPasswordOf(db: Database, email: string, password: string): Promise<boolean> {
  const account = await db.atInstallation((at) => at.tx.maybeRow(findAccountByEmail, [emailAsKept(email)]));
  return isPassword(account?.password_hash, password);
}

/** Keyed hashes, so that the table names neither people nor where they were. */
function attemptCounters(
  secretKey: Secret,
  email: string,
  address: string,
): Record<keyof typeof attemptsMost, Buffer> {
  const key = deriveKey(secretKey, "sign-in attempts");
  const counter = (...parts: string[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  return {
    emailAndAddress: counter("email and address", email, address),
    email: counter("email", email),
    address: counter("address", address),
  };
}
