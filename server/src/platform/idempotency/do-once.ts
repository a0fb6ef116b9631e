import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  beginActAtInstallation,
  beginActAtVenue,
  beginActOfPerson,
  findAnswerAtInstallation,
  findAnswerAtVenue,
  findAnswerToPerson,
  type KeptAnswer,
  keepAnswerAtInstallation,
  keepAnswerAtVenue,
  keepAnswerToPerson,
} from "./kept-answers.queries.ts";

/** What somebody does, a member or a person (`by`: their id or identity), under a key that says which doing is meant. */
export type Act = { by: string; key: string; call: string; inputSha256: Buffer };

/**
 * Does the act and keeps its answer in the same transaction, or returns the answer that was kept. If the act fails or
 * is refused, nothing is kept, so that it can be tried again once the cause is gone.
 */
export function doOnceAtVenue<T>(at: AtVenue, act: Act, work: () => Promise<T>): Promise<T> {
  const { tx, venueId } = at;
  return doOnce(at, act, work, {
    begin: (params) => tx.maybeRow(beginActAtVenue, { ...params, venueId }),
    find: (params) => tx.row(findAnswerAtVenue, { ...params, venueId }),
    keep: (params) => tx.run(keepAnswerAtVenue, { ...params, venueId }),
  });
}

/** The same for an act that is about no single venue. */
export function doOnceAtInstallation<T>(at: AtInstallation, act: Act, work: () => Promise<T>): Promise<T> {
  return doOnce(at, act, work, {
    begin: (params) => at.tx.maybeRow(beginActAtInstallation, params),
    find: (params) => at.tx.row(findAnswerAtInstallation, params),
    keep: (params) => at.tx.run(keepAnswerAtInstallation, params),
  });
}

/** The same for an act of a person that is no member's. */
export function doOnceAsPerson<T>(at: AtInstallation, act: Act, work: () => Promise<T>): Promise<T> {
  return doOnce(at, act, work, {
    begin: (params) => at.tx.maybeRow(beginActOfPerson, params),
    find: (params) => at.tx.row(findAnswerToPerson, params),
    keep: (params) => at.tx.run(keepAnswerToPerson, params),
  });
}

type Key = { by: string; key: string };

type Kept = {
  begin(
    params: Key & { call: string; inputSha256: Buffer; keptAt: Date },
  ): Promise<{ is_new: true } | undefined>;
  find(params: Key): Promise<KeptAnswer>;
  keep(params: Key & { answer: string }): Promise<unknown>;
};

/** What the same act was answered before, where it was: for work that opens units of its own. */
export async function findAnswerTo(at: AtInstallation, act: Act): Promise<{ answer: unknown } | undefined> {
  const known = await at.tx.maybeRow(findAnswerAtInstallation, { by: act.by, key: act.key });
  return known && { answer: answerOf(known, act) };
}

async function doOnce<T>({ now }: { now: Date }, act: Act, work: () => Promise<T>, kept: Kept): Promise<T> {
  const { by, key, call, inputSha256 } = act;
  const isNew = await kept.begin({ by, key, call, inputSha256, keptAt: now });
  if (!isNew) return answerOf(await kept.find({ by, key }), act) as T;
  const answer = await work();
  await kept.keep({ by, key, answer: JSON.stringify(answer) });
  return answer;
}

function answerOf(kept: KeptAnswer, { call, inputSha256 }: Act): unknown {
  if (kept.call === call && kept.input_sha256.equals(inputSha256)) return JSON.parse(kept.answer);
  throw refuse("invalid_fields", [
    { field: "Idempotency-Key", message: "This key was used for another request already" },
  ]);
}
