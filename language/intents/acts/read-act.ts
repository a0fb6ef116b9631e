import { baseOf } from "@bellhop/contract/values";
import { Classifier } from "../../classifier/index.ts";
import { cached, hasIdeograph, hasQuestionMark } from "../../text/index.ts";
import { findDistressEmoji } from "../emoji.ts";
import { piecesOf } from "../pieces.ts";
import model from "./acts.model.json" with { type: "json" };
import { type Act, acts } from "./acts.ts";
import { signsOf } from "./signs.ts";
import { statesDanger } from "./states-danger.ts";

const classifier = new Classifier(model);
const maxCachedTexts = 500;

export type ActProbabilities = Readonly<Record<Act, number>>;

/** Without signs, which take most of the time. */
const byWordsAlone = cached((text) => classifier.probabilitiesOf(text), maxCachedTexts);

/** No unseen opt-out, and no part of an unseen emergency, has a lower probability by its words alone. */
const hardly = 0.02;
/** Each unseen emergency that is found has at least 0.28 by its words alone, as a whole or in a part. */
const hardlyEmergency = 0.1;

/** A cheap first pass: false if a message is unlikely to perform an act. */
export const mayDo = (act: Act, message: string, from = hardly): boolean =>
  (byWordsAlone(message)[classifier.labels.indexOf(act)] ?? 0) >= from;

const readIn = cached((language) =>
  cached((text): ActProbabilities => {
    const probabilities = classifier.probabilitiesOf(text, signsOf(text, language));
    const of = (act: Act) => probabilities[classifier.labels.indexOf(act)] ?? 0;
    return Object.fromEntries(acts.map((act) => [act, of(act)])) as Record<Act, number>;
  }, maxCachedTexts),
);

/** The probability of each act of a sentence; they sum to one. */
export const actProbabilities = (sentence: string, language: string): ActProbabilities =>
  readIn(baseOf(language))(sentence);

/** The most probable act. */
export function actOf(sentence: string, language: string): Act {
  const probabilities = actProbabilities(sentence, language);
  return acts.reduce((one, other) => (probabilities[other] > probabilities[one] ? other : one));
}

/** The probability that a sentence asks or requests something. */
export function askProbability(sentence: string, language: string): number {
  const { question, request } = actProbabilities(sentence, language);
  return question + request;
}

/** Low, because a missed question is worse than chatter that staff read. */
export const asksFrom = 0.4;

/** A question mark, or words that ask or request. */
export const asksSomething = (sentence: string, language: string): boolean =>
  hasQuestionMark(sentence) || askProbability(sentence, language) >= asksFrom;

/**
 * The probability that a statement needs a person: danger, a complaint, a request, or a wish for a person. Each of
 * these alone may be too improbable.
 */
export function needsPersonProbability(sentence: string, language: string): number {
  const { emergency, complaint, request, person } = actProbabilities(sentence, language);
  return emergency + complaint + request + person;
}

const charactersRead = 2_000;
/** Reads the end of a long text too, because the important part may come last. */
const charactersOfEnd = 500;
/**
 * The threshold for a message. A missed emergency is worse than a false alarm: of messages that the classifier had
 * not seen, about one in fifty of the others is above it, most of them written to look like one.
 */
const emergencyFrom = 0.48;
/** The threshold for a part, such as a sentence or the text between commas: it has less context. */
const partEmergencyFrom = 0.65;
/** "My husband" may answer a question, so very short texts need a higher probability. */
const [wordsOfReply, fewWordsFrom] = [2, 0.8];

/** True if a message, or a part of it, reports that a person or the building is in danger now. */
export function reportsEmergency(message: string, language: string): boolean {
  if (findDistressEmoji(message) || statesDanger(message)) return true;
  if (!mayReportEmergency(message)) return false;
  const texts =
    message.length > charactersRead
      ? [message.slice(0, charactersRead), message.slice(-charactersOfEnd)]
      : [message];
  return texts.some(
    (text) =>
      isEmergencyFrom(text, language, emergencyFrom) ||
      piecesOf(text).some((piece) => partReportsEmergency(piece, language)),
  );
}

/** A cheap check: false if a message certainly reports no emergency, in any language. */
export const mayReportEmergency = (message: string): boolean =>
  message.length > charactersRead ||
  findDistressEmoji(message) !== undefined ||
  statesDanger(message) ||
  [message, ...piecesOf(message)].some(
    (text) => hasLetters(text) && mayDo("emergency", text, hardlyEmergency),
  );

export const partReportsEmergency = (part: string, language: string): boolean =>
  statesDanger(part) || isEmergencyFrom(part, language, partEmergencyFrom);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function isEmergencyFrom(text: string, language: string, from: number): boolean {
  if (!hasLetters(text) || !mayDo("emergency", text)) return false;
  const isShort = text.trim().split(/\s+/u).length <= wordsOfReply && !hasIdeograph(text);
  return actProbabilities(text, language).emergency >= (isShort ? Math.max(from, fewWordsFrom) : from);
}
