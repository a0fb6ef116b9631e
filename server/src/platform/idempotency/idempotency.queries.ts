import { change, statement } from "../db/index.ts";
import { mentions } from "../traces.ts";

/** The answer is null if it was about a guest who was deleted since. */
export type StoredAnswer = { call: string; input_sha256: Buffer; answer: string | null };
/** The caller and the key; `venueId` exists only in the venues' table. */
export type ActKey = { by: string; key: string; venueId?: number };

export const actsAtVenue = actStatements("at venue", "kept_answers", "member_id", true);
export const actsAtInstallation = actStatements("at installation", "installation_kept_answers", "member_id");
export const actsOfPerson = actStatements("of person", "person_kept_answers", "identity_sub");

/** Without a limit: all of them. */
type Forgotten = { keptUntil: Date; limit: number | null };

export const forgetAnswersAtVenue = change<{ venueId: number } & Forgotten>(
  "forget answers at venue",
  `delete from kept_answers where venue_id = $venueId and (member_id, idempotency_key) in (
     select member_id, idempotency_key from kept_answers where venue_id = $venueId and kept_at <= $keptUntil
     order by kept_at limit $limit)`,
);

export const hasAnswersAtVenue = statement<{ venueId: number }, { any_left: boolean }>(
  "has answers at venue",
  "select exists (select 1 from kept_answers where venue_id = $venueId) as any_left",
);

export const forgetAnswersAtInstallation = change<Forgotten>(
  "forget answers at installation",
  `delete from installation_kept_answers where (member_id, idempotency_key) in (
     select member_id, idempotency_key from installation_kept_answers where kept_at <= $keptUntil
     order by kept_at limit $limit)`,
);

export const forgetAnswersToPersons = change<Forgotten>(
  "forget answers to persons",
  `delete from person_kept_answers where (identity_sub, idempotency_key) in (
     select identity_sub, idempotency_key from person_kept_answers where kept_at <= $keptUntil
     order by kept_at limit $limit)`,
);

/** Finds only finished acts: a running act has no answer yet. */
const eraseAnswers = (table: string) =>
  `update ${table} set answer = null where answer is not null and ${mentions("answer")}`;

export const eraseAnswersAtVenue = change<{ venueId: number; words: string[] }>(
  "erase answers at venue",
  `${eraseAnswers("kept_answers")} and venue_id = $venueId`,
);

export const eraseAnswersAtInstallation = change<{ words: string[] }>(
  "erase answers at installation",
  eraseAnswers("installation_kept_answers"),
);

export const eraseAnswersToPersons = change<{ words: string[] }>(
  "erase answers to persons",
  eraseAnswers("person_kept_answers"),
);

function actStatements(scope: string, table: string, owner: string, isOfVenue = false) {
  const act = `${owner} = $by and idempotency_key = $key${isOfVenue ? " and venue_id = $venueId" : ""}`;
  const [column, value] = isOfVenue ? [", venue_id", ", $venueId"] : ["", ""];
  return {
    /** Returns a row if the act is new. Waits for a running act with the same key. */
    begin: change<ActKey & { call: string; inputSha256: Buffer; keptAt: Date }, { is_new: true }>(
      `begin act ${scope}`,
      `insert into ${table} (${owner}, idempotency_key, call, input_sha256, kept_at${column})
       values ($by, $key, $call, $inputSha256, $keptAt${value}) on conflict do nothing returning true as is_new`,
    ),
    find: statement<ActKey, StoredAnswer>(
      `find answer ${scope}`,
      `select call, input_sha256, answer from ${table} where ${act}`,
    ),
    keep: change<ActKey & { answer: string }>(
      `keep answer ${scope}`,
      `update ${table} set answer = $answer where ${act}`,
    ),
  };
}
