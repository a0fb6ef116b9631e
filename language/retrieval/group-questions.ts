import { analyzeText } from "../lexicon/index.ts";

/** What a question is grouped by. */
export type QuestionWords = { topics: readonly string[]; terms: readonly (readonly string[])[] };

/** `language` without a region. */
export function readQuestionWords(text: string, language: string): QuestionWords {
  const { topics, terms } = analyzeText(text, language);
  return { topics: [...topics].sort(), terms: terms.map(({ forms }) => forms) };
}

/** Questions without a topic are about the same if this part of their words is. */
const sameWords = 0.5;

/**
 * Groups questions by what they ask, in any language: those with topics by the topic that most of them have, the others
 * by the words they share with the first one of a group. Keeps the order.
 */
export function groupQuestions<Question>(
  questions: readonly Question[],
  wordsOf: (question: Question) => QuestionWords,
): Question[][] {
  const counts = new Map<string, number>();
  for (const topic of questions.flatMap((one) => wordsOf(one).topics))
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const byTopic = new Map<string, Question[]>();
  const byWords: Question[][] = [];
  const groups: Question[][] = [];
  const open = (first: Question) => {
    const group = [first];
    groups.push(group);
    return group;
  };
  for (const one of questions) {
    const { topics, terms } = wordsOf(one);
    const topic = topics.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
    const group =
      topic === undefined
        ? byWords.find(([first]) => first && shareOf(terms, wordsOf(first).terms) >= sameWords)
        : byTopic.get(topic);
    if (group) group.push(one);
    else if (topic === undefined) byWords.push(open(one));
    else byTopic.set(topic, open(one));
  }
  return groups;
}

type Terms = QuestionWords["terms"];

/** The part of all words that both have; 0 without words. */
function shareOf(one: Terms, other: Terms): number {
  const all = one.length + other.length;
  if (all === 0) return 0;
  const isIn = (terms: Terms) => (forms: readonly string[]) =>
    terms.some((some) => some.some((form) => forms.includes(form)));
  return (one.filter(isIn(other)).length + other.filter(isIn(one)).length) / all;
}
