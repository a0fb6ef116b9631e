import { type CatalogueItem, topicOf } from "@bellhop/contract/catalogue";
import type { EntryChange } from "@bellhop/contract/knowledge";
import { readEntry } from "@bellhop/language/claims";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { topicsIn } from "@bellhop/language/lexicon";
import { findMoney, findRanges, findTimes, foldAligned, patternsOf } from "@bellhop/language/values";
import { namesReach, phoneIn } from "./contact.ts";
import { deniesTopic } from "./denies-topic.ts";
import { labelled } from "./labelled.ts";
import type { Said, Values } from "./proposed.ts";

type Claim = ReturnType<typeof readEntry>[number];
type Aspect = Claim["aspect"];
type Facts = NonNullable<EntryChange["facts"]>;
type Patterns = ReturnType<typeof patternsOf>;

/** A text, and what it claims about the topic of its entry. */
type Reading = {
  folded: string;
  /** Folded. */
  label: string;
  patterns: Patterns;
  claims: Claim[];
  /** Explicit claims. */
  of: (aspect: Aspect) => Claim[];
  /** The only value that the text claims for everyone, all year. */
  only: (aspect: Aspect) => Claim["value"] | undefined;
  /** The text limits or denies nothing. */
  isClear: boolean;
};

/**
 * Keeps the values of a text that its own words tie to the entry: claims about the entry's topic state the same, without
 * a condition and without another value beside it. Values for a season only are dropped.
 */
export function confirmed(
  said: Said,
  item: CatalogueItem | undefined,
  values: Values,
  currency: string,
): Values {
  const patterns = patternsOf(said.language);
  const folded = foldAligned(said.text);
  const contact = contactFacts(values, said);
  const mayBeSet = Object.keys(values.facts ?? {}).length > 0 || values.price || values.availability;
  if (!mayBeSet || isSeasonal(folded, patterns) || isOutdated(folded) || hasCases(said))
    return withFacts(contact);
  const reading = readingOf(said, folded, patterns, currency);
  const stated = values.facts ?? {};
  const facts = { ...timesOf(reading, stated), ...numbersOf(reading, stated, item), ...contact };
  const { facts: permission, ...offer } = offerOf(reading, said, values, item, currency);
  return { ...withFacts({ ...facts, ...permission }), ...offer };
}

const withFacts = (facts: Facts): Values => (Object.keys(facts).length > 0 ? { facts } : {});

function readingOf(
  { section, key, label, text, language }: Said,
  folded: string,
  patterns: Patterns,
  currency: string,
): Reading {
  const topic = key ? topicOf(key) : "offer";
  const entry = {
    entryId: "",
    section,
    key,
    texts: { [language]: { title: label, text } },
  } as KnowledgeEntry;
  const claims = readEntry(entry, currency).filter(
    (claim) => claim.topic === topic && claim.place.field === "text",
  );
  const of = (aspect: Aspect) => claims.filter((claim) => claim.aspect === aspect && !claim.implied);
  const only = (aspect: Aspect) => {
    const [first, ...more] = of(aspect);
    const isOne = first && isForAll(first) && more.every((one) => isForAll(one) && isSame(one, first));
    return isOne ? first.value : undefined;
  };
  const isClear = !isHedged(folded, patterns) && !isDenied(folded, patterns);
  return { folded, label: foldAligned(label), patterns, claims, of, only, isClear };
}

/** Times of which the text has no others: those may belong to something else. */
function timesOf({ folded, patterns, of, only, isClear }: Reading, stated: Facts): Facts {
  if (!isClear || asksGuest.test(folded)) return {};
  const times = findTimes(folded, patterns).map(({ minutes }) => asTime(minutes));
  const isClaimed = (aspect: "from" | "until") => {
    const value = only(aspect);
    return value?.is === "time" && !value.halfDay && asTime(value.minutes) === stated[aspect];
  };
  const areAlone = times.every((time) => time === stated.from || time === stated.until);
  const isEveryDay = !patterns.test("holidays", folded) && findRanges(folded, "days", patterns) === 0;
  const isRange = areAlone && isEveryDay;
  const areHours =
    stated.hours &&
    (areHoursClaimed(stated.hours, of("from"), of("until"), times) || only("all_day")?.is === "yes");
  return {
    ...(stated.from && isRange && isClaimed("from") && { from: stated.from }),
    ...(stated.until && isRange && isClaimed("until") && { until: stated.until }),
    ...(areHours && { hours: stated.hours }),
  };
}

/** A guest is asked to do something: the time is the deadline for that. */
const asksGuest =
  /(?<!\p{L})(?:ask|call|phone|order|pre-?order|book|reserve|notify|inform|let us know|tell us|contact|regist(?:er|ration)|sign up|e-?mail|text us|melden|anmeld\p{L}*|anruf\p{L}*|bestell\p{L}*|vorbestell\p{L}*|buchen|reservier\p{L}*|bescheid|mitteil\p{L}*|prevenir|prevenez|appel\p{L}*|reserv\p{L}*|command\p{L}*|avvis\p{L}*|chiam\p{L}*|prenot\p{L}*|ordin\p{L}*|llam\p{L}*|avis\p{L}*|pedir|pida\p{L}*|encarg\p{L}*|bellen|doorgeven|aanmeld\p{L}*|contact\p{L}*)(?!\p{L})/u;

/** "Cancellation fee: from 3 days" does not say until when cancelling is free. */
const feeWords = /(?:fee|charge|penalt|gebuhr|kosten|frais|penal|cargo|multa|taxa)/u;

function numbersOf(
  { folded, label, patterns, only, isClear }: Reading,
  stated: Facts,
  item: CatalogueItem | undefined,
): Facts {
  const numberOf = (aspect: Aspect) => {
    const value = only(aspect);
    return value?.is === "number" ? value.number : undefined;
  };
  const { age, count, height_cm, days } = stated;
  // Another number of days may hold for holidays, groups or a cheaper rate.
  const isFee = feeWords.test(`${label} ${folded}`) && !patterns.test("free", `${label} ${folded}`);
  const areDaysOnly =
    !isFee && (folded.match(numberOfDays) ?? []).length <= 1 && !patterns.test("holidays", folded);
  // Children up to eleven are below twelve.
  const ages = [age, item?.age === "free_below" && age !== undefined ? age - 1 : age];
  return {
    ...(age !== undefined && ages.includes(numberOf("age")) && { age }),
    ...(count !== undefined && isClear && count === numberOf("count") && { count }),
    ...(height_cm !== undefined && isClear && height_cm === numberOf("height") && { height_cm }),
    ...(days !== undefined && areDaysOnly && days * 24 === numberOf("notice") && { days }),
  };
}

/** Price, availability and permission. */
function offerOf(
  { folded, patterns, claims, of, only, isClear }: Reading,
  said: Said,
  { facts, price, unit, availability }: Values,
  item: CatalogueItem | undefined,
  currency: string,
): Values {
  // A price implies that something exists, which "on request" qualifies.
  const request = claims.find(({ aspect, value }) => aspect === "is" && value.is === "on_request");
  const says = (request && of("is").length === 0 ? request.value : only("is"))?.is;
  const cost = only("price");
  const amounts = new Set(findMoney(folded, patterns, currency).map(({ value }) => value.amount));
  const isPartlyFree = patterns.test("free", folded) && item?.age === undefined;
  const isPriced =
    price !== undefined &&
    isClear &&
    !isPartlyFree &&
    amounts.size === 1 &&
    cost?.is === "money" &&
    cost.amount === price?.amount;
  const isSaid = {
    // What has a price exists: "Bicycles: €14 a day, no e-bikes".
    absent: says === "no" && amounts.size === 0 && deniesTopic(said),
    on_request: says === "on_request",
    paid: isPriced,
    present: isClear && amounts.size === 0 && (says === "yes" || cost?.is === "free"),
  };
  const allowed = facts?.allowed;
  const isAllowedClear =
    allowed === "on_request" || isClear || (allowed === "no" && !isHedged(folded, patterns));
  return {
    ...(allowed && says === allowed && isAllowedClear && { facts: { allowed } }),
    ...(isPriced && { price, ...(unit && { unit }) }),
    ...(availability && isSaid[availability] && { availability }),
  };
}

/** Phone, e-mail and web address if the text has only one of each: otherwise it is unclear which one is meant. */
function contactFacts({ facts: { phone, email, url } = {} }: Values, said: Said): Facts {
  const { text } = said;
  const isOnlyPhone = (text.match(/\d[\d\s()/.-]{6,}\d/g) ?? []).length === 1;
  const isOnlyMail = (text.match(/@/g) ?? []).length === 1;
  const isOnlyUrl = (text.match(/https?:|www\./gi) ?? []).length === 1;
  return {
    ...(phone && isOnlyPhone && isPhoneOfEntry(said) && { phone }),
    ...(email && isOnlyMail && { email }),
    ...(url && isOnlyUrl && { url }),
  };
}

/** Several lines about the topic, each for its own case: "Cancellation 1–6 nights: …", "Cancellation 7–27 nights: …". */
function hasCases({ key, text, language }: Said): boolean {
  const labels = text.split("\n").flatMap((line) => labelled(line)?.about ?? []);
  const own = labels.filter((label) => namesTopic(label, key, language));
  return own.length > 1;
}

const namesTopic = (words: string, key: string | null, language: string) =>
  [...topicsIn(words, language)].some((topic) => topic === topicOf(key ?? ""));

/** Among several lines, the phone's label names the entry or a phone: "Locked out: …" is no emergency number. */
function isPhoneOfEntry({ key, text, language }: Said): boolean {
  const lines = text.split("\n");
  const label = labelled(lines.find((line) => phoneIn(line)) ?? "")?.about;
  if (lines.length === 1 || !label || namesReach(label)) return true;
  return namesTopic(label, key, language);
}

const isForAll = ({ qualifiers: { months, when, who, where, days } }: Claim) =>
  months === null && when === null && who === null && where === null && (days === null || days === 127);

const isSame = (one: Claim, other: Claim) => JSON.stringify(one.value) === JSON.stringify(other.value);

function isSeasonal(folded: string, patterns: Patterns): boolean {
  const seasons = ["summer", "winter", "spring", "autumn", "highSeason", "lowSeason"] as const;
  const rest = folded.replace(winterGarden, "");
  return (
    dates.test(rest) ||
    findRanges(rest, "months", patterns) !== 0 ||
    seasons.some((name) => patterns.test(name, rest))
  );
}

const dates =
  /(?<!\p{L})(?:memorial|labou?r|thanksgiving|independence|midsummer|pfingst\p{L}*|ostern|toussaint|paques|semana santa|pasqua|ferragosto|holidays?|ferien|vacances|vacaciones|vacanze|ferias|vakantie\p{L}*|saison\p{L}*|season\p{L}*|temporada|stagione|seizoen)(?!\p{L})/u;
const numberOfDays = /\d+\s*(?:tage?n?|days?|jours?|dias?|giorn[io]|dag(?:en)?)(?!\p{L})/gu;
const winterGarden =
  /winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|jardim de inverno|serre/gu;

/** True for texts with a year, a former price or an example. */
const isOutdated = (folded: string): boolean =>
  /(?<!\d)20[2-4]\d(?!\d)|(?<!\p{L})(?:e\.\s?g|z\.\s?b|p\.\s?ex|for example|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|previously|formerly|used to|was|were|fruher|bisher|before it)(?!\p{L})/u.test(
    folded,
  );

/** Words that limit a yes: "only", "except", "up to". */
const isHedged = (folded: string, patterns: Patterns): boolean =>
  patterns.test("conditions", folded) ||
  patterns.test("elsewhere", folded) ||
  /(?<!\p{L})(?:only|except|some|most|nur|ausser|außer|einige|manche|seulement|uniquement|sauf|solo|soltanto|tranne|salvo|excepto|algun\p{L}*|alcun\p{L}*|quelques|certain\p{L}*|apenas|somente|alleen|behalve|sommige)(?!\p{L})/u.test(
    folded,
  );

const isDenied = (folded: string, patterns: Patterns): boolean =>
  patterns.test("no", folded) ||
  patterns.test("never", folded) ||
  /(?<!\p{L})(?:dont|doesnt|cant|wont|isnt|arent)(?!\p{L})/u.test(folded);

type Hours = NonNullable<Facts["hours"]>;
const weekdayBits = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Each span of hours is claimed for its days, and the text has no other times. */
function areHoursClaimed(hours: Hours, from: Claim[], until: Claim[], times: string[]): boolean {
  const all = hours.flatMap((span) => [span.from, span.to.replace("24:00", "00:00")]);
  if (!times.every((time) => all.includes(time))) return false;
  return hours.every((span) => {
    const mask = span.days.reduce((bits, day) => bits | (1 << weekdayBits.indexOf(day)), 0);
    const states = (claims: Claim[], time: string) =>
      claims.some(
        ({ value, qualifiers: { days, months, who, when } }) =>
          value.is === "time" &&
          asTime(value.minutes) === time.replace("24:00", "00:00") &&
          months === null &&
          who === null &&
          when === null &&
          (days === null ? mask === 127 : (days & 127) === mask),
      );
    return states(from, span.from) && states(until, span.to);
  });
}

const asTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
