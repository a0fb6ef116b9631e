import type { AnswerableEntry } from "../entries/index.ts";
import { type Reading, readText, related, type Topic } from "../lexicon/index.ts";
import type { EntryIndex } from "./entry-index.ts";
import { type Features, featuresOf, type Judged, type WeighedQuestion, weigh } from "./features.ts";
import { nearness, wordsAsked } from "./own-question.ts";
import { rankingWeights } from "./weights.ts";

const CANDIDATES = 40;
/** How much the topics of earlier messages count for a question that names none itself, newest first. */
const BEFORE = [0.6, 0.4];
/** So much of an earlier message tells what it was about. */
const BEFORE_CHARACTERS_MOST = 2_000;

/** The candidates for a question, best first: what `find` is made of, and what the weights are fitted on. */
export function judge(
  index: EntryIndex,
  question: string,
  language: string,
  history: readonly string[],
  mayHear?: (entry: AnswerableEntry) => boolean,
): { weighed: WeighedQuestion; judged: Judged[] } {
  const reading = readText(question, language, index.isKnown);
  const before = isFollowUp(reading, index) ? earlier(history, language, index) : [];
  const weighed = weigh(reading, language, index, before);
  const asked = { words: wordsAsked(question), reading };
  const judged = candidatesFor(weighed, asked.words, index, mayHear).flatMap((at) => {
    const candidate = index.entries[at];
    if (!candidate) return [];
    const { questions, body, subject } = candidate.reading;
    const features = featuresOf(weighed, candidate.reading, index);
    const near = nearness(asked, questions, body, history.length > 0);
    return [{ at, features, score: scoreOf(features), isElsewhere: subject.isElsewhere, near }];
  });
  judged.sort((a, b) => b.score - a.score || a.at - b.at);
  return { weighed, judged: nearestFirst(presentFirst(judged, index)) };
}

/** What an entry asks itself it answers, however much another one says of it in passing. */
function nearestFirst(judged: Judged[]): Judged[] {
  const rank = ({ near }: Judged) => (near === "same_words" ? 2 : near === "same_strange_word" ? 1 : 0);
  return judged.toSorted((a, b) => rank(b) - rank(a));
}

/**
 * Whoever asks for a pool hears of the one that there is, and not that there is none indoors: of entries about the same,
 * one about something absent comes first only where it is the one that was named.
 */
function presentFirst(judged: Judged[], index: EntryIndex): Judged[] {
  const entryOf = ({ at }: Judged) => index.entries[at]?.entry;
  const [first] = judged;
  const best = first && entryOf(first);
  if (!first || best?.availability !== "absent" || !best.key) return judged;
  const present = judged.find((other) => {
    const entry = entryOf(other);
    const isNamedAsWell =
      other.features.aspectsNamed >= first.features.aspectsNamed &&
      other.features.topicsNamed >= first.features.topicsNamed;
    return (
      entry !== undefined &&
      entry.key === best.key &&
      entry.section === best.section &&
      entry.availability !== "absent" &&
      isNamedAsWell
    );
  });
  return present ? [present, ...judged.filter((other) => other !== present)] : judged;
}

function scoreOf(features: Features): number {
  let score = 0;
  for (const name of Object.keys(rankingWeights) as (keyof Features)[])
    score += rankingWeights[name] * features[name];
  return score;
}

/**
 * "And on Sundays?" lives on what was said before. A question that names its topic does not, and neither does one
 * with a word that no entry knows: "Is there a helipad?" is not about breakfast, whatever came before it.
 */
function isFollowUp(reading: Reading, index: EntryIndex): boolean {
  const isStrange = (form: string) => !index.isKnown(form) && index.formsNear(form).length === 0;
  return reading.topics.size === 0 && !reading.terms.some((term) => term.forms.every(isStrange));
}

function earlier(history: readonly string[], language: string, index: EntryIndex) {
  return BEFORE.flatMap((weight, back) => {
    const text = history[history.length - 1 - back];
    return text
      ? [{ reading: readText(text.slice(0, BEFORE_CHARACTERS_MOST), language, index.isKnown), weight }]
      : [];
  });
}

/** The entries worth a closer look: those that ask the same, and those that share the rarest topics and words. */
function candidatesFor(
  question: WeighedQuestion,
  words: string,
  index: EntryIndex,
  mayHear: (entry: AnswerableEntry) => boolean = () => true,
): number[] {
  const shared = new Map<number, number>();
  const count = (entries: readonly number[], weight: number) => {
    for (const at of entries) shared.set(at, (shared.get(at) ?? 0) + weight);
  };
  for (const { topic, weight } of question.topics) {
    count(index.withTopic(topic), weight);
    for (const [other, share] of Object.entries(related[topic] ?? {}))
      count(index.withTopic(other as Topic), weight * share);
  }
  for (const { found, weight } of question.terms)
    for (const form of found) count(index.withForm(form), weight);
  for (const at of index.askedInWords(words)) shared.set(at, Number.POSITIVE_INFINITY);
  return [...shared]
    .filter(([at]) => index.entries[at] !== undefined && mayHear(index.entries[at].entry))
    .sort(([, a], [, b]) => (a === b ? 0 : b - a))
    .slice(0, CANDIDATES)
    .map(([at]) => at);
}
