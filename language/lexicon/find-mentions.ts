import { cached, fold, isStopWord, type Token } from "../text/index.ts";
import { ar } from "./ar.ts";
import type { Concept, WordList } from "./concepts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { IdeographTable } from "./ideograph-table.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { withLodgings } from "./lodgings.ts";
import { nl } from "./nl.ts";
import { PhraseTable } from "./phrase-table.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { TypoIndex } from "./spelling.ts";
import { tr } from "./tr.ts";
import { zh } from "./zh.ts";

export const wordLists: Record<string, WordList> = { en, es, fr, de, it, pt, ar, nl, zh, ja, ru, tr };
const languagesWithLists = Object.keys(wordLists);

const tableOf = cached((language) => {
  const list = wordLists[language];
  return list ? new PhraseTable(withLodgings(list, language), language) : null;
});
const ideographs = new IdeographTable([zh, ja]);

/** The words of a language's phrases, without those that match as a beginning or inside. */
export const lexiconWords = cached((language) => {
  const index = new TypoIndex();
  for (const l of new Set([language, "en"]))
    for (const phrases of Object.values(wordLists[l] ?? {}))
      for (const word of fold(phrases).split(/[\s,]+/)) if (!word.includes("*")) index.add(word);
  return index;
});

export type Mention = { from: number; to: number; concepts: readonly Concept[] };

/** Finds phrases of the lexicon, longest first, in the text's language and in English. */
export function findMentions(words: readonly Token[], language: string): Mention[] {
  const languages = [...new Set([language, "en"])].filter((l) => l in wordLists && l !== "zh" && l !== "ja");
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    if (word.script === "ideographs") {
      mentions.push({ from: at, to: at + 1, concepts: ideographs.conceptsIn(word.text) });
      at += 1;
      continue;
    }
    let best: Mention | undefined;
    for (const l of languages) {
      const found = tableOf(l)?.longestAt(words, at);
      // German "über" is not Uber, and French "son" is not a son.
      if (found?.length === 1 && language !== "en" && isStopWord(word.text, language)) continue;
      if (found && (!best || at + found.length > best.to))
        best = { from: at, to: at + found.length, concepts: found.concepts };
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
  for (const l of languagesWithLists) {
    const found = tableOf(l)?.longestAt(words, at);
    if (found) return found.concepts;
  }
  return [];
}

/** The languages whose lexicon has a phrase that starts with this word. */
export function languagesOfWord(words: readonly Token[], at: number, among = languagesWithLists): string[] {
  return among.filter((l) => tableOf(l)?.longestAt(words, at));
}

/** Removes lexicon words from a run of Chinese or Japanese. */
export function removeLexiconWords(run: string): string {
  return ideographs.remainderOf(fold(run));
}
