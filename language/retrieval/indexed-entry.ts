import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import { contentHash } from "../entries/index.ts";
import { analyzeText, isTopic, type Topic } from "../lexicon/index.ts";
import { joinTokens } from "../text/index.ts";
import type { EntryQuestion } from "./entry-question.ts";
import { unitsOf } from "./matching-sentences.ts";
import { addReading, emptyField, type FieldFeatures, partsOf, readSentence } from "./text-parts.ts";

/** The features of an entry: subject (title, question, key) and body (text). */
export type EntryFeatures = {
  languages: ReadonlySet<string>;
  subject: FieldFeatures;
  body: FieldFeatures;
  /** Topics of title and key, without those of the question. */
  mainTopics: ReadonlySet<Topic>;
  questions: readonly EntryQuestion[];
  /** Read only when a question needs them: few questions do, and they take as much memory as the text. */
  parts(): readonly FieldFeatures[];
};

/** Holding the entry keeps its features cached. */
export type IndexedEntry = { entry: AnswerableEntry; reading: EntryFeatures };

/** Features in use by some index, so that a changed venue re-reads changed entries only. */
const inUse = new Map<string, WeakRef<EntryFeatures>>();
const unused = new FinalizationRegistry<string>((key) => {
  if (!inUse.get(key)?.deref()) inUse.delete(key);
});

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

function readEntry(entry: AnswerableEntry): EntryFeatures {
  const languages = new Set(Object.keys(entry.texts).map(baseOf));
  const subject = emptyField();
  const body = emptyField();
  for (const [tag, text] of Object.entries(entry.texts))
    addReading(subject, analyzeText(subjectIn(text), baseOf(tag)));
  if (entry.key && isTopic(entry.key)) subject.topics.add(entry.key);
  const mainTopics = new Set(subject.topics);
  const questions: EntryQuestion[] = [];
  for (const [tag, { title, question, text }] of Object.entries(entry.texts)) {
    const language = baseOf(tag);
    const own = { words: joinTokens(question || title), reading: analyzeText(question || title, language) };
    questions.push(own);
    if (question) addReading(subject, own.reading);
    // By sentence: "Check-out by 11:00. We like late risers." does not make it late check-out.
    for (const unit of unitsOf(text)) addReading(body, readSentence(unit.text, language));
  }
  if (entry.price) body.aspects.add("price");
  // Each language repeats the same terms.
  subject.terms /= Math.max(1, languages.size);
  let read: readonly FieldFeatures[] | undefined;
  const parts = () => {
    read ??= Object.entries(entry.texts).flatMap(([tag, { text }]) => partsOf(text, tag));
    return read;
  };
  return { languages, subject, body, mainTopics, questions, parts };
}

/** The title. One that only begins the text stands for its first sentence: "Dogs are welcome on the…". */
function subjectIn({ title, text }: AnswerableEntry["texts"][string]): string {
  const beginning = title.replace(/…$/u, "");
  const isCut = beginning !== title && text.startsWith(beginning);
  return isCut ? (unitsOf(text)[0]?.text ?? title) : title;
}
