/** The form an e-mail address is kept and looked up in: one spelling per mailbox, and nothing PostgreSQL refuses. */
export function emailAsKept(typed: string): string {
  return typed.replaceAll("\u0000", "").toWellFormed().trim().toLowerCase();
}

/** The longest that mail can be sent to (RFC 5321). */
export const emailMost = 254;

/** True for what mail can be sent to: one mailbox at one domain, and nothing that means more in a mail's head. */
export function isEmail(typed: string): boolean {
  return (
    typed.length <= emailMost &&
    /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:".]+$/u.test(typed)
  );
}
