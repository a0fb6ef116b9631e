import { email } from "@bellhop/contract/values";

/** The form an e-mail address is kept and looked up in: one spelling per mailbox, and nothing PostgreSQL refuses. */
export function emailAsKept(typed: string): string {
  return typed.replaceAll("\u0000", "").toWellFormed().trim().toLowerCase();
}

/** True for what mail can be sent to, typed without spaces around it. */
export const isEmail = (typed: string) => email.safeParse(typed).data === typed;
