import type { AtInstallation, AtVenue } from "../at/index.ts";
import { searchWords, type Traces } from "../traces.ts";
import {
  eraseAnswersAtInstallation,
  eraseAnswersAtVenue,
  eraseAnswersToPersons,
} from "./idempotency.queries.ts";

/** Removes answers about a deleted guest. The act is not done again: a repetition is refused as `not_found`. */
export const eraseVenueAnswers = (at: AtVenue, traces: Traces) =>
  at.tx.run(eraseAnswersAtVenue, { venueId: at.venueId, words: searchWords(traces) });

export async function eraseAnswersAboveVenues(at: AtInstallation, traces: Traces) {
  const words = searchWords(traces);
  await at.tx.run(eraseAnswersAtInstallation, { words });
  await at.tx.run(eraseAnswersToPersons, { words });
}
