import type { Topic } from "../lexicon/index.ts";
import {
  exceptDays,
  type FoundTime,
  inDigits,
  moneyIn,
  patternsOf,
  plain,
  timesIn,
} from "../values/index.ts";
import type { Claim, Qualifiers } from "./claim.ts";
import { namesIn } from "./mentions.ts";
import { readNamed } from "./named-offers.ts";
import { mayNamePart, namesPart } from "./parts.ts";
import { numbersIn } from "./read-numbers.ts";
import { qualifiersIn } from "./read-qualifiers.ts";
import { type Stretch, segmentsIn, sentencesIn } from "./segments.ts";
import { isClaimable, isOtherInRoom } from "./topics.ts";
import { readAnswer } from "./words/answer-said.ts";
import { headIn, headOf, isOfAnother } from "./words/heads.ts";
import { readMeans } from "./words/means-said.ts";
import { isShared, readNumbers } from "./words/numbers-said.ts";
import { readPrices } from "./words/prices-said.ts";
import {
  type Found,
  type Head,
  inside,
  type Saying,
  type Subject,
  type TextRead,
  type Words,
} from "./words/text-read.ts";
import { readTimes } from "./words/times-said.ts";
import { readAdultsOnly, readHaving, readIncluded } from "./words/what-there-is.ts";
import { readWhether } from "./words/yes-or-no-said.ts";

export type { Subject } from "./words/text-read.ts";

/** Texts without any of these claim nothing. */
const mayClaim = /\d|\p{Script=Han}|[A-Za-zÀ-ž]/u;

/** Reads what a text claims. */
export function readWords(words: Words, subject: Subject): Claim[] {
  if (!mayClaim.test(words.text)) return [];
  const patterns = patternsOf(words.language);
  const text = inDigits(plain(words.text), words.language);
  const named = namesIn(words.text, text, patterns);
  if (named.mentions.length === 0 && subject.topic === null && !/\d/.test(text)) return [];
  const current =
    subject.topic === null ? null : { topic: subject.topic, which: subject.which, mention: null };
  const question = plain(subject.question ?? "");
  const reading: TextRead = {
    words,
    text,
    question,
    patterns,
    named,
    subject,
    current,
    wasElsewhere: false,
    claims: [],
  };
  // "What is different at New Year?": nothing of that holds otherwise.
  if (asksForDifference.test(question)) return [];
  const parts = { inText: mayNamePart(text), inQuestion: mayNamePart(question) };
  for (const [nth, sentence] of sentencesIn(text, words.text, words.language).entries())
    readSentence(reading, parts, sentence, nth === 0);
  return reading.claims;
}

const asksForDifference =
  /(?<!\p{L})(?:different|differ|differs|unlike|anders|besonders|different|differents?|diferente|diverso)(?!\p{L})/u;

/** True where the text, or its question, names a part or an event of anything. */
type Parts = { inText: boolean; inQuestion: boolean };

function readSentence(reading: TextRead, parts: Parts, sentence: Stretch, isFirst: boolean) {
  const { patterns, text } = reading;
  const part = text.slice(sentence.from, sentence.to);
  const found = valuesIn(reading, part, sentence.from);
  const values = [...ranges(found.times), ...found.money, ...found.numbers];
  const segments = segmentsIn(text, sentence, values);
  const head = headOf(reading, sentence, segments);
  if (isFirst && reading.subject.question !== null) readAnswer(reading, sentence, part);
  const isElsewhere = isAboutOthers(reading, sentence, part);
  reading.wasElsewhere = isElsewhere;
  if (!isElsewhere) {
    readHaving(reading, sentence, part);
    readMeans(reading, segments);
    readAdultsOnly(reading, sentence, part);
    if (reading.words.field === "text") readNamed(reading, sentence, part, found);
  }
  if (!head || isOfAnother(reading, sentence, head, segments, found)) return;
  // "The bakery opens at 6:00 and does breakfast": all of it is about another house.
  if (head.leads && !isClaimable(head.topic)) return;
  if (!head.isVague) reading.current = head;
  const readable = isElsewhere ? beforeElsewhere(reading, sentence, segments) : segments;
  const hasPrice = found.money.some(({ value }) => value.amount > 0);
  const isAskedOfPart = parts.inQuestion && namesPart(head.topic, reading.question);
  let isOfPart = isAskedOfPart;
  let carried: Qualifiers | null = null;
  let own = head;
  for (const segment of readable) {
    const said = text.slice(segment.from, segment.to);
    if (readIncluded(reading, segment, said)) continue;
    // "Sí," is "si" once it is plain.
    if (isYesAlone(reading, said)) continue;
    const here = foundIn(segment, found);
    const named = headIn(reading, segment);
    own = named ?? own;
    isOfPart =
      (parts.inText && namesPart(own.topic, text.slice(segment.from, firstValue(here, segment)))) ||
      (isOfPart && (named === null || isAskedOfPart));
    if (isOfPart) continue;
    const qualifiers = qualifiersOf(reading, sentence, segment, here, own, carried);
    if (saysOnlyWhen(qualifiers, here)) carried = qualifiers;
    if (patterns.test("conditions", withoutHarmless(own, said)) && !exceptDays(said, patterns)) {
      carried = null;
      if (segment.from === sentence.from && segments.length > 1) return;
      continue;
    }
    readSaying(reading, { head: own, segment, said, qualifiers, found: here }, hasPrice);
  }
}

function readSaying(reading: TextRead, saying: Saying, hasPrice: boolean) {
  const { head, said } = saying;
  if (!isClaimable(head.topic) || head.isVague) return;
  // "The garden can be hired until 10 pm by arrangement" are no opening hours.
  const isHired = head.leads && reading.patterns.test("onRequest", said);
  if (!isHired) readTimes(reading, saying);
  readPrices(reading, saying, hasPrice);
  readNumbers(reading, saying);
  readWhether(reading, saying);
}

/** True where a sentence is about another house: by its words, by those before a semicolon, or by the question. */
function isAboutOthers(reading: TextRead, sentence: Stretch, part: string): boolean {
  const { patterns, question, text } = reading;
  if (patterns.test("elsewhere", part)) return true;
  if (reading.wasElsewhere && (/;\s*$/u.test(text.slice(0, sentence.from)) || ofThem.test(part))) return true;
  return patterns.test("elsewhere", question) && !ofOurs.test(part);
}

/** An answer to "is there one nearby?" that speaks of the house's own. */
const ofThem = /^\s*(?:they|their|it|its|both|there|sie|ihr|dort|ils|elles|ellos|loro)(?!\p{L})/u;
const ofOurs =
  /(?<!\p{L})(?:we|our|ours|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|tenemos|noi|nostr\p{L}*|abbiamo|nos|noss\p{L}*|temos|hotel|house)(?!\p{L})/u;

const isYesAlone = ({ patterns }: TextRead, said: string): boolean =>
  patterns.regex("answer alone", () => `^[\\s¡]*${patterns.source.sayYes}[\\s,.!]*$`, "u").test(said);

/** A part of a sentence without what sounds like a condition and is none. */
function withoutHarmless({ topic }: Head, said: string): string {
  const isOnTime = isShared(topic) || topic === "city_tax" || topic === "payment";
  return (isOnTime ? said.replace(whenPaid, "") : said).replace(fineWeather, "");
}

/** "A deposit when you book" is asked for of everybody. */
const whenPaid =
  /(?<!\p{L})(?:when|once|as soon as|wenn|sobald|quand|cuando|quando) (?:you|sie|vous|usted|si)? ?(?:book|arrive|check[- ]in|check[- ]out|leave|buchen|anreisen|abreisen|reservez|arrivez|reserva|llega|prenota|arriva|reserva|chega)\p{L}*/u;
const fineWeather =
  /(?<!\p{L})(?:when|if|in|bei|wenn|par|quand|con|si|se|com|quando) (?:the weather|weather|das wetter|(?:good|fine|schonem|gutem|beau|buen|bel|bom) (?:weather|wetter|temps|tiempo|tempo)|le temps|el tiempo|il tempo|o tempo)(?!\p{L})/u;

/** For when and whom a part of a sentence holds; `carried`: what the parts before said for all that follow. */
function qualifiersOf(
  reading: TextRead,
  sentence: Stretch,
  segment: Stretch,
  { times, money }: Found,
  { topic }: Head,
  carried: Qualifiers | null,
): Qualifiers {
  const qualifiers = qualifiersIn(without(reading, [...times, ...money], segment), reading.patterns);
  if (!isOtherInRoom(topic)) qualifiers.where = null;
  qualifiers.when ??= dayOf(reading, sentence, topic);
  return carried ? merged(carried, qualifiers) : qualifiers;
}

const saysOnlyWhen = ({ days, months, who }: Qualifiers, { times, money }: Found): boolean =>
  times.length + money.length === 0 && (days !== null || months !== null || who !== null);

function valuesIn({ patterns, subject }: TextRead, part: string, from: number): Found {
  const times = timesIn(part, patterns);
  const money = moneyIn(part, patterns, subject.currency);
  return shift({ times, money, numbers: numbersIn(part, patterns) }, from);
}

const foundIn = (segment: Stretch, { times, money, numbers }: Found): Found => ({
  times: times.filter((time) => inside(time, segment)),
  money: money.filter((price) => inside(price, segment)),
  numbers: numbers.filter((number) => inside(number, segment)),
});

const firstValue = ({ times, money }: Found, segment: Stretch): number =>
  [...times, ...money].reduce((first, { from }) => Math.min(first, from), segment.to);

/** The topic on whose day it holds: "on the day of departure". */
function dayOf(reading: TextRead, sentence: Stretch, topic: Topic): Topic | null {
  return reading.named.days.find((day) => inside(day, sentence) && day.topic !== topic)?.topic ?? null;
}

/** "We have no pool, but the lake is five minutes away": what stands before the "but" is said of the house. */
function beforeElsewhere(
  reading: TextRead,
  sentence: Stretch,
  segments: readonly Stretch[],
): readonly Stretch[] {
  const part = reading.text.slice(sentence.from, sentence.to);
  const at = contrast.exec(part)?.index;
  if (at === undefined || reading.patterns.test("elsewhere", part.slice(0, at))) return [];
  const before = segments.filter((segment) => segment.to <= sentence.from + at + 1);
  return before.filter((segment) => {
    const said = reading.text.slice(segment.from, segment.to);
    return reading.patterns.test("never", said) || reading.patterns.test("no", said);
  });
}

const contrast =
  /(?<!\p{L})(?:but|however|though|although|aber|jedoch|dafur|mais|cependant|pero|sino|ma|pero'|mas|porem|maar)(?!\p{L})/u;

/** What is said beside the values: "16 heures" is no duration. */
function without(reading: TextRead, values: readonly Stretch[], segment: Stretch): string {
  let said = reading.text.slice(segment.from, segment.to);
  for (const { from, to } of values)
    said = said.slice(0, from - segment.from) + " ".repeat(to - from) + said.slice(to - segment.from);
  return said;
}

/** A range is one value, and no part of a sentence ends inside it. */
const ranges = (times: readonly FoundTime[]): Stretch[] =>
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

function shift(found: Found, by: number): Found {
  const moved = <T extends Stretch>(one: T): T => ({ ...one, from: one.from + by, to: one.to + by });
  return {
    times: found.times.map(moved),
    money: found.money.map((price) => ({ ...moved(price), digits: moved(price.digits) })),
    numbers: found.numbers.map(moved),
  };
}
