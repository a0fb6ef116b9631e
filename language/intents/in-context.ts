import { baseOf } from "@bellhop/contract/values";
import { analyzeText, type Topic, topicsIn } from "../lexicon/index.ts";
import { commaPieces, partsAtAnd } from "./pieces.ts";
import { splitSentences } from "./split-sentences.ts";

/** "And for children?" asks about what was named before. */
const ofSomething: ReadonlySet<Topic> = new Set(["children", "group", "weather"]);

/**
 * A question that names no topic, behind the part of the guest's messages that does: "We have a roof box, 2.08 m. Does
 * it fit in there?". Undefined if it names one, or if nothing beside it does.
 */
export function withTopicBeside(
  question: string,
  messages: readonly string[],
  language: string,
): string | undefined {
  if (!topicsIn(question, language).isSubsetOf(ofSomething) && !onlyAsksToPay(question, language))
    return undefined;
  const message = messages.find((one) => piecesIn(one, language).some((piece) => isPartOf(piece, question)));
  const pieces = message === undefined ? [] : piecesIn(message, language);
  const at = pieces.findIndex((piece) => isPartOf(piece, question));
  const namesTopic = (piece: string) =>
    !isPartOf(piece, question) && !topicsIn(piece, language).isSubsetOf(ofSomething);
  const piece = pieces.slice(0, at).findLast(namesTopic) ?? pieces.slice(at).find(namesTopic);
  return piece && `${piece} ${question}`;
}

/** "Do we have to pay?" is about what was named before; "Can we pay by card?" is about paying. */
export function onlyAsksToPay(question: string, language: string): boolean {
  const { topics, terms } = analyzeText(question, baseOf(language));
  return topics.size === 1 && topics.has("payment") && terms.length <= 1;
}

const piecesIn = (message: string, language: string): string[] =>
  splitSentences(message).flatMap((sentence) =>
    commaPieces(sentence).flatMap((piece) => partsAtAnd(piece, language)),
  );

const isPartOf = (piece: string, question: string) => question.includes(piece) || piece.includes(question);
