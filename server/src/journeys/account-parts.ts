import type { Language } from "@bellhop/contract/languages";
import { countMailAskedFor, type TooMany } from "../domain/identity/index.ts";
import type { Post } from "../domain/mail/index.ts";
import type { Database } from "../platform/at/index.ts";
import type { Secret } from "../platform/crypto/secret.ts";

/** What stories about accounts need. */
export type AccountParts = { db: Database; mail: Post; secretKey: Secret };

/** Who asks, as far as a form tells: where from, and what to write back in. */
export type Asking = { address: string; language: Language };

export type MailAsked = { outcome: "asked" } | TooMany;

/**
 * Does what sends the mail that a form asks for, unless whoever asks has caused too many lately. Where the mailbox had
 * its share, the work is told to write nothing, and the answer is the same.
 */
export async function withinMailLimit(
  { db, secretKey }: Pick<AccountParts, "db" | "secretKey">,
  asked: { email: string; address: string },
  work: (mayWrite: boolean) => Promise<void>,
): Promise<MailAsked> {
  const counted = await db.atInstallation((at) => countMailAskedFor(at, secretKey, asked));
  if (counted.outcome === "too_many") return counted;
  await work(counted.mayWrite);
  return { outcome: "asked" };
}
