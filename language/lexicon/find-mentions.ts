import { fold, type Token } from "../text/index.ts";
import { ar } from "./ar.ts";
import type { Concept, WordList } from "./concepts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { RunTable } from "./ideograph-table.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { PhraseTable } from "./phrase-table.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
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

export type Mention = { from: number; to: number; concepts: readonly Concept[]; exact: boolean };

/**
 * Finds phrases of the lexicon, longest first, in the text's language and in English. One wrong letter is
 * tolerated.
 */
export function findMentions(words: readonly Token[], language: string): Mention[] {
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

/** The concepts of the lexicon word with an edit distance of one, if it is unique. */
export function conceptsOfMisspelling(word: string, language: string): readonly Concept[] {
  for (const l of new Set([language, "en"])) {
    const found = tableOf(l)?.near(word);
    if (found) return found;
  }
  return [];
}

/** The concepts of a word in any language; for very short questions, whose language is uncertain. */
export function conceptsInAnyLanguage(words: readonly Token[], at: number): readonly Concept[] {
  for (const l of lexiconLanguages) {
    const found = tableOf(l)?.longestAt(words, at);
    if (found) return found.concepts;
  }
  return [];
}

/** The languages whose lexicon has a phrase that starts with this word. */
export function languagesOfWord(words: readonly Token[], at: number): string[] {
  return lexiconLanguages.filter((l) => tableOf(l)?.longestAt(words, at));
}

/** Removes lexicon words from a run of Chinese or Japanese. */
export function removeLexiconWords(run: string): string {
  runTable ??= new RunTable([zh, ja]);
  return runTable.remainderOf(fold(run));
}
