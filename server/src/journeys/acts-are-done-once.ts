import type { AtInstallation, AtVenue } from "../platform/at/index.ts";
import {
  type Act,
  doOnceAsPerson,
  doOnceAtInstallation,
  doOnceAtVenue,
  findAnswerTo,
} from "../platform/idempotency/do-once.ts";
import {
  answersKeptMs,
  forgetAnswersOf,
  forgetInstallationAnswers,
} from "../platform/idempotency/forget-answers.ts";
import { type Parts, workOf } from "./parts.ts";
import { forgetAnswers } from "./queues.ts";

/** A member acts at a venue. With a key, the same act again is answered as it was and not done again. */
export async function memberActs<T>(at: AtVenue, act: Act | undefined, work: () => Promise<T>): Promise<T> {
  if (!act) return work();
  await askToForget(at, at.venueId);
  return doOnceAtVenue(at, act, work);
}

/** A member acts on what is no single venue's; `venueId` is one of theirs, for the forgetting. */
export async function memberActsAboveVenues<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await askToForget(at, venueId);
  return doOnceAtInstallation(at, act, work);
}

/** A person acts for themselves, whoever's member they are; `venueId` is one of theirs, for the forgetting. */
export async function personActs<T>(
  at: AtInstallation,
  act: Act | undefined,
  venueId: number | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  if (venueId !== null) await askToForget(at, venueId);
  return doOnceAsPerson(at, act, work);
}

/**
 * A host acts, by work that opens units of its own and does nothing twice by itself. Its answer is kept behind it: the
 * same act again, or at the same time, gets that one.
 */
export async function hostActs<T>(
  { db }: Pick<Parts, "db">,
  act: Act | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!act) return work();
  const known = await db.atInstallation((at) => findAnswerTo(at, act));
  if (known) return known.answer as T;
  const answer = await work();
  return db.atInstallation((at) => doOnceAtInstallation(at, act, async () => answer));
}

/** A day later the answers are forgotten, and once more as long as there are any. */
export const answersAreForgotten = workOf(forgetAnswers, ({ venue_id }, { db }) =>
  db.atInstallation(async (at) => {
    await forgetInstallationAnswers(at);
    await at.inVenue(venue_id, async (there) => {
      if (await forgetAnswersOf(there)) await askToForget(there, venue_id);
    });
  }),
);

/** There is one such job for a venue at a time, so asking again costs no second one. */
async function askToForget({ now, enqueue }: Pick<AtVenue, "now" | "enqueue">, venueId: number) {
  const startAfter = new Date(now.getTime() + answersKeptMs);
  await enqueue(forgetAnswers, { venue_id: venueId }, { key: String(venueId), startAfter });
}
