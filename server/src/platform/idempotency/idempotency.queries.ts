import { statement } from "../db/index.ts";

export type KeptAnswer = { call: string; input_sha256: Buffer; answer: string };

/** Returns a row if the act is new. Waits for a running act with the same key. */
export const beginActAtVenue = statement<
  { by: string; key: string; call: string; inputSha256: Buffer; keptAt: Date; venueId: number },
  { is_new: true }
>(
  "begin act at venue",
  `insert into kept_answers (member_id, idempotency_key, call, input_sha256, kept_at, venue_id)
   values ($by, $key, $call, $inputSha256, $keptAt, $venueId) on conflict do nothing returning true as is_new`,
);

export const findAnswerAtVenue = statement<{ by: string; key: string; venueId: number }, KeptAnswer>(
  "find answer at venue",
  `select call, input_sha256, answer from kept_answers
   where member_id = $by and idempotency_key = $key and venue_id = $venueId`,
);

export const keepAnswerAtVenue = statement<{ by: string; key: string; answer: string; venueId: number }>(
  "keep answer at venue",
  "update kept_answers set answer = $answer where member_id = $by and idempotency_key = $key and venue_id = $venueId",
);

export const forgetAnswersAtVenue = statement<{ venueId: number; keptUntil: Date }>(
  "forget answers at venue",
  "delete from kept_answers where venue_id = $venueId and kept_at <= $keptUntil",
);

export const hasAnswersAtVenue = statement<{ venueId: number }, { any_left: boolean }>(
  "has answers at venue",
  "select exists (select 1 from kept_answers where venue_id = $venueId) as any_left",
);

export const beginActAtInstallation = statement<
  { by: string; key: string; call: string; inputSha256: Buffer; keptAt: Date },
  { is_new: true }
>(
  "begin act at installation",
  `insert into installation_kept_answers (member_id, idempotency_key, call, input_sha256, kept_at)
   values ($by, $key, $call, $inputSha256, $keptAt) on conflict do nothing returning true as is_new`,
);

export const findAnswerAtInstallation = statement<{ by: string; key: string }, KeptAnswer>(
  "find answer at installation",
  `select call, input_sha256, answer from installation_kept_answers
   where member_id = $by and idempotency_key = $key`,
);

export const keepAnswerAtInstallation = statement<{ by: string; key: string; answer: string }>(
  "keep answer at installation",
  "update installation_kept_answers set answer = $answer where member_id = $by and idempotency_key = $key",
);

export const forgetAnswersAtInstallation = statement<{ keptUntil: Date }>(
  "forget answers at installation",
  "delete from installation_kept_answers where kept_at <= $keptUntil",
);

export const beginActOfPerson = statement<
  { by: string; key: string; call: string; inputSha256: Buffer; keptAt: Date },
  { is_new: true }
>(
  "begin act of person",
  `insert into person_kept_answers (identity_sub, idempotency_key, call, input_sha256, kept_at)
   values ($by, $key, $call, $inputSha256, $keptAt) on conflict do nothing returning true as is_new`,
);

export const findAnswerToPerson = statement<{ by: string; key: string }, KeptAnswer>(
  "find answer to person",
  `select call, input_sha256, answer from person_kept_answers where identity_sub = $by and idempotency_key = $key`,
);

export const keepAnswerToPerson = statement<{ by: string; key: string; answer: string }>(
  "keep answer to person",
  "update person_kept_answers set answer = $answer where identity_sub = $by and idempotency_key = $key",
);

export const forgetAnswersToPersons = statement<{ keptUntil: Date }>(
  "forget answers to persons",
  "delete from person_kept_answers where kept_at <= $keptUntil",
);
