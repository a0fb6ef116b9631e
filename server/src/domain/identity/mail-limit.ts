import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import type { RateLimited } from "./sign-in.ts";

const windowMinutes = 60;
export const maxMails = { email: 5, address: 60 } as const;

export type MailRequest = { outcome: "asked" } | RateLimited;

/** A full mailbox gets no more mail (`mayMail`); the response does not reveal it. */
export async function withinMailLimit(
  { db, secretKey }: { db: Database; secretKey: Secret },
  { email, address }: { email: string; address: string },
  work: (mayMail: boolean) => Promise<void>,
): Promise<MailRequest> {
  const sender = { counter: counterFor(secretKey, "mail from", address), max: maxMails.address };
  const mailbox = { counter: counterFor(secretKey, "mail to", normalizeEmail(email)), max: maxMails.email };
  const [tooMany, mailboxFull] = await db.atInstallation(async (at) => {
    const tooMany = await countAttempt(at, [sender], windowMinutes);
    return [tooMany, tooMany ?? (await countAttempt(at, [mailbox], windowMinutes))];
  });
  if (tooMany) return { outcome: "too_many", ...tooMany };
  await work(mailboxFull === undefined);
  return { outcome: "asked" };
}
