import { domainToASCII } from "node:url";
import { email } from "@bellhop/contract/values";

/** The form an e-mail address is kept and looked up in: one spelling per mailbox, and nothing PostgreSQL refuses. */
export function normalizeEmail(typed: string): string {
  const spelled = typed.replaceAll("\u0000", "").toWellFormed().trim().toLowerCase().normalize("NFC");
  const [mailbox, domain = ""] = spelled.split(/@(?=[^@]*$)/);
  // Only of other scripts: what is plain might be taken for an IP address.
  const isPlain = /^[\0-\x7f]*$/.test(domain);
  return isPlain ? spelled : `${mailbox}@${domainToASCII(domain) || domain}`;
}

/** True for what mail can be sent to, typed without spaces around it. */
export const isEmail = (typed: string) => email.safeParse(typed).data === typed;
