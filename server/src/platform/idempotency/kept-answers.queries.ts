import { statement } from "../db/index.ts";

export type KeptAnswer = { call: string; input_sha256: Buffer; answer: string };

/** One row where the act is new; none where it is known. Waits for an act of the same key that is at work. */
export const beginActAtVenue = statement<{ is_new: true }>(
  "begin act at venue",
  `insert into kept_answers (member_id, idempotency_key, call, input_sha256, kept_at, venue_id)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning true as is_new`,
);

export const findAnswerAtVenue = statement<KeptAnswer>(
  "find answer at venue",
  `select call, input_sha256, answer from kept_answers
   where member_id = $1 and idempotency_key = $2 and venue_id = $3`,
);

export const keepAnswerAtVenue = statement(
  "keep answer at venue",
  "update kept_answers set answer = $3 where member_id = $1 and idempotency_key = $2 and venue_id = $4",
);

export const forgetAnswersAtVenue = statement(
  "forget answers at venue",
  "delete from kept_answers where venue_id = $1 and kept_at <= $2",
);

export const hasAnswersAtVenue = statement<{ any_left: boolean }>(
  "has answers at venue",
  "select exists (select 1 from kept_answers where venue_id = $1) as any_left",
);

export const beginActAtInstallation = statement<{ is_new: true }>(
  "begin act at installation",
  `insert into installation_kept_answers (member_id, idempotency_key, call, input_sha256, kept_at)
   values ($1, $2, $3, $4, $5) on conflict do nothing returning true as is_new`,
);

export const findAnswerAtInstallation = statement<KeptAnswer>(
  "find answer at installation",
  `select call, input_sha256, answer from installation_kept_answers
   where member_id = $1 and idempotency_key = $2`,
);

export const keepAnswerAtInstallation = statement(
  "keep answer at installation",
  "update installation_kept_answers set answer = $3 where member_id = $1 and idempotency_key = $2",
);

export const forgetAnswersAtInstallation = statement(
  "forget answers at installation",
  "delete from installation_kept_answers where kept_at <= $1",
);

export const beginActOfPerson = statement<{ is_new: true }>(
  "begin act of person",
  `insert into person_kept_answers (identity_sub, idempotency_key, call, input_sha256, kept_at)
   values ($1, $2, $3, $4, $5) on conflict do nothing returning true as is_new`,
);

export const findAnswerToPerson = statement<KeptAnswer>(
  "find answer to person",
  `select call, input_sha256, answer from person_kept_answers where identity_sub = $1 and idempotency_key = $2`,
);

export const keepAnswerToPerson = statement(
  "keep answer to person",
  "update person_kept_answers set answer = $3 where identity_sub = $1 and idempotency_key = $2",
);

export const forgetAnswersToPersons = statement(
  "forget answers to persons",
  "delete from person_kept_answers where kept_at <= $1",
);
