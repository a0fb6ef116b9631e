import { minorDigits } from "@bellhop/contract/currencies";
import type { Claim, Qualifiers } from "../claim.ts";
import type { Span } from "../reading/segments.ts";
import { isYesOrNo, shown, type Value } from "../value.ts";
import { toLatinDigits, withDigitsOf } from "./find-value.ts";

export function canRewrite(value: Value, qualifiers: Qualifiers, to: readonly Claim[]): boolean {
  return to.every((claim) => canRewritePlace(claim, value, qualifiers));
}

function canRewritePlace(
  { place, value: old, aspect, qualifiers }: Claim,
  value: Value,
  target: Qualifiers,
): boolean {
  if (aspect === "all_day" || place.field === "facts.hours") return false;
  // "Until 11" does not tell which half of the day replaces 22:00.
  if (value.is === "time" && value.halfDay && !(old.is === "time" && old.halfDay)) return false;
  const [own, other] = [qualifiers.per.time, target.per.time];
  if (aspect === "price" && own !== null && other !== null && own !== other) return false;
  if (place.at === null)
    switch (place.field) {
      case "price":
        return value.is === "money" && old.is === "money";
      case "availability":
        return isYesOrNo(value) && aspect === "is";
      case "facts.allowed":
        return isYesOrNo(value);
      case "facts.days":
        return value.is === "number" && value.number % 24 === 0;
      case "offer.lead_minutes":
        return value.is === "number";
      default:
        return value.is === old.is && (value.is === "time" || value.is === "number");
    }
  if (value.is !== old.is) return false;
  const written = place.quote.slice(place.mark.from, place.mark.to);
  if (value.is === "number" && old.is === "number" && aspect === "notice") {
    const unit = /^\d+$/.test(written) ? unitOf(old.number, Number(written)) : 0;
    return unit !== 0 && value.number % unit === 0;
  }
  if (value.is === "number") return /^\d/.test(written);
  return (value.is === "time" || value.is === "money") && fitsBefore(value, place.quote.slice(place.mark.to));
}

/** False for another hour in "3 in the afternoon", and for cents in "15,- €". */
export function fitsBefore(value: Value, behind: string): boolean {
  if (value.is === "time") return !partOfDay.test(behind);
  return !(value.is === "money" && value.amount % 100 !== 0 && /^[.,][-–—]/u.test(behind));
}

const partOfDay =
  /^\s*(?:in the (?:morning|afternoon|evening)|at night|(?:morgens|vormittags|nachmittags|abends|nachts)|du (?:matin|soir)|de l'apres-midi|de l'après-midi|de la (?:mañana|tarde|noche)|de[l ]+(?:mattino|pomeriggio)|di (?:mattina|sera)|da (?:manhã|tarde|noite))(?!\p{L})/iu;

const unitOf = (hours: number, written: number): number => (written === 0 ? 0 : hours / written);

const noonOrMidnight =
  /(?<!\p{L})(?:noon|midday|midnight|mittags?|mitternachts?|nachts|midi|minuit|mezzogiorno|mezzanotte|(?:del? )?medio\s?d[ií]a|(?:de )?medianoche|de la noche|(?:do )?meio[- ]dia|(?:da )?meia[- ]noite|[’']s (?:middags|nachts)|middernacht)(?!\p{L})/giu;
const aside = /^\s*\(?\s*$/u;
const wordBehind = new RegExp(`^\\s*\\(?\\s*${noonOrMidnight.source}`, "iu");

/**
 * Replaces the value at these places. Noon and midnight may stand in digits and words ("12:00 noon"); both
 * are replaced together.
 */
export function rewritten(text: string, places: readonly Span[], old: Value, value: Value): string {
  const isTwelve = old.is === "time" && old.minutes % 720 === 0;
  const ranges = isTwelve ? mergeTwelves(text, places) : places;
  let all = text;
  // From the end, so that earlier offsets stay valid.
  for (const { from, to } of ranges.toSorted((a, b) => b.from - a.from)) {
    const written = text.slice(from, to);
    all =
      all.slice(0, from) + formatLike(isTwelve ? inFigures(written) : written, old, value) + all.slice(to);
  }
  return all;
}

function mergeTwelves(text: string, places: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && aside.test(text.slice(last.to, from))) last.to = Math.max(last.to, to);
    else if (!last || from >= last.to) whole.push({ from, to });
  }
  for (const range of whole) {
    range.to += wordBehind.exec(text.slice(range.to))?.[0].length ?? 0;
    const isOpen = text.slice(range.from, range.to).includes("(");
    if (isOpen && text[range.to] === ")") range.to += 1;
  }
  return whole;
}

/** "12:00 noon" gives "12:00", "12 Uhr mittags" gives "12 Uhr", "noon" gives nothing. */
function inFigures(written: string): string {
  const figures = written.replace(noonOrMidnight, "").replace(/[()]/g, "").trim();
  return figures !== written && /^\d+$/.test(figures) ? `${figures}:00` : figures;
}

/** Formats a value like the one it replaces: 06:30 in place of "7 am" is "6:30 am". */
function formatLike(asWritten: string, old: Value, value: Value): string {
  const written = toLatinDigits(asWritten);
  return withDigitsOf(asWritten, inShapeOf(written, old, value));
}

function inShapeOf(written: string, old: Value, value: Value): string {
  if (value.is === "time" && old.is === "time")
    return timeLike(written, value.minutes % 1440 === 0 && old.minutes > 720 ? 1440 : value.minutes);
  if (value.is === "money" && old.is === "money") return moneyLike(written, value.amount, value.currency);
  if (value.is === "number" && old.is === "number") {
    if (value.of === "cm") return heightLike(written, value.number);
    if (value.of === "hours") return String(value.number / unitOf(old.number, Number(written)));
    return String(value.number);
  }
  return shown(value);
}

function timeLike(written: string, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  const half = /(\s?)([ap])(\.?)(\s?m)(\.?)\s*$/i.exec(written);
  if (half) {
    const [, gap = "", letter = "", dot = "", m = "", end = ""] = half;
    const isUpper = letter === letter.toUpperCase();
    const inCase = (hour % 24 >= 12 ? "p" : "a")[isUpper ? "toUpperCase" : "toLowerCase"]();
    const digits = `${hour % 12 === 0 ? 12 : hour % 12}${minute === "00" && !/[:.]\d/.test(written) ? "" : `${/\d\.\d/.test(written) ? "." : ":"}${minute}`}`;
    return `${digits}${gap}${inCase}${dot}${m}${end}`;
  }
  const shape = /^(0?)(\d{1,2})(?:(\s?[:.h]\s?)(\d{2}))?(.*)$/is.exec(written);
  if (!shape) return `${hour}:${minute}${/\s+uhr$/iu.exec(written)?.[0] ?? ""}`;
  const [, zero = "", digits = "", separator, , suffix = ""] = shape;
  const first =
    zero || (digits.length === 2 && separator && hour < 10 && Number(digits) < 10)
      ? String(hour).padStart(2, "0")
      : String(hour);
  if (separator) return `${first}${separator}${minute}${suffix}`;
  if (minute === "00") return `${first}${suffix}`;
  const hLike = /^\s?h\s*$/i.test(suffix);
  return hLike ? `${first}${suffix.trimEnd()}${minute}` : `${first}:${minute}${suffix}`;
}

function moneyLike(written: string, amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const hasDecimals = /[.,]\d{1,2}$/.test(written);
  const comma = /,\d{1,2}$/.test(written)
    ? ","
    : /\.\d{1,2}$/.test(written)
      ? "."
      : /\d\.\d{3}/.test(written)
        ? ","
        : ".";
  const whole = Math.floor(amount / 10 ** digits);
  const rest = amount % 10 ** digits;
  const group = /\d([ .,'])\d{3}/.exec(written)?.[1];
  const grouped = group ? String(whole).replace(/\B(?=(\d{3})+$)/g, group) : String(whole);
  return hasDecimals || rest !== 0 ? `${grouped}${comma}${String(rest).padStart(digits, "0")}` : grouped;
}

function heightLike(written: string, cm: number): string {
  const metres = /^\d([.,]|\s?m\s?)\d/.exec(written);
  return metres ? `${Math.floor(cm / 100)}${metres[1]}${String(cm % 100).padStart(2, "0")}` : String(cm);
}
