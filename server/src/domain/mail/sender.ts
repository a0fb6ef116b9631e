import * as z from "zod/mini";

/** Who our mails come from. */
export type Sender = { name: string; address: string };

const usualName = "Bellhop";

/** The sender as `MAIL_FROM` says it, `Name <address>` or an address alone; else one at the public address's host. */
export function senderOf(publicUrl: string, given: string | undefined): Sender {
  if (given !== undefined) return readSender(given) ?? { name: usualName, address: given };
  return { name: usualName, address: `bellhop@${new URL(publicUrl).hostname}` };
}

/** Undefined where it names no address. */
export function readSender(given: string): Sender | undefined {
  const [, name = "", address = ""] =
    /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>|.*)\s*$/su.exec(given) ?? [];
  const alone = address || given.trim();
  return z.email().safeParse(alone).success ? { name: name.trim() || usualName, address: alone } : undefined;
}
