import { topicOf } from "@bellhop/contract/catalogue";
import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry, KnowledgeEntry } from "../entries/index.ts";
import { alreadyStated } from "./already-stated.ts";
import { localeOf } from "./formats.ts";
import { renderFacts } from "./render-facts.ts";
import { wordsIn } from "./words/index.ts";

/** In which languages a venue answers its guests. */
export type Saying = { languages: readonly string[]; defaultLanguage: string };

const TITLE_FROM_WORDS_CHARACTERS = 60;

/**
 * What the assistant may say of an entry: the venue's own words, and after them what is set and those do not say;
 * undefined where that is nothing. What is set alone is said in each of the venue's languages, but only where the venue
 * has no words in any: a guest whose language has none gets the words of another rather than less in their own.
 */
export function renderEntry(written: KnowledgeEntry, { languages }: Saying): AnswerableEntry | undefined {
  const texts = languagesToSay(written, languages).flatMap((language) => {
    const text = sayIn(written, language);
    return text === "" ? [] : [[language, { ...headingIn(written, language, text), text }] as const];
  });
  if (texts.length === 0) return undefined;
  const { entryId, section, key, availability, price, internal, scope, validFrom, validUntil } = written;
  return {
    entryId,
    section,
    ...(key && { key: topicOf(key) }),
    ...(availability && { availability }),
    texts: Object.fromEntries(texts),
    ...(price && { price }),
    ...(internal && { internal }),
    ...(scope && { scope }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
  };
}

/** Those with words of the venue's own, else those that say where it is, else all. */
function languagesToSay({ texts }: KnowledgeEntry, languages: readonly string[]): readonly string[] {
  const answered = (tag: string) => languages.some((language) => baseOf(language) === baseOf(tag));
  for (const field of ["text", "place"] as const) {
    const own = Object.keys(texts).filter((tag) => texts[tag]?.[field]?.trim());
    if (own.length > 0) return own.some(answered) ? own.filter(answered) : own;
  }
  return languages;
}

function sayIn(written: KnowledgeEntry, language: string): string {
  const words = wordsIn(language);
  const [colon, comma, stop, gap] = words.punctuation;
  const own = written.texts[language]?.text.trim() ?? "";
  const facts = renderFacts(written, { language, words, ...(own && { said: alreadyStated(own) }) }).join(
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

/** The venue's own title, or what the catalogue calls it. */
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
