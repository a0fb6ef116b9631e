import type { AtInstallation, AtVenue } from "../at/index.ts";
import {
  forgetAnswersAtInstallation,
  forgetAnswersAtVenue,
  forgetAnswersToPersons,
  hasAnswersAtVenue,
} from "./kept-answers.queries.ts";

/** So long, at least, a repeated act gets its first answer; at most twice as long it is kept. */
export const answersKeptMs = 24 * 3_600_000;

/** Forgets the venue's answers that are old enough; true where younger ones are left. */
export async function forgetAnswersOf(at: AtVenue): Promise<boolean> {
  await at.tx.run(forgetAnswersAtVenue, { venueId: at.venueId, keptUntil: oldest(at.now) });
  const { any_left } = await at.tx.row(hasAnswersAtVenue, { venueId: at.venueId });
  return any_left;
}

/** Forgets the answers about no single venue that are old enough. */
export async function forgetInstallationAnswers(at: AtInstallation): Promise<void> {
  await Promise.all(
    [forgetAnswersAtInstallation, forgetAnswersToPersons].map((forget) =>
      at.tx.run(forget, { keptUntil: oldest(at.now) }),
    ),
  );
}

const oldest = (now: Date) => new Date(now.getTime() - answersKeptMs);
