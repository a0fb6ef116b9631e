import type { Contradiction } from "./contradiction.ts";
import type { OtherText, ReadEntry } from "./read-entry.ts";

export type VenueWords = { defaultLanguage: string; currency: string };

/** Finds where what a venue has written contradicts itself, in what guests may hear at the same time. */
export function findContradictions(
  _entries: readonly ReadEntry[],
  _others: readonly OtherText[],
  _venue: VenueWords,
): Contradiction[] {
  return [];
}
