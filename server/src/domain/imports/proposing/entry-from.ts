import { type CatalogueItem, catalogueItem, settable, topicOf } from "@bellhop/contract/catalogue";
import { weekdays } from "@bellhop/contract/hours";
import { tickedFrom } from "@bellhop/contract/imports";
import type { EntryChange, Facts } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { foldAligned, patternsOf } from "@bellhop/language/values";
import { confirmed } from "./confirmed.ts";
import { emailIn, phoneIn, webAddressIn } from "./contact.ts";
import { type Evidence, entryConfidence, fieldConfidence } from "./evidence.ts";
import { hasException } from "./exceptions.ts";
import { onlyPriceIn } from "./money.ts";
import { cut, type Proposed, quoteCharacters, type ReadFor, type Said, type Values } from "./proposed.ts";
import { sentencesOf } from "./sentences.ts";
import { onlyTimeIn, readTimes } from "./times.ts";
import { isOnlyIncidental, topicsOf } from "./which-entry.ts";
import { saysOf, saysPaid } from "./yes-no.ts";

/**
 * Makes an entry of a text about a key. Values are set only where the words state them of this entry; the words stay as
 * they are.
 */
export function entryFrom(said: Said, { currency }: ReadFor): Proposed {
  const { section, key, label, text, language, evidence } = said;
  const quotes = new Map<string, string>();
  const item = catalogueItem(section, key);
  const read = valuesIn(said, currency, quotes);
  // What a model picked is tied to the entry by the model.
  const values = evidence.startsWith("model_") ? read : confirmed(said, item, read, currency);
  const entry: Omit<EntryChange, "entry_id"> = { key, ...values };
  const isTitled = !item || section === "upsells";
  const isExcepted = hasException(text);
  const sure = isExcepted ? {} : reliableOf(values, evidence);
  const isPlain = isTitled || !saysMore(label) || isCoveredByFields(text, sure);
  const whole = isPlain || evidence.includes("heading") ? text : (said.whole ?? `${label}: ${text}`);
  const words = isCoveredByFields(whole, sure) ? "" : cut(whole, limits.entryTextCharacters);
  if (words || isTitled) {
    const title = isTitled ? cut(label, limits.entryTitleCharacters) : "";
    entry.texts = { [language]: { title, question: null, text: words, place: null } };
    if (title) quotes.set(`texts.${language}.title`, label);
    if (words) quotes.set(`texts.${language}.text`, text);
  }
  return {
    section,
    entry,
    evidence,
    confidence: entryConfidence(evidence),
    fields: fieldsOf(entry, evidence, (field) => quotes.get(field) ?? text).map((one) =>
      isExcepted && exceptedFields.test(one.field)
        ? { ...one, confidence: Math.min(one.confidence, exceptedConfidence) }
        : one,
    ),
    place: said.place,
    ...(label && !evidence.startsWith("model_") && { said: [{ label, text, language }] }),
  };
}

/** Fields that another period may change. */
const exceptedFields = /^(?:facts\.(?:from|until|hours|days)|price|unit)$/;
const exceptedConfidence = 0.75;

/** The values that start ticked. Others don't replace the words that say them. */
function reliableOf({ facts = {}, ...set }: Values, evidence: Evidence): Values {
  const isReliable = (field: string) =>
    fieldConfidence(evidence, field, set.availability === "paid") >= tickedFrom;
  const kept = Object.entries(facts).filter(([name]) => isReliable(`facts.${name}`));
  return {
    ...(kept.length > 0 && { facts: Object.fromEntries(kept) }),
    ...Object.fromEntries(Object.entries(set).filter(([field]) => isReliable(field))),
  };
}

/** A label such as "Payment of extras" or "Pharmacy (900 m)" says more than its topic. */
const saysMore = (label: string) => /\(/.test(label) || label.split(/\s+/).length >= 3;

/** The fields that an entry sets, each with its confidence and quote. */
export function fieldsOf(
  { facts = {}, texts = {}, ...entry }: Omit<EntryChange, "entry_id">,
  evidence: Evidence,
  quoteOf: (field: string) => string,
): Proposed["fields"] {
  const set = [
    ...Object.keys(facts).map((name) => `facts.${name}`),
    ...(["price", "unit", "availability"] as const).filter((name) => entry[name] != null),
    ...Object.entries(texts).flatMap(([language, text]) =>
      (["title", "question", "text", "place"] as const).flatMap((part) =>
        text?.[part] ? [`texts.${language}.${part}`] : [],
      ),
    ),
  ];
  return set.map((field) => ({
    field,
    confidence: fieldConfidence(evidence, field, entry.availability === "paid"),
    quote: cut(quoteOf(field), quoteCharacters),
  }));
}

/** All that a text may set of its entry, and the words of each value. */
function valuesIn(said: Said, currency: string, quotes: Map<string, string>) {
  const { section, key, label, language } = said;
  const text = besideSubject(said);
  const can = settable(section, key);
  const values: Values = {
    facts: factsIn(text, label, language, catalogueItem(section, key), can.facts, (field, quote) =>
      quotes.set(field, quote),
    ),
  };
  const priced = can.units.length > 0 ? onlyPriceIn(text, currency, language) : undefined;
  const isUnitKnown = priced?.unit && can.units.includes(priced.unit);
  // "€0.49 per kWh" is no price of the whole thing.
  const isPerOther = !isUnitKnown && priced && perSomething.test(text.slice(text.indexOf(priced.quote)));
  if (priced && priced.price.amount > 0 && !isPerOther) {
    values.price = priced.price;
    quotes.set("price", priced.quote);
    if (priced.unit && isUnitKnown) {
      values.unit = priced.unit;
      quotes.set("unit", priced.quote);
    }
  }
  if (can.availability) {
    const says = saysOf(text, language) ?? saysOf(label, language);
    const isPaid = Boolean(values.price) || saysPaid(text, language);
    values.availability =
      says === "no" ? "absent" : says === "on_request" ? "on_request" : isPaid ? "paid" : "present";
    quotes.set("availability", label ? `${label}: ${text}` : text);
  }
  return values;
}

const perSomething =
  /^[^\p{L}]*(?:€|eur|euros?|chf|gbp|usd|£|\$)?[^\p{L}]*(?:\p{Sc}|eur|euros?|chf|gbp|usd|yen|tl)?\s*(?:\/|(?:per|pro|par|por|al|alla|je|each|an?|la|le|der|die|das|voor)(?!\p{L})|p\.)\s*\p{L}/iu;

/** Starts a sentence that goes on about the same thing. */
const goesOn =
  /^(?:it|its|this|the (?:price|cost|charge|(?:clearance )?height)|(?:clearance|max\p{L}*) height|durchfahrtshöhe|einfahrtshöhe|price|cost|hours|es|er|sie|der preis|preis|kosten|öffnungszeiten|il|elle|le prix|prix|tarif|è|costa|il prezzo|prezzo|el precio|precio|cuesta|se sirve|o preço|preço|custa|het|de prijs|prijs|kost)(?!\p{L})/iu;

/** The words beside the entry's name: the first sentence of each line, and those that go on about it. */
function besideSubject({ key, text, language }: Said): string {
  const isElsewhere = (sentence: string) => {
    const topics = topicsOf(sentence, language);
    return topics.length > 0 && !topics.includes(topicOf(key ?? "")) && !isOnlyIncidental(sentence, language);
  };
  return text
    .split("\n")
    .map((line) => {
      const [first = "", ...rest] = sentencesOf(line);
      const end = rest.findIndex((sentence) => !goesOn.test(sentence) || isElsewhere(sentence));
      return [first, ...rest.slice(0, end === -1 ? rest.length : end)].join(" ");
    })
    .filter(Boolean)
    .join("\n");
}

type Note = (field: string, quote: string) => void;

function factsIn(
  text: string,
  label: string,
  language: string,
  item: CatalogueItem | undefined,
  can: readonly (keyof Facts)[],
  note: Note,
): Facts {
  const facts: Facts = {};
  const has = (name: keyof Facts) => can.includes(name);
  const set = <Name extends keyof Facts>(name: Name, value: Facts[Name] | undefined, quote: string) => {
    if (value === undefined || !has(name)) return;
    facts[name] = value;
    note(`facts.${name}`, quote);
  };
  if (has("from") || has("until") || has("hours")) {
    const times = readTimes(text, language);
    set("hours", times?.hours, times?.quote ?? text);
    if (times?.hours && !has("hours") && times.hours.length === 1) {
      set("from", times.hours[0]?.from, text);
      set("until", times.hours[0]?.to, text);
    }
    if (times?.from && times.until && !has("from") && has("hours"))
      set(
        "hours",
        [
          {
            days: [...weekdays],
            from: times.from,
            to: times.until,
          },
        ],
        times.quote,
      );
    set("from", times?.from, times?.quote ?? text);
    set("until", times?.until, times?.quote ?? text);
    const only = times ? undefined : onlyTimeIn(text, language);
    if (only) set(item?.key === "check_in" ? "from" : "until", only.time, text);
  }
  if (has("allowed")) {
    const says = saysOf(text, language) ?? saysOf(`${label} ${text}`, language);
    set("allowed", says, text);
  }
  set("phone", phoneIn(text)?.phone, phoneIn(text)?.quote ?? text);
  set("email", emailIn(text), emailIn(text) ?? text);
  set("url", webAddressIn(text), webAddressIn(text) ?? text);
  const age =
    /(?:(?:under|below|up to|until|age(?:d|s)?|from|ab|bis|unter|moins de|menores de|sotto i|hasta|fino a)\s+(?:the age of\s+|dem?\s+)?(\d{1,2})(?:\s*(?:years?|jahren?|ans|años|anni|anos|jaar))?|(\d{1,2})\s*(?:years?|jahren?|ans|años|anni|anos|jaar))(?![\d:.]|\s?(?:[-–]|to|bis|à|al?|hasta|tot)\s?\d)/iu.exec(
      text,
    );
  if (
    has("age") &&
    age &&
    /child|kid|age|year|jahr|kind|enfant|ans|niñ|años|bambin|anni|criança|anos|under|old/iu.test(
      `${label} ${text}`,
    )
  )
    set("age", limitOf(age, text, language, item), age[0]);
  const days = /(\d{1,3})\s*(?:days?|tagen?|jours?|días?|giorni|dias?|dagen)/iu.exec(text);
  const hours = /\b(24|48|72)\s*(?:hours|stunden|heures|horas|ore|uur)\b/iu.exec(text);
  if (has("days"))
    set(
      "days",
      days ? Number(days[1]) : hours ? Number(hours[1]) / 24 : undefined,
      (days ?? hours)?.[0] ?? text,
    );
  const height = /(\d(?:[.,]\d{1,2})?)\s*m(?:eters?|etres?|eter)?(?![\p{L}])|(\d{3})\s*cm/iu.exec(text);
  if (has("height_cm") && height && /height|high|höhe|hauteur|altura|altezza|hoogte|clearance/iu.test(text))
    set(
      "height_cm",
      height[2] ? Number(height[2]) : Math.round(Number(height[1]?.replace(",", ".")) * 100),
      height[0],
    );
  const count =
    /(?<![\d.,:€$£])(\d{1,4})\s+(?:\p{L}+\s+)?(?:spaces|places|rooms|bicycles|bikes|pets|dogs|plätze|stellplätze|zimmer|räder|haustiere|hunde|places|chambres|vélos|plazas|habitaciones|bicicletas|posti|camere|biciclette|lugares|quartos|kamers|fietsen|stations|chargers|cots)/iu.exec(
      text,
    );
  if (has("count") && count) set("count", Number(count[1]), count[0]);
  return facts;
}

/** The age to set: where children up to eleven stay free, children below twelve do. */
function limitOf(
  age: RegExpExecArray,
  text: string,
  language: string,
  item: CatalogueItem | undefined,
): number {
  const number = Number(age[1] ?? age[2]);
  if (item?.age !== "free_below") return number;
  const { source } = patternsOf(language);
  const before = foldAligned(text).slice(0, age.index + age[0].search(/\d/));
  const isFreeItself = new RegExp(`(?:${source.upTo}|\\d\\s?(?:[-–]|${source.to}))\\s*$`, "u").test(before);
  return isFreeItself ? number + 1 : number;
}

/** The numbers that the fields state, as texts write them: hours of both clocks, and amounts. */
function numbersOf({ facts = {}, price }: Omit<EntryChange, "entry_id">): Set<number> {
  const numbers = (JSON.stringify(facts).match(/\d+/g) ?? []).map(Number);
  const amount = price?.amount ?? 0;
  return new Set([
    0,
    ...numbers,
    ...numbers.map((one) => one % 12),
    amount,
    Math.floor(amount / 100),
    amount % 100,
  ]);
}

const free =
  /(?<!\p{L})(?:free|complimentary|included|inclusive|kostenlos\p{L}*|gratis|inklusive|gratuit\p{L}*|inclus\p{L}*|incluid\p{L}*|compres\p{L}*|inbegrepen)(?!\p{L})/iu;
const denial = /(?<!\p{L})(?:no|not|nein|nicht|kein\p{L}*|non|interdit\p{L}*|geen|niet|não)(?!\p{L})/iu;
const onRequest =
  /(?<!\p{L})(?:request|anfrage|demande|petición|solicitud|richiesta|aanvraag|pedido)(?!\p{L})/iu;

/** True if the facts, price and availability say all that the text says. */
export function isCoveredByFields(text: string, entry: Omit<EntryChange, "entry_id">): boolean {
  if (text.length > 60 || /[.!?]\s+\p{L}/u.test(text)) return false;
  const set = numbersOf(entry);
  if ((text.match(/\d+/g) ?? []).some((digits) => !set.has(Number(digits)))) return false;
  const { availability, facts: { allowed } = {} } = entry;
  const isDenied = availability === "absent" || allowed === "no";
  const isRequest = availability === "on_request" || allowed === "on_request";
  // Words that no field says: "free" is neither "present" nor a price.
  if (free.test(text) || (denial.test(text) && !isDenied) || (onRequest.test(text) && !isRequest))
    return false;
  const rest = text
    .replace(/\d{1,2}(?:[:.h]\d{2})?\s*(?:a\.?m\.?|p\.?m\.?|uhr|h)?/giu, " ")
    .replace(/[€$£]|\b(?:EUR|USD|CHF|GBP)\b/giu, " ")
    .replace(
      /(?<!\p{L})(?:from|until|till|to|by|per|a|an|the|is|are|available|daily|night|person|stay|day|hour|ab|von|bis|uhr|pro|nacht|tag|täglich|yes|no|not|allowed|free|of|charge|on|request|mon|tue|wed|thu|fri|sat|sun|monday|friday|saturday|sunday|ja|nein|nicht|erlaubt|gestattet|welcome|permitted|non|autorisés|interdit|admis|kostenlos|auf|anfrage|à|de|par|nuit|jusqu|partir|dès|desde|hasta|las|por|noche|dalle|alle|fino|notte|heures|included|inklusive|gratis|gratuit|gratuito)(?!\p{L})/giu,
      " ",
    )
    .replace(/[^\p{L}\p{N}]/gu, "");
  const isSet = entry.facts !== undefined || entry.price !== undefined || entry.availability !== undefined;
  return isSet && rest === "";
}
