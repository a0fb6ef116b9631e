import { catalogueItem, settable, topicOf } from "@bellhop/contract/catalogue";
import { weekdays } from "@bellhop/contract/hours";
import type { EntryChange, Facts } from "@bellhop/contract/knowledge";
import { analyzeText, topicsIn } from "@bellhop/language/lexicon";
import {
  findDays,
  findMoney,
  findRanges,
  findTimes,
  foldAligned,
  type Patterns,
  patternsOf,
} from "@bellhop/language/values";
import { emailIn, namesReach, phoneIn, webAddressIn } from "./contact.ts";
import { labelled } from "./labelled.ts";
import { continues } from "./labels.ts";
import { onlyPriceIn } from "./money.ts";
import type { Passage } from "./passages.ts";
import { saysOf } from "./says-of.ts";
import { sentencesOf } from "./sentences.ts";
import { onlyTimeIn, readTimes } from "./times.ts";
import type { Belongs } from "./topics.ts";

export type Values = Pick<EntryChange, "facts" | "price" | "unit" | "availability">;
/** The values of a passage, each with the words it was read from. */
export type Fields = { values: Values; quotes: Map<string, string> };

type Reading = {
  passage: Passage;
  language: string;
  patterns: Patterns;
  /** The words beside the topic's name, or the first sentence below it. */
  value: string;
  folded: string;
  /** The rest of the passage. */
  rest: string;
  namesOnlyTopic: boolean;
  key: string;
};

/**
 * The values that a passage plainly states of its topic: they stand beside its name or in the first sentence below it, and
 * nothing else in the passage says another value, limits it or holds for a season. What is unclear stays in the words.
 */
export function fieldsIn(
  passage: Passage,
  { section, key }: Belongs,
  language: string,
  currency: string,
): Fields {
  const quotes = new Map<string, string>();
  const values: Values = {};
  const can = settable(section, key);
  const reading = readingOf(passage, key, language);
  const set = (field: string, quote: string) => quotes.set(field, quote);
  const facts: Facts = {};
  const note = <Name extends keyof Facts>(name: Name, value: Facts[Name] | undefined, quote: string) => {
    if (value === undefined || !can.facts.includes(name)) return;
    facts[name] = value;
    set(`facts.${name}`, quote);
  };
  for (const [name, { value, quote }] of Object.entries(contactsIn(reading)))
    note(name as "phone", value, quote);
  if (isPlain(reading)) {
    const times = timesIn(reading, can.facts);
    for (const [name, value] of Object.entries(times)) note(name as "from", value as never, reading.value);
    note("height_cm", heightIn(reading), reading.value);
    const priced = can.units.length > 0 ? priceIn(reading, currency, can.units) : undefined;
    if (priced) {
      values.price = priced.price;
      set("price", priced.quote);
      if (priced.unit) {
        values.unit = priced.unit;
        set("unit", priced.quote);
      }
    }
  }
  note("days", noticeIn(reading), reading.value);
  const says = saysIn(reading);
  if (says && catalogueItem(section, key)?.asks !== "required") note("allowed", says, reading.value);
  if (can.availability) {
    const offer = values.price
      ? "paid"
      : says === "no"
        ? "absent"
        : says === "on_request"
          ? says
          : says && "present";
    if (offer) {
      values.availability = offer;
      set("availability", reading.value);
    }
  }
  if (Object.keys(facts).length > 0) values.facts = facts;
  return { values, quotes };
}

function readingOf(passage: Passage, key: string, language: string): Reading {
  const [first = "", ...lines] = passage.lines;
  const beside = passage.isBeside ? besideLabel(passage, first) : undefined;
  const [sentence = "", ...sentences] = beside === undefined ? sentencesOf(first) : [beside];
  const value = beside ?? sentence;
  const topics = [...topicsIn(value, language)].map((one) => topicOf(one));
  return {
    passage,
    language,
    patterns: patternsOf(language),
    value,
    folded: foldAligned(value),
    rest: [...(beside === undefined ? sentences : []), ...lines].join("\n"),
    namesOnlyTopic: topics.every((one) => one === topicOf(key) || asides.has(one)),
    key,
  };
}

/** Topics that say how or where, beside the one that a value is about. */
const asides = new Set([
  "reception",
  "garden",
  "terrace",
  "room_types",
  "water",
  "view",
  "contact",
  "phone",
  "booking",
  "payment",
  "bed",
  "desk",
]);

/** The words beside a label on its line. */
function besideLabel({ about, headings }: Passage, line: string): string {
  const label = labelled(line);
  if (label) return label.text;
  const at = line.indexOf(about);
  const group = headings.at(-1);
  return at >= 0 ? line.slice(at + about.length).replace(/^[\s:–-]+/u, "") : group ? line : line;
}

/** Nothing in the value limits it, and nothing in the rest of the passage speaks of other times or other cases. */
function isPlain({ passage, value, folded, rest, patterns, namesOnlyTopic, language }: Reading): boolean {
  if (!namesOnlyTopic || value.length > 200 || passage.kind === "question") return false;
  if (isLimited(folded, patterns) || asksGuest.test(folded)) return false;
  return sentencesOf(rest).every((sentence) => {
    const said = foldAligned(sentence);
    if (isSeasonal(said, patterns) || isOutdated(said) || otherCase.test(said)) return false;
    if (findDays(said, patterns) !== null) return false;
    const hasValue = findTimes(said, patterns).length > 0 || findMoney(said, patterns, "EUR").length > 0;
    if (hasValue) return asksGuest.test(said) && findMoney(said, patterns, "EUR").length === 0;
    return !(continues(sentence) && saysOf(sentence, language) !== undefined);
  });
}

const isLimited = (folded: string, patterns: Patterns): boolean =>
  isSeasonal(folded, patterns) ||
  isOutdated(folded) ||
  exception.test(folded) ||
  patterns.test("conditions", folded) ||
  patterns.test("elsewhere", folded) ||
  patterns.test("holidays", folded) ||
  patterns.test("no", folded) ||
  patterns.test("never", folded) ||
  patterns.test("onRequest", folded) ||
  groups.test(folded);

/** Ranges belong to every topic with hours; a single time only to those that begin or end at it. */
const oneEnded: Record<string, "from" | "until"> = { check_in: "from", check_out: "until" };

function timesIn({ value, folded, patterns, language, key }: Reading, can: readonly (keyof Facts)[]): Facts {
  if (
    patterns.test("paid", folded) &&
    /\d\s?(?:€|eur)|(?:€|eur)\s?\d/u.test(folded) &&
    findTimes(folded, patterns).length < 2
  )
    return {};
  const times = readTimes(value, language);
  const found = findTimes(folded, patterns).map(({ minutes }) => asTime(minutes));
  const end = oneEnded[key];
  if (!times) {
    const only = end ? onlyTimeIn(value, language) : undefined;
    const isBare = only && !only.isHalfDay && value.length <= 40;
    return isBare && end ? { [end]: only.time } : {};
  }
  const { from, until, hours, isHalfDay } = times;
  if (isHalfDay) return {};
  if (hours) {
    const ends = hours.flatMap((span) => [span.from, span.to.replace("24:00", "00:00")]);
    const isWhole = found.every((time) => ends.includes(time));
    if (!isWhole) return {};
    if (can.includes("hours")) return { hours };
    return {};
  }
  if (!found.every((time) => time === from || time === until)) return {};
  if (findRanges(folded, "days", patterns) !== 0 || findDays(folded, patterns) !== null) return {};
  if (from && until) {
    if (from === until) return {};
    if (can.includes("from")) return { from, until };
    return can.includes("hours") ? { hours: [{ days: [...weekdays], from, to: until }] } : {};
  }
  if (end === "from" && from) return { from };
  if (end === "until" && until) return { until };
  return {};
}

/** The price, if it is the only amount of money in the passage and is the price of the whole thing. */
function priceIn(
  { passage, value, folded, rest, patterns, language, key }: Reading,
  currency: string,
  units: readonly string[],
) {
  const whole = foldAligned(`${value}\n${rest}`);
  const priced = onlyPriceIn(value, currency, language);
  if (!priced || priced.price.amount === 0 || value.length > 120) return undefined;
  const others = value.replace(priced.quote, "").replace(/\d{1,2}[:.h]\d{2}/gu, "");
  const isOfPart =
    patterns.test("free", whole) ||
    patterns.test("elsewhere", whole) ||
    partOfPrice.test(whole) ||
    key === "children" ||
    (key === "pets" && oneAnimal.test(foldAligned(`${passage.about} ${value}`)));
  if (isOfPart || /\d/.test(others)) return undefined;
  const unit = priced.unit && units.includes(priced.unit) ? priced.unit : undefined;
  if (!unit && perSomething.test(folded.slice(folded.indexOf(foldAligned(priced.quote))))) return undefined;
  return { price: priced.price, unit, quote: priced.quote };
}

const partOfPrice =
  /(?<!\p{L})(?:deposit|fine|penalt\p{L}*|cleaning|lost|loss|damage\p{L}*|kaution|strafe|reinigung\p{L}*|verlust|caution|amende|menage|nettoyage|perte|cauzione|multa|pulizia|perdita|fianza|limpieza|perdida|borg|boete|schoonmaak|child\p{L}*|kids?|kind\p{L}*|enfants?|bambin\p{L}*|ni[nñ]os?|criancas?|adults?|erwachsene\p{L}*|adultes?|adult[io]|adultos|volwassen\p{L}*|small|large|kleine?r?|grosse?r?|petits?|grands?|first|second|each (?:additional|further)|additional|zusatzlich\p{L}*|supplementa\p{L}*|from|ab|about|approx\p{L}*|circa|ca|etwa|environ|unter|under|over)(?!\p{L})/u;
const oneAnimal =
  /(?<!\p{L})(?:dogs?|cats?|hunde?|katzen?|chiens?|chats?|cani|cane|gatt[oi]|perros?|gatos?|honden?|katten)(?!\p{L})/u;
const perSomething =
  /^[^\p{L}]*(?:€|eur|euros?|chf|gbp|usd|£|\$)?[^\p{L}]*(?:\p{Sc}|eur|euros?|chf|gbp|usd|yen|tl)?\s*(?:\/|(?:per|pro|par|por|al|alla|je|each|an?|la|le|der|die|das|voor)(?!\p{L})|p\.)\s*\p{L}/iu;

/** Yes, no or on request, if the value says nothing else. */
function saysIn({
  passage,
  value,
  folded,
  rest,
  patterns,
  language,
  key,
}: Reading): "yes" | "no" | "on_request" | undefined {
  const line = passage.isBeside ? `${passage.about} ${value}` : value;
  if (value.length > 80 || /\d/.test(value) || passage.kind === "question") return undefined;
  if (isSeasonal(folded, patterns) || isOutdated(folded) || exception.test(folded) || groups.test(folded))
    return undefined;
  const topics = [...topicsIn(line, language)].map((one) => topicOf(one));
  if (topics.some((one) => one !== topicOf(key))) return undefined;
  const further = analyzeText(line, language).terms.filter(
    ({ namesTopic, forms }) =>
      !namesTopic && !forms.some((form) => patterns.vocabulary.has(form) || unspecific.test(form)),
  );
  if (further.length > 0) return undefined;
  const says = saysOf(value, language) ?? saysOf(line, language);
  const isElse =
    rest !== "" &&
    (saysOf(rest, language) !== undefined ||
      exception.test(foldAligned(rest)) ||
      patterns.test("conditions", foldAligned(rest)));
  return isElse ? undefined : says;
}

const unspecific =
  /^(?:hotel|house|haus|casa|maison|huis|property|premises?|accommodation|unterkunft|etablissement|struttura|alojamiento|leider|unfortunately|sorry|desole\p{L}*|available|verfugbar|vorhanden|disponib\p{L}*|room|zimmer|chambre|camera|habitacion|kamer|entire|ganz\p{L}*|gesamt\p{L}*|strictly|streng\p{L}*|strikt|generally|grundsatzlich|offer|anbieten|bieten|guest|gast|gaste|cost\p{L}*|kosten\p{L}*|charge|aufpreis|anfrage|request)$/u;

/** Phone, e-mail and web address if the passage has only one of each. */
function contactsIn({ passage, language, key }: Reading) {
  const text = passage.text;
  const line = passage.lines.find((one) => phoneIn(one)) ?? "";
  const label = passage.lines.length > 1 ? labelled(line)?.about : undefined;
  const isOfEntry =
    !label ||
    namesReach(label) ||
    [...topicsIn(label, language)].some((one) => topicOf(one) === topicOf(key));
  const isOnly = (pattern: RegExp) => (text.match(pattern) ?? []).length === 1;
  const phone = phoneIn(text);
  const email = emailIn(text);
  const url = webAddressIn(text);
  return {
    ...(phone &&
      isOfEntry &&
      isOnly(/\d[\d\s()/.-]{6,}\d/g) && { phone: { value: phone.phone, quote: phone.quote } }),
    ...(email && isOnly(/@/g) && { email: { value: email, quote: email } }),
    ...(url && isOnly(/https?:|www\./gi) && { url: { value: url, quote: url } }),
  };
}

/** Days before arrival until which cancelling is free. */
function noticeIn({ value, folded, patterns, key, rest }: Reading): number | undefined {
  if (key !== "cancellation" || !patterns.test("free", folded) || /\d/.test(rest)) return undefined;
  if (isSeasonal(`${folded} ${foldAligned(rest)}`, patterns) || patterns.test("holidays", folded))
    return undefined;
  const [figure, ...more] = value.match(/\d+/gu) ?? [];
  const days = /(\d{1,3})\s*(?:days?|tagen?|jours?|d[ií]as?|giorni|dagen)/iu.exec(value)?.[1];
  const hours = /\b(24|48|72)\s*(?:hours|stunden|heures|horas|ore|uur)\b/iu.exec(value)?.[1];
  if (more.length > 0 || feeWords.test(folded) || !figure) return undefined;
  return days ? Number(days) : hours ? Number(hours) / 24 : undefined;
}

/** "Cancellation fee: from 3 days" does not say until when cancelling is free. */
const feeWords = /(?:fee|charge|penalt|gebuhr|kosten(?!los)|frais|penal|cargo|multa|taxa|%)/u;

function heightIn({ passage }: Reading): number | undefined {
  const found = [
    ...passage.text.matchAll(/(\d(?:[.,]\d{1,2})?)\s*m(?:eters?|etres?|eter)?(?![\p{L}²])|(\d{3})\s*cm/giu),
  ];
  const [height] = found;
  if (
    found.length !== 1 ||
    !height ||
    !/height|high|höhe|hauteur|altura|altezza|hoogte|clearance/iu.test(passage.text)
  )
    return undefined;
  const cm = height[2] ? Number(height[2]) : Math.round(Number(height[1]?.replace(",", ".")) * 100);
  return cm >= 150 && cm <= 600 ? cm : undefined;
}

/** A guest is asked to do something: the time is the deadline for that. */
const asksGuest =
  /(?<!\p{L})(?:ask|call|phone|order|pre-?order|book\p{L}*|reserve|notify|inform|let us know|tell us|contact|regist(?:er|ration)|sign up|e-?mail|text us|melden|anmeld\p{L}*|anruf\p{L}*|bestell\p{L}*|vorbestell\p{L}*|buchen|reservier\p{L}*|bescheid|mitteil\p{L}*|prevenir|prevenez|appel\p{L}*|reserv\p{L}*|command\p{L}*|avvis\p{L}*|chiam\p{L}*|prenot\p{L}*|ordin\p{L}*|llam\p{L}*|avis\p{L}*|pedir|pida\p{L}*|encarg\p{L}*|bellen|doorgeven|aanmeld\p{L}*)(?!\p{L})/u;

/** Words that limit a statement to some cases. */
const exception =
  /(?<!\p{L})(?:only|except\p{L}*|some|most|otherwise|unless|besides|nur|ausser|außer|ausgenommen|einige|manche|sonst|seulement|uniquement|sauf|solo|soltanto|tranne|salvo|excepto|algun\p{L}*|alcun\p{L}*|quelques|certain\p{L}*|apenas|somente|alleen|behalve|uitgezonderd|sommige|usually|normally|normalerweise|meist\p{L}*|in der regel|habituellement|di solito|normalmente|meestal|later|earlier|early|late|fruher\p{L}*|spater\p{L}*|anders)(?!\p{L})/u;
const otherCase =
  /(?<!\p{L})(?:only|except\p{L}*|otherwise|unless|nur|ausser|außer|ausgenommen|sonst|seulement|uniquement|sauf|sinon|solo|soltanto|tranne|salvo|excepto|altrimenti|apenas|somente|alleen|behalve|uitgezonderd|anders)(?!\p{L})/u;
/** The value holds for a part of the guests or rooms. */
const groups =
  /(?<!\p{L})(?:groups?|gruppen|groupes|gruppi|grupos|groepen|tents?|zelte?|tentes?|tende|tiendas?|tenten|apartments?|ferienwohnung\p{L}*|mobil-?homes?|bungalows?|chalets?|non-?residents?|external|externe\p{L}*|day guests?|tagesgaste\p{L}*)(?!\p{L})/u;

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
  /(?<!\p{L})(?:memorial|labou?r|thanksgiving|independence|midsummer|pfingst\p{L}*|ostern|toussaint|paques|semana santa|pasqua|ferragosto|holidays?|ferien|vacances|vacaciones|vacanze|ferias|vakantie\p{L}*|\p{L}*saison\p{L}*|seasons?|temporada|stagione|seizoen|\p{L}*seizoen|christmas|weihnachten|noel|natale|navidad|kerst\p{L}*|easter|weekends?|wochenende\p{L}*)(?!\p{L})|(?<!\d)\d{1,2}[./]\d{1,2}\.?(?:[./]\d{2,4})?\s?(?:[-–]|to|bis|au|al|tot)\s?\d{1,2}[./]\d{1,2}(?![.:/\d]|\s?(?:uhr|h|uur))\./u;
const winterGarden =
  /winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|jardim de inverno|serre/gu;

/** True for texts with a year, a former price or an example. */
const isOutdated = (folded: string): boolean =>
  /(?<!\d)20[2-4]\d(?!\d)|(?<!\p{L})(?:e\.\s?g|z\.\s?b|p\.\s?ex|for example|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|previously|formerly|used to|was|were|fruher|bisher|before it)(?!\p{L})/u.test(
    folded,
  );

const asTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
