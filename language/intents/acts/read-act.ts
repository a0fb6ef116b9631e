import { baseOf } from "@bellhop/contract/values";
import { Classifier } from "../../classifier/index.ts";
import { cached, hasQuestionMark } from "../../text/index.ts";
import { type Act, acts } from "./acts.ts";
import { signsOf } from "./signs.ts";
import { readStoredModel } from "./stored-model.ts";

const classifier = new Classifier(readStoredModel());
const maxCachedTexts = 500;

export type ActProbabilities = Readonly<Record<Act, number>>;

/** Without signs, which take most of the time. */
const byWordsAlone = cached((text) => classifier.probabilitiesOf(text), maxCachedTexts);

/** No unseen opt-out, and no part of an unseen emergency, has a lower probability by its words alone. */
const hardly = 0.02;

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

const surely = 0.6;
/** Like `asksSomething`, for a part that would get an answer although it may only tell something. */
export const asksSurely = (sentence: string, language: string): boolean =>
  hasQuestionMark(sentence) || askProbability(sentence, language) >= surely;

/**
 * The probability that a statement needs a person: danger, a complaint, a request, or a wish for a person. Each of
 * these alone may be too improbable.
 */
export function needsPersonProbability(sentence: string, language: string): number {
  const { emergency, complaint, request, person } = actProbabilities(sentence, language);
  return emergency + complaint + request + person;
}

const certainly = 0.8;
/** Like `asksSurely`, for a part of a message that complains. */
export const asksCertainly = (sentence: string, language: string): boolean =>
  hasQuestionMark(sentence) || askProbability(sentence, language) >= certainly;

/** A sentence without a question mark, next to one that has it, mostly tells why. */
export const asksByWords = (sentence: string, language: string): boolean =>
  hasQuestionMark(sentence) || actProbabilities(sentence, language).question >= surely;
