import type { Per } from "../values/index.ts";
import type { About, ClaimAspect, Place } from "./contradiction.ts";
import type { Value } from "./value.ts";

export type OtherText = { name: string; title: string; language: string; text: string };

/** The venue settings that reading depends on. */
export type VenueWords = { defaultLanguage: string; currency: string };

/** The conditions under which a claim holds; null if the text states none. */
export type Qualifiers = {
  /** A bit mask: Monday is the lowest bit, holidays are the eighth. */
  days: number | null;
  /** A bit mask: January is the lowest bit. */
  months: number | null;
  /** A season or part of the day. */
  when: string | null;
  who: string | null;
  where: string | null;
  /** Tells variants of one topic apart: "indoor", "pool bar", a duration. */
  which: string | null;
  per: Per;
};

export const unqualified: Qualifiers = {
  days: null,
  months: null,
  when: null,
  who: null,
  where: null,
  which: null,
  per: { time: null, head: null },
};

/** One statement of an entry, with its place in the text. */
export type Claim = {
  topic: About;
  aspect: ClaimAspect;
  value: Value;
  qualifiers: Qualifiers;
  /** Derived from another statement: opening hours imply that a facility exists. */
  implied: boolean;
  place: Place;
  /** For offers: the words of their name, of a sentence that may name them, or of the question. */
  named?: { language: string; words: readonly string[]; by: "name" | "sentence" | "question" };
};
