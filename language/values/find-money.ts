import { minorDigits } from "@bellhop/contract/currencies";
import { allMatches } from "../text/index.ts";
import { currencyNames } from "./currencies.words.ts";
import type { Patterns } from "./patterns.ts";

/** The unit of a price, such as "night", and whether it is per person. */
export type Per = { time: string | null; head: boolean | null };

export type FoundMoney = {
  from: number;
  to: number;
  digits: { from: number; to: number };
  value: { is: "money"; amount: number; currency: string };
  per: Per;
  /** The unit stands after the price; before the price it may belong to something else. */
  isPerBehind: boolean;
  /** "From" and "about" prices conflict only with prices of the same kind. */
  bound: "from" | "about" | null;
};

const codes: Record<string, string> = Object.fromEntries(
  Object.entries(currencyNames).flatMap(([code, names]) => names.split(" ").map((name) => [name, code])),
);
/** Ambiguous names, valid only in venues with that currency: elsewhere "3 ft" are feet. */
const local: Record<string, string> = { ft: "HUF", din: "RSD", lei: "RON", tl: "TRY" };
const own = ["$", "dollars", "dollar", "kr", "kr.", "dolares", "dollari"];
const names = [...Object.keys(codes), ...Object.keys(local), ...own]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.$]/g, "\\$&"))
  .join("|");
const NUMBER = "\\d{1,3}(?:[ .,']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const MONEY = new RegExp(
  `(?<![\\p{L}\\d])(${names})\\s?(${NUMBER})(?:[.,][-–—]+)?(?![\\d])|(?<![\\d.,:])(${NUMBER})(?:[.,][-–—]+)?\\s?(${names})(?![\\p{L}])`,
  "gu",
);

export function findMoney(text: string, patterns: Patterns, venueCurrency: string): FoundMoney[] {
  const found: FoundMoney[] = [];
  if (!/\d/.test(text)) return found;
  for (const match of allMatches(MONEY, text)) {
    const [all, before, first, second, behind] = match;
    const name = before ?? behind ?? "";
    const written = first ?? second ?? "";
    if (local[name] && !codes[name] && local[name] !== venueCurrency) continue;
    const currency = codes[name] ?? local[name] ?? ownCurrency(name, venueCurrency);
    const to = match.index + all.length;
    const amount = parseAmount(written, currency);
    if (amount === undefined || isNoPrice(text, match.index, to, patterns)) continue;
    const start = match.index + all.indexOf(written, first === undefined ? 0 : name.length);
    found.push({
      from: match.index,
      to,
      digits: { from: start, to: start + written.length },
      value: { is: "money", amount, currency },
      ...perOf(text, match.index, to, patterns),
      bound: boundOf(text, match.index, patterns),
    });
  }
  return found;
}

/** True if folded text names the currency, with or without an amount. */
export function namesCurrency(text: string, currency: string): boolean {
  const own = Object.entries({ ...codes, ...local }).filter(([, code]) => code === currency);
  return own.some(([name]) =>
    new RegExp(`(?<!\\p{L})${name.replace(/[.$]/g, "\\$&")}(?!\\p{L})`, "u").test(text),
  );
}

function ownCurrency(name: string, venue: string): string {
  if (name.startsWith("kr")) return ["SEK", "NOK", "DKK", "ISK"].includes(venue) ? venue : "SEK";
  return /USD|AUD|CAD|NZD|SGD|HKD|MXN/.test(venue) ? venue : "USD";
}

/** Parses minor units; the last point or comma with one or two digits after it is the decimal separator. */
export function parseAmount(written: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const decimal =
    (digits === 3 && /(?<=^[\d ']+)[.,](\d{3})$/.exec(written)) || /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, "");
  const amount =
    Number(whole) * 10 ** digits +
    (decimal ? Number((decimal[1] ?? "").padEnd(3, "0")) / 10 ** (3 - digits) : 0);
  return Number.isSafeInteger(Math.round(amount)) ? Math.round(amount) : undefined;
}

/** A discount, half of "€10–15", or the converted amount in "€10 (about $11)". */
function isNoPrice(text: string, from: number, to: number, { mayContain, source, regex }: Patterns): boolean {
  const before = text.slice(Math.max(0, from - 25), from);
  const behind = text.slice(to, to + 20);
  if (
    mayContain("noPrice", before) &&
    regex("money 1", () => `${source.noPrice}\\s*(?:von|of|de|di|da|up to)?\\s*$`, "u").test(before)
  )
    return true;
  if (regex("money 2", () => `^\\s*${source.noPrice}`, "u").test(behind)) return true;
  return (
    /[\d€$£]\s?(?:[-–—]|to|bis|a|à|bis zu|and|und)\s?$/u.test(before) ||
    /^\s?(?:[-–—]|to|bis)\s?[€$£]?\s?\d/u.test(behind)
  );
}

function boundOf(text: string, from: number, { mayContain, source, regex }: Patterns): FoundMoney["bound"] {
  const before = text.slice(Math.max(0, from - 30), from);
  const endsWith = (name: "about" | "fromPrice") =>
    mayContain(name, before) && regex(`ends ${name}`, () => `${source[name]}\\s*$`).test(before);
  return endsWith("about") ? "about" : endsWith("fromPrice") ? "from" : null;
}

type PerPosition = Pick<FoundMoney, "per" | "isPerBehind">;
const units = ["night", "stay", "person", "day", "hour", "week", "item", "adult"] as const;

function perOf(text: string, from: number, to: number, patterns: Patterns): PerPosition {
  // The unit stands between the price and the next price.
  const rest = text.slice(to, to + 60);
  const next = rest.search(/[€$£;]|\d{2}/);
  const behind = next < 0 ? rest : rest.slice(0, next);
  const before = text.slice(Math.max(0, from - 35), from).replace(/^.*[,;€$£]/su, "");
  const per: Per = { time: null, head: null };
  // "€90, if the room is free" is not a price per room.
  const linked =
    /^\s*(?:,-|\.-|extra)?\s*(?:[/(]|(?:\p{L}+\s+)?(?:per|pro|a|an|each|par|por|al|alla|all'|la|el|le|je|for|fur|für|ao|à|p|pp|pour|za|для|за|на|daily|nightly|weekly|extra)(?!\p{L})|[每/])/u;
  for (const zone of linked.test(behind) ? [behind, before] : [before]) {
    for (const unit of units) {
      if (!patterns.test(unit, zone)) continue;
      if (unit === "person" || unit === "adult") per.head ??= true;
      else if (per.time === null) per.time = unit;
    }
    if (per.time !== null || per.head !== null) return { per, isPerBehind: zone === behind };
  }
  return { per, isPerBehind: false };
}
