import type { AtInstallation, AtVenue } from "../at/index.ts";
import type { Statement } from "../db/index.ts";
import { refuse } from "../refusal.ts";
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
 * Does the act and keeps its answer in the same transaction, or answers what was kept. Where the act fails or is
 * refused nothing is kept, so that it can be tried again once the cause is gone.
 */
export function doOnceAtVenue<T>(at: AtVenue, act: Act, work: () => Promise<T>): Promise<T> {
  const kept = { begin: beginActAtVenue, find: findAnswerAtVenue, keep: keepAnswerAtVenue };
  return doOnce(at, act, kept, [at.venueId], work);
}

/** The same for an act that is about no single venue. */
export function doOnceAtInstallation<T>(at: AtInstallation, act: Act, work: () => Promise<T>): Promise<T> {
  const kept = {
    begin: beginActAtInstallation,
    find: findAnswerAtInstallation,
    keep: keepAnswerAtInstallation,
  };
  return doOnce(at, act, kept, [], work);
}

/** The same for an act of a person that is no member's. */
export function doOnceAsPerson<T>(at: AtInstallation, act: Act, work: () => Promise<T>): Promise<T> {
  const kept = { begin: beginActOfPerson, find: findAnswerToPerson, keep: keepAnswerToPerson };
  return doOnce(at, act, kept, [], work);
}

type Kept = { begin: Statement<unknown>; find: Statement<KeptAnswer>; keep: Statement<unknown> };

/** What the same act was answered before, where it was: for work that opens units of its own. */
export async function findAnswerTo(at: AtInstallation, act: Act): Promise<{ answer: unknown } | undefined> {
  const known = await at.tx.maybeRow(findAnswerAtInstallation, [act.by, act.key]);
  return known && { answer: answerOf(known, act) };
}

async function doOnce<T>(
  at: Pick<AtVenue, "tx" | "now">,
  act: Act,
  { begin, find, keep }: Kept,
  venue: number[],
  work: () => Promise<T>,
): Promise<T> {
  const { by, key, call, inputSha256 } = act;
  const isNew = await at.tx.maybeRow(begin, [by, key, call, inputSha256, at.now, ...venue]);
  if (!isNew) return answerOf(await at.tx.row(find, [by, key, ...venue]), act) as T;
  const answer = await work();
  await at.tx.run(keep, [by, key, JSON.stringify(answer), ...venue]);
  return answer;
}

function answerOf(kept: KeptAnswer, { call, inputSha256 }: Act): unknown {
  if (kept.call === call && kept.input_sha256.equals(inputSha256)) return JSON.parse(kept.answer);
  throw refuse("invalid_fields", [
    { field: "Idempotency-Key", message: "This key was used for another request already" },
  ]);
}
