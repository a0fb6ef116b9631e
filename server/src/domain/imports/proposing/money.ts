import type { Money, Unit } from "@bellhop/contract/knowledge";

/** A price in a text, what it is for, and the words that say it. */
export type Price = { price: Money; unit: Unit | undefined; isLeast: boolean; quote: string };

const signs: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₺": "TRY",
  "₽": "RUB",
  元: "CNY",
  円: "JPY",
  euro: "EUR",
  euros: "EUR",
  dollar: "USD",
  dollars: "USD",
  pounds: "GBP",
  francs: "CHF",
  franken: "CHF",
};
const sign =
  "[€£¥$₺₽元円]|(?:US|CA|AU|NZ|HK|S)\\$|\\b(?:EUR|USD|GBP|CHF|JPY|CNY|TRY|SEK|NOK|DKK|PLN|CZK|HUF|RUB|AED|AUD|CAD|NZD|SGD|HKD|INR|BRL|MXN|ZAR)\\b|\\b(?:euros?|dollars?|pounds|francs|franken)\\b";
const number = "\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const amount = new RegExp(
  `(?:(${sign})\\s?(${number})(?:[.,][-–—])?|(?<![\\d.,])(${number})(?:[.,][-–—])?\\s?(${sign}))`,
  "giu",
);

const unitWords: [Unit, RegExp][] = [
  [
    "person_night",
    /(?:person|guest|adult|gast|personne|persona|pessoa|persoon|p\.?\s?p\.?)\b.{0,14}(?:night|nacht|nuit|noche|notte|noite)|(?:night|nacht|nuit|noche|notte|noite)\b.{0,14}(?:person|guest|gast|personne|persona|pessoa|persoon|p\.?\s?p\.?)/iu,
  ],
  ["night", /\b(?:nights?|nacht|übernachtung|nuit|noche|notte|noite)\b/iu],
  ["person", /\b(?:persons?|guest|adult|head|gast|personne|persona|pessoa|persoon|p\.\s?p\.|pp)\b/iu],
  ["hour", /\b(?:hour|stunde|heure|hora|ora|uur)\b/iu],
  ["day", /\b(?:day|tag|jour|día|giorno|dia|dag)\b/iu],
  ["stay", /\b(?:stay|aufenthalt|séjour|estancia|soggiorno|estadia|verblijf)\b/iu],
  [
    "item",
    /\b(?:item|piece|bottle|ride|trip|way|bag|load|stück|flasche|fahrt|pièce|trajet|bouteille|unidad|trayecto|botella|pezzo|corsa|bottiglia|peça|viagem|garrafa|stuk|rit|fles|car|vehicle)\b/iu,
  ],
];
const leastWords = /(?:from|starting at|starts at|ab|à partir de|dès|desde|a partir de|da|vanaf)\s*$/iu;

/** Every price in a text. `home`: the venue's currency, which a sign of several is taken for. */
export function pricesIn(text: string, home: string): Price[] {
  return [...text.matchAll(amount)].flatMap((match): Price[] => {
    const [all, before, first, second, behind] = match;
    const currency = currencyOf(before ?? behind ?? "", home);
    const value = numberOf(first ?? second ?? "");
    if (!currency || value === undefined) return [];
    const after = /^[^.;\n€$£]{0,40}/u.exec(text.slice(match.index + all.length))?.[0] ?? "";
    const unit = unitWords.find(([, words]) => words.test(after))?.[0];
    const price = { amount: Math.round(value * 10 ** minorDigits(currency)), currency };
    const isLeast = leastWords.test(text.slice(Math.max(0, match.index - 14), match.index));
    return [{ price, unit, isLeast, quote: `${all}${unit ? after : ""}`.trim() }];
  });
}

/** The one price of a text; none where it names several, or a least one. */
export function onlyPriceIn(text: string, home: string): Price | undefined {
  const prices = pricesIn(text, home);
  const [first] = prices;
  const isOne = first && prices.every(({ price }) => price.amount === first.price.amount);
  return isOne && !first.isLeast ? first : undefined;
}

/** Reads a number as a cell has it: `18`, `18,50`, `1.200,00`; with or without its currency. */
export function priceOfCell(cell: string, currency: string): Money | undefined {
  const read = onlyPriceIn(cell, currency)?.price;
  if (read) return read;
  const value = numberOf(cell.trim());
  return value === undefined
    ? undefined
    : { amount: Math.round(value * 10 ** minorDigits(currency)), currency };
}

function numberOf(written: string): number | undefined {
  if (!/^\d[\d.,'’ \u00a0]*$/.test(written)) return undefined;
  const bare = written.replace(/['’ \u00a0]/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? "";
  const whole = (decimals ? bare.slice(0, -decimals.length - 1) : bare).replace(/[.,]/g, "");
  const value = Number(`${whole}.${decimals || "0"}`);
  return Number.isFinite(value) && value < 1_000_000 ? value : undefined;
}

function currencyOf(written: string, home: string): string | undefined {
  const said = written.toLowerCase();
  if (said === "$") return /^(?:USD|CAD|AUD|NZD|SGD|HKD|MXN)$/.test(home) ? home : "USD";
  const dollars: Record<string, string> = {
    us$: "USD",
    ca$: "CAD",
    au$: "AUD",
    nz$: "NZD",
    hk$: "HKD",
    s$: "SGD",
  };
  return (
    dollars[said] ??
    signs[said] ??
    signs[written] ??
    (/^[a-z]{3}$/.test(said) ? said.toUpperCase() : undefined)
  );
}

function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
