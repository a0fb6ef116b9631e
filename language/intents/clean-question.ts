import type { GuestLanguage } from "../detection/index.ts";
import { cached, fold, hasIdeograph, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { knownLanguage } from "./acts/act-matchers.ts";
import { actWords } from "./acts/words/index.ts";
import { intentWords } from "./intent.words.ts";
import { splitQuestions } from "./split-questions.ts";

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;
/** A name after a greeting: "Hello Giulia,". */
const NAME_BEFORE_COMMA = /^(?:\p{Lu}[\p{L}'’.-]*\s+){0,2}\p{Lu}[\p{L}'’.-]*\s*[,!.–-]+\s*/u;
const EDGES = /^[\s,;:!.–—-]+|[\s,;:–—-]+$/gu;
/** The longest greeting or courtesy that is taken off, in words. */
const maxCourtesyWords = 6;

/**
 * What a guest asks, as the question of an entry: without greeting, thanks, names and courtesy. The rest keeps the
 * guest's wording. A message of courtesy alone stays as it is.
 */
export function cleanQuestion(message: string, language: string): string {
  const whole = withoutPersonalData(message.slice(0, charactersRead).trim().replace(/\s+/gu, " "));
  const courtesy = courtesyOf(knownLanguage(language));
  const questions = splitQuestions([withoutStart(whole, courtesy)], language).join(" ");
  const bare = withoutEnd(
    withoutStart(withoutPlease(questions.replace(EMOJI, " "), courtesy.please), courtesy),
    courtesy,
  );
  const cleaned = bare.replace(/\s+/gu, " ").replace(EDGES, "");
  if (!/[\p{L}\p{N}]/u.test(cleaned)) return whole;
  const question = cleaned.charAt(0).toLocaleUpperCase(language) + cleaned.slice(1);
  return hasQuestionMark(whole) && !/[?？؟!.。]$/u.test(question)
    ? `${question}${markOf(question)}`
    : question;
}

/** A question of an entry is shorter; the time to clean one grows with its length. */
const charactersRead = 600;

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
/** Phone, card and booking numbers; a year or a price has fewer digits. */
const LONG_NUMBER = /\+?\d(?:[\s()./-]?\d){6,}/gu;
const OWN_ROOM =
  /(?<!\p{L})(?:from|aus|von|de la|de|dalla|della|desde la|do|van)\s+(?:room|zimmer|chambre|camera|habitación|quarto|kamer)(?:\s+(?:no|nr|number|nummer)\.?)?\s*\d{1,4}(?!\d)/giu;

const withoutPersonalData = (text: string): string =>
  [EMAIL, LONG_NUMBER, OWN_ROOM]
    .reduce((rest, pattern) => rest.replace(pattern, " "), text)
    .replace(/\s+/gu, " ");

type Courtesy = { all: PhraseMatcher; greeting: PhraseMatcher; please: PhraseMatcher; thanks: PhraseMatcher };

const namelessAddress = "dear, everyone, team, all, there, cari, liebes, sehr geehrte";

const courtesyOf = cached((language): Courtesy => {
  const { greeting, thanks } = intentWords[language as GuestLanguage];
  const please = `${actWords[language as GuestLanguage].please},please`;
  return {
    all: new PhraseMatcher([greeting, thanks, please, namelessAddress].join(",")),
    greeting: new PhraseMatcher(`${greeting},${namelessAddress}`),
    please: new PhraseMatcher(please),
    thanks: new PhraseMatcher(thanks),
  };
});

const isOnly = (text: string, matcher: PhraseMatcher) => !/[\p{L}\p{N}]/u.test(matcher.remove(fold(text)));

function withoutStart(text: string, { all, greeting }: Courtesy): string {
  const words = wordsOf(text);
  const length = longest(words.length, (size) => isOnly(words.slice(0, size).join(""), all));
  if (length === 0) return text;
  const rest = words.slice(length).join("");
  const greets = greeting.find(fold(words.slice(0, length).join(""))) !== undefined;
  return greets ? rest.replace(EDGES, "").replace(NAME_BEFORE_COMMA, "") : rest;
}

function withoutEnd(text: string, { all, thanks }: Courtesy): string {
  const words = wordsOf(text);
  const length = longest(words.length, (size) => isOnly(words.slice(-size).join(""), all));
  if (length > 0) return words.slice(0, -length).join("");
  const unsigned = words.slice(0, -1);
  const isSigned = /^\p{Lu}/u.test(words.at(-1) ?? "") && isOnly(unsigned.at(-1) ?? "?", thanks);
  return isSigned ? withoutEnd(unsigned.join(""), { all, greeting: all, please: all, thanks }) : text;
}

/** "Could I have two towels, please?" Chinese and Japanese have no words to take off. */
function withoutPlease(text: string, please: PhraseMatcher): string {
  if (hasIdeograph(text)) return text;
  const words = wordsOf(text);
  for (const from of words.keys()) {
    const length = longest(words.length - from, (size) =>
      please.matchesAll(fold(words.slice(from, from + size).join(""))),
    );
    if (length === 0) continue;
    const mark = /[?!.]\s*$/u.exec(words[from + length - 1] ?? "")?.[0] ?? " ";
    const before = words
      .slice(0, from)
      .join("")
      .replace(/[\s,]+$/u, "");
    return withoutPlease(`${before}${mark}${words.slice(from + length).join("")}`.trim(), please);
  }
  return text;
}

/** Words with what follows each of them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

function longest(words: number, fits: (size: number) => boolean): number {
  for (let size = Math.min(maxCourtesyWords, words); size > 0; size--) if (fits(size)) return size;
  return 0;
}

const markOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? "؟" : hasIdeograph(text) ? "？" : "?");
