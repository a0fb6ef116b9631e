import type { AtInstallation, Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { countAttempt, counterFor } from "./counters.ts";
import { normalizeEmail } from "./email.ts";
import type { RateLimited } from "./sign-in.ts";

const windowMinutes = 60;
export const maxMails = { email: 5, address: 60 } as const;

export type MailRequest = { outcome: "asked" } | RateLimited;

type Asking = {
  email: string;
  /** Mails of one sender are counted together: a network or a signed-in account. */
  sender: string;
};

/** A full mailbox gets no more mail (`mayMail`); the response does not reveal it. */
export async function withinMailLimit(
  { db, secretKey }: { db: Database; secretKey: Secret },
  { email, sender }: Asking,
  work: (mayMail: boolean) => Promise<void>,
): Promise<MailRequest> {
  const [tooMany, mayMail] = await db.atInstallation(async (at) => {
    const tooMany = await countAttempt(at, [senderLimit(secretKey, sender)], windowMinutes);
    return [tooMany, tooMany ? false : await mayMailTo(at, secretKey, email)];
  });
  if (tooMany) return { outcome: "too_many", ...tooMany };
  await work(mayMail);
  return { outcome: "asked" };
}

/** Counts a mail to the mailbox; false if it has had enough of them. */
export const mayMailTo = async (at: AtInstallation, secretKey: Secret, email: string): Promise<boolean> => {
  const mailbox = { counter: counterFor(secretKey, "mail to", normalizeEmail(email)), max: maxMails.email };
  return (await countAttempt(at, [mailbox], windowMinutes)) === undefined;
};

/** Counts a mail to someone without an account; false if the network has sent enough of them. */
export const mayMailStranger = async (at: AtInstallation, secretKey: Secret, address: string) =>
  (await countAttempt(at, [senderLimit(secretKey, `reset ${address}`)], windowMinutes)) === undefined;

const senderLimit = (secretKey: Secret, sender: string) => ({
  counter: counterFor(secretKey, "mail from", sender),
  max: maxMails.address,
});
