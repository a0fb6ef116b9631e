import type { AtInstallation } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { counterFor, countOne } from "./counters.ts";
import { emailAsKept } from "./email.ts";
import type { TooMany } from "./sign-in.ts";

const windowMinutes = 60;
/** Mails that somebody may cause within the window, to one mailbox and from one address. */
export const mailsMost = { email: 5, address: 60 } as const;

/** Counts a mail that a form asks for, whether or not the mailbox belongs to an account; undefined where it may go. */
export async function countMailAskedFor(
  at: AtInstallation,
  secretKey: Secret,
  { email, address }: { email: string; address: string },
): Promise<TooMany | undefined> {
  const limits = [
    { counter: counterFor(secretKey, "mail to", emailAsKept(email)), most: mailsMost.email },
    { counter: counterFor(secretKey, "mail from", address), most: mailsMost.address },
  ];
  const tooMany = await countOne(at, limits, windowMinutes);
  return tooMany && { outcome: "too_many", ...tooMany };
}
