import { baseOf } from "@bellhop/contract/values";
import { analyzeText, mentionsTopic } from "../lexicon/index.ts";
import { type Clause, clausesOf, fold, PhraseMatcher } from "../text/index.ts";
import { askingWords } from "./asking.words.ts";
import { readIntent } from "./read-intent.ts";

/** Separators between two questions in one clause. */
const AND =
  /\s*(?:[,;，；、،]\s*(?:and|y|et|und|e|en|ve|и|و)?|\s(?:and|also|y|et|und|e|ed|en|ve|и|و)\s|以及|还有|还有就是|それと|それから|あと)\s*/iu;
const asking = new PhraseMatcher(askingWords.join(","));

const SENTENCE_END = /(?<=[.!?。！？؟…])\s+|(?<=[。！？؟])|\n+/u;

export const splitSentences = (message: string): string[] =>
  message
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** Splits messages into questions. What a guest only tells beside a question is left out. */
export function splitQuestions(messages: readonly string[], language: string): string[] {
  const told = messages.filter((message) => message.trim() !== "" && /[\p{L}\p{N}]/u.test(message));
  const asked = told.flatMap((message) => questionsIn(message, language));
  return asked.length > 0 ? asked : told.slice(-1);
}

/** True if a part of the text clearly asks: by a question mark, or by how it starts. */
export function asksClearly(text: string, language: string): boolean {
  return clausesOf(text, baseOf(language)).some(({ kind }) => kind === "question");
}

/** The clauses that ask; a message with only one stays whole, because the rest may tell what it is about. */
function questionsIn(message: string, language: string): string[] {
  const clauses = clausesOf(message, baseOf(language)).filter((clause) => isAsked(clause, language));
  const clear = clauses.filter(({ text, kind }) => kind === "question" && hasContent(text, language));
  const withContent = clauses.filter(
    (clause) => hasContent(clause.text, language) && (clear.length === 0 || isClear(clause)),
  );
  const asked = withContent.length > 0 ? withContent : clauses.slice(-1);
  const questions = asked.flatMap(({ text }) => partsOf(text, language));
  return questions.length === 1 && asked[0]?.text === questions[0] ? [message.trim()] : questions;
}

/** True if a clause is a question, or may be one and starts like one or names a topic. */
function isAsked({ text, kind }: Clause, language: string): boolean {
  if (kind === "context" || readIntent(text).kind !== "question") return false;
  return kind === "question" || asking.find(fold(text)) !== undefined || mentionsTopic(text, language);
}

/** Beside a clear question, what only names something is chatter. */
const isClear = ({ kind }: Clause): boolean => kind === "question";

/** False for "Is that possible?", which asks about something else in the message. */
function hasContent(text: string, language: string): boolean {
  const { topics, terms } = analyzeText(text, baseOf(language));
  return topics.size + terms.length > 0;
}

function partsOf(clause: string, language: string): string[] {
  const parts = clause.split(AND).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every((part) => mentionsTopic(part, language)) ? parts : [clause];
}
