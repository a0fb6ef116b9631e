import type { Topic } from "../../lexicon/index.ts";
import type { FoundMoney, FoundTime, Patterns } from "../../values/index.ts";
import type { Claim, Qualifiers } from "../claim.ts";
import type { ClaimAspect } from "../contradiction.ts";
import type { Value } from "../value.ts";
import type { FoundNumber } from "./find-numbers.ts";
import type { Span } from "./segments.ts";
import type { Mention, Named } from "./topic-mentions.ts";

export type TextField = { field: string; language: string; text: string };
export type Subject = {
  topic: Topic | null;
  which: string | null;
  question: string | null;
  currency: string;
};

export type ReadingContext = {
  readonly words: TextField;
  /** The folded text. */
  readonly text: string;
  readonly question: string;
  readonly patterns: Patterns;
  readonly named: Named;
  readonly subject: Subject;
  current: Head | null;
  /** The previous sentence was about another hotel. */
  wasElsewhere: boolean;
  readonly claims: Claim[];
};

/** The topic of a sentence or segment. */
export type Head = {
  topic: Topic;
  which: string | null;
  mention: Mention | null;
  /** Ambiguous: yields no claims. */
  isVague?: true;
  /** A topic that usually names a place, but starts this sentence. */
  leads?: true;
  /** If dinner is closed, the restaurant is. */
  servedBy?: Topic;
};

export type FoundValues = {
  times: FoundTime[];
  money: FoundMoney[];
  numbers: FoundNumber[];
};

/** A segment with one topic, its folded text, qualifiers and values. */
export type Statement = {
  head: Head;
  segment: Span;
  clause: string;
  qualifiers: Qualifiers;
  found: FoundValues;
};

const maxQuoteLength = 240;

export function addClaim(
  { claims, words }: ReadingContext,
  head: Head,
  aspect: ClaimAspect,
  value: Value,
  qualifiers: Qualifiers,
  at: Span,
  implied = false,
) {
  claims.push({
    topic: head.topic,
    aspect,
    value,
    qualifiers: { ...qualifiers, which: head.which ?? qualifiers.which },
    implied,
    place: placeOf(words, at),
  });
}

const spacedLetters = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;

/** The place of a value with a quote of its sentence, shortened around the value. */
export function placeOf({ field, language, text }: TextField, found: Span): Claim["place"] {
  // A number word is the value as a whole. Chinese, Japanese and Thai words have no spaces between them.
  const wordStart = spacedLetters.exec(text.slice(Math.max(0, found.from - 30), found.from));
  const isInWord = wordStart && /^\p{L}/u.test(text.slice(found.from, found.from + 2));
  const at = isInWord ? { from: found.from - wordStart[0].length, to: found.to } : found;
  const start = Math.max(
    text.lastIndexOf(". ", at.from - 1) + 1,
    text.lastIndexOf("\n", at.from - 1) + 1,
    at.from - maxQuoteLength / 2,
    0,
  );
  const stop = /[.!?](?=\s|$)|\n/u.exec(text.slice(at.to));
  const end = Math.min(stop ? at.to + stop.index + 1 : text.length, at.to + maxQuoteLength / 2);
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
