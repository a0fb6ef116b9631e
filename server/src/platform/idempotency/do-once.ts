import type { AtInstallation, AtVenue, Database } from "../at/index.ts";
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
} from "./idempotency.queries.ts";

/** A call with an idempotency key, made by a member or a person (`by`). */
export type Act = { by: string; key: string; call: string; inputSha256: Buffer };

/** Stores the answer in the same transaction. A repeated act gets that answer; one that failed may be retried. */
export async function doOnceAtVenue<T>(
  at: AtVenue,
  act: Act | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  await enqueueForget(at, at.venueId);
  const { tx, venueId } = at;
  return doOnce(at.now, act, work, {
    begin: (params) => tx.maybeRow(beginActAtVenue, { ...params, venueId }),
    find: (params) => tx.row(findAnswerAtVenue, { ...params, venueId }),
    keep: (params) => tx.run(keepAnswerAtVenue, { ...params, venueId }),
  });
}

/** Like `doOnceAtVenue`, for acts on an operator. The job of `venueId` later deletes the answer. */
export async function doOnceAboveVenues<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await enqueueForget(at, venueId);
  return doOnce(at.now, act, work, storeAtInstallation(at));
}

export async function doOnceAsPerson<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await enqueueForget(at, venueId);
  return doOnce(at.now, act, work, {
    begin: (params) => at.tx.maybeRow(beginActOfPerson, params),
    find: (params) => at.tx.row(findAnswerToPerson, params),
    keep: (params) => at.tx.run(keepAnswerToPerson, params),
  });
}

/** For idempotent work with units of its own; its answer is stored afterwards. */
export async function doOnceInUnits<T>(
  db: Database,
  act: Act | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  const known = await db.atInstallation((at) =>
    at.tx.maybeRow(findAnswerAtInstallation, { by: act.by, key: act.key }),
  );
  if (known) return answerOf(known, act) as T;
  const answer = await work();
  return db.atInstallation((at) => doOnce(at.now, act, async () => answer, storeAtInstallation(at)));
}

type Key = { by: string; key: string };
type AnswerStore = {
  begin(params: Key & { call: string; inputSha256: Buffer; keptAt: Date }): Promise<unknown>;
  find(params: Key): Promise<KeptAnswer>;
  keep(params: Key & { answer: string }): Promise<unknown>;
};

const storeAtInstallation = ({ tx }: Pick<AtInstallation, "tx">): AnswerStore => ({
  begin: (params) => tx.maybeRow(beginActAtInstallation, params),
  find: (params) => tx.row(findAnswerAtInstallation, params),
  keep: (params) => tx.run(keepAnswerAtInstallation, params),
});

async function doOnce<T>(now: Date, act: Act, work: () => Promise<T>, store: AnswerStore): Promise<T> {
  const { by, key, call, inputSha256 } = act;
  const isNew = await store.begin({ by, key, call, inputSha256, keptAt: now });
  if (!isNew) return answerOf(await store.find({ by, key }), act) as T;
  const answer = await work();
  await store.keep({ by, key, answer: JSON.stringify(answer) });
  return answer;
}

function answerOf(kept: KeptAnswer, { call, inputSha256 }: Act): unknown {
  if (kept.call === call && kept.input_sha256.equals(inputSha256)) return JSON.parse(kept.answer);
  throw refuse("invalid_fields", [
    { field: "Idempotency-Key", message: "This key was used for another request already" },
  ]);
}
