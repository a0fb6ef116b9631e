import { topicOf } from "@bellhop/contract/catalogue";
import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry, KnowledgeEntry } from "../entries/index.ts";
import { localeOf } from "./formats.ts";
import { priceInWords, renderFacts } from "./render-facts.ts";
import { statedFactsIn } from "./stated-facts.ts";
import { hasWordsIn, wordsIn } from "./words/index.ts";

export type RenderOptions = { languages: readonly string[]; defaultLanguage: string };

const TITLE_FROM_WORDS_CHARACTERS = 60;

/**
 * Renders an entry: the venue's text, then the fields that the text does not state. Fields alone are rendered
 * in every language of the venue, unless it has text in some language.
 */
export function renderEntry(
  written: KnowledgeEntry,
  { languages }: RenderOptions,
): AnswerableEntry | undefined {
  const texts = languagesToRender(written, languages).flatMap((language) => {
    const text = renderText(written, language);
    return text === "" ? [] : [[language, { ...headingIn(written, language, text), text }] as const];
  });
  if (texts.length === 0) return undefined;
  const { entryId, section, key, availability, facts, unit, offer } = written;
  const { price, internal, scope, validFrom, validUntil } = written;
  const fields = { ...(facts && { facts }), ...(unit && { unit }), ...(offer && { offer }) };
  return {
    entryId,
    section,
    ...(key && { key: topicOf(key) }),
    ...(availability && { availability }),
    texts: Object.fromEntries(texts),
    ...(price && { price }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(internal && { internal }),
    ...(scope && { scope }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
  };
}

/** "€18 per night"; undefined without a price. */
export function renderPrice(
  { section, key, price, fields }: AnswerableEntry,
  language: string,
): string | undefined {
  return price && priceInWords({ section, key, price, unit: fields?.unit }, language, wordsIn(language));
}

/** Renders the fields alone; undefined if there are none, or if we have no words in this language. */
export function renderFields(entry: AnswerableEntry, language: string): string | undefined {
  if (!hasWordsIn(language)) return undefined;
  const text = renderText(writtenOf(entry), language);
  return text === "" ? undefined : text;
}

/** The entry as it was written, without its texts. */
function writtenOf(entry: AnswerableEntry): KnowledgeEntry {
  const { entryId, section, key, availability, price, fields } = entry;
  const texts = Object.fromEntries(
    Object.entries(entry.texts).map(([tag, { title }]) => [tag, { title, text: "" }]),
  );
  return {
    entryId,
    section,
    ...(key && { key }),
    ...(availability && { availability }),
    ...(price && { price }),
    ...fields,
    texts,
  };
}

/**
 * Parts of an entry's text in one of its languages: the venue's words, and the sentence of fields at its end. Each may be
 * empty.
 */
export function partsOfText(entry: AnswerableEntry, tag: string): { own: string; fields: string } {
  const { title = "", text = "" } = entry.texts[tag] ?? {};
  const written = writtenOf(entry);
  const parts = [0, ...[...text.matchAll(AFTER_STOP)].map(({ index }) => index)].map((at) => ({
    own: text.slice(0, at).trim(),
    fields: text.slice(at).trim(),
  }));
  // Short words before the fields first: a sentence of the venue may read like fields.
  const found = parts.find(
    ({ own, fields }) =>
      fields !== "" && renderText({ ...written, texts: { [tag]: { title, text: own } } }, tag) === text,
  );
  return found ?? { own: text, fields: "" };
}

const AFTER_STOP = /(?<=[\p{Po}\p{Pf}\p{Pe}])\s*(?=\S)/gu;

/** Languages with text, else with a location, else all. */
function languagesToRender({ texts }: KnowledgeEntry, languages: readonly string[]): readonly string[] {
  const answered = (tag: string) => languages.some((language) => baseOf(language) === baseOf(tag));
  for (const field of ["text", "place"] as const) {
    const own = Object.keys(texts).filter((tag) => texts[tag]?.[field]?.trim());
    if (own.length > 0) return own.some(answered) ? own.filter(answered) : own;
  }
  return languages;
}

function renderText(written: KnowledgeEntry, language: string): string {
  const words = wordsIn(language);
  const [colon, comma, stop, gap] = words.punctuation;
  const own = written.texts[language]?.text.trim() ?? "";
  const facts = renderFacts(written, { language, words, ...(own && { stated: statedFactsIn(own) }) }).join(
    comma,
  );
  if (facts === "") return own;
  if (own === "") {
    const title = titleIn(written, language);
    return title ? `${title}${colon}${facts}${stop}` : `${capitalised(facts, language)}${stop}`;
  }
  const isEnded = /[\p{Po}\p{Pf}\p{Pe}]$/u.test(own);
  return `${own}${isEnded ? "" : stop}${gap}${capitalised(facts, language)}${stop}`;
}

function titleIn({ texts, key }: KnowledgeEntry, language: string): string | undefined {
  return texts[language]?.title.trim() || (key && wordsIn(language).names[key]) || anyTitle(texts);
}

const anyTitle = (texts: KnowledgeEntry["texts"]): string | undefined =>
  Object.values(texts)
    .find(({ title }) => title.trim())
    ?.title.trim();

function headingIn(written: KnowledgeEntry, language: string, text: string) {
  const question = written.texts[language]?.question?.trim();
  const title = titleIn(written, language) ?? question ?? text.slice(0, TITLE_FROM_WORDS_CHARACTERS);
  return { title, ...(question && { question }) };
}

function capitalised(text: string, language: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(localeOf(language)) + rest.join("");
}
