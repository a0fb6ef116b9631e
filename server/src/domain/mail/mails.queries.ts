import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { Language } from "@bellhop/contract/languages";
import { change, type NoParams, statement } from "../../platform/db/index.ts";
import { languageOfEmail } from "../identity/index.ts";
import type { MailKind } from "./kinds.ts";

export type MailRow = {
  kind: MailKind | "guest_message";
  language: Language | GuestLanguage;
  sealed: string;
  queued_at: Date;
  /** An earlier try was cut off, or its end is not known: the mail server may have the mail. */
  may_have_left: boolean;
};

/** In the language that the person of the mailbox has chosen, else in `$language`. Guests choose theirs on the page. */
export const insertMail = change<{
  mailId: string;
  email: string;
  kind: MailRow["kind"];
  language: Language | GuestLanguage;
  sealed: string;
  queuedAt: Date;
}>(
  "insert mail",
  `insert into mails (mail_id, kind, language, sealed, queued_at)
   values ($mailId, $kind,
     coalesce(case when $kind not in ('stay_code', 'guest_message') then ${languageOfEmail("$email")} end, $language),
     $sealed, $queuedAt)`,
);

export const updateMailTry = change<{ mailId: string }, MailRow>(
  "begin mail try",
  `update mails set tries = tries + 1 where mail_id = $mailId and state = 'queued'
   returning kind, language, sealed, queued_at, may_have_left`,
);

export const updateMailMayHaveLeft = change<{ mailId: string }>(
  "note that mail may have left",
  "update mails set may_have_left = true where mail_id = $mailId",
);

export const updateMailDeferred = change<{
  mailId: string;
  smtpCode: number | null;
  mayHaveLeft: boolean;
}>(
  "note mail put off",
  "update mails set smtp_code = $smtpCode, may_have_left = $mayHaveLeft where mail_id = $mailId",
);

export const updateMailEnded = change<{
  mailId: string;
  state: "sent" | "refused" | "given_up";
  smtpCode: number | null;
  endedAt: Date;
}>(
  "end mail",
  `update mails set state = $state, smtp_code = $smtpCode, ended_at = $endedAt, sealed = null
   where mail_id = $mailId and state = 'queued'`,
);

/** Deletes also mails that have not ended two days later: their job was lost. */
export const deleteEndedMails = change<{ endedUntil: Date }>(
  "forget ended mails",
  "delete from mails where ended_at <= $endedUntil or queued_at <= $endedUntil::timestamptz - interval '2 days'",
);

export const selectMailQueue = statement<
  NoParams,
  { waiting: number; oldest: Date | null; given_up: number; given_up_at: Date | null; sent_at: Date | null }
>(
  "find mail queue",
  `select (count(*) filter (where state = 'queued'))::int as waiting,
     min(queued_at) filter (where state = 'queued') as oldest,
     (count(*) filter (where state = 'given_up'))::int as given_up,
     max(ended_at) filter (where state = 'given_up') as given_up_at,
     max(ended_at) filter (where state = 'sent') as sent_at
   from mails`,
);

export const selectHasMails = statement<NoParams, { any_left: boolean }>(
  "has mails",
  "select exists (select 1 from mails) as any_left",
);
