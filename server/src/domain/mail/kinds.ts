import type { Language } from "@bellhop/contract/languages";

/** A way into the application that the mail opens, such as `/account/confirm/TOKEN`, and how long it can be used. */
type Opens = { path: string; validHours: number };

/**
 * Every mail there is, with what it says. Mails that anybody can have sent to any address carry no words of whoever
 * asked for them.
 */
export type MailKinds = {
  /** To an address that somebody signs up with. */
  confirm_email: Opens;
  /** To an address that somebody signs up with though it has an account; leads to signing in. */
  already_registered: { path: string };
  reset_password: Opens;
  /** To an address without an account whose password somebody wants to reset; leads to signing up. */
  reset_unknown: { path: string };
  /** To the new address. */
  change_email: { name: string } & Opens;
  /** To the address before; `path` leads to the account. */
  email_changed: { name: string; newEmail: string; path: string };
  password_changed: { name: string; path: string };
  invitation: { inviterName: string; operatorName: string } & Opens;
};

export type MailKind = keyof MailKinds;

/** One mail of a kind, in its reader's language. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { to: string; language: Language; kind: K; params: MailKinds[K] };
}[Kind];

/** What the words are made with: names that cannot break out of their place, and a time to read. */
export type Read<Params> = Omit<Params, "path" | "validHours"> &
  (Params extends { validHours: number } ? { validFor: string } : object);
