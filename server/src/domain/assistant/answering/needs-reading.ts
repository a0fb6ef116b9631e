import { baseOf } from "@bellhop/contract/values";
import { textIn } from "@bellhop/language/entries";
import { isPromptInjection, readIntent, splitSentences } from "@bellhop/language/intents";
import type { OpenVersion } from "../versions/open-versions.ts";
import type { Decision, Enquiry } from "./decision.ts";
import { isLight } from "./draft-answer.ts";

/** Short questions that one entry answers this surely were answered rightly in all of the measured messages. */
const [sureFrom, maxCharacters] = [0.95, 60];

/** Whether a model may read better than the rules did. If they are sure, it is not input. */
export function needsReading(decision: Decision, input: Enquiry, version: OpenVersion): boolean {
  if (input.isTap) return false;
  const isReply = input.askedBefore !== undefined;
  if (decision.action === "stay_silent") return isReply || !isOnlyKind(input);
  const { optChange, accepted, confirmsRating, toldInEmergency, offerAnswered, sources } = decision;
  if (optChange || accepted || confirmsRating || toldInEmergency || offerAnswered) return false;
  if (decision.action === "answer")
    return isReply || (sources.length > 0 ? !isSureAnswer(decision, input, version) : !isOnlyKind(input));
  if (decision.handedOver.some(({ followUp }) => followUp)) return false;
  if (input.questions.some(isPromptInjection)) return false;
  return !decision.handedOver.every(({ reason }) => reason === "wants_person" || reason === "safety");
}

/** Guests get it in their own language. */
function isSureAnswer(
  { confidence, sources }: Extract<Decision, { action: "answer" }>,
  { questions, language, defaultLanguage }: Enquiry,
  { entries }: OpenVersion,
): boolean {
  const [source, ...others] = sources;
  const entry = source && entries.get(source.entryId);
  if (!entry || others.length > 0 || confidence < sureFrom) return false;
  const isOwn = baseOf(textIn(entry, language, defaultLanguage).language) === baseOf(language);
  return isOwn && questions.join(" ").length <= maxCharacters;
}

/** Greetings, thanks and praise in every sentence, or who answers, which the rules say. */
const isOnlyKind = ({ questions, language }: Enquiry): boolean =>
  questions
    .flatMap(splitSentences)
    .map((text) => readIntent(text, language))
    .every((intent) => isLight(intent) || intent.kind === "asks_who");

/** "Thanks!": with a model reading, guests who only thank get no message. */
export const isOnlyThanks = ({ questions, language }: Enquiry): boolean => {
  const kinds = questions.flatMap(splitSentences).map((text) => readIntent(text, language).kind);
  return kinds.includes("thanks") && kinds.every((kind) => kind === "thanks" || kind === "empty");
};
