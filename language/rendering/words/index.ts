import { baseOf } from "@bellhop/contract/values";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import type { RenderingWords } from "./rendering-words.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

export const wordsByLanguage: Record<string, RenderingWords> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  ar,
  nl,
  zh,
  ja,
  ru,
  tr,
};

export const hasWordsIn = (language: string): boolean =>
  Object.hasOwn(wordsByLanguage, language) || Object.hasOwn(wordsByLanguage, baseOf(language));

export function wordsIn(language: string): RenderingWords {
  return wordsByLanguage[language] ?? wordsByLanguage[baseOf(language)] ?? en;
}

/** The catalogue's name of a key in a language; undefined if it has none. */
export const nameOfKey = (key: string, language: string): string | undefined => wordsIn(language).names[key];
