import { namesTopic } from "../knowledge/index.ts";
import { readIntent } from "./intent.ts";

const SENTENCE_END = /(?<=[.!?。！？؟…])\s+|(?<=[。！？؟])|\n+/u;
/** Words between two questions in one sentence, in the twelve languages. */
const AND =
  /\s*(?:[,;，；、،]\s*(?:and|y|et|und|e|en|ve|и|و)?|\s(?:and|also|y|et|und|e|ed|en|ve|и|و)\s|以及|还有|还有就是|それと|それから|あと)\s*/iu;

/**
 * The questions in what a guest wrote, in order: sentence by sentence, and two where one sentence asks about two
 * subjects. Greetings, thanks, and lead-ins such as "a question about" beside a real question are left out.
 */
export function questionsIn(messages: readonly string[], language: string): string[] {
  const sentences = messages
    .flatMap((message) => message.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => readIntent(sentence).kind === "question" && /[\p{L}\p{N}]/u.test(sentence));
  const asking = sentences.filter((sentence) => isAsked(sentence, language));
  return (asking.length > 0 ? asking : sentences.slice(-1)).flatMap((one) => clausesOf(one, language));
}

/** A sentence that ends in a question mark or names a subject of the house asks; anything else only leads in. */
function isAsked(sentence: string, language: string): boolean {
  return /[?？؟]\s*$/u.test(sentence) || namesTopic(sentence, language);
}

/** The parts of a sentence where each names a subject of its own, else the sentence as it is. */
function clausesOf(sentence: string, language: string): string[] {
  const parts = sentence.split(AND).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every((part) => namesTopic(part, language)) ? parts : [sentence];
}
