import { baseOf } from "@bellhop/contract/values";
import { cached, fold, hasIdeograph, tokenize } from "../text/index.ts";
import { unitsOf } from "./matching-sentences.ts";
import { subjectWords } from "./needs-subject.words.ts";

/**
 * True if a statement may not say what it is about: "It is included.", "Open from 9:00.", "Yes, the blue ones.", "Free.".
 * Not exact: some complete sentences are found too ("It is forbidden to smoke."), and languages that drop pronouns hide
 * some.
 */
export function needsSubject(text: string, language: string): boolean {
  const first = unitsOf(text)[0]?.text ?? "";
  const { opens, answers, names } = subjectWordsIn(baseOf(language));
  if (ANSWER_END.test(first) && answers.includes(fold(first.split(ANSWER_END)[0] ?? "").trim())) return true;
  if (hasIdeograph(first)) return text.length < minIdeographs || opens.some((one) => first.startsWith(one));
  const tokens = tokenize(text).map((token) => token.text);
  if (tokens.length < minWords) return true;
  const words = `${tokens.join(" ")} `;
  const begins = (phrase: string) => words.startsWith(`${phrase} `);
  return opens.some(begins) && !names.some(begins) && !GERMAN_SUBJECT.test(first);
}

const [minWords, minIdeographs] = [3, 5];
const ANSWER_END = /[,.!;:،。、,!–—]/u;
/** "Das Hallenbad ist warm" names its subject, and "Sie können" is polite. */
const GERMAN_SUBJECT = /^(?:(?:Das|Die|Der|Diese[rs]?)\s+\p{Lu}|Sie\s+\p{Ll}+en(?!\p{L}))/u;

const subjectWordsIn = cached((language) => {
  const listOf = (phrases = "") =>
    phrases
      .split(",")
      .map((one) => fold(one.trim()))
      .filter(Boolean);
  const { opens, answers, names } = subjectWords[language] ?? {};
  return { opens: listOf(opens), answers: listOf(answers), names: listOf(names) };
});
