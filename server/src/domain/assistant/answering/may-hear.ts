import type { AnswerableEntry } from "@bellhop/language/entries";

/** Who asks, as far as it decides what they may be told: `today` is the venue's day, `YYYY-MM-DD`. */
export type Hearer = { isInHouse: boolean; today: string };

/** True where an entry holds on that day, and is meant for whoever asks: whoever is not in the house has yet to arrive. */
export function mayHear(entry: AnswerableEntry, { isInHouse, today }: Hearer): boolean {
  const { scope, validFrom, validUntil } = entry;
  if (entry.internal) return false;
  if (scope === "in_house" && !isInHouse) return false;
  if (scope === "before_arrival" && isInHouse) return false;
  // Dates that are written alike are ordered as text.
  return (validFrom === undefined || validFrom <= today) && (validUntil === undefined || today <= validUntil);
}
