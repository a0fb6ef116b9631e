import type { Per } from "../values/index.ts";
import type { About, ClaimAspect, Place } from "./contradiction.ts";
import type { Value } from "./value.ts";

export { differ, shown, type Value } from "./value.ts";

/** A text of the venue's that goes out beside its entries, such as the assistant's greeting. */
export type OtherText = { name: string; title: string; language: string; text: string };

/** What of a venue is needed to read what it writes. */
export type VenueWords = { defaultLanguage: string; currency: string };

/** For when, whom, and what of it a claim holds. Null: nothing is said about that. */
export type Qualifiers = {
  /** Monday is the first bit, a holiday the eighth. */
  days: number | null;
  /** January is the first bit. */
  months: number | null;
  /** A season or a part of the day, by its name. */
  when: string | null;
  who: string | null;
  where: string | null;
  /** Which of several: indoor or outdoor, "pool bar", a duration, "from". */
  which: string | null;
  /** What a price is for. */
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

/** One thing that an entry says, with where it says so. */
export type Claim = {
  topic: About;
  aspect: ClaimAspect;
  value: Value;
  qualifiers: Qualifiers;
  /** It follows from something else that is said: what has hours is there. */
  implied: boolean;
  place: Place;
  /**
   * Of what has no topic: the words that what is sold is called by, those of a sentence that may name it, or those that
   * a question asks with.
   */
  named?: { language: string; words: readonly string[]; by: "name" | "sentence" | "question" };
};
