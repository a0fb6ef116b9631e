import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { Language } from "@bellhop/contract/languages";

type Opens = { path: string; validHours: number };

/** Mails that anyone can send to any address contain no text of the sender. */
export type MailKinds = {
  confirm_email: Opens;
  /** To an address that has an account, at sign-up. */
  already_registered: { path: string };
  reset_password: Opens;
  /** To an address without an account. */
  reset_unknown: { path: string };
  change_email: { name: string } & Opens;
  email_changed: { name: string; newEmail: string; path: string };
  password_changed: { name: string; path: string };
  /** To someone who voted for it. */
  idea_shipped: { name: string; idea: string; path: string };
  invitation: { inviterName: string; operatorName: string } & Opens;
  /** Sent to a guest of a booking. A stranger who knows the number can trigger it. */
  stay_code: { code: string; venue: string };
  /** To a member whom an alert has reached, with what it is about in the reader's language. */
  alert: { title: string; about: string; venue: string; path: string };
  alert_summary: { venue: string; day: string; lines: string[]; path: string };
  /** `week` is a formatted range of dates. */
  week_summary: { venue: string; week: string; lines: string[]; path: string };
};

export type MailKind = keyof MailKinds;

/** Guests speak more languages than the dashboard. */
export type LanguageOf<Kind extends MailKind> = Kind extends "stay_code" ? GuestLanguage : Language;

export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { to: string; language: LanguageOf<K>; kind: K; params: MailKinds[K] };
}[Kind];

/** What the texts get: sanitized names and a formatted duration. */
export type Read<Params> = Omit<Params, "path" | "validHours"> &
  (Params extends { validHours: number } ? { validFor: string } : object);
