import { baseOf } from "@bellhop/contract/values";
import type { GuestLanguage } from "../detection/index.ts";
import { cached } from "../text/index.ts";
import { splitSentences } from "./split-sentences.ts";

/** Commas, dashes, brackets, emoji, and spaces in Chinese. A comma between digits separates nothing. */
const PIECE_END =
  /(?<=[,;:，；、،])(?!\d)\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}])\s+(?=\p{Script=Han})|\s+[–—-]\s+|[()[\]]|(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/u;
/** Words between two clauses. */
const AND =
  /\s+(?=(?:and|also|but|then|y|luego|et|puis|mais|und|dann|aber|e|ed|poi|ma|en|dan|maar|ve|bir de|ama|и|а|но|потом|ثم)\s)|\s+(?=و\p{L})|(?=以及|还有|然后|另外|但是|それと|それから|あと)/iu;
/** The same by language: "en" is "and" in Dutch and "in" in Spanish, "ma" is "but" in Italian and "my" in French. */
const andIn: Partial<Record<GuestLanguage, string>> = {
  en: "and|also|but|then",
  es: "y|luego|pero",
  fr: "et|puis|mais",
  de: "und|dann|aber",
  it: "e|ed|poi|ma|però",
  pt: "e|mas|depois",
  nl: "en|dan|maar",
  tr: "ve|bir de|ama",
  ru: "и|а|но|потом",
};
const andOf = cached((language) => {
  const words = andIn[language as GuestLanguage];
  return words ? new RegExp(`\\s+(?=(?:${words})\\s)`, "iu") : AND;
});
/** A text with more parts stays whole: such texts are rare, and each part takes time. */
const maxParts = 40;

/** The parts of a message that may each perform an act: sentences, and the text between commas and "and". */
export const piecesOf = (message: string): string[] =>
  splitSentences(message).flatMap((sentence) => commaPieces(sentence).flatMap((piece) => partsAtAnd(piece)));

export const commaPieces = (sentence: string): string[] => partsAt(sentence, PIECE_END);
/** Without a language, at the words of all languages. */
export const partsAtAnd = (piece: string, language?: string): string[] =>
  partsAt(piece, language ? andOf(baseOf(language)) : AND);

function partsAt(text: string, end: RegExp): string[] {
  const parts = text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > maxParts ? [text] : parts;
}
