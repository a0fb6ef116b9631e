import type { Term, TextAnalysis } from "../lexicon/index.ts";

/** An entry's question, or its title, per language. */
export type EntryQuestion = { words: string; reading: TextAnalysis };

/** How a guest's question matches an entry's own question. */
export type QuestionMatch = "exact" | "same_rare_term" | undefined;

/** A question without a subject ("How much is it?") matches exactly only if there is no history. */
export function matchQuestion(
  asked: EntryQuestion,
  own: readonly EntryQuestion[],
  body: Pick<TextAnalysis, "aspects">,
  hasHistory: boolean,
): QuestionMatch {
  const hasSubject = asked.reading.terms.length > 0 || asked.reading.topics.size > 0;
  if (own.some(({ words }) => words !== "" && words === asked.words) && (hasSubject || !hasHistory))
    return "exact";
  return own.some(({ reading }) => isSameRareTerm(asked.reading, reading, body))
    ? "same_rare_term"
    : undefined;
}

/** "Do you have a helipad?" matches "Is there a helipad?", but not "How much is the helipad?". */
function isSameRareTerm(
  asked: TextAnalysis,
  own: TextAnalysis,
  body: Pick<TextAnalysis, "aspects">,
): boolean {
  return (
    asked.topics.size + own.topics.size === 0 &&
    asked.terms.length > 0 &&
    coversTerms(asked.terms, own.terms) &&
    coversTerms(own.terms, asked.terms) &&
    own.aspects.isSubsetOf(asked.aspects) &&
    asked.aspects.isSubsetOf(own.aspects.union(body.aspects)) &&
    asked.isRequest === own.isRequest &&
    asked.isElsewhere === own.isElsewhere
  );
}

function coversTerms(terms: readonly Term[], others: readonly Term[]): boolean {
  const forms = new Set(others.flatMap((other) => other.forms));
  return terms.every((term) => term.forms.some((form) => forms.has(form)));
}
