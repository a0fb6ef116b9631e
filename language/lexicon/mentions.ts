import { fold, type Word } from "../text/index.ts";
import { ar } from "./ar.ts";
import type { Concept, WordList } from "./concepts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { PhraseTable } from "./phrase-table.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { RunTable } from "./run-table.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

export const wordLists: Readonly<Record<string, WordList>> = {
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

/** The languages the lexicon speaks. */
export const lexiconLanguages: readonly string[] = Object.keys(wordLists);

const tables = new Map<string, PhraseTable>();
let runTable: RunTable | undefined;

const tableOf = (language: string): PhraseTable | undefined => {
  const list = wordLists[language];
  if (!list) return undefined;
  const table = tables.get(language) ?? new PhraseTable(list, language);
  tables.set(language, table);
  return table;
};

/** A stretch of words that names concepts. */
export type Mention = { from: number; to: number; concepts: readonly Concept[]; exact: boolean };

/**
 * Finds what a text is about, longest phrases first. Words are looked up in the text's language and then in English,
 * which guests everywhere mix in; a word with one wrong letter still counts.
 */
export function mentionsIn(words: readonly Word[], language: string): Mention[] {
  const languages = [...new Set([language, "en"])].filter((l) => l in wordLists && l !== "zh" && l !== "ja");
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    if (word.script === "ideographs") {
      runTable ??= new RunTable([zh, ja]);
      mentions.push({ from: at, to: at + 1, concepts: runTable.conceptsIn(word.text), exact: true });
      at += 1;
      continue;
    }
    let best: Mention | undefined;
    for (const l of languages) {
      const found = tableOf(l)?.longestAt(words, at);
      if (found && (!best || at + found.length > best.to))
        best = { from: at, to: at + found.length, concepts: found.concepts, exact: true };
    }
    if (best) mentions.push(best);
    at = best ? best.to : at + 1;
  }
  return mentions;
}

/** The concepts of the lexicon word that is one letter away from this one, if there is exactly such a word. */
export function conceptsNear(word: string, language: string): readonly Concept[] {
  for (const l of new Set([language, "en"])) {
    const found = tableOf(l)?.near(word);
    if (found) return found;
  }
  return [];
}

/** The concepts of a word in any other language of the lexicon; for questions of a word or two, whose language nobody can tell. */
export function conceptsInAnyLanguage(words: readonly Word[], at: number): readonly Concept[] {
  for (const l of lexiconLanguages) {
    const found = tableOf(l)?.longestAt(words, at);
    if (found) return found.concepts;
  }
  return [];
}

/** The languages in whose part of the lexicon a phrase begins with this word. */
export function languagesWith(words: readonly Word[], at: number): string[] {
  return lexiconLanguages.filter((l) => tableOf(l)?.longestAt(words, at));
}

/** What is left of a Chinese or Japanese run beside the words of the lexicon. */
export function withoutLexiconWords(run: string): string {
  runTable ??= new RunTable([zh, ja]);
  return runTable.remainderOf(fold(run));
}
