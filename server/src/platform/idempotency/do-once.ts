import type { AtInstallation, AtVenue, Database, Writing } from "../at/index.ts";
import { refuse, refuseField } from "../refusal.ts";
import { enqueueForget } from "./forget-answers.ts";
import {
  type ActKey,
  actsAtInstallation,
  actsAtVenue,
  actsOfPerson,
  type StoredAnswer,
} from "./idempotency.queries.ts";

/** A call with an idempotency key, made by a member or a person (`by`). */
export type Act = { by: string; key: string; call: string; inputSha256: Buffer };
type Work<T> = () => Promise<T>;

/** Stores the answer in the same transaction. A repeated act gets that answer; one that failed may be retried. */
export async function doOnceAtVenue<T>(at: AtVenue, act: Act | undefined, work: Work<T>): Promise<T> {
  if (!act) return work();
  const { venueId } = at;
  await enqueueForget(at, venueId);
  return doOnce(at, act, work, actsAtVenue, { by: act.by, key: act.key, venueId });
}

/** Like `doOnceAtVenue`, for acts on an operator. The job of `venueId` later deletes the answer. */
export async function doOnceAboveVenues<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: Work<T>,
  acts = actsAtInstallation,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await enqueueForget(at, venueId);
  return doOnce(at, act, work, acts);
}

export const doOnceAsPerson: typeof doOnceAboveVenues = (at, act, venueId, work) =>
  doOnceAboveVenues(at, act, venueId, work, actsOfPerson);

/** For idempotent work with its own units; its answer is stored afterwards. */
export async function doOnceInUnits<T>(db: Database, act: Act | undefined, work: Work<T>): Promise<T> {
  if (!act) return work();
  const known = await db.atInstallation((at) =>
    at.tx.maybeRow(actsAtInstallation.find, { by: act.by, key: act.key }),
  );
  if (known) return answerOf(known, act) as T;
  const answer = await work();
  return db.atInstallation((at) => doOnce(at, act, async () => answer, actsAtInstallation));
}

/** Like `doOnceInUnits`, for work at a venue. */
export async function doOnceInUnitsAtVenue<T>(
  db: Database,
  venueId: number,
  act: Act | undefined,
  work: Work<T>,
): Promise<T> {
  if (!act) return work();
  const key = { by: act.by, key: act.key, venueId };
  const known = await db.atVenue(venueId, (at) => at.tx.maybeRow(actsAtVenue.find, key));
  if (known) return answerOf(known, act) as T;
  const answer = await work();
  return db.atVenue(venueId, (at) => doOnceAtVenue(at, act, async () => answer));
}

async function doOnce<T>(
  { tx, now }: Writing,
  act: Act,
  work: Work<T>,
  acts: typeof actsAtVenue,
  key: ActKey = { by: act.by, key: act.key },
): Promise<T> {
  const { call, inputSha256 } = act;
  const isNew = await tx.maybeRow(acts.begin, { ...key, call, inputSha256, keptAt: now });
  if (!isNew) return answerOf(await tx.row(acts.find, key), act) as T;
  const answer = await work();
  await tx.run(acts.keep, { ...key, answer: JSON.stringify(answer) });
  return answer;
}

function answerOf(kept: StoredAnswer, { call, inputSha256 }: Act): unknown {
  if (kept.call !== call || !kept.input_sha256.equals(inputSha256))
    throw refuseField("Idempotency-Key", "idempotency_key_reused");
  if (kept.answer === null) throw refuse("not_found");
  return JSON.parse(kept.answer);
}
