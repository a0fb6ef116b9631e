import { baseOf } from "@bellhop/contract/values";
import type { AnswerableEntry } from "../entries/index.ts";
import {
  type Aspect,
  analyzeText,
  isTopic,
  nearnessOf,
  type Term,
  type TextAnalysis,
  type Topic,
  topicsIn,
} from "../lexicon/index.ts";
import { fold, PhraseMatcher } from "../text/index.ts";
import { saysNumber } from "../values/index.ts";
import { givesUp } from "./acts/read-change.ts";
import { doubtWords } from "./doubts.words.ts";
import { lacksPoint } from "./points.ts";
import { priceWords } from "./points.words.ts";
import { splitSentences } from "./split-sentences.ts";

const asksWhetherSafe = new PhraseMatcher(doubtWords.asksWhetherSafe);
const aSafe = new PhraseMatcher(doubtWords.aSafe);
const saysSafe = new PhraseMatcher(doubtWords.saysSafe);
const asksWhetherDrinkable = new PhraseMatcher(doubtWords.asksWhetherDrinkable);
const saysDrinkable = new PhraseMatcher(doubtWords.saysDrinkable);
const asksPrice = new PhraseMatcher(priceWords);
const asksLeave = new PhraseMatcher(doubtWords.asksLeave);
const asksFavour = new PhraseMatcher(doubtWords.asksFavour);
const ordersAssistant = new PhraseMatcher(doubtWords.ordersAssistant);

type Place = { language: string; venueName: string };

/** True if an entry fits the topic, but not the hotel, property or exception that the guest asks for. */
export function isDoubtful(question: string, entry: AnswerableEntry, place: Place): boolean {
  return isForStaff(question, entry, place) || lacksDetail(question, entry, place.language);
}

/**
 * True if an entry fits the question, but lacks the price, the time, the detail or the kind of lodging. Another may have
 * it.
 */
export const onlyLacksDetail = (question: string, entry: AnswerableEntry, place: Place): boolean =>
  !isForStaff(question, entry, place) && lacksDetail(question, entry, place.language);

function lacksDetail(question: string, entry: AnswerableEntry, language: string): boolean {
  /** The hotel's own question is answered by its answer, whatever words that has. */
  const covered = fold(
    Object.values(entry.texts)
      .map(({ title, question: own = "", text }) => `${title} ${own} ${text}`)
      .join(" "),
  );
  if (isForOtherLodging(fold(question), entry) || isCutOff(entry)) return true;
  if (saysNo(entry)) return false;
  return (
    lacksPrice(question, entry, language) ||
    lacksTime(question, entry, language) ||
    lacksPoint(question, covered, aboutOf(question, entry, language))
  );
}

/** "The tax per night and person is:" announces what another entry says. */
const isCutOff = ({ texts }: AnswerableEntry): boolean =>
  Object.values(texts).every(({ text }) => /[:：]\s*$/u.test(text));

function isForStaff(question: string, entry: AnswerableEntry, place: Place): boolean {
  const foldedQuestion = fold(question);
  const answer = fold(
    Object.values(entry.texts)
      .map(({ title, text }) => `${title} ${text}`)
      .join(" "),
  );
  const isSafetyQuestion =
    asksWhetherSafe.find(aSafe.remove(foldedQuestion)) ??
    (aSafe.find(foldedQuestion) ? undefined : asksWhetherSafe.find(foldedQuestion));
  if (isSafetyQuestion && !saysSafe.find(answer)) return true;
  if (asksWhetherDrinkable.find(foldedQuestion) && !saysDrinkable.find(answer)) return true;
  if (givesUp(question, place.language)) return true;
  if (isAboutOther(question, entry, place.language)) return true;
  return namesAnotherHotel(question, place) || asksForException(foldedQuestion, answer, place.language);
}

const pitches = new PhraseMatcher(doubtWords.pitches);
const cabins = new PhraseMatcher(doubtWords.cabins);

/** True if the question is about a pitch and the entry about cabins, or the other way round. */
function isForOtherLodging(foldedQuestion: string, { texts }: AnswerableEntry): boolean {
  const [meant, ...more] = lodgingsIn(foldedQuestion);
  if (meant === undefined || more.length > 0) return false;
  const [own, ...others] = lodgingsOf({ texts });
  return own !== undefined && others.length === 0 && own !== meant;
}

/** The kinds of lodging that an entry names: in its title, or if it names none there, in its text. */
function lodgingsOf({ texts }: Pick<AnswerableEntry, "texts">): Lodging[] {
  const all = Object.values(texts);
  const titles = lodgingsIn(fold(all.map(({ title }) => title).join(". ")));
  return titles.length > 0 ? titles : lodgingsIn(fold(all.map(({ text }) => text).join(" ")));
}

type Lodging = "pitch" | "cabin";
const lodgingsIn = (folded: string): Lodging[] => [
  ...(pitches.find(folded) ? (["pitch"] as const) : []),
  ...(cabins.find(folded) ? (["cabin"] as const) : []),
];

/** The words that say who or where: they lead to an entry of their own only if the question has few others. */
const incidental: ReadonlySet<Topic> = new Set([
  "children",
  "group",
  "family_room",
  "payment",
  "pitch",
  "view",
  "noise",
  "weather",
]);
const maxOtherWords = 1;
/**
 * Does not answer the question unless the entry has one of these words too. "How long a walk is it?" asks for a
 * distance.
 */
const neverImplied: [Aspect, Aspect[]][] = [
  ["size", ["size", "distance", "quantity"]],
  ["weekend", ["weekend", "daily", "all_day", "season"]],
  ["electric", ["electric"]],
  ["included", ["included", "price"]],
];

/** "How big is the deposit?" */
const amounts: ReadonlySet<Topic> = new Set([
  ...(["deposit", "down_payment", "balance", "payment", "city_tax", "booking_fee", "discount"] as const),
]);

/** Guests come and go on any day: the day that they name changes nothing. */
const ofEachDay: ReadonlySet<Topic> = new Set(["check_in", "check_out", "early_check_in", "late_check_out"]);

/** The question is about something that the entry does not name, although they have words in common. */
function isAboutOther(question: string, entry: AnswerableEntry, language: string): boolean {
  const { topics, aspects, terms } = analyzeText(question, baseOf(language));
  const about = wordsOf(entry);
  const isUnsaid = ([aspect, saidBy]: (typeof neverImplied)[number]) =>
    aspects.has(aspect) &&
    !(aspect === "weekend" && !topics.isDisjointFrom(ofEachDay)) &&
    !(aspect === "size" && !topics.isDisjointFrom(amounts)) &&
    !saidBy.some((one) => about.aspects.has(one));
  if (!saysNo(entry) && neverImplied.some(isUnsaid)) return true;
  if (topics.size === 0) return false;
  if (aspects.has("in_room") && topics.isDisjointFrom(outside) && isOnlyOutside(topics, entry)) return true;
  const isNear = (topic: Topic) => nearnessOf(topic, about.subject) >= near;
  const shared = [...topics].filter((topic) => about.subject.has(topic) || isNear(topic));
  if (shared.length === 0 && topics.isDisjointFrom(about.topics)) return true;
  const led = shared.length > 0 ? shared : [...topics];
  if (!led.every((topic) => incidental.has(topic))) return false;
  // "Do we pay for our daughter?" is not answered by ways to pay.
  if (topics.has("children") && !about.topics.has("children")) return true;
  const isSaid = ({ forms }: Term) => forms.some((form) => about.forms.has(form));
  // An awning, a hook-up and a groundsheet all name the pitch.
  if (led.includes("pitch") && !terms.some(isSaid)) return true;
  const others = terms.filter((term) => !term.namesTopic && !isSaid(term));
  return others.length > maxOtherWords;
}
const near = 0.4;

const outside: ReadonlySet<Topic> = new Set(["balcony", "terrace", "garden"]);

/** "No candles on the balcony" says nothing about the room. */
function isOnlyOutside(topics: ReadonlySet<Topic>, entry: AnswerableEntry): boolean {
  const { texts } = entry;
  const { subject, aspects } = wordsOf(entry);
  if (!subject.isDisjointFrom(outside) && subject.isDisjointFrom(topics)) return !aspects.has("in_room");
  const named = Object.entries(texts).flatMap(([tag, { title, text }]) =>
    [title, ...splitSentences(text)].map((words) => topicsIn(words, baseOf(tag))),
  );
  const about = named.filter((own) => !own.isDisjointFrom(topics));
  return about.length > 0 && about.every((own) => !own.isDisjointFrom(outside));
}

/** Said beside a question, these mostly tell when, where or how: "keep our bags before we check in". */
const besideOthers: ReadonlySet<Topic> = new Set([
  ...["check_in", "check_out", "early_check_in", "late_check_in", "late_check_out", "booking"],
  ...["train", "airport", "address", "contact", "city_center", "lake", "reception", "key", "luggage"],
  ...["shops", "tours", "attractions", "house_rules", "bed", "room_types", "bathroom", "elevator"],
  ...["children", "group", "occupancy", "family_room", "payment", "weather"],
] as Topic[]);

/** What else a question is about: for "a sauna or a hot tub?" and an entry about the hot tub, the sauna. */
export function topicsLeft(question: string, entry: AnswerableEntry, language: string): Topic[] {
  const { subject, topics } = wordsOf(entry);
  const told = new Set([...subject, ...topics]);
  const named = topicsIn(question, baseOf(language));
  if (named.isDisjointFrom(told)) return [];
  return [...named].filter(
    (topic) => !told.has(topic) && !besideOthers.has(topic) && nearnessOf(topic, told) < near,
  );
}

/** What the guests cannot eat, told beside a question about a meal. */
export function dietBeside(message: string, entry: AnswerableEntry, language: string): Topic[] {
  const { subject, topics } = wordsOf(entry);
  if (subject.isDisjointFrom(meals) || topics.has("diet") || topics.has("allergy")) return [];
  const [diet] = [...topicsIn(message, baseOf(language))].filter((topic) => ofDiet.has(topic));
  return diet ? [diet] : [];
}
const meals: ReadonlySet<Topic> = new Set(["breakfast", "lunch", "dinner", "restaurant", "half_board"]);
const ofDiet: ReadonlySet<Topic> = new Set(["diet", "allergy"]);

export const isSubject = (topic: Topic, entry: AnswerableEntry): boolean => wordsOf(entry).subject.has(topic);

/** True if the entry names the topic anywhere. */
export const namesTopic = (topic: Topic, entry: AnswerableEntry): boolean => wordsOf(entry).topics.has(topic);

/** True if a sentence about the topic states a time, or the sentence behind one that only names it. */
export const statesTimeOf = (topic: Topic, entry: AnswerableEntry): boolean =>
  wordsOf(entry).sentences.some(({ topics, aspects, hasNumber }, at, all) => {
    if (!hasNumber || !aspects.has("time")) return false;
    const before = all[at - 1];
    return (topics.size === 0 && before?.hasNumber === false ? before.topics : topics).has(topic);
  });

/** True for topics such as children or payment: alone, they do not say what the guest wants to know. */
export const isIncidental = (topic: Topic): boolean => incidental.has(topic);

/** True if the question names the entry's subject, or no topic at all. A second answer needs that. */
export function isAbout(question: string, entry: AnswerableEntry, language: string): boolean {
  const topics = topicsIn(question, baseOf(language));
  const { subject } = wordsOf(entry);
  return (
    topics.size === 0 || [...topics].some((topic) => subject.has(topic) || nearnessOf(topic, subject) >= near)
  );
}

type About = {
  subject: ReadonlySet<Topic>;
  topics: ReadonlySet<Topic>;
  aspects: ReadonlySet<Aspect>;
  forms: ReadonlySet<string>;
  hasNumber: boolean;
  sentences: readonly (Pick<TextAnalysis, "aspects" | "topics"> & { hasNumber: boolean })[];
};
const read = new WeakMap<AnswerableEntry, About>();

function wordsOf(entry: AnswerableEntry): About {
  const known = read.get(entry);
  if (known) return known;
  const readings = Object.entries(entry.texts).flatMap(([tag, { title, question = "", text }]) =>
    [`${title}. ${question}`, ...splitSentences(text)].map((words) => ({
      ...analyzeText(words, baseOf(tag)),
      hasNumber: saysNumber(words, baseOf(tag)),
    })),
  );
  const about = {
    subject: topicsOf(entry),
    topics: new Set(readings.flatMap(({ topics }) => [...topics])),
    aspects: new Set(readings.flatMap(({ aspects }) => [...aspects])),
    forms: new Set(readings.flatMap(({ terms }) => terms.flatMap(({ forms }) => forms))),
    hasNumber: readings.some((one) => one.hasNumber),
    sentences: readings,
  };
  read.set(entry, about);
  return about;
}

/** If something does not exist or is not allowed, no further details are needed. */
const saysNo = ({ availability, fields }: AnswerableEntry): boolean =>
  availability === "absent" || fields?.facts?.allowed === "no";

/** The guest asks for a price, and the entry states neither an amount nor that it is free or included. */
function lacksPrice(question: string, entry: AnswerableEntry, language: string): boolean {
  if (entry.price || entry.availability === "paid") return false;
  if (!asksPrice.find(fold(question))) return false;
  const topics = topicsIn(question, baseOf(language));
  const isSubjectOf = [...topics].some((topic) => isSubject(topic, entry));
  return Object.entries(entry.texts).every(
    ([tag, { title, text }]) =>
      !statesPrice([title, ...splitSentences(text)], { language: baseOf(tag), topics, isSubjectOf }),
  );
}

/** "15 per night", "18,-": a number that is neither an hour nor a span of time. */
const isAmountIn = (text: string): boolean => /\p{N}/u.test(text.replace(hoursAndSpans, " "));
const hoursAndSpans =
  /\p{N}{1,2}:\p{N}{2}|\p{N}+\s*(?:h|hours?|stunden?|uhr|heures?|ore|horas?|uur|uren|час\p{L}*|saat|days?|tagen?|jours?|giorn[io]|d[íi]as?|dagen|дн\p{L}+|gün|weeks?|wochen?|semaines?|settiman[ae]|semanas?|weken|months?|monate?n?|mois|mes[ie]s?|maanden)(?!\p{L})/giu;

/**
 * A price belongs to what its sentence names, or else the sentence before it: "You pay on arrival" is no price of
 * breakfast.
 */
function statesPrice(
  sentences: readonly string[],
  { language, topics, isSubjectOf }: { language: string; topics: ReadonlySet<Topic>; isSubjectOf: boolean },
): boolean {
  const readings = sentences.map((words) => analyzeText(words, language));
  return readings.some(({ aspects, topics: named }, at) => {
    if (!aspects.has("price") && !aspects.has("included")) return false;
    const about = named.size > 0 ? named : (readings[at - 1]?.topics ?? named);
    const isOfOther = about.size > 0 && topics.size > 0 && about.isDisjointFrom(topics);
    const isStated = isAmountIn(sentences[at] ?? "") || aspects.has("included");
    return isOfOther ? isSubjectOf && isStated : isStated || named.size > 0;
  });
}

/**
 * The guest asks when, and the entry says no time, day or season. If it names the topic only in passing, the sentence that
 * does must say it: in "Arrival from 16:00. Show the paid invoice." nothing says when to pay.
 */
function lacksTime(question: string, entry: AnswerableEntry, language: string): boolean {
  if (saysOtherTime(question, entry, language)) return true;
  const beginning = question.split(/\s+/u).slice(0, wordsOfWhen).join(" ");
  if (/^am\b/iu.test(beginning) || !analyzeText(beginning, baseOf(language)).aspects.has("time"))
    return false;
  const topicsOfQuestion = topicsIn(question, baseOf(language));
  const isDueAtEnd = !topicsOfQuestion.isDisjointFrom(dueAtAnEnd);
  const saysWhen = ({ aspects, topics, hasNumber }: Pick<About, "aspects" | "topics" | "hasNumber">) =>
    (hasNumber && aspects.has("time")) ||
    !whenSaid.isDisjointFrom(aspects) ||
    (isDueAtEnd && !ends.isDisjointFrom(topics));
  if (topicsOfQuestion.size === 0 || [...topicsOfQuestion].some((topic) => isSubject(topic, entry)))
    return !saysWhen(wordsOf(entry));
  const { sentences } = wordsOf(entry);
  // "BREAKFAST. From 8 to 10."
  const topicsAt = (at: number) => [sentences[at], sentences[at - 1]].find((one) => one?.topics.size)?.topics;
  const about = sentences.filter((_, at) => topicsAt(at)?.isDisjointFrom(topicsOfQuestion) === false);
  return about.length > 0 ? !about.some(saysWhen) : !saysWhen(wordsOf(entry));
}

const arrivals: ReadonlySet<Topic> = new Set(["check_in", "early_check_in", "late_check_in"]);
const departures: ReadonlySet<Topic> = new Set(["check_out", "late_check_out"]);

/** "Leave your room by 10:00 for the next arrivals": the only time is when to leave, not when to come. */
function saysOtherTime(question: string, entry: AnswerableEntry, language: string): boolean {
  const { topics, aspects } = analyzeText(question, baseOf(language));
  if (!aspects.has("time")) return false;
  const [own, other] = topics.isDisjointFrom(departures) ? [arrivals, departures] : [departures, arrivals];
  if (topics.isDisjointFrom(own) || !topics.isDisjointFrom(other)) return false;
  const { subject } = wordsOf(entry);
  if (subject.isDisjointFrom(other) || !subject.isDisjointFrom(own)) return false;
  return Object.values(entry.texts).every(({ text }) => (text.match(aNumber) ?? []).length === 1);
}
/** "10", "10:30", "10,00". */
const aNumber = /\p{N}+(?:[.:,h]\p{N}{2})?/gu;

/** "The deposit is returned at check-out." */
const dueAtAnEnd: ReadonlySet<Topic> = new Set([
  ...(["deposit", "payment", "balance", "refund", "key", "city_tax"] as const),
]);
const ends: ReadonlySet<Topic> = new Set(["check_in", "check_out"]);
/** "What time", "Until when": later in a question they may say when something else happens. */
const wordsOfWhen = 3;
const whenSaid: ReadonlySet<Aspect> = new Set(["early", "late", "all_day", "daily", "weekend", "season"]);

/** What an entry is about, and whether it offers to guests the thing that they ask for. */
function aboutOf(question: string, entry: AnswerableEntry, language: string) {
  const topics = topicsOf(entry);
  const questionTopics = topicsIn(question, baseOf(language));
  const isOffered =
    entry.availability !== undefined &&
    entry.availability !== "absent" &&
    questionTopics.size > 0 &&
    questionTopics.isSubsetOf(topics);
  return { language, topics, isOffered };
}

/** The topics of an entry's key, titles and questions. */
function topicsOf({ key, texts }: AnswerableEntry): ReadonlySet<Topic> {
  const named = Object.entries(texts).flatMap(([tag, { title, question }]) => [
    ...topicsIn(`${title} ${question ?? ""}`, baseOf(tag)),
  ]);
  return new Set(key && isTopic(key) ? [key, ...named] : named);
}

export function isPromptInjection(text: string): boolean {
  return (
    /^\s*(?:system|assistant|developer)\s*:/iu.test(text) || ordersAssistant.find(fold(text)) !== undefined
  );
}

/** "Hotel Le Pré" and "the Le Pré hotel" may be ours, whether or not our name has the article. */
const ARTICLE =
  /^(?:the|a|an|le|la|les|l|un|une|der|die|das|dem|den|il|lo|gli|i|el|los|las|o|os|as|de|het|al)$/iu;
const HOTEL_NAME =
  /(?<!\p{L})(?:hotel|hôtel|hotels|albergo|pension|resort|otel|отел[ье]|гостиниц[ае])\s+["'“«„]?(?:(?:the|le|la|les|der|die|das|zum|zur|il|lo|gli|el|los|las|o|de|het|al)\s+|l['’])?["'“«„]?(\p{Lu}[\p{L}\p{M}'’-]+)/giu;
const NAME_HOTEL =
  /(?<!\p{L})(?:at|in|of|to|from|im|beim|vom|au|nel|no|het|the)\s+((?:\p{Lu}[\p{L}\p{M}'’-]+\s+)+)(?:hotel|hôtel|resort|inn)(?!\p{L})/giu;

function namesAnotherHotel(question: string, { language, venueName }: Place): boolean {
  const own = fold(venueName);
  const isOther = (name: string) =>
    /^\p{Lu}\p{Ll}/u.test(name) && !own.includes(fold(name)) && topicsIn(name, language).size === 0;
  const named = [...question.matchAll(HOTEL_NAME), ...question.matchAll(NAME_HOTEL)];
  return named.some(([, name = ""]) =>
    name
      .trim()
      .split(/\s+/)
      .filter((word) => !ARTICLE.test(word))
      .some(isOther),
  );
}

const IN_TOPICS = new Set(["check_in", "early_check_in"]);
const OUT_TOPICS = new Set(["check_out", "late_check_out"]);

/** Early check-in, late check-out, or either for free: staff decide. */
function asksForException(foldedQuestion: string, answer: string, language: string): boolean {
  if (!asksLeave.find(foldedQuestion)) return false;
  const topics = [...topicsIn(foldedQuestion, language)];
  const isIn = topics.some((topic) => IN_TOPICS.has(topic));
  const isOut = topics.some((topic) => OUT_TOPICS.has(topic));
  if (!isIn && !isOut) return false;
  if (asksFavour.find(foldedQuestion)) return true;
  const wished = minutesIn(foldedQuestion);
  const granted = minutesIn(answer);
  if (granted.length === 0) return false;
  const earliest = Math.min(...granted);
  const latest = Math.max(...granted);
  return wished.some((minutes) => (isIn && minutes < earliest) || (isOut && minutes > latest));
}

const CLOCK = /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m|p\.?m|uhr|h|点|點|時|час)?(?![\d\p{L}])/gu;

/** Times of day in minutes. Numbers count only with minutes or a unit. */
function minutesIn(folded: string): number[] {
  return [...folded.matchAll(CLOCK)].flatMap(([whole, hours, minutes, unit]) => {
    if (!unit && !/\d[:h]\d/.test(whole)) return [];
    const half = unit?.[0] === "p" ? 12 : 0;
    const isTwelveHours = unit?.[0] === "a" || unit?.[0] === "p";
    const hour = isTwelveHours ? (Number(hours) % 12) + half : Number(hours);
    return hour > 24 ? [] : [hour * 60 + Number(minutes ?? 0)];
  });
}
