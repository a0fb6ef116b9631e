import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import { type Aspect, analyzeText, type Topic, topicsIn } from "../lexicon/index.ts";
import { fold, hasIdeograph } from "../text/index.ts";

/** Longer questions stand alone. */
const maxWords = 8;
const maxIdeographs = 14;

/**
 * True if a short question asks for more about an entry that the guest was just told: "Is it heated?", "Until when?".
 * What is asked for, and every word that names something, must be in the entry. The words may be in another language.
 */
export function asksFurther(question: string, language: string, entry: AnswerableEntry): boolean {
  if (lengthOf(question) > (hasIdeograph(question) ? maxIdeographs : maxWords)) return false;
  const { topics, aspects, terms } = analyzeText(question, baseOf(language));
  if (topics.size === 0 && aspects.size === 0) return false;
  const told = readEntry(entry);
  const isAbsent = entry.availability === "absent" || entry.fields?.facts?.allowed === "no";
  const isStated = (aspect: Aspect) => told.aspects.has(aspect) || (isAbsent && ofWhatExists.has(aspect));
  return (
    [...topics].every((topic) => told.topics.has(topic)) &&
    [...aspects].every(isStated) &&
    terms.every(({ forms, namesTopic }) => namesTopic || forms.some((form) => told.words.has(form)))
  );
}

/** "Closed" or "not available" answers these about what does not exist. */
const ofWhatExists: ReadonlySet<Aspect> = new Set(["time", "price", "included", "all_day", "late", "early"]);

const lengthOf = (text: string): number =>
  hasIdeograph(text) ? [...text].length : text.trim().split(/\s+/u).length;

type Told = { topics: Set<Topic>; aspects: Set<Aspect>; words: Set<string> };
const read = new WeakMap<AnswerableEntry, Told>();

function readEntry(entry: AnswerableEntry): Told {
  const known = read.get(entry);
  if (known) return known;
  const told: Told = { topics: new Set(), aspects: new Set(), words: new Set() };
  for (const [tag, { title, text }] of Object.entries(entry.texts)) {
    const language = baseOf(tag);
    const words = `${title}. ${text}`;
    for (const topic of topicsIn(words, language)) told.topics.add(topic);
    const { aspects, terms } = analyzeText(words, language);
    for (const aspect of aspects) told.aspects.add(aspect);
    for (const { forms } of terms) for (const form of forms) told.words.add(form);
    if (clock.test(fold(words))) for (const aspect of ofTimes) told.aspects.add(aspect);
  }
  const { facts } = entry.fields ?? {};
  if (facts?.from || facts?.until || facts?.hours) for (const aspect of ofTimes) told.aspects.add(aspect);
  if (entry.price) told.aspects.add("price");
  read.set(entry, told);
  return told;
}

const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:[ap]\.?m\b|uhr|h\b|o clock)/u;
const ofTimes: readonly Aspect[] = ["time", "early", "late"];
