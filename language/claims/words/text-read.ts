import type { Topic } from "../../lexicon/index.ts";
import type { FoundMoney, FoundTime, Patterns } from "../../values/index.ts";
import type { Claim, Qualifiers } from "../claim.ts";
import type { ClaimAspect } from "../contradiction.ts";
import type { Mention, Named } from "../mentions.ts";
import type { FoundNumber } from "../read-numbers.ts";
import type { Stretch } from "../segments.ts";
import type { Value } from "../value.ts";

export type Words = { field: string; language: string; text: string };
/** What the text is about before it has named anything. */
export type Subject = {
  topic: Topic | null;
  which: string | null;
  question: string | null;
  currency: string;
};

/** A text that is read, sentence by sentence, and what it has claimed so far. */
export type TextRead = {
  readonly words: Words;
  /** The text, and the question that it answers, made plain. */
  readonly text: string;
  readonly question: string;
  readonly patterns: Patterns;
  readonly named: Named;
  readonly subject: Subject;
  /** What was spoken of last. */
  current: Head | null;
  /** The sentence before was about another house. */
  wasElsewhere: boolean;
  readonly claims: Claim[];
};

/** What a stretch is about. */
export type Head = {
  topic: Topic;
  which: string | null;
  mention: Mention | null;
  /** It may be about something else as well: nothing is claimed. */
  isVague?: true;
  /** What is often only where something is, and here what the sentence begins with. */
  leads?: true;
  /** Who serves it: closed is the restaurant, not dinner. */
  servedBy?: Topic;
};

/** The values of a stretch. */
export type Found = {
  times: FoundTime[];
  money: FoundMoney[];
  numbers: FoundNumber[];
};

/** A part of a sentence that says one thing, about one thing. */
export type Saying = {
  head: Head;
  segment: Stretch;
  /** Its words, plain. */
  said: string;
  qualifiers: Qualifiers;
  found: Found;
};

const quoteMost = 240;

export const inside = (one: Stretch, of: Stretch): boolean => one.from >= of.from && one.to <= of.to;

/** Adds what the text claims at that place. */
export function claim(
  { claims, words }: TextRead,
  head: Head,
  aspect: ClaimAspect,
  value: Value,
  qualifiers: Qualifiers,
  at: Stretch,
  implied = false,
) {
  claims.push({
    topic: head.topic,
    aspect,
    value,
    qualifiers: { ...qualifiers, which: head.which ?? qualifiers.which },
    implied,
    place: placeIn(words, at),
  });
}

/** The words around a value: its sentence, or as much of a long one as can be shown. */
export function placeIn({ field, language, text }: Words, found: Stretch): Claim["place"] {
  // Of a number in words all of it is the value.
  const wordStart = /\p{L}+$/u.exec(text.slice(Math.max(0, found.from - 30), found.from));
  const isInWord = wordStart && /^\p{L}/u.test(text.slice(found.from, found.from + 2));
  const at = isInWord ? { from: found.from - wordStart[0].length, to: found.to } : found;
  const start = Math.max(
    text.lastIndexOf(". ", at.from - 1) + 1,
    text.lastIndexOf("\n", at.from - 1) + 1,
    at.from - quoteMost / 2,
    0,
  );
  const stop = /[.!?](?=\s|$)|\n/u.exec(text.slice(at.to));
  const end = Math.min(stop ? at.to + stop.index + 1 : text.length, at.to + quoteMost / 2);
  const lead = /^\s*/u.exec(text.slice(start))?.[0].length ?? 0;
  const from = Math.min(start + lead, at.from);
  return {
    field,
    language,
    quote: text.slice(from, end).trimEnd(),
    mark: { from: at.from - from, to: at.to - from },
    at: { from: at.from, to: at.to },
  };
}
