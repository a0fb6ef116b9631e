import type { Reading, Term } from "../lexicon/index.ts";
import { wordsOf } from "../text/index.ts";

/** A question that an entry gives itself, or its title where it has none: its words, and what was read of them. */
export type OwnQuestion = { words: string; reading: Reading };

/** How near a guest's question is to one of an entry's own: the same words, or a strange word that both are about. */
export type Nearness = "same_words" | "same_strange_word" | undefined;

/** The words of a text as they are compared: without case, accents and punctuation. */
export function wordsAsked(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(" ");
}

/**
 * Compares a guest's question with an entry's own. Without a subject ("How much is it?") it is the entry's own only where
 * nothing was said before that it may be about.
 */
export function nearness(
  asked: OwnQuestion,
  own: readonly OwnQuestion[],
  body: Pick<Reading, "aspects">,
  hasHistory: boolean,
): Nearness {
  const hasSubject = asked.reading.terms.length > 0 || asked.reading.topics.size > 0;
  if (own.some(({ words }) => words !== "" && words === asked.words) && (hasSubject || !hasHistory))
    return "same_words";
  return own.some(({ reading }) => isOfSameWord(asked.reading, reading, body))
    ? "same_strange_word"
    : undefined;
}

/** "Do you have a helipad?" and "Is there a helipad?", and not "How much is the helipad?" where the entry names no price. */
function isOfSameWord(asked: Reading, own: Reading, body: Pick<Reading, "aspects">): boolean {
  return (
    asked.topics.size + own.topics.size === 0 &&
    asked.terms.length > 0 &&
    coversTerms(asked.terms, own.terms) &&
    coversTerms(own.terms, asked.terms) &&
    own.aspects.isSubsetOf(asked.aspects) &&
    asked.aspects.isSubsetOf(own.aspects.union(body.aspects)) &&
    asked.wantsSomethingDone === own.wantsSomethingDone &&
    asked.isElsewhere === own.isElsewhere
  );
}

function coversTerms(terms: readonly Term[], others: readonly Term[]): boolean {
  const forms = new Set(others.flatMap((other) => other.forms));
  return terms.every((term) => term.forms.some((form) => forms.has(form)));
}
