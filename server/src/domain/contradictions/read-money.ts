import { minorDigits, type Qualifiers, type Value } from "./claim.ts";
import type { Patterns } from "./patterns.ts";

export type FoundMoney = {
  from: number;
  to: number;
  /** Where the digits stand. */
  digits: { from: number; to: number };
  value: Value & { is: "money" };
  per: Qualifiers["per"];
  /** "from", "about": no price that another one could contradict, unless it is one as well. */
  bound: "from" | "about" | null;
};

const codes: Record<string, string> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  evro: "EUR",
  евро: "EUR",
  ユーロ: "EUR",
  欧元: "EUR",
  يورو: "EUR",
  avro: "EUR",
  "£": "GBP",
  gbp: "GBP",
  pounds: "GBP",
  pound: "GBP",
  "¥": "JPY",
  jpy: "JPY",
  yen: "JPY",
  円: "JPY",
  cny: "CNY",
  rmb: "CNY",
  元: "CNY",
  chf: "CHF",
  "fr.": "CHF",
  franken: "CHF",
  francs: "CHF",
  "sfr.": "CHF",
  franchi: "CHF",
  usd: "USD",
  us$: "USD",
  aud: "AUD",
  cad: "CAD",
  "₽": "RUB",
  rub: "RUB",
  руб: "RUB",
  рублей: "RUB",
  "₺": "TRY",
  try: "TRY",
  tl: "TRY",
  lira: "TRY",
  zł: "PLN",
  pln: "PLN",
  kč: "CZK",
  czk: "CZK",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  aed: "AED",
  r$: "BRL",
  brl: "BRL",
};
const own = ["$", "dollars", "dollar", "kr", "kr.", "dolares", "dollari"];
const names = [...Object.keys(codes), ...own]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.$]/g, "\\$&"))
  .join("|");
const NUMBER = "\\d{1,3}(?:[ .,']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const MONEY = new RegExp(
  `(?<![\\p{L}\\d])(${names})\\s?(${NUMBER})(?:[.,][-–—]+)?(?![\\d])|(?<![\\d.,:])(${NUMBER})(?:[.,][-–—]+)?\\s?(${names})(?![\\p{L}])`,
  "gu",
);

/** Finds the prices in a sentence, which is plain. */
export function moneyIn(text: string, patterns: Patterns, venueCurrency: string): FoundMoney[] {
  const found: FoundMoney[] = [];
  for (const match of text.matchAll(MONEY)) {
    const [all, before, first, second, behind] = match;
    const name = before ?? behind ?? "";
    const written = first ?? second ?? "";
    const currency = codes[name] ?? ownCurrency(name, venueCurrency);
    const to = match.index + all.length;
    const amount = amountOf(written, currency);
    if (amount === undefined || isNoPrice(text, match.index, to, patterns)) continue;
    const start = match.index + all.indexOf(written, first === undefined ? 0 : name.length);
    found.push({
      from: match.index,
      to,
      digits: { from: start, to: start + written.length },
      value: { is: "money", amount, currency },
      per: perOf(text, match.index, to, patterns),
      bound: boundOf(text, match.index, patterns),
    });
  }
  return found;
}

function ownCurrency(name: string, venue: string): string {
  if (name.startsWith("kr")) return ["SEK", "NOK", "DKK", "ISK"].includes(venue) ? venue : "SEK";
  return /USD|AUD|CAD|NZD|SGD|HKD|MXN/.test(venue) ? venue : "USD";
}

/** In minor units: the last point or comma with one or two digits behind it is the decimal one. */
export function amountOf(written: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const decimal = /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, "");
  const amount =
    Number(whole) * 10 ** digits +
    (decimal ? Number((decimal[1] ?? "").padEnd(2, "0").slice(0, 2)) / 10 ** (2 - digits) : 0);
  return Number.isSafeInteger(Math.round(amount)) ? Math.round(amount) : undefined;
}

/** A discount, half of "€10–15", the other currency of "€10 (about $11)". */
function isNoPrice(text: string, from: number, to: number, { source, regex }: Patterns): boolean {
  const before = text.slice(Math.max(0, from - 25), from);
  const behind = text.slice(to, to + 20);
  if (regex("money 1", () => `${source.noPrice}\\s*(?:von|of|de|di|da|up to)?\\s*$`, "u").test(before))
    return true;
  if (regex("money 2", () => `^\\s*${source.noPrice}`, "u").test(behind)) return true;
  return (
    /[\d€$£]\s?(?:[-–—]|to|bis|a|à|bis zu|and|und)\s?$/u.test(before) ||
    /^\s?(?:[-–—]|to|bis)\s?[€$£]?\s?\d/u.test(behind)
  );
}

function boundOf(text: string, from: number, { source, regex }: Patterns): FoundMoney["bound"] {
  const before = text.slice(Math.max(0, from - 30), from);
  if (regex("money 3", () => `${source.about}\\s*$`, "u").test(before)) return "about";
  return regex("money 4", () => `${source.fromPrice}\\s*$`, "u").test(before) ? "from" : null;
}

const units = ["night", "stay", "person", "day", "hour", "week", "item", "adult"] as const;

function perOf(text: string, from: number, to: number, patterns: Patterns): Qualifiers["per"] {
  // What a price is for stands behind it, up to the next price.
  const behind = text.slice(to, to + 60).split(/[€$£;]|\d{2}/u)[0] ?? "";
  const before =
    text
      .slice(Math.max(0, from - 35), from)
      .split(/[,;€$£]/u)
      .at(-1) ?? "";
  const per: Qualifiers["per"] = { time: null, head: null };
  for (const zone of [behind, before]) {
    const linked =
      zone === behind
        ? /^\s*(?:,-|\.-)?\s*(?:\/|per|pro|a|an|each|par|por|al|alla|all'|a la|el|la|le|je|for each|for|für|fur|ao|à|p|p\.|для|за|на|每|per each|the|and|und|et|y|e|\p{L}+\s+(?:per|pro|par|por|a|al|alla|and|und|et|y|e|je|extra))?[\s/.]*/u
        : /(?:per|pro|par|por|each|a|je|al)?\s*/u;
    if (!linked.test(zone)) continue;
    for (const unit of units) {
      if (!patterns.test(unit, zone)) continue;
      if (unit === "person" || unit === "adult") per.head ??= true;
      else if (per.time === null) per.time = unit === "day" ? "night" : unit;
    }
    if (per.time !== null || per.head !== null) break;
  }
  return per;
}
