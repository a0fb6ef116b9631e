import { domainToASCII } from "node:url";
import { email } from "@bellhop/contract/values";

export function normalizeEmail(value: string): string {
  const normalized = value.replaceAll("\u0000", "").toWellFormed().trim().toLowerCase().normalize("NFC");
  const [mailbox, domain = ""] = normalized.split(/@(?=[^@]*$)/);
  // `domainToASCII` could turn a plain domain into an IP address.
  const isPlain = /^[\0-\x7f]*$/.test(domain);
  return isPlain ? normalized : `${mailbox}@${domainToASCII(domain) || domain}`;
}

export const isEmail = (value: string) => email.safeParse(value).data === value;
