import type { AtInstallation } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import type { RateLimited } from "./sign-in.ts";

const windowMinutes = 60;
/** Mails that somebody may cause within the window, to one mailbox and from one address. */
export const maxMails = { email: 5, address: 60 } as const;

type MailCounted = RateLimited | { outcome: "counted"; mayWrite: boolean };

/**
 * Counts a mail that a form asks for, whether or not the mailbox belongs to an account. Too many is told to whoever
 * asks too often. That a mailbox had its share is told to nobody: it is written to no more for a while, and what it has
 * keeps working, so that nobody can shut its owner out by asking in their name.
 */
export async function countMailRequest(
  at: AtInstallation,
  secretKey: Secret,
  { email, address }: { email: string; address: string },
): Promise<MailCounted> {
  const sender = { counter: counterFor(secretKey, "mail from", address), most: maxMails.address };
  const tooMany = await countAttempt(at, [sender], windowMinutes);
  if (tooMany) return { outcome: "too_many", ...tooMany };
  const mailbox = { counter: counterFor(secretKey, "mail to", normalizeEmail(email)), most: maxMails.email };
  return { outcome: "counted", mayWrite: (await countAttempt(at, [mailbox], windowMinutes)) === undefined };
}
