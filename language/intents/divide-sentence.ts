import { actProbabilities } from "./acts/read-act.ts";
import { piecesOf } from "./pieces.ts";

const complaintFrom = 0.6;
/** Longer sentences are not divided. */
const maxCharacters = 2_000;

/**
 * Divides a sentence if a part of it complains, so that both parts get a response: "what time is breakfast, my steak
 * was burnt".
 */
export function divideSentence(sentence: string, language: string): string[] {
  if (sentence.length > maxCharacters) return [sentence];
  const pieces = piecesOf(sentence);
  const complains = (piece: string) => actProbabilities(piece, language).complaint >= complaintFrom;
  const others = pieces.filter((piece) => !complains(piece));
  if (others.length === 0 || others.length === pieces.length) return [sentence];
  return [others.join(" "), pieces.filter(complains).join(" ")];
}
