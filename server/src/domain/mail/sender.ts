import { isIPv4 } from "node:net";
import * as z from "zod/mini";

export type Sender = { name: string; address: string };

const defaultName = "Bellhop";

function mailDomain(hostname: string): string {
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1)}`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}

/** Parses `MAIL_FROM`: `Name <address>` or an address. Throws a message if it has no address. */
export function senderOf(publicUrl: string, mailFrom: string | undefined): Sender {
  if (mailFrom === undefined)
    return { name: defaultName, address: `bellhop@${mailDomain(new URL(publicUrl).hostname)}` };
  const [, name = "", named] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(mailFrom) ?? [];
  const address = (named ?? mailFrom).trim();
  if (!z.email().safeParse(address).success) {
    throw new Error(
      "MAIL_FROM must be an e-mail address, with or without a name: Bellhop <bellhop@hotel.example>",
    );
  }
  return { name: name || defaultName, address };
}
