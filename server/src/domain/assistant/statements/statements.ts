import type { Section } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import { ownWordsText } from "@bellhop/language/intents";
import { partsOfText, renderFields } from "@bellhop/language/rendering";
import { divideText, needsSubject } from "@bellhop/language/retrieval";
import { hashOf, keyOf, type Translations } from "./translation-key.ts";

/** A part of a published entry that can be understood alone: word for word, or a translation of it. */
export type Statement = {
  /** `<entry>#<n>`: it stays the same as long as the words do. */
  id: string;
  entryId: string;
  section: Section;
  title: string;
  /** The language of the text, as a BCP 47 tag. */
  language: string;
  text: string;
  /** Its own words may not say what they are about. */
  lacksSubject?: boolean;
  /** The venue's own words, if `text` is a translation, or has a subject that they lack. */
  original?: string;
  /** A model wrote the text. */
  isGenerated?: boolean;
};

/** Divided once for each language: a version's entries never change. */
const divided = new WeakMap<AnswerableEntry, Map<string, readonly Statement[]>>();

/**
 * The statements of an entry: the venue's own words, in the guest's language if it has written them in it, otherwise their
 * translation, if there is one; and the fields in the guest's language. A sentence without a subject has one if staff
 * approved it.
 */
export function statementsOf(
  entry: AnswerableEntry,
  language: string,
  defaultLanguage?: string,
  translations?: Translations,
): readonly Statement[] {
  const own = ownStatementsOf(entry, language, defaultLanguage);
  return translations && translations.size > 0
    ? own.map((one) => translated(one, language, translations))
    : own;
}

function translated(one: Statement, language: string, translations: Translations): Statement {
  const isOwn = baseOf(one.language) === baseOf(language);
  if (isOwn && !one.lacksSubject) return one;
  const found = translations.get(isOwn ? hashOf(one, one) : keyOf(one));
  if (!found) return one;
  return { ...one, language, text: found.text, original: one.text, isGenerated: found.isGenerated };
}

function ownStatementsOf(
  entry: AnswerableEntry,
  language: string,
  defaultLanguage?: string,
): readonly Statement[] {
  const known = divided.get(entry) ?? new Map<string, readonly Statement[]>();
  divided.set(entry, known);
  const key = `${language} ${defaultLanguage}`;
  const statements = known.get(key) ?? divide(entry, language, defaultLanguage);
  known.set(key, statements);
  return statements;
}

function divide(entry: AnswerableEntry, language: string, defaultLanguage?: string): Statement[] {
  const { title, language: writtenIn } = textIn(entry, language, defaultLanguage);
  const { own, fields } = partsOfText(entry, writtenIn);
  const isForeign = baseOf(writtenIn) !== baseOf(language);
  // "15:00–23:00." at the end of a text says less alone than "Check-in: 15:00–23:00."
  const rendered = isForeign || fields !== "" ? renderFields(entry, language) : undefined;
  const ofFields = rendered ? { words: rendered, language } : { words: fields, language: writtenIn };
  const parts = [
    ...divideText(own, writtenIn).map((words) => ({
      ...{ words, language: writtenIn, lacksSubject: needsSubject(words, writtenIn) },
    })),
    ...divideText(ofFields.words, ofFields.language).map((words) => ({
      ...{ ...ofFields, words, lacksSubject: false },
    })),
  ];
  const taken = new Set<number>();
  return parts.map(({ words, language: of, lacksSubject }) => ({
    id: `${entry.entryId}#${numberOf(words, taken)}`,
    entryId: entry.entryId,
    section: entry.section,
    title,
    language: of,
    text: words,
    ...(lacksSubject && { lacksSubject }),
  }));
}

const numbers = 10_000;

/** From the words alone, so that another sentence in front of it changes nothing. */
function numberOf(words: string, taken: Set<number>): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  let number = hash % numbers;
  while (taken.has(number)) number = (number + 1) % numbers;
  taken.add(number);
  return number;
}

const between = "\n\n";

/**
 * What a guest gets of statements: those in the guest's language, then the venue's own words in other languages, each
 * language below a line that names it.
 */
export function sayStatements(statements: readonly Statement[], language: string): string {
  const byLanguage = Map.groupBy(statements, (one) => baseOf(one.language));
  const inGuests = byLanguage.get(baseOf(language)) ?? [];
  byLanguage.delete(baseOf(language));
  const others = [...byLanguage].map(
    ([writtenIn, own]) => `${ownWordsText({ language, writtenIn })}\n${inLines(own)}`,
  );
  return [inLines(inGuests), ...others].filter(Boolean).join(between);
}

/** What the source of an answer keeps of statements of one entry. */
export function quoteOf(statements: readonly Statement[]) {
  const quote = statements.map(({ text }) => text).join("\n");
  if (statements.every(({ original }) => original === undefined)) return { quote };
  const original = statements.map((one) => one.original ?? one.text).join("\n");
  return { quote, original, isGenerated: statements.some(({ isGenerated }) => isGenerated) };
}

/** Statements of one entry are a paragraph. */
function inLines(statements: readonly Statement[]): string {
  return statements
    .map(({ text, entryId }, at) => {
      const last = statements[at - 1];
      const isList = text.includes("\n") || last?.text.includes("\n");
      return (!last ? "" : last.entryId === entryId && !isList ? " " : "\n") + text;
    })
    .join("");
}
