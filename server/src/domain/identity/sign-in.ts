import type { AtInstallation, Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findAccountByEmail } from "./accounts.queries.ts";
import { refundAttempts } from "./counters.queries.ts";
import { countAttempt, counterFor, type Limit } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import { type BrowserMark, findBrowserMark, readBrowserMarks } from "./known-browsers.ts";
import { verifyPassword } from "./passwords.ts";
import { findNewestPendingSignUp, findPendingSignUpByLink } from "./pending-sign-ups.queries.ts";

const windowMinutes = 15;
/** Wrong passwords within the window before a lockout. */
export const maxAttempts = {
  /** For a known browser, a session or a mailed link. Strangers cannot fill this counter. */
  own: 10,
  /** For everyone without such a counter. */
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

export type Credentials = {
  email: string;
  password: string;
  address: string;
  /** The cookie of `markBrowser`. */
  browserMarks?: string | undefined;
  /** Identifies a session or a mailed link, such as `link <id>`. It has an attempt counter of its own. */
  proof?: string | undefined;
};

/** The same work for unknown, blocked and wrong. Counted first, so that concurrent attempts all count. */
export async function checkSignIn(
  db: Database,
  secretKey: Secret,
  credentials: Credentials & { signUpId?: string },
): Promise<SignIn> {
  const email = normalizeEmail(credentials.email);

  const { tooMany, account, pending, limits, isKnown } = await db.atInstallation(async (at) => {
    const sought = { email, now: at.now };
    const found = Promise.all([
      at.tx.maybeRow(findAccountByEmail, { email }),
      credentials.signUpId
        ? at.tx.maybeRow(findPendingSignUpByLink, {
            ...sought,
            linkId: credentials.signUpId,
            browserSha256: null,
          })
        : at.tx.maybeRow(findNewestPendingSignUp, sought),
    ]);
    const marks = readBrowserMarks(secretKey, credentials.browserMarks, at.now);
    // Without marks, all statements go out in one round trip.
    const mark = marks.length > 0 ? findBrowserMark(secretKey, marks, (await found)[0]) : undefined;
    const own = ownCounter(secretKey, email, mark, credentials.proof);
    const limits = own
      ? [{ counter: own, max: maxAttempts.own }]
      : strangerLimits(secretKey, email, credentials);
    const counted = countAttempt(at, limits, windowMinutes);
    const [tooMany, [account, pending]] = await Promise.all([counted, found]);
    return { tooMany, account, pending, limits, isKnown: own !== undefined };
  });
  if (tooMany) return { outcome: "too_many", ...tooMany };

  const isRight = await verifyPassword((account ?? pending)?.password_hash, credentials.password, {
    isKnown,
  });
  if (!isRight || account?.blocked_at) return { outcome: "wrong" };
  const counters = limits.map(({ counter }) => counter);
  const now = await db.atInstallation(async (at) => {
    await at.tx.run(refundAttempts, { counters, reset: counters.slice(0, 1) });
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
  credentials: Credentials,
): Promise<PasswordRejection | undefined> {
  const result = await checkSignIn(db, secretKey, credentials);
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
  const [byPair, , byEmail] = strangerLimits(secretKey, normalizeEmail(email), { address });
  const reset = [byPair.counter, byEmail.counter];
  await at.tx.run(refundAttempts, { counters: reset, reset });
}

function ownCounter(
  secretKey: Secret,
  email: string,
  mark: BrowserMark | undefined,
  proof: string | undefined,
): Buffer | undefined {
  if (proof) return counterFor(secretKey, "proof", proof, email);
  return mark && counterFor(secretKey, "known browser", mark.id);
}

/** Limits for everyone without a counter of their own, in counting order. */
function strangerLimits(
  secretKey: Secret,
  email: string,
  { address }: { address: string },
): [emailAndAddress: Limit, address: Limit, email: Limit] {
  const byPair = counterFor(secretKey, "email and address", email, address);
  return [
    { counter: byPair, max: maxAttempts.emailAndAddress },
    { counter: counterFor(secretKey, "address", address), max: maxAttempts.address },
    { counter: counterFor(secretKey, "email", email), max: maxAttempts.email },
  ];
}
