import type { Term, TextAnalysis } from "../lexicon/index.ts";

/** An entry's question, or its title, per language. */
export type EntryQuestion = { words: string; reading: TextAnalysis };

/** How a guest's question matches an entry's own question. */
export type QuestionMatch = "exact" | "same_rare_term" | undefined;

/** A question without a subject ("How much is it?") matches exactly only if there is no history. */
export function matchQuestion(
  question: EntryQuestion,
  own: readonly EntryQuestion[],
  body: Pick<TextAnalysis, "aspects">,
  hasHistory: boolean,
): QuestionMatch {
  const hasSubject = question.reading.terms.length > 0 || question.reading.topics.size > 0;
  if (own.some(({ words }) => words !== "" && words === question.words) && (hasSubject || !hasHistory))
    return "exact";
  return own.some(({ reading }) => isSameRareTerm(question.reading, reading, body))
    ? "same_rare_term"
    : undefined;
}

/** "Do you have a helipad?" matches "Is there a helipad?", but not "How much is the helipad?". */
function isSameRareTerm(
  question: TextAnalysis,
  own: TextAnalysis,
  body: Pick<TextAnalysis, "aspects">,
): boolean {
  return (
    question.topics.size + own.topics.size === 0 &&
    question.terms.length > 0 &&
    coversTerms(question.terms, own.terms) &&
    coversTerms(own.terms, question.terms) &&
    own.aspects.isSubsetOf(question.aspects) &&
    question.aspects.isSubsetOf(own.aspects.union(body.aspects)) &&
    question.isRequest === own.isRequest &&
    question.isElsewhere === own.isElsewhere
  );
}

function coversTerms(terms: readonly Term[], others: readonly Term[]): boolean {
  const forms = new Set(others.flatMap((other) => other.forms));
  return terms.every((term) => term.forms.some((form) => forms.has(form)));
}
