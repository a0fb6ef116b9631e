import { type CatalogueItem, catalogueItem, settable } from "@bellhop/contract/catalogue";
import { weekdays } from "@bellhop/contract/hours";
import type { EntryChange, Facts, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { foldAligned, patternsOf } from "@bellhop/language/values";
import { emailIn, phoneIn, webAddressIn } from "./contact.ts";
import { onlyPriceIn } from "./money.ts";
import { cut, type Proposed, quoteCharacters, type ReadFor } from "./proposed.ts";
import { onlyTimeIn, readTimes } from "./times.ts";
import { saysFree, saysOf, saysPaid } from "./yes-no.ts";

export type Said = {
  section: Section;
  key: string | null;
  label: string;
  text: string;
  language: string;
  place: string;
  confidence: number;
};

/** Makes an entry of a text about a key. Facts, price and availability are set; the words stay as they are. */
export function entryFrom(said: Said, { currency }: ReadFor): Proposed {
  const { section, key, label, text, language, confidence } = said;
  const can = settable(section, key);
  const whole = label ? `${label}: ${text}` : text;
  const fields: Proposed["fields"] = [];
  const note = (field: string, sure: number, quote: string) =>
    fields.push({
      field,
      confidence: round(Math.min(sure, confidence + 0.05)),
      quote: cut(quote, quoteCharacters),
    });
  const facts = factsIn(text, label, language, catalogueItem(section, key), can.facts, note);
  const entry: Omit<EntryChange, "entry_id"> = { key };
  if (Object.keys(facts).length > 0) entry.facts = facts;

  const priced = can.units.length > 0 ? onlyPriceIn(text, currency, language) : undefined;
  if (priced && priced.price.amount > 0) {
    entry.price = priced.price;
    note("price", 0.9, priced.quote);
    if (priced.unit && can.units.includes(priced.unit)) {
      entry.unit = priced.unit;
      note("unit", 0.85, priced.quote);
    }
  }
  if (can.availability) {
    const says = saysOf(text, language) ?? saysOf(label, language);
    entry.availability =
      says === "no"
        ? "absent"
        : says === "on_request"
          ? "on_request"
          : entry.price || saysPaid(text, language)
            ? "paid"
            : "present";
    note(
      "availability",
      says === undefined ? 0.6 : saysFree(text, language) || says === "no" ? 0.9 : 0.8,
      whole,
    );
  }
  const isOwn = !catalogueItem(section, key);
  const words = isCoveredByFields(text, entry) ? "" : cut(text, limits.entryTextCharacters);
  if (words || isOwn || section === "upsells") {
    const title = isOwn || section === "upsells" ? cut(label, limits.entryTitleCharacters) : "";
    entry.texts = { [language]: { title, question: null, text: words, place: null } };
    if (title) note(`texts.${language}.title`, 0.9, label);
    if (words) note(`texts.${language}.text`, 0.95, text);
  }
  return { section, entry, confidence: round(confidence), fields, place: said.place };
}

/** For times such as "until 11", which may be in the morning or at night. */
const halfDayConfidence = 0.5;

type Note = (field: string, sure: number, quote: string) => void;

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
  const set = <Name extends keyof Facts>(
    name: Name,
    value: Facts[Name] | undefined,
    sure: number,
    quote: string,
  ) => {
    if (value === undefined || !has(name)) return;
    facts[name] = value;
    note(`facts.${name}`, sure, quote);
  };
  if (has("from") || has("until") || has("hours")) {
    const times = readTimes(text, language);
    set("hours", times?.hours, 0.9, times?.quote ?? text);
    if (times?.hours && !has("hours") && times.hours.length === 1) {
      set("from", times.hours[0]?.from, 0.8, text);
      set("until", times.hours[0]?.to, 0.8, text);
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
        0.7,
        times.quote,
      );
    const sure = times?.isHalfDay ? halfDayConfidence : 0.9;
    set("from", times?.from, sure, times?.quote ?? text);
    set("until", times?.until, sure, times?.quote ?? text);
    const only = times ? undefined : onlyTimeIn(text, language);
    if (only)
      set(
        item?.key === "check_in" ? "from" : "until",
        only.time,
        only.isHalfDay ? halfDayConfidence : 0.7,
        text,
      );
  }
  if (has("allowed")) {
    const says = saysOf(text, language) ?? saysOf(`${label} ${text}`, language);
    set("allowed", says, 0.85, text);
  }
  set("phone", phoneIn(text)?.phone, 0.95, phoneIn(text)?.quote ?? text);
  set("email", emailIn(text), 0.95, emailIn(text) ?? text);
  set("url", webAddressIn(text), 0.9, webAddressIn(text) ?? text);
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
    set("age", limitOf(age, text, language, item), 0.75, age[0]);
  const days = /(\d{1,3})\s*(?:days?|tagen?|jours?|días?|giorni|dias?|dagen)/iu.exec(text);
  const hours = /\b(24|48|72)\s*(?:hours|stunden|heures|horas|ore|uur)\b/iu.exec(text);
  if (has("days"))
    set(
      "days",
      days ? Number(days[1]) : hours ? Number(hours[1]) / 24 : undefined,
      days ? 0.85 : 0.75,
      (days ?? hours)?.[0] ?? text,
    );
  const height = /(\d(?:[.,]\d{1,2})?)\s*m(?:eters?|etres?|eter)?(?![\p{L}])|(\d{3})\s*cm/iu.exec(text);
  if (has("height_cm") && height && /height|high|höhe|hauteur|altura|altezza|hoogte|clearance/iu.test(text))
    set(
      "height_cm",
      height[2] ? Number(height[2]) : Math.round(Number(height[1]?.replace(",", ".")) * 100),
      0.85,
      height[0],
    );
  const count =
    /(?<![\d.,:€$£])(\d{1,4})\s+(?:\p{L}+\s+)?(?:spaces|places|rooms|bicycles|bikes|pets|dogs|plätze|stellplätze|zimmer|räder|haustiere|hunde|places|chambres|vélos|plazas|habitaciones|bicicletas|posti|camere|biciclette|lugares|quartos|kamers|fietsen|stations|chargers|cots)/iu.exec(
      text,
    );
  if (has("count") && count) set("count", Number(count[1]), 0.7, count[0]);
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

/** True if the facts, price and availability say all that the text says. */
function isCoveredByFields(text: string, entry: Omit<EntryChange, "entry_id">): boolean {
  if (text.length > 60 || /[.!?]\s+\p{L}/u.test(text)) return false;
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

export const round = (sure: number) => Math.round(Math.max(0, Math.min(1, sure)) * 100) / 100;
