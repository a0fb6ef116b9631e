import { topicOf } from "@bellhop/contract/catalogue";
import { topicsIn } from "@bellhop/language/lexicon";
import { isStopWord } from "@bellhop/language/text";
import { foldAligned, patternsOf, readWithFallback } from "@bellhop/language/values";
import type { Said } from "./proposed.ts";

/** Negations of the noun behind them: "no parking", "ohne Restaurant". */
const ofNoun =
  /(?<!\p{L})(?:no|not an?|not any|without|lacks|kein\p{L}*|ohne|pas d(?:e|u|')|aucune?|sans|sin|ningun\p{L}*|senza|nessun\p{L}*|sem|nenhum\p{L}*|geen|zonder)(?!\p{L})\s*/gu;
/** "Parking, without valet" has parking. */
const without = /^(?:without|ohne|sans|sin|senza|sem|zonder)\s*$/u;
/** Services that the lexicon counts as words of their topic. */
const parts =
  /(?<!\p{L})(?:valet|manobrista|voiturier|aparcacoches|parkservice|attendants?|roofs?|covers?|fees?|charges?|reservations?|reservierung\p{L}*|reserva\p{L}*|limits?|service)(?!\p{L})/u;
const emphasis =
  /(?<!\p{L})(?:own|eigen\p{L}*|propi[oa]s?|propri[oae]s?|proprie|propres?|private?|public|hotel|house|haus|available|vorhanden|verfugbar|disponibl?e\p{L}*|disponivel|offered|angeboten|installed|provided|leider|unfortunately|sorry|desole|site|mehr|anymore|gibt|bieten|haben|contamos|cuenta|existe)(?!\p{L})/gu;
const nearCharacters = 200;
const clauseEnd = /[.,;:!?()\n–—]/u;
const list = /^[^\d.;:!?()\n–—]*?\s(?:or|nor|oder|noch|ou|ni|o|ne|nem|of)\s[^\d.,;:!?()\n–—]*/u;

/** Whether the negation of a text stands with the words of its own topic: "no parking", not "parking without valet". */
export function deniesTopic({ key, label, text, language }: Said): boolean {
  const topic = topicOf(key ?? "");
  const namesTopic = (words: string) =>
    [...topicsIn(words, language)].some((one) => topicOf(one) === topic || one === key);
  const isEmpty = (words: string) =>
    (words.replace(emphasis, " ").match(/\p{L}+/gu) ?? []).every((word) => isFunctionWord(word, language));
  const isOwn = (words: string, isFirst: boolean): boolean => {
    const nouns = [...words.matchAll(ofNoun)];
    for (const { index, 0: negation } of nouns) {
      const rest = words.slice(index + negation.length, index + negation.length + nearCharacters);
      const behind = list.exec(rest)?.[0] ?? rest.slice(0, endOf(rest));
      const before = words.slice(Math.max(0, index - nearCharacters), index);
      const isOfPart = parts.test(behind) || (without.test(negation) && (isFirst || namesTopic(before)));
      if (namesTopic(behind) && !isOfPart) return true;
      if (isEmpty(behind) && (namesTopic(before) || (isFirst && isEmpty(before)))) return true;
    }
    if (nouns.length > 0) return false;
    const clause = words.slice(0, endOf(words));
    const isNegated = readWithFallback(
      language,
      clause,
      (patterns) => ["no", "never", "sayNo"].some((name) => patterns.test(name as "no", clause)) || undefined,
    );
    return Boolean(isNegated) && (namesTopic(clause) || (isFirst && isEmpty(clause)));
  };
  if (/^\s*(?:[✗✘❌]|n\/a\b)/u.test(text)) return true;
  if (namesTopic(label) && isOwn(foldAligned(label), false)) return true;
  const sentences = foldAligned(text).split(/(?<=[.;!?])\s+|\n|\s[–—]\s/u);
  return sentences.some((sentence, at) => {
    const isFirst = at === 0 && label !== "";
    const clauses = sentence.split(/[,:()]\s*/u);
    return isOwn(sentence, isFirst) || clauses.some((clause, nth) => isOwn(clause, isFirst && nth === 0));
  });
}

const endOf = (words: string) => {
  const at = words.search(clauseEnd);
  return at === -1 ? words.length : at;
};

const isFunctionWord = (word: string, language: string) =>
  isStopWord(word, language) || patternsOf(language).vocabulary.has(word);
