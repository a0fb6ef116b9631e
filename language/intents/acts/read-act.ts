import { baseOf } from "@bellhop/contract/values";
import { Classifier } from "../../classifier/index.ts";
import { cached, hasIdeograph } from "../../text/index.ts";
import { findDistressEmoji } from "../emoji.ts";
import { piecesOf } from "../pieces.ts";
import model from "./acts.model.json" with { type: "json" };
import { type Act, acts } from "./acts.ts";
import { signsOf } from "./signs.ts";

const classifier = new Classifier(model);
const maxCachedTexts = 500;

export type ActProbabilities = Readonly<Record<Act, number>>;

/** Without signs, which take most of the time. */
const byWordsAlone = cached((text) => classifier.probabilitiesOf(text), maxCachedTexts);

/** Of the unseen emergencies and opt-outs none has less, by its words alone. */
const hardly = 0.02;

/** A cheap first pass: false if a message hardly does an act. */
export const mayDo = (act: Act, message: string): boolean =>
  (byWordsAlone(message)[classifier.labels.indexOf(act)] ?? 0) >= hardly;

const readIn = cached((language) =>
  cached((text): ActProbabilities => {
    const probabilities = classifier.probabilitiesOf(text, signsOf(text, language));
    const of = (act: Act) => probabilities[classifier.labels.indexOf(act)] ?? 0;
    return Object.fromEntries(acts.map((act) => [act, of(act)])) as Record<Act, number>;
  }, maxCachedTexts),
);

/** How probable it is that a sentence does each act; they sum to one. */
export const actProbabilities = (sentence: string, language: string): ActProbabilities =>
  readIn(baseOf(language))(sentence);

/** The most probable act. */
export function actOf(sentence: string, language: string): Act {
  const probabilities = actProbabilities(sentence, language);
  return acts.reduce((one, other) => (probabilities[other] > probabilities[one] ? other : one));
}

const charactersRead = 2_000;
/** Of a longer text, the end is read as well: what happened may come last. */
const charactersOfEnd = 500;
/**
 * From this probability on. A missed emergency is worse than a false alarm: on messages that the classifier had not
 * seen, about one of fifty others is above it, most of them written to look like one.
 */
const emergencyFrom = 0.48;
/** A part has less to go by: a sentence, or what stands between commas. */
const partEmergencyFrom = 0.65;
/** "My husband" answers a question. */
const wordsOfNoCry = 2;
const cryFrom = 0.8;

/** True if a message, or a part of it, reports that someone, or the place, is in danger now. */
export function reportsEmergency(message: string, language: string): boolean {
  if (findDistressEmoji(message)) return true;
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

/** Cheap: false if a message certainly reports no emergency, in any language. */
export const mayReportEmergency = (message: string): boolean =>
  message.length > charactersRead ||
  findDistressEmoji(message) !== undefined ||
  [message, ...piecesOf(message)].some((text) => mayDo("emergency", text));

export const partReportsEmergency = (part: string, language: string): boolean =>
  isEmergencyFrom(part, language, partEmergencyFrom);

function isEmergencyFrom(text: string, language: string, from: number): boolean {
  if (!/\p{L}/u.test(text) || !mayDo("emergency", text)) return false;
  const isShort = text.trim().split(/\s+/u).length <= wordsOfNoCry && !hasIdeograph(text);
  return actProbabilities(text, language).emergency >= (isShort ? Math.max(from, cryFrom) : from);
}
