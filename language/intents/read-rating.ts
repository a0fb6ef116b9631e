import { asciiDigits, cached, fold, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { numberWordsToDigits } from "../values/index.ts";
import { actOf, asksSurely, needsPersonProbability } from "./acts/read-act.ts";
import { classifyEmoji } from "./emoji.ts";
import { piecesOf } from "./pieces.ts";
import { ratingTexts, ratingWords } from "./rating.words.ts";
import { charactersRead, readIntent } from "./read-intent.ts";
import { readOptChange } from "./read-opt-change.ts";
import { splitSentences } from "./split-sentences.ts";

/** 1 is the worst, 5 the best. */
export type Score = 1 | 2 | 3 | 4 | 5;

export type ReadRating = {
  /** Null if the text only complains. */
  score: Score | null;
  /** A number or stars; else words. */
  isExplicit: boolean;
  complains: boolean;
  /** The words that are more than a number or a word of the scale. */
  comment: string;
};

/**
 * Reads what answers "How was your stay?": a number, stars, or words that rate the stay or complain about it. Undefined if
 * the text rates nothing.
 */
export function readRating(written: string, language: string): ReadRating | undefined {
  const text = asciiDigits(written.slice(0, charactersRead).normalize("NFKC")).trim();
  if (text === "" || readOptChange(text)) return undefined;
  const explicit = readNumber(text, language);
  const rest = explicit ? explicit.rest : text;
  const told = rest.replace(/^(?:[\s\p{P}⭐🌟★]|\ufe0f|\u20e3)+/u, "");
  const words = readWords(told, language);
  const complains = complainsIn(told, language, explicit !== undefined || words !== undefined);
  if (!explicit && !words && !complains) return undefined;
  const comment = withoutScaleWord(told);
  if (!explicit) return { score: words ?? null, isExplicit: false, complains, comment };
  // "1, everything was wonderful": 1 is the best mark in some schools.
  const isContradicted = explicit.score <= 2 && words === 5 && !complains;
  return { score: isContradicted ? 5 : explicit.score, isExplicit: true, complains, comment };
}

/** Rated with less than "good", or with a complaint. */
export const isBadRating = ({ score, complains }: Pick<ReadRating, "score" | "complains">): boolean =>
  complains || (score !== null && score <= 3);

type Found = { score: Score; rest: string };

const marks = String.raw`[\s\p{Extended_Pictographic}\ufe0f\u20e3\u200d]*`;
const starWords =
  "stars?|sterne?n?|étoiles?|estrellas?|stell[ae]|estrelas?|sterren|ster|نجوم|نجمات|نجمة|نجمتان|星|つ星|зв[её]зд\\p{L}*|yıldız";
const outOf = String.raw`\/|out of|von|sur|su|de|van de|van|из|من`;
const ends = String.raw`(?=${marks}(?:$|\n|[,;:!…)]|\.(?!\d)|\s?[–—-]\s?(?!\d)|\s(?:but|aber|mais|pero|ma|però|mas|maar|но|ama|لكن|ولكن)(?!\p{L})|(?:但|でも)))`;
const scaled = new RegExp(
  String.raw`^(\d{1,2})(?:[.,](\d))?\s?(?:${outOf})\s?(5|10)(?:\s(?:${starWords}))?${ends}`,
  "iu",
);
const starred = new RegExp(String.raw`^([1-5])\s?(?:${starWords})(?!\p{L})`, "iu");
const bare = new RegExp(`^([1-5]|10)${ends}`, "iu");
const starSigns = /^(?:[⭐🌟★]\ufe0f?\s*){1,5}(?![⭐🌟★])/u;

function readNumber(text: string, language: string): Found | undefined {
  const signs = starSigns.exec(text)?.[0];
  if (signs) {
    const score = (signs.match(/[⭐🌟★]/gu)?.length ?? 0) as Score;
    return { score, rest: text.slice(signs.length).replace(/^[☆\s]+/u, "") };
  }
  const isWord = !/\s/u.test(text) && !/\d/.test(text);
  const digits = isWord ? numberWordsToDigits(fold(text), language).trim() : text;
  const of = scaled.exec(digits);
  if (of) {
    const value = Number(`${of[1]}.${of[2] ?? 0}`);
    const whole = Number(of[3]);
    return value <= whole
      ? { score: onScale((value * 5) / whole), rest: digits.slice(of[0].length) }
      : undefined;
  }
  const found = starred.exec(digits) ?? bare.exec(digits);
  if (!found) return undefined;
  const number = Number(found[1]);
  return { score: number === 10 ? 5 : onScale(number), rest: digits.slice(found[0].length) };
}

const onScale = (value: number): Score => Math.min(5, Math.max(1, Math.round(value))) as Score;

type Group = "notBad" | Score;
const scoreOf: Record<Group, Score> = { notBad: 4, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };
/** The first group that is found counts: "not very good" holds "very good", which holds "good". */
const groups: Group[] = ["notBad", 2, 5, 1, 4, 3];

const matcherOf = cached((group) => {
  const place = Number(scoreOf[group as Group]) - 1;
  const scale = group === "notBad" ? [] : Object.values(ratingTexts).map((texts) => texts.scale[place]);
  return new PhraseMatcher([ratingWords[group as Group], ...scale].join(","));
});
const but = new PhraseMatcher(ratingWords.but);

const isScaleWord = (text: string): boolean =>
  groups.some((group) => matcherOf(String(group)).matchesAll(fold(text)));

/** "Not good", chosen from the scale, is no comment. The lines below it are. */
function withoutScaleWord(text: string): string {
  const [first = "", ...others] = text.split("\n");
  return (isScaleWord(first) ? others.join("\n") : text).trim();
}

/** What the first sentence that rates says before "but"; undefined if none does. */
function readWords(text: string, language: string): Score | undefined {
  if (text === "") return undefined;
  if (!/[\p{L}\p{N}]/u.test(text)) return readEmoji(text);
  for (const sentence of splitSentences(text)) {
    const isGreeting = () => !isScaleWord(sentence) && readIntent(sentence, language).kind === "greeting";
    if (hasQuestionMark(sentence) || isGreeting()) continue;
    const folded = fold(sentence);
    const group = groups.find((one) => matcherOf(String(one)).find(folded) !== undefined);
    if (group !== undefined && rates(sentence, language)) return scoreOf[group];
  }
  return undefined;
}

/** A short text rates, and a longer one if it asks for nothing. */
function rates(sentence: string, language: string): boolean {
  if (sentence.split(/\s+/u).length <= shortWords) return true;
  const act = actOf(sentence, language);
  return act !== "question" && act !== "request";
}
const shortWords = 4;

function readEmoji(text: string): Score | undefined {
  if (/👍|👌/u.test(text)) return 4;
  const meaning = classifyEmoji(text);
  if (meaning === "complaint") return 1;
  return meaning === "thanks" && /[❤♥😍🥰🤩💯👏🥳😀😃😄😁😊]/u.test(text) ? 5 : undefined;
}

/** `isRated`: beside a rating, what follows "but" is a complaint already if it needs a person. */
function complainsIn(text: string, language: string, isRated: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return classifyEmoji(text) === "complaint";
  return splitSentences(text).some((sentence) => {
    if (isScaleWord(sentence)) return false;
    if (readIntent(sentence, language).kind === "complaint") return true;
    return piecesOf(sentence).some((piece) => {
      if (isScaleWord(piece)) return false;
      if (actOf(piece, language) === "complaint") return true;
      const isBeside = isRated && but.find(fold(piece)) !== undefined && !asksSurely(piece, language);
      return isBeside && needsPersonProbability(piece, language) >= besideFrom;
    });
  });
}
const besideFrom = 0.2;
