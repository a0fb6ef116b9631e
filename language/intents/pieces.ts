import { splitSentences } from "./split-sentences.ts";

/** Commas, dashes, brackets and emoji. A comma between digits separates nothing. */
const PIECE_END =
  /(?<=[,;:，；、،])(?!\d)\s*|\s+[–—-]\s+|[()[\]]|(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/u;
/** Words between two clauses. */
const AND =
  /\s+(?=(?:and|also|but|then|y|luego|et|puis|mais|und|dann|aber|e|ed|poi|ma|en|dan|maar|ve|bir de|ama|и|а|но|потом|ثم)\s)|\s+(?=و\p{L})|(?=以及|还有|然后|另外|但是|それと|それから|あと)/iu;
/** A text with more parts stays whole: such texts are rare, and each part takes time. */
const maxParts = 40;

/** The parts of a message that may each perform an act: sentences, and the text between commas and "and". */
export const piecesOf = (message: string): string[] =>
  splitSentences(message).flatMap((sentence) => commaPieces(sentence).flatMap(partsAtAnd));

export const commaPieces = (sentence: string): string[] => partsAt(sentence, PIECE_END);
export const partsAtAnd = (piece: string): string[] => partsAt(piece, AND);

function partsAt(text: string, end: RegExp): string[] {
  const parts = text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > maxParts ? [text] : parts;
}
