import { type Topic, topicsIn } from "../../lexicon/index.ts";
import { fold, hasIdeograph, PhraseMatcher } from "../../text/index.ts";
import { findDistressEmoji } from "../emoji.ts";
import { piecesOf } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { type DangerKind, notForAmbulance } from "./danger.words.ts";
import { isCall, isCryForHelp, withoutCalls } from "./find-calls.ts";
import { dangersIn, namesDanger } from "./find-dangers.ts";
import { isLaughing, withoutLookAlikes } from "./find-look-alikes.ts";
import { actProbabilities, mayDo } from "./read-act.ts";
import { readChange } from "./read-change.ts";
import { statesDanger } from "./states-danger.ts";

export type Danger = {
  /** Empty if no known words name it. */
  kinds: readonly DangerKind[];
  /** For life and limb. Otherwise only staff are alerted. */
  needsAmbulance: boolean;
};

const charactersRead = 2_000;
/** The end of a long text is read too, because the important part may come last. */
const charactersOfEnd = 500;

/**
 * The thresholds for a message, and for a part of it, which has less context; lower if the words name a danger. A missed
 * danger is worse than a false alarm.
 */
const from = { message: { named: 0.2, unnamed: 0.25 }, part: { named: 0.4, unnamed: 0.8 } };
/** If a text rather asks: "where do we go if there is a fire?" */
const askingFrom = 0.5;
/** If a text without such words is rather something else, such as a statement. */
const unlikelyFrom = 0.28;
/** "My husband" may answer a question, so very short texts without such words need a higher probability. */
const [wordsOfReply, fewWordsFrom] = [2, 0.8];
/** Long messages tell many things: their parts report a danger more reliably. */
const [wordsOfLong, charactersOfLong, longFrom] = [25, 80, 0.7];
/** If a part of the text asks something about the hotel, such as for the Wi-Fi: the rest tells why. */
const besideQuestionFrom = 0.8;
/** If a text has words that only sound like a danger, and the rest names none. */
const besideLookAlikeFrom = 0.6;
/** If the message laughs, and no words name a danger. */
const laughingFrom = 0.8;
/** What happens night after night is a complaint, unless its words name a danger. */
const repeatedFrom = 0.85;
/** The threshold for a sentence whose intent is read; it is not known whether it is the whole message. */
const sentenceFrom = { named: 0.4, unnamed: 0.55 };
/** From here on the guest is told whom to call; lower if the words name a danger for life and limb. */
const ambulanceFrom = { named: 0.35, unnamed: 0.48 };
/** Each unseen emergency that is found has a higher probability by its words alone, as a whole or in a part. */
const hardly = 0.05;

/** What a message reports: a person or the building is in danger now. Undefined if it reports none. */
export function readDanger(message: string, language: string): Danger | undefined {
  if (findDistressEmoji(message)) return { kinds: dangersIn(message, language), needsAmbulance: true };
  if (isCryForHelp(message) && !isLaughing(message)) return { kinds: [], needsAmbulance: false };
  const texts = textsOf(message);
  const context = { message, language };
  const stated = statesDanger(message);
  if (!stated && isToldAsReason(message, language)) return undefined;
  const highest = Math.max(
    ...texts.map((text) => over(text, context, from.message, isLong(text) ? longFrom : 0)),
    ...texts.flatMap(partsOf).map((part) => over(part, context, from.part, 0)),
  );
  if (!stated && highest === 0) return undefined;
  const kinds = [
    ...new Set(texts.flatMap((text) => dangersIn(withoutLookAlikes(text, message) ?? text, language))),
  ];
  const isForAmbulance =
    kinds.length > 0
      ? highest >= ambulanceFrom.named && kinds.some((kind) => !notForAmbulance.has(kind))
      : highest >= ambulanceFrom.unnamed;
  return { kinds, needsAmbulance: stated || isForAmbulance };
}

/** The same for a sentence of a message, where "please help" alone reports nothing. */
export function partReportsDanger(part: string, language: string): boolean {
  const context = { message: part, language };
  return (
    statesDanger(part) ||
    over(part, context, sentenceFrom, isLong(part) ? longFrom : 0) > 0 ||
    partsOf(part).some((one) => over(one, context, from.part, 0) > 0)
  );
}

/** A cheap check: false if a message certainly reports no danger, in any language. */
export const mayReportEmergency = (message: string): boolean =>
  message.length > charactersRead ||
  findDistressEmoji(message) !== undefined ||
  statesDanger(message) ||
  isCryForHelp(message) ||
  namesDanger(message) ||
  [message, ...piecesOf(message)].some((text) => hasLetters(text) && mayDo("emergency", text, hardly));

/** True if a message, or a part of it, reports that a person or the building is in danger now. */
export const reportsEmergency = (message: string, language: string): boolean =>
  mayReportEmergency(message) && readDanger(message, language) !== undefined;

const textsOf = (message: string) =>
  message.length > charactersRead
    ? [message.slice(0, charactersRead), message.slice(-charactersOfEnd)]
    : [message];

const partsOf = (text: string) => {
  const parts = new Set([...splitSentences(text), ...piecesOf(text)]);
  parts.delete(text);
  return [...parts].filter((part) => !isCall(part));
};

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const isLong = (text: string): boolean =>
  wordsIn(text) > wordsOfLong || (hasIdeograph(text) && text.length > charactersOfLong);

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const repeated = new PhraseMatcher(
  "night in a row, nights in a row, every night, each night, every single night, jede nacht, jeden abend, nacht in folge, nachte in folge, toutes les nuits, chaque nuit, nuit de suite, nuits de suite, cada noche, todas las noches, noche seguida, noches seguidas, ogni notte, tutte le notti, notte di fila, notti di fila, toda noite, todas as noites, noite seguida, noites seguidas, elke nacht, iedere nacht, nacht op rij, nachten op rij, her gece, gecedir, каждую ночь, ночь подряд, ночи подряд, كل ليله, كل يوم بالليل, ليالي متتاليه, 每天晚上, 每晚, 连续几晚, 连续三晚, 毎晩, 夜連続",
);

/** A part asks for something about the hotel, and for no help. */
const asksAboutHotel = (text: string, language: string): boolean =>
  piecesOf(text).some((piece) => {
    if (actProbabilities(piece, language).question < surelyAsks) return false;
    const topics = topicsIn(piece, language);
    return topics.size > 0 && topics.isDisjointFrom(ofHelp);
  });
const surelyAsks = 0.75;
const ofHelp: ReadonlySet<Topic> = new Set([
  "emergency",
  "doctor",
  "pharmacy",
  "fire_safety",
  "allergy",
  "elevator",
  "security_cameras",
  "lifeguard",
  "mountain_safety",
  "medicine_fridge",
]);

/**
 * A guest who asks how to cancel or change the booking tells why: "until when can I cancel? My mother has had a fall". No
 * one is in danger in the house.
 */
export function isToldAsReason(message: string, language: string): boolean {
  const kinds = dangersIn(message, language);
  if (kinds.length === 0 || !kinds.every((kind) => oftenReasons.has(kind))) return false;
  return [...splitSentences(message), ...piecesOf(message)].some((part) => {
    if (dangersIn(part, language).length > 0) return false;
    const topics = topicsIn(part, language);
    const isOfBooking = topics.size > 0 && topics.isSubsetOf(ofBooking);
    return isOfBooking && actProbabilities(part, language).question >= surelyAsks;
  });
}
const oftenReasons: ReadonlySet<DangerKind> = new Set(["injury", "stroke", "birth"]);
const ofBooking: ReadonlySet<Topic> = new Set([
  "cancellation",
  "refund",
  "change_of_booking",
  "booking",
  "deposit",
]);

/** The words of a part belong to a saying that goes on in the next part. */
function isFromLookAlike(kinds: readonly DangerKind[], message: string, language: string): boolean {
  const plain = withoutLookAlikes(message, message);
  if (plain === undefined) return false;
  const others = dangersIn(plain, language);
  return kinds.every((kind) => !others.includes(kind));
}

type Thresholds = { named: number; unnamed: number };

/** The probability of an emergency, if it is above the threshold for this text; otherwise 0. */
function over(
  text: string,
  { message, language }: { message: string; language: string },
  { named, unnamed }: Thresholds,
  least: number,
): number {
  const plain = withoutLookAlikes(text, message);
  const meant = plain ?? text;
  if (!hasLetters(meant) || isCall(meant)) return 0;
  const kinds = dangersIn(meant, language);
  const isNamed = kinds.length > 0;
  if (isNamed && isFromLookAlike(kinds, message, language)) return 0;
  if (!isNamed && !mayDo("emergency", text)) return 0;
  const { question, request, ...acts } = actProbabilities(text, language);
  const rests = [plain, withoutCalls(meant)].flatMap((rest) => (rest && hasLetters(rest) ? [rest] : []));
  const emergency = Math.min(
    acts.emergency,
    ...rests.map((rest) => actProbabilities(rest, language).emergency),
  );
  const isShort = wordsIn(text) <= wordsOfReply && !hasIdeograph(text);
  const threshold = Math.max(
    isNamed ? named : unnamed,
    least,
    isShort && !isNamed ? fewWordsFrom : 0,
    question + request > emergency ? askingFrom : 0,
    !isNamed && Math.max(...Object.values(acts)) > acts.emergency ? unlikelyFrom : 0,
    !isNamed && repeated.find(fold(text)) !== undefined ? repeatedFrom : 0,
    !isNamed && asksAboutHotel(text, language) ? besideQuestionFrom : 0,
    !isNamed && plain !== undefined ? besideLookAlikeFrom : 0,
    !isNamed && isLaughing(message) ? laughingFrom : 0,
  );
  if (emergency < threshold) return 0;
  // "We don't need the taxi any more" changes a request.
  return isNamed || !readChange(text, { language }) ? emergency : 0;
}
