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
  readWithFallback,
} from "@bellhop/language/values";
import { continues, labelled } from "../reading/labels.ts";
import { emailIn, namesReach, phoneIn, webAddressIn } from "./contact.ts";
import { onlyPriceIn } from "./money.ts";
import type { Passage } from "./passages.ts";
import { saysOf } from "./says-of.ts";
import { sentencesOf } from "./sentences.ts";
import { asTime, readTimes } from "./times.ts";
import type { Belongs } from "./topics.ts";

export type Values = Pick<EntryChange, "facts" | "price" | "unit" | "availability">;
/** The values of a passage, and the words that each was read from. */
export type Fields = { values: Values; quotes: { field: string; quote: string }[] };

type Reading = {
  passage: Passage;
  language: string;
  patterns: Patterns;
  /** The words beside the topic's name, or the first sentence below it. */
  value: string;
  folded: string;
  /** The rest of the passage. */
  rest: string;
  key: string;
};
type Found = { [Field in keyof Facts | "price" | "unit"]?: { value: unknown; quote: string } };

/**
 * The values that a passage plainly states of its topic: they stand beside its name or in the first sentence below it,
 * which says nothing else, and nothing in the rest of the passage names another value or another case. What is unclear
 * stays in the words.
 */
export function fieldsIn(
  passage: Passage,
  { section, key }: Belongs,
  language: string,
  currency: string,
): Fields {
  const can = settable(section, key);
  const reading = readingOf(passage, key, language);
  const says = saysIn(reading);
  const isRule = catalogueItem(section, key)?.asks !== "required";
  const found: Found = {
    ...contactsIn(reading),
    ...(isPlain(reading) && { ...timesIn(reading, can.facts), ...heightIn(reading) }),
    ...(isPlain(reading) && can.units.length > 0 && priceIn(reading, currency, can.units)),
    ...noticeIn(reading),
    ...(says && isRule && { allowed: { value: says, quote: reading.value } }),
  };
  const { price, unit, ...facts } = found;
  const known = Object.entries(facts).filter(([name]) => (can.facts as readonly string[]).includes(name));
  const offers = { yes: "present", no: "absent", on_request: "on_request" } as const;
  const availability =
    can.availability && (price || says)
      ? { value: price ? "paid" : offers[says ?? "yes"], quote: reading.value }
      : undefined;
  const others = Object.entries({
    ...(price && { price }),
    ...(unit && { unit }),
    ...(availability && { availability }),
  });
  const valuesOf = (all: typeof known) => Object.fromEntries(all.map(([name, one]) => [name, one.value]));
  return {
    values: { ...valuesOf(others), ...(known.length > 0 && { facts: valuesOf(known) }) },
    quotes: [
      ...known.map(([name, one]) => ({ field: `facts.${name}`, quote: one.quote })),
      ...others.map(([field, one]) => ({ field, quote: one.quote })),
    ],
  };
}

function readingOf(passage: Passage, key: string, language: string): Reading {
  const [first = "", ...lines] = passage.lines;
  const beside = passage.isBeside ? besideLabel(passage, first) : undefined;
  const [sentence = "", ...sentences] = beside === undefined ? sentencesOf(first) : [beside];
  const value = beside ?? sentence;
  return {
    passage,
    language,
    patterns: patternsOf(language),
    value,
    folded: foldAligned(value),
    rest: [...(beside === undefined ? sentences : []), ...lines].join("\n"),
    key,
  };
}

/** The words beside a label on its line. */
function besideLabel({ about }: Passage, line: string): string {
  const label = labelled(line);
  if (label) return label.text;
  const at = line.indexOf(about);
  return at >= 0 ? line.slice(at + about.length).replace(/^[\s:–-]+/u, "") : line;
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

/** True if a line names no topic but the key's, beside those in `others`. */
const namesNoOther = (line: string, { language, key }: Reading, others: ReadonlySet<string>): boolean =>
  [...topicsIn(line, language)]
    .map((one) => topicOf(one))
    .every((one) => one === topicOf(key) || others.has(one));

/** True if a line has no words but the topic's and those that say yes or no. */
const saysNothingElse = (line: string, { language, patterns }: Reading): boolean =>
  analyzeText(line, language).terms.every(
    ({ namesTopic, forms }) =>
      namesTopic || forms.some((form) => patterns.vocabulary.has(form) || unspecific.test(form)),
  );

const unspecific =
  /^(?:\d.*|hotel|house|haus|casa|maison|huis|property|premises?|accommodation|unterkunft|etablissement|struttura|alojamiento|leider|unfortunately|sorry|desole\p{L}*|available|verfugbar|vorhanden|disponib\p{L}*|room|zimmer|chambre|camera|habitacion|kamer|entire|ganz\p{L}*|gesamt\p{L}*|strictly|streng\p{L}*|strikt|generally|grundsatzlich|offer|anbieten|bieten|guest|gast|gaste|cost\p{L}*|kosten\p{L}*|charge|aufpreis|anfrage|request)$/u;

/** Nothing limits the value, and nothing in the rest of the passage speaks of other times or other cases. */
function isPlain(reading: Reading): boolean {
  const { passage, value, folded, rest, patterns, language } = reading;
  const limits = ["conditions", "elsewhere", "no", "never", "onRequest"] as const;
  const isUnclear =
    value.length > 200 ||
    passage.kind === "question" ||
    !namesNoOther(value, reading, asides) ||
    limits.some((name) => patterns.test(name, folded)) ||
    [inSomeCases, groups, asksGuest].some((words) => words.test(folded)) ||
    isLimited(folded, patterns);
  if (isUnclear) return false;
  return sentencesOf(rest).every((sentence) => {
    const said = foldAligned(sentence);
    if (isLimited(said, patterns) || findDays(said, patterns) !== null) return false;
    if (findMoney(said, patterns, "EUR").length > 0) return false;
    if (findTimes(said, patterns).length > 0) return asksGuest.test(said);
    return !(continues(sentence) && saysOf(sentence, language) !== undefined);
  });
}

/** Ranges belong to every topic with hours; a single time only to those that begin or end at it. */
const oneEnded: Record<string, "from" | "until"> = { check_in: "from", check_out: "until" };

function timesIn({ value, folded, patterns, language, key }: Reading, can: readonly (keyof Facts)[]): Found {
  const all = readWithFallback(language, value, (words) => {
    const times = findTimes(folded, words);
    return times.length > 0 ? times : undefined;
  });
  const found = (all ?? []).map(({ minutes }) => asTime(minutes));
  const end = oneEnded[key];
  const { from, until, hours, isHalfDay } = readTimes(value, language) ?? {};
  const isBare = !from && !until && value.length <= 40 && !all?.[0]?.halfDay;
  const set = (facts: Facts): Found =>
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, { value: fact, quote: value }]));
  // "€25 until 2 pm": the time belongs to the price.
  const isOfPrice = found.length < 2 && findMoney(folded, patterns, "EUR").length > 0;
  if (isHalfDay || isOfPrice) return {};
  if (hours) {
    const ends = hours.flatMap((span) => [span.from, span.to.replace("24:00", "00:00")]);
    return can.includes("hours") && found.every((time) => ends.includes(time)) ? set({ hours }) : {};
  }
  const isWhole = found.every((time) => time === from || time === until);
  if (findRanges(folded, "days", patterns) !== 0 || findDays(folded, patterns) !== null) return {};
  if (from && until && from !== until && isWhole) {
    if (can.includes("from")) return set({ from, until });
    return can.includes("hours") ? set({ hours: [{ days: [...weekdays], from, to: until }] }) : {};
  }
  const time = (end === "from" ? from : until) ?? (isBare ? found[0] : undefined);
  return end && time && found.length <= 1 ? set({ [end]: time }) : {};
}

/** The price, if it is the only figure of the value and the price of the whole thing. */
function priceIn(
  { passage, value, folded, rest, patterns, language, key }: Reading,
  currency: string,
  units: readonly string[],
): Found {
  const priced = onlyPriceIn(value, currency, language);
  if (!priced || priced.price.amount === 0 || value.length > 120) return {};
  const { price, quote } = priced;
  const others = value.replace(quote, "").replace(/\d{1,2}[:.h]\d{2}/gu, "");
  const whole = foldAligned(`${value}\n${rest}`);
  const isOfPart =
    (["free", "elsewhere"] as const).some((name) => patterns.test(name, whole)) ||
    partOfPrice.test(whole) ||
    key === "children" ||
    (key === "pets" && oneAnimal.test(foldAligned(`${passage.about} ${value}`)));
  if (isOfPart || /\d/.test(others)) return {};
  const unit = priced.unit && units.includes(priced.unit) ? priced.unit : undefined;
  if (!unit && perSomething.test(folded.slice(folded.indexOf(foldAligned(quote))))) return {};
  return { price: { value: price, quote }, ...(unit && { unit: { value: unit, quote } }) };
}

const partOfPrice =
  /(?<!\p{L})(?:deposit|fine|penalt\p{L}*|cleaning|lost|loss|damage\p{L}*|kaution|strafe|reinigung\p{L}*|verlust|caution|amende|menage|nettoyage|perte|cauzione|multa|pulizia|perdita|fianza|limpieza|perdida|borg|boete|schoonmaak|child\p{L}*|kids?|kind\p{L}*|enfants?|bambin\p{L}*|ni[nñ]os?|criancas?|adults?|erwachsene\p{L}*|adultes?|adult[io]|adultos|volwassen\p{L}*|small|large|kleine?r?|grosse?r?|petits?|grands?|first|second|each (?:additional|further)|additional|zusatzlich\p{L}*|supplementa\p{L}*|from|ab|about|approx\p{L}*|circa|ca|etwa|environ|unter|under|over)(?!\p{L})/u;
const oneAnimal =
  /(?<!\p{L})(?:dogs?|cats?|hunde?|katzen?|chiens?|chats?|cani|cane|gatt[oi]|perros?|gatos?|honden?|katten)(?!\p{L})/u;
const perSomething =
  /^[^\p{L}]*(?:€|eur|euros?|chf|gbp|usd|£|\$)?[^\p{L}]*(?:\p{Sc}|eur|euros?|chf|gbp|usd|yen|tl)?\s*(?:\/|(?:per|pro|par|por|al|alla|je|each|an?|la|le|der|die|das|voor)(?!\p{L})|p\.)\s*\p{L}/iu;

/** Yes, no or on request, if the value says nothing else. */
function saysIn(reading: Reading): "yes" | "no" | "on_request" | undefined {
  const { passage, value, folded, rest, patterns, language } = reading;
  const line = passage.isBeside ? `${passage.about} ${value}` : value;
  if (value.length > 80 || /\d/.test(value) || passage.kind === "question") return undefined;
  if (isLimited(folded, patterns) || inSomeCases.test(folded) || groups.test(folded)) return undefined;
  if (!namesNoOther(line, reading, new Set())) return undefined;
  if (!saysNothingElse(line, reading)) return undefined;
  const said = foldAligned(rest);
  const isElse =
    saysOf(rest, language) !== undefined || exception.test(said) || patterns.test("conditions", said);
  return rest !== "" && isElse ? undefined : (saysOf(value, language) ?? saysOf(line, language));
}

/** Phone, e-mail and web address if the passage has only one of each. */
function contactsIn({ passage, language, key }: Reading): Found {
  const text = passage.text;
  const line = passage.lines.find((one) => phoneIn(one)) ?? "";
  const label = passage.lines.length > 1 ? labelled(line)?.about : undefined;
  const isOfEntry =
    !label ||
    namesReach(label) ||
    [...topicsIn(label, language)].some((one) => topicOf(one) === topicOf(key));
  const isOnly = (pattern: RegExp) => text.match(pattern)?.length === 1;
  const phone = isOfEntry && isOnly(/\d[\d\s()/.-]{6,}\d/g) ? phoneIn(text) : undefined;
  const email = isOnly(/@/g) ? emailIn(text) : undefined;
  const url = isOnly(/https?:|www\./gi) ? webAddressIn(text) : undefined;
  return {
    ...(phone && { phone: { value: phone.phone, quote: phone.quote } }),
    ...(email && { email: { value: email, quote: email } }),
    ...(url && { url: { value: url, quote: url } }),
  };
}

/** Days before arrival until which cancelling is free. */
function noticeIn({ value, folded, patterns, key, rest }: Reading): Found {
  if (key !== "cancellation" || !patterns.test("free", folded) || /\d/.test(rest)) return {};
  if (isLimited(`${folded} ${foldAligned(rest)}`, patterns)) return {};
  const [, figure = "", unit = ""] =
    /^\D*(\d{1,3})\s*(days?|tagen?|jours?|d[ií]as?|giorni|dagen|hours|stunden|heures|horas|ore|uur)(?!\p{L})\D*$/iu.exec(
      value,
    ) ?? [];
  const days = /^(?:h|s|o|u)/iu.test(unit) ? Number(figure) / 24 : Number(figure);
  const isFee = feeWords.test(folded);
  return figure && !isFee && Number.isInteger(days) ? { days: { value: days, quote: value } } : {};
}

/** "Cancellation fee: from 3 days" does not say until when cancelling is free. */
const feeWords = /(?:fee|charge|penalt|gebuhr|kosten(?!los)|frais|penal|cargo|multa|taxa|%)/u;

function heightIn({ passage: { text }, value }: Reading): Found {
  const [height, ...more] = [
    ...text.matchAll(/(\d(?:[.,]\d{1,2})?)\s*m(?:eters?|etres?|eter)?(?![\p{L}²])|(\d{3})\s*cm/giu),
  ];
  const isHeight = /height|high|höhe|hauteur|altura|altezza|hoogte|clearance/iu.test(text);
  if (!height || more.length > 0 || !isHeight) return {};
  const cm = height[2] ? Number(height[2]) : Math.round(Number(height[1]?.replace(",", ".")) * 100);
  return cm >= 150 && cm <= 600 ? { height_cm: { value: cm, quote: value } } : {};
}

/** True if a text names an exception, a season, a year or a date: its value does not always hold. */
function isLimited(folded: string, patterns: Patterns): boolean {
  const seasons = ["summer", "winter", "spring", "autumn", "highSeason", "lowSeason", "holidays"] as const;
  const said = folded.replace(winterGarden, "");
  return (
    exception.test(said) ||
    outdated.test(said) ||
    dates.test(said) ||
    findRanges(said, "months", patterns) !== 0 ||
    seasons.some((name) => patterns.test(name, said))
  );
}

/** A guest is asked to do something: the time is the deadline for that. */
const asksGuest =
  /(?<!\p{L})(?:ask|call|phone|order|pre-?order|book\p{L}*|reserve|notify|inform|let us know|tell us|contact|regist(?:er|ration)|sign up|e-?mail|text us|melden|anmeld\p{L}*|anruf\p{L}*|bestell\p{L}*|vorbestell\p{L}*|buchen|reservier\p{L}*|bescheid|mitteil\p{L}*|prevenir|prevenez|appel\p{L}*|reserv\p{L}*|command\p{L}*|avvis\p{L}*|chiam\p{L}*|prenot\p{L}*|ordin\p{L}*|llam\p{L}*|avis\p{L}*|pedir|pida\p{L}*|encarg\p{L}*|bellen|doorgeven|aanmeld\p{L}*)(?!\p{L})/u;

/** Words that limit a statement to some cases. */
const exception =
  /(?<!\p{L})(?:only|except\p{L}*|otherwise|unless|nur|ausser|außer|ausgenommen|sonst|seulement|uniquement|sauf|sinon|solo|soltanto|tranne|salvo|excepto|altrimenti|apenas|somente|alleen|behalve|uitgezonderd|anders)(?!\p{L})/u;
const inSomeCases =
  /(?<!\p{L})(?:some|most|besides|einige|manche|algun\p{L}*|alcun\p{L}*|quelques|certain\p{L}*|sommige|usually|normally|normalerweise|meist\p{L}*|in der regel|habituellement|di solito|normalmente|meestal|later|earlier|early|late|fruher\p{L}*|spater\p{L}*)(?!\p{L})/u;
/** The value holds for a part of the guests or rooms. */
const groups =
  /(?<!\p{L})(?:groups?|gruppen|groupes|gruppi|grupos|groepen|tents?|zelte?|tentes?|tende|tiendas?|tenten|apartments?|ferienwohnung\p{L}*|mobil-?homes?|bungalows?|chalets?|non-?residents?|external|externe\p{L}*|day guests?|tagesgaste\p{L}*)(?!\p{L})/u;
const dates =
  /(?<!\p{L})(?:memorial|labou?r|holidays?|christmas|weihnachten|noel|natale|navidad|kerst\p{L}*|easter|thanksgiving|independence|midsummer|pfingst\p{L}*|ostern|toussaint|paques|semana santa|pasqua|ferragosto|ferien|vacances|vacaciones|vacanze|ferias|vakantie\p{L}*|\p{L}*saison\p{L}*|seasons?|temporada|stagione|\p{L}*seizoen|weekends?|wochenende\p{L}*)(?!\p{L})|(?<!\d)\d{1,2}[./]\d{1,2}\.?(?:[./]\d{2,4})?\s?(?:[-–]|to|bis|au|al|tot)\s?\d{1,2}[./]\d{1,2}(?![.:/\d]|\s?(?:uhr|h|uur))\./u;
/** A year, a former price or an example. */
const outdated =
  /(?<!\d)20[2-4]\d(?!\d)|(?<!\p{L})(?:e\.\s?g|z\.\s?b|p\.\s?ex|for example|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|previously|formerly|used to|was|were|fruher|bisher|before it)(?!\p{L})/u;
const winterGarden =
  /winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|jardim de inverno|serre/gu;
