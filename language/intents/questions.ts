import { namesTopic } from "../lexicon/index.ts";
import { anyOf, fold, Phrases } from "../text/index.ts";
import { askingWords } from "./asking.words.ts";
import { readIntent } from "./intent.ts";

const SENTENCE_END = /(?<=[.!?。！？؟…])\s+|(?<=[。！？؟])|\n+/u;
/** Words between two questions in one sentence, in the twelve languages. */
const AND =
  /\s*(?:[,;，；、،]\s*(?:and|y|et|und|e|en|ve|и|و)?|\s(?:and|also|y|et|und|e|ed|en|ve|и|و)\s|以及|还有|还有就是|それと|それから|あと)\s*/iu;
const asking = new Phrases(anyOf(askingWords));

/**
 * The questions in what a guest wrote, in order: sentence by sentence, and two where one sentence asks about two
 * subjects. Greetings, thanks, and lead-ins such as "a question about" beside a real question are left out.
 */
export function questionsIn(messages: readonly string[], language: string): string[] {
  const sentences = messages
    .flatMap((message) => message.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => readIntent(sentence).kind === "question" && /[\p{L}\p{N}]/u.test(sentence));
  const asked = sentences.filter((sentence) => isAsked(sentence, language));
  return (asked.length > 0 ? asked : sentences.slice(-1)).flatMap((one) => clausesOf(one, language));
}

/** A sentence asks that ends in a question mark, begins like a question, or names a subject of the house. */
function isAsked(sentence: string, language: string): boolean {
  if (/[?？؟]\s*$/u.test(sentence)) return true;
  return asking.firstIn(fold(sentence)) !== undefined || namesTopic(sentence, language);
}

/** The parts of a sentence where each names a subject of its own, else the sentence as it is. */
function clausesOf(sentence: string, language: string): string[] {
  const parts = sentence.split(AND).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every((part) => namesTopic(part, language)) ? parts : [sentence];
}
