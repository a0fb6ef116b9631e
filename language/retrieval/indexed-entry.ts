import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import { type Aspect, isTopic, type Reading, readText, type Topic } from "../lexicon/index.ts";
import { type OwnQuestion, wordsAsked } from "./own-question.ts";

/** What was read of an entry: what names it (title, question, key) apart from what it says. */
export type EntryReading = {
  languages: ReadonlySet<string>;
  subject: Side;
  body: Side;
  /** The topics of title and key; what only the question names is mentioned in passing. */
  mainTopics: ReadonlySet<Topic>;
  /** What it asks itself, in each language. */
  questions: readonly OwnQuestion[];
};

/** An entry as it is searched. Who has it keeps its reading from being forgotten. */
export type IndexedEntry = { entry: AnswerableEntry; reading: EntryReading };

type Side = {
  topics: Set<Topic>;
  aspects: Set<Aspect>;
  forms: Set<string>;
  terms: number;
  isElsewhere: boolean;
};

const newSide = (): Side => ({
  topics: new Set(),
  aspects: new Set(),
  forms: new Set(),
  terms: 0,
  isElsewhere: false,
});

/** Readings that some index uses. Of a thousand entries of which one has changed, one is read. */
const inUse = new Map<string, WeakRef<EntryReading>>();
const unused = new FinalizationRegistry<string>((key) => {
  if (!inUse.get(key)?.deref()) inUse.delete(key);
});

/** Reads an entry, or finds what was read of one that says the same. */
export function indexedOf(entry: AnswerableEntry): IndexedEntry {
  const { entryId: _, ...content } = entry;
  const key = contentHash(content);
  const known = inUse.get(key)?.deref();
  if (known) return { entry, reading: known };
  const reading = readEntry(entry);
  inUse.set(key, new WeakRef(reading));
  unused.register(reading, key);
  return { entry, reading };
}

function readEntry(entry: AnswerableEntry): EntryReading {
  const languages = new Set(Object.keys(entry.texts).map(baseOf));
  const subject = newSide();
  const body = newSide();
  for (const [tag, { title }] of Object.entries(entry.texts)) take(subject, readText(title, baseOf(tag)));
  if (entry.key && isTopic(entry.key)) subject.topics.add(entry.key);
  const mainTopics = new Set(subject.topics);
  const questions: OwnQuestion[] = [];
  for (const [tag, { title, question, text }] of Object.entries(entry.texts)) {
    const language = baseOf(tag);
    const own = { words: wordsAsked(question || title), reading: readText(question || title, language) };
    questions.push(own);
    if (question) take(subject, own.reading);
    take(body, readText(text, language));
  }
  if (entry.price) body.aspects.add("price");
  // Each language says the same once more.
  subject.terms /= Math.max(1, languages.size);
  return { languages, subject, body, mainTopics, questions };
}

function take(side: Side, reading: Reading) {
  for (const topic of reading.topics) side.topics.add(topic);
  for (const aspect of reading.aspects) side.aspects.add(aspect);
  for (const term of reading.terms) for (const form of term.forms) side.forms.add(form);
  side.terms += reading.terms.length;
  side.isElsewhere ||= reading.isElsewhere;
}
