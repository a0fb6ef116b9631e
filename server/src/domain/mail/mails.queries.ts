import type { Language } from "@bellhop/contract/languages";
import { statement } from "../../platform/db/index.ts";
import type { MailKind } from "./kinds.ts";

export type MailRow = { kind: MailKind; language: Language; sealed: string; queued_at: Date };

export const insertMail = statement(
  "insert mail",
  "insert into mails (mail_id, kind, language, sealed, queued_at) values ($1, $2, $3, $4, $5)",
);

/** The mail that is tried now; none where nothing is left to do about it. */
export const beginMailTry = statement<MailRow>(
  "begin mail try",
  `update mails set tries = tries + 1 where mail_id = $1 and state = 'queued'
   returning kind, language, sealed, queued_at`,
);

export const noteMailPutOff = statement(
  "note mail put off",
  "update mails set smtp_code = $2 where mail_id = $1",
);

export const endMail = statement(
  "end mail",
  `update mails set state = $2, smtp_code = $3, ended_at = $4, sealed = null
   where mail_id = $1 and state = 'queued'`,
);

/** Those that ended by then; and what nobody has ended long after it should have been, whatever happened to its job. */
export const forgetEndedMails = statement(
  "forget ended mails",
  "delete from mails where ended_at <= $1 or queued_at <= $1::timestamptz - interval '2 days'",
);

export const hasMails = statement<{ any_left: boolean }>(
  "has mails",
  "select exists (select 1 from mails) as any_left",
);
