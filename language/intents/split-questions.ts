import { mentionsTopic } from "../lexicon/index.ts";
import { fold, PhraseMatcher } from "../text/index.ts";
import { askingWords } from "./asking.words.ts";
import { readIntent } from "./read-intent.ts";

const SENTENCE_END = /(?<=[.!?。！？؟…])\s+|(?<=[。！？؟])|\n+/u;
/** Separators between two questions in one sentence. */
const AND =
  /\s*(?:[,;，；、،]\s*(?:and|y|et|und|e|en|ve|и|و)?|\s(?:and|also|y|et|und|e|ed|en|ve|и|و)\s|以及|还有|还有就是|それと|それから|あと)\s*/iu;
const asking = new PhraseMatcher(askingWords.join(","));

/** Splits messages into questions; greetings, thanks and lead-ins are left out beside a real question. */
export function splitQuestions(messages: readonly string[], language: string): string[] {
  const sentences = messages
    .flatMap((message) => message.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => readIntent(sentence).kind === "question" && /[\p{L}\p{N}]/u.test(sentence));
  const asked = sentences.filter((sentence) => isAsked(sentence, language));
  return (asked.length > 0 ? asked : sentences.slice(-1)).flatMap((one) => clausesOf(one, language));
}

/** True if a sentence ends in a question mark, starts like a question, or names a topic. */
function isAsked(sentence: string, language: string): boolean {
  if (/[?？؟]\s*$/u.test(sentence)) return true;
  return asking.find(fold(sentence)) !== undefined || mentionsTopic(sentence, language);
}

function clausesOf(sentence: string, language: string): string[] {
  const parts = sentence.split(AND).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every((part) => mentionsTopic(part, language)) ? parts : [sentence];
}
