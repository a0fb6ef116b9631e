import type { AtInstallation, AtVenue, Database } from "../at/index.ts";
import type { Statement } from "../db/index.ts";
import { refuse } from "../refusal.ts";
import { enqueueForget } from "./forget-answers.ts";
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

/** A call with an idempotency key, made by a member or a person (`by`: their id or identity). */
export type Act = { by: string; key: string; call: string; inputSha256: Buffer };

/**
 * Runs the work and stores its answer in the same transaction; the same act again gets that answer and does nothing.
 * If the work fails or is refused, nothing is stored, so that it can be tried again. Without an act the work just runs.
 */
export async function doOnceAtVenue<T>(
  at: AtVenue,
  act: Act | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  await enqueueForget(at, at.venueId);
  const kept = { begin: beginActAtVenue, find: findAnswerAtVenue, keep: keepAnswerAtVenue };
  return doOnce(at, act, kept, [at.venueId], work);
}

/** The same for an act above the venues; `venueId` is one of the member's, whose job deletes the answer later. */
export async function doOnceAboveVenues<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await enqueueForget(at, venueId);
  return doOnce(at, act, atInstallation, [], work);
}

/** The same for an act of a person, whoever's member they are. */
export async function doOnceAsPerson<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await enqueueForget(at, venueId);
  const kept = { begin: beginActOfPerson, find: findAnswerToPerson, keep: keepAnswerToPerson };
  return doOnce(at, act, kept, [], work);
}

/** For work that opens units of its own and is idempotent itself: its answer is stored after it. */
export async function doOnceInUnits<T>(
  db: Database,
  act: Act | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  const known = await db.atInstallation((at) => at.tx.maybeRow(findAnswerAtInstallation, [act.by, act.key]));
  if (known) return answerOf(known, act) as T;
  const answer = await work();
  return db.atInstallation((at) => doOnce(at, act, atInstallation, [], async () => answer));
}

const atInstallation = {
  begin: beginActAtInstallation,
  find: findAnswerAtInstallation,
  keep: keepAnswerAtInstallation,
};

type Kept = { begin: Statement<unknown>; find: Statement<KeptAnswer>; keep: Statement<unknown> };

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
