import { isIPv4 } from "node:net";
import * as z from "zod/mini";

/** Who our mails come from. */
export type Sender = { name: string; address: string };

const usualName = "Bellhop";

/** Mail writes an address of the network in brackets. */
function mailDomain(hostname: string): string {
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1)}`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}

/**
 * The sender as `MAIL_FROM` says it, `Name <address>` or an address alone; else one at the public address's host.
 * Throws a sentence where it names no address.
 */
export function senderOf(publicUrl: string, given: string | undefined): Sender {
  if (given === undefined)
    return { name: usualName, address: `bellhop@${mailDomain(new URL(publicUrl).hostname)}` };
  const [, name = "", named] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(given) ?? [];
  const address = (named ?? given).trim();
  if (!z.email().safeParse(address).success) {
    throw new Error(
      "MAIL_FROM is an e-mail address, or a name with one behind it: Bellhop <bellhop@hotel.example>",
    );
  }
  return { name: name || usualName, address };
}
