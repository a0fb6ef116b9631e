/** The form an e-mail address is kept and looked up in: one spelling per mailbox, and nothing PostgreSQL refuses. */
export function emailAsKept(typed: string): string {
  return typed.replaceAll("\u0000", "").toWellFormed().trim().toLowerCase();
}
