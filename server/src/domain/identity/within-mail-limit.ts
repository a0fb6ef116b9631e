import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { countMailRequest } from "./mail-limit.ts";
import type { RateLimited } from "./sign-in.ts";

export type MailRequest = { outcome: "asked" } | RateLimited;

/**
 * Runs work that mails what a form requested, unless the sender has requested too much mail lately. If the mailbox has
 * had its share, the work is told not to mail, and the outcome is the same.
 */
export async function withinMailLimit(
  { db, secretKey }: { db: Database; secretKey: Secret },
  asked: { email: string; address: string },
  work: (mayMail: boolean) => Promise<void>,
): Promise<MailRequest> {
  const counted = await db.atInstallation((at) => countMailRequest(at, secretKey, asked));
  if (counted.outcome === "too_many") return counted;
  await work(counted.mayWrite);
  return { outcome: "asked" };
}
