import type { Topic } from "../../lexicon/index.ts";
import {
  type FoundTime,
  findMoney,
  findTimes,
  foldAligned,
  isDayException,
  numberWordsToDigits,
  patternsOf,
} from "../../values/index.ts";
import type { Claim, Qualifiers } from "../claim.ts";
import { isClaimable, isOtherInRoom, isShared } from "../topics.ts";
import { readAnswer } from "./answer-claims.ts";
import { mayNamePart, namesPart } from "./event-mentions.ts";
import { readAdultsOnly, readFacilities, readIncluded } from "./facility-claims.ts";
import { numbersIn } from "./find-numbers.ts";
import { qualifiersIn } from "./find-qualifiers.ts";
import { headIn, headOf, isOfAnother } from "./heads.ts";
import { readPriceMention } from "./named-offers.ts";
import { readNumbers } from "./number-claims.ts";
import { readPaymentMethods } from "./payment-claims.ts";
import { readPrices } from "./price-claims.ts";
import type { FoundValues, Head, ReadingContext, Statement, Subject, TextField } from "./reading-context.ts";
import { isWithin, type Span, segmentsIn, sentencesIn } from "./segments.ts";
import { readTimes } from "./time-claims.ts";
import { findTopicMentions } from "./topic-mentions.ts";
import { readYesNo } from "./yes-no-claims.ts";

export type { Subject } from "./reading-context.ts";

/** Texts without any of these characters yield no claims. */
const mayClaim = /\d|\p{Script=Han}|[A-Za-zÀ-ž]/u;

export function readWords(words: TextField, subject: Subject): Claim[] {
  if (!mayClaim.test(words.text)) return [];
  const patterns = patternsOf(words.language);
  const text = numberWordsToDigits(foldAligned(words.text), words.language);
  const named = findTopicMentions(words.text, text, patterns);
  if (named.mentions.length === 0 && subject.topic === null && !/\d/.test(text)) return [];
  const current =
    subject.topic === null ? null : { topic: subject.topic, which: subject.which, mention: null };
  const question = foldAligned(subject.question ?? "");
  const state = { current, wasElsewhere: false, claims: [] };
  const context: ReadingContext = { words, text, question, patterns, named, subject, ...state };
  // "What is different at New Year?" is about exceptions.
  if (asksForDifference.test(question)) return [];
  const parts = { inText: mayNamePart(text), inQuestion: mayNamePart(question) };
  for (const [nth, sentence] of sentencesIn(text, words.text, words.language).entries())
    readSentence(context, parts, sentence, nth === 0);
  return context.claims;
}

const asksForDifference =
  /(?<!\p{L})(?:different|differ|differs|unlike|anders|besonders|different|differents?|diferente|diverso)(?!\p{L})/u;

/** Whether the text or its question names a part or event. */
type Parts = { inText: boolean; inQuestion: boolean };

function readSentence(context: ReadingContext, parts: Parts, sentence: Span, isFirst: boolean) {
  const { patterns, text } = context;
  const part = text.slice(sentence.from, sentence.to);
  const found = valuesIn(context, part, sentence.from);
  const values = [...ranges(found.times), ...found.money, ...found.numbers];
  const segments = segmentsIn(text, sentence, values);
  const head = headOf(context, sentence, segments);
  if (isFirst && context.subject.question !== null) readAnswer(context, sentence, part);
  const isElsewhere = isAboutOthers(context, sentence, part);
  context.wasElsewhere = isElsewhere;
  if (!isElsewhere) {
    readFacilities(context, sentence, part);
    readPaymentMethods(context, segments);
    readAdultsOnly(context, sentence, part);
    if (context.words.field === "text") readPriceMention(context, sentence, part, found);
  }
  if (!head || isOfAnother(context, sentence, head, segments, found)) return;
  if (head.leads && !isClaimable(head.topic)) return;
  if (!head.isVague) context.current = head;
  const readable = isElsewhere ? clausesBeforeContrast(context, sentence, segments) : segments;
  const hasPrice = found.money.some(({ value }) => value.amount > 0);
  const isAskedOfPart = parts.inQuestion && namesPart(head.topic, context.question);
  let isOfPart = isAskedOfPart;
  let carried: Qualifiers | null = null;
  let own = head;
  for (const segment of readable) {
    const clause = text.slice(segment.from, segment.to);
    if (readIncluded(context, segment, clause)) continue;
    // Folded "sí" equals "si" (if), which is a condition.
    if (isYesAlone(context, clause)) continue;
    const inSegment = foundIn(segment, found);
    const named = headIn(context, segment);
    own = named ?? own;
    isOfPart =
      (parts.inText && namesPart(own.topic, text.slice(segment.from, firstValue(inSegment, segment)))) ||
      (isOfPart && (named === null || isAskedOfPart));
    if (isOfPart) continue;
    const qualifiers = qualifiersOf(context, sentence, segment, inSegment, own, carried);
    if (isQualifierOnly(qualifiers, inSegment)) carried = qualifiers;
    if (
      patterns.test("conditions", removeHarmlessConditions(own, clause)) &&
      !isDayException(clause, patterns)
    ) {
      carried = null;
      if (segment.from === sentence.from && segments.length > 1) return;
      continue;
    }
    readSaying(context, { head: own, segment, clause, qualifiers, found: inSegment }, hasPrice);
  }
}

function readSaying(context: ReadingContext, statement: Statement, hasPrice: boolean) {
  const { head, clause } = statement;
  if (!isClaimable(head.topic) || head.isVague) return;
  // "The garden can be hired until 10 pm by arrangement" does not state opening hours.
  const isHired = head.leads && context.patterns.test("onRequest", clause);
  if (!isHired) readTimes(context, statement);
  readPrices(context, statement, hasPrice);
  readNumbers(context, statement);
  readYesNo(context, statement);
}

/** True if a sentence is about another hotel. */
function isAboutOthers(context: ReadingContext, sentence: Span, part: string): boolean {
  const { patterns, question, text } = context;
  if (patterns.test("elsewhere", part)) return true;
  if (context.wasElsewhere && (/;\s*$/u.test(text.slice(0, sentence.from)) || thirdPerson.test(part)))
    return true;
  return patterns.test("elsewhere", question) && !firstPersonPlural.test(part);
}

/** A sentence that starts like this continues the previous one. */
const thirdPerson = /^\s*(?:they|their|it|its|both|there|sie|ihr|dort|ils|elles|ellos|loro)(?!\p{L})/u;
const firstPersonPlural =
  /(?<!\p{L})(?:we|our|ours|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|tenemos|noi|nostr\p{L}*|abbiamo|nos|noss\p{L}*|temos|hotel|house)(?!\p{L})/u;

const isYesAlone = ({ patterns }: ReadingContext, clause: string): boolean =>
  patterns.regex("answer alone", () => `^[\\s¡]*${patterns.source.sayYes}[\\s,.!]*$`, "u").test(clause);

/** Removes words that only look like conditions. */
function removeHarmlessConditions({ topic }: Head, clause: string): string {
  const isOnTime = isShared(topic) || topic === "city_tax" || topic === "payment";
  return (isOnTime ? clause.replace(whenPaid, "") : clause).replace(fineWeather, "");
}

/** "A deposit when you book" holds for everyone. */
const whenPaid =
  /(?<!\p{L})(?:when|once|as soon as|wenn|sobald|quand|cuando|quando) (?:you|sie|vous|usted|si)? ?(?:book|arrive|check[- ]in|check[- ]out|leave|buchen|anreisen|abreisen|reservez|arrivez|reserva|llega|prenota|arriva|reserva|chega)\p{L}*/u;
const fineWeather =
  /(?<!\p{L})(?:when|if|in|bei|wenn|par|quand|con|si|se|com|quando) (?:the weather|weather|das wetter|(?:good|fine|schonem|gutem|beau|buen|bel|bom) (?:weather|wetter|temps|tiempo|tempo)|le temps|el tiempo|il tempo|o tempo)(?!\p{L})/u;

/** `carried`: qualifiers of earlier segments that hold for the following ones. */
function qualifiersOf(
  context: ReadingContext,
  sentence: Span,
  segment: Span,
  { times, money }: FoundValues,
  { topic }: Head,
  carried: Qualifiers | null,
): Qualifiers {
  const qualifiers = qualifiersIn(without(context, [...times, ...money], segment), context.patterns);
  if (!isOtherInRoom(topic)) qualifiers.where = null;
  qualifiers.when ??= dayOf(context, sentence, topic);
  return carried ? merged(carried, qualifiers) : qualifiers;
}

const isQualifierOnly = ({ days, months, who }: Qualifiers, { times, money }: FoundValues): boolean =>
  times.length + money.length === 0 && (days !== null || months !== null || who !== null);

function valuesIn({ patterns, subject }: ReadingContext, part: string, from: number): FoundValues {
  const times = findTimes(part, patterns);
  const money = findMoney(part, patterns, subject.currency);
  return shift({ times, money, numbers: numbersIn(part, patterns) }, from);
}

const foundIn = (segment: Span, { times, money, numbers }: FoundValues): FoundValues => ({
  times: times.filter((time) => isWithin(time, segment)),
  money: money.filter((price) => isWithin(price, segment)),
  numbers: numbers.filter((number) => isWithin(number, segment)),
});

const firstValue = ({ times, money }: FoundValues, segment: Span): number =>
  [...times, ...money].reduce((first, { from }) => Math.min(first, from), segment.to);

function dayOf(context: ReadingContext, sentence: Span, topic: Topic): Topic | null {
  return context.named.days.find((day) => isWithin(day, sentence) && day.topic !== topic)?.topic ?? null;
}

/** "We have no pool, but the lake is five minutes away": the part before "but" is about the hotel. */
function clausesBeforeContrast(
  context: ReadingContext,
  sentence: Span,
  segments: readonly Span[],
): readonly Span[] {
  const part = context.text.slice(sentence.from, sentence.to);
  const at = contrast.exec(part)?.index;
  if (at === undefined || context.patterns.test("elsewhere", part.slice(0, at))) return [];
  const before = segments.filter((segment) => segment.to <= sentence.from + at + 1);
  return before.filter((segment) => {
    const clause = context.text.slice(segment.from, segment.to);
    return context.patterns.test("never", clause) || context.patterns.test("no", clause);
  });
}

const contrast =
  /(?<!\p{L})(?:but|however|though|although|aber|jedoch|dafur|mais|cependant|pero|sino|ma|pero'|mas|porem|maar)(?!\p{L})/u;

/** Blanks out values, so that "16 heures" is not read as a duration. */
function without(context: ReadingContext, values: readonly Span[], segment: Span): string {
  let clause = context.text.slice(segment.from, segment.to);
  for (const { from, to } of values)
    clause = clause.slice(0, from - segment.from) + " ".repeat(to - from) + clause.slice(to - segment.from);
  return clause;
}

/** A range counts as one value, so that segments do not split it. */
const ranges = (times: readonly FoundTime[]): Span[] =>
  times.map((time) => ({
    from: time.from,
    to: time.partner === null ? time.to : Math.max(time.to, times[time.partner]?.to ?? time.to),
  }));

function merged(carried: Qualifiers, own: Qualifiers): Qualifiers {
  return {
    ...own,
    days: own.days ?? carried.days,
    months: own.months ?? carried.months,
    who: own.who ?? carried.who,
    when: own.when ?? carried.when,
  };
}

function shift(found: FoundValues, by: number): FoundValues {
  const moved = <T extends Span>(one: T): T => ({ ...one, from: one.from + by, to: one.to + by });
  return {
    times: found.times.map(moved),
    money: found.money.map((price) => ({ ...moved(price), digits: moved(price.digits) })),
    numbers: found.numbers.map(moved),
  };
}
