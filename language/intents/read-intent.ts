import { detectLanguage, type GuestLanguage } from "../detection/index.ts";
import { type Topic, topicsIn } from "../lexicon/index.ts";
import { cached, fold, hasIdeograph, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { knownLanguage } from "./acts/act-matchers.ts";
import { type Act, acts } from "./acts/acts.ts";
import {
  type ActProbabilities,
  actOf,
  actProbabilities,
  askProbability,
  needsPersonProbability,
} from "./acts/read-act.ts";
import { partReportsDanger } from "./acts/read-danger.ts";
import { classifyEmoji, findDistressEmoji } from "./emoji.ts";
import { asksHowWeAre } from "./how-are-you.ts";
import { type IntentWords, intentWords } from "./intent.words.ts";
import { isExclamation } from "./is-exclamation.ts";
import { piecesOf } from "./pieces.ts";
import { asksClearly } from "./split-questions.ts";

export type Intent = {
  kind:
    | "question"
    | "greeting"
    | "thanks"
    | "compliment"
    | "small_talk"
    /** A statement without a question. */
    | "statement"
    | "wants_person"
    | "complaint"
    /** An emergency, or something urgent for staff. */
    | "safety"
    | "sensitive"
    | "asks_who"
    /** Emoji that only a person can interpret. */
    | "unclear"
    | "empty";
};

/** Characters that are read for intent and language. */
export const charactersRead = 2_000;

const matcherOf = (kind: keyof IntentWords) =>
  new PhraseMatcher(
    Object.values(intentWords)
      .map((words) => words[kind])
      .join(","),
  );
/** By language: a phrase of one language is harmless in another. */
const safetyIn = cached((language) => new PhraseMatcher(intentWords[language as GuestLanguage].safety));
const person = matcherOf("person");
const personAlone = matcherOf("personAlone");
const sensitive = matcherOf("sensitive");
const complaint = matcherOf("complaint");
const asksWho = matcherOf("asksWho");
const greeting = matcherOf("greeting");
const thanks = matcherOf("thanks");
/** "… or a human?" */
const orElse = new PhraseMatcher(
  "or a human, or a person, or a real person, or human, or person, or a bot, or a robot, or a machine, o una persona, o un humano, o persona, o un bot, ou une personne, ou un humain, ou un robot, oder ein mensch, oder eine person, oder mensch, oder ein bot, o un robot, o sei una persona, o un umano, ou uma pessoa, ou um humano, ou um robo, of een mens, of een persoon, of een robot, yoksa insan misin, yoksa insan misiniz, yoksa gercek bir insan misin, или человек, или живой человек, или робот, ام انسان, ام شخص, ام روبوت, او انسان, 还是人, 还是真人, 还是机器人, それとも人間ですか, それとも人ですか",
);
/** Words that may surround "reception" or "hello". */
const around = new PhraseMatcher(
  "please, a, the, to, pls, por favor, porfavor, s il vous plait, svp, bitte, per favore, alstublieft, aub, lutfen, пожалуйста, من فضلك, لو سمحت, 请, お願いします, をお願いします, un, una, une, eine, einen, ein, een, and, y, et, und, e, en, ve, и, و, dear, all, everyone, team, there",
);

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Classifies the intent of a sentence. Emergencies, safety questions and topics for staff are detected before
 * anything else; the classifier of acts tells questions, complaints, thanks and statements apart.
 */
export function readIntent(written: string, language: string): Intent {
  const text = written.slice(0, charactersRead);
  const whole = fold(text);
  if (!hasWord(whole)) return readMarks(text);
  if (partReportsDanger(text, language) || findDistressEmoji(text)) return { kind: "safety" };
  const identityQuestion = asksWho.find(whole);
  const folded = identityQuestion ? orElse.remove(asksWho.remove(whole)) : whole;
  const act = actProbabilities(text, language);
  const namesSafety = languagesOf(text, language).some((one) => safetyIn(one).find(folded) !== undefined);
  if (namesSafety && !asksForFood(text, language, act)) return { kind: "safety" };
  if (person.find(folded) && act.question < likely) return { kind: "wants_person" };
  if (sensitive.find(folded)) return { kind: "sensitive" };
  const bare = around.remove(folded);
  if (identityQuestion && !hasWord(greeting.remove(bare))) return { kind: "asks_who" };
  if (personAlone.matchesAll(bare)) return { kind: "wants_person" };
  const withoutGreeting = around.remove(greeting.remove(folded));
  if (!hasQuestionMark(folded) && !hasWord(around.remove(thanks.remove(withoutGreeting))))
    return { kind: hasWord(withoutGreeting) ? "thanks" : "greeting" };
  if (complaint.find(folded) && act.complaint >= possible) return { kind: "complaint" };
  return { kind: kindOf(text, language) };
}

/** "Milk doesn't agree with my mother, is there anything for her at breakfast?" */
const asksForFood = (text: string, language: string, { question }: ActProbabilities): boolean =>
  question >= likely && !topicsIn(text, language).isDisjointFrom(ofFood);
const ofFood: ReadonlySet<Topic> = new Set([
  "breakfast",
  "lunch",
  "dinner",
  "restaurant",
  "diet",
  "half_board",
]);

/**
 * Probabilities: above the lower one an act counts together with another sign of it; above the higher one it counts
 * alone.
 */
const [possible, likely] = [0.25, 0.6];

const kindOfAct: Record<Act, Intent["kind"]> = {
  // Below this probability staff read the message.
  emergency: "statement",
  question: "question",
  request: "question",
  complaint: "complaint",
  statement: "statement",
  reply: "statement",
  thanks: "thanks",
  compliment: "compliment",
  greeting: "greeting",
  small_talk: "small_talk",
  person: "wants_person",
  // `readOptChange` reads the whole message before its sentences; what it does not confirm, staff read.
  opt_out: "statement",
  asks_who: "asks_who",
};
/**
 * These get a friendly reply and no answer. If one is uncertain, or has a question mark ("Who won the match?"), it
 * counts as a question.
 */
const lightActs: ReadonlySet<Act> = new Set(["small_talk", "greeting", "thanks", "compliment"]);
const probable = 0.5;
/** Low, because a complaint that staff never see is worse than an unneeded apology. */
const complaintFrom = 0.35;
/** If a text with a question mark is more probably a question. */
const askedComplaintFrom = 0.45;
/** "Are eggs cooked to order" asks without a question mark. */
const surelyLight = 0.9;
const opensQuestion =
  /^(?:(?:are|is|do|does|can|could|will|would|did|has|have) (?:there|you|u|the|we|i|it|they|your|any|\p{L}+s)(?!\p{L})|(?:gibt'?s|gibt es|habt ihr|haben sie|kann man|darf man|ist der|ist die|ist das)(?!\p{L})|(?:est-ce|y a-t|y a t|avez-vous|vous avez|peut-on|on peut)(?!\p{L})|(?:c'è|ci sono|avete|si può|fate)(?!\p{L})|(?:hay|tienen|tenéis|se puede)(?!\p{L})|(?:há|têm|tem|vocês têm|dá para)(?!\p{L})|(?:is er|zijn er|hebben jullie|kun je|kan ik|mag ik)(?!\p{L})|(?:есть ли|у вас есть|можно ли)(?!\p{L})|هل )|(?:吗|有没有)|(?<!\p{L})m[ıiuü](?!\p{L})|(?:ます|です|ません)か/iu;
/** Their consequences cannot be undone, so they need a high probability. */
const graveActs: ReadonlySet<Act> = new Set(["person", "opt_out", "asks_who"]);

/** In a statement, or after "also", one part may ask. */
function mayAskInPart(text: string, language: string): boolean {
  return (askProbability(text, language) >= slightly || isLong(text)) && asksClearly(text, language);
}

const slightly = 0.15;
/** "Cancel" alone may be the answer to any question. */
const isShort = (text: string) => text.trim().split(/\s+/u).length <= 2 && !hasIdeograph(text);
const isLong = (text: string) => text.split(/\s+/u).length >= 15 || (hasIdeograph(text) && text.length >= 60);

const toldKinds: ReadonlySet<Intent["kind"]> = new Set([
  "statement",
  "greeting",
  "thanks",
  "compliment",
  "small_talk",
]);

/** The assistant's languages; the classifier does not know others. */
const KNOWN_SCRIPT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "Thanks, the invoice is wrong" is a complaint. */
const complainsBesideCourtesy = (text: string, language: string): boolean =>
  piecesOf(text).some((piece) => actProbabilities(piece, language).complaint >= complaintFrom);

/**
 * "Thank you for everything, and greetings to Paolo at breakfast": nothing in it surely asks. "Good morning, what weather
 * ☀️": each part is a kind word.
 */
function lightKindOf(text: string, language: string): Intent["kind"] | undefined {
  const pieces = piecesOf(text);
  if (pieces.length < 2 || hasQuestionMark(text) || isLong(text)) return undefined;
  const isThanks = (piece: string) => actProbabilities(piece, language).thanks >= surelyThanks;
  if (pieces.some(isThanks) && pieces.every((piece) => isThanks(piece) || mayBeKind(piece, language)))
    return "thanks";
  const found = pieces.map((piece) => actOf(piece, language));
  if (
    !found.every(
      (act, at) => lightActs.has(act) && actProbabilities(pieces[at] ?? "", language)[act] >= probable,
    )
  )
    return undefined;
  return kindOfAct[found.findLast((act) => act !== "greeting") ?? "greeting"];
}
const surelyThanks = 0.9;
const mayBeKind = (piece: string, language: string): boolean =>
  askProbability(piece, language) < likely && needsPersonProbability(piece, language) < possible;

/** The most probable act. If it is serious but not likely, the next one; a doubtful opt-out is a question. */
function credibleAct(text: string, language: string, probabilities: ActProbabilities): Act {
  const isCredible = (act: Act) => !graveActs.has(act) || (probabilities[act] >= likely && !isShort(text));
  const [most = "question", ...others] = acts.toSorted(
    (one, other) => probabilities[other] - probabilities[one],
  );
  if (isCredible(most)) return most;
  // "This is a disgrace, I want to talk to a person!"
  const isWish = (piece: string) => !isShort(piece) && actProbabilities(piece, language).person >= likely;
  if (most === "person" && piecesOf(text).some(isWish)) return most;
  return most === "opt_out" ? "question" : (others.find(isCredible) ?? "question");
}

function kindOf(text: string, language: string): Intent["kind"] {
  if (!KNOWN_SCRIPT.test(text)) return "question";
  if (asksHowWeAre(text, language)) return "small_talk";
  const probabilities = actProbabilities(text, language);
  const act = credibleAct(text, language, probabilities);
  const ratherAsks = hasQuestionMark(text) && probabilities.question > probabilities.complaint;
  if (probabilities.complaint >= (ratherAsks ? askedComplaintFrom : complaintFrom)) return "complaint";
  if (isExclamation(text, language)) return "compliment";
  const light = lightKindOf(text, language);
  if (light) return light;
  if (lightActs.has(act)) {
    if (complainsBesideCourtesy(text, language)) return "complaint";
    if (opensQuestion.test(text.trim()) && probabilities[act] < surelyLight) return "question";
    const mayAsk = askProbability(text, language) >= possible;
    if (hasQuestionMark(text) || (mayAsk && probabilities[act] < probable)) return "question";
  }
  const kind = kindOfAct[act];
  return toldKinds.has(kind) && mayAskInPart(text, language) ? "question" : kind;
}

function readMarks(text: string): Intent {
  if (hasQuestionMark(text) && !/\p{Extended_Pictographic}/u.test(text)) return { kind: "question" };
  return { kind: classifyEmoji(text) };
}

/** The guest's language, the text's language, and English. */
const languagesOf = (text: string, language: string): GuestLanguage[] => [
  ...new Set([language, detectLanguage(text, undefined, language), "en"].map(knownLanguage)),
];

export function asksIfHuman(text: string): boolean {
  return asksWho.find(fold(text.slice(0, charactersRead))) !== undefined;
}
