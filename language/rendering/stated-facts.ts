/** Facts that a text of the venue already states, so that rendering can omit them. */
export type StatedFacts = {
  time(time: string): boolean;
  amount(value: number, currency: string): boolean;
  someAmount(): boolean;
  number(value: number): boolean;
  /** True if a word starts with one of these prefixes, separated by `|`; "n't" matches endings. */
  word(beginnings: string): boolean;
  words(words: string): boolean;
};

const CLOCK =
  /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m|p\.?m|uhr|h|点|點|時|час\p{L}*)?(?![\d\p{L}]|[.,]\d)/giu;
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const MONEY_WORDS =
  "euros?|eur|dollars?|pounds?|francs?|franken|franchi|yen|lira|евро|руб\\p{L}*|يورو|دولار|درهم|ريال|欧元|歐元|美元|元|ユーロ|ドル|円";

/** If unsure, a fact counts as not stated: better twice than never. */
export function statedFactsIn(text: string): StatedFacts {
  const plain = withPlainDigits(text).toLowerCase();
  const times = timesIn(plain);
  return {
    time: (time) => times.has(time),
    amount: (value, currency) => amountsIn(plain, currency.toLowerCase()).has(value),
    someAmount: () => amountsIn(plain, "eur").size > 0,
    number: (value) => new RegExp(`(?<![\\d.,:])${value}(?:[.,]0+)?(?![\\d:]|[.,]\\d)`).test(plain),
    word: (beginnings) => beginsWith(beginnings).test(plain),
    words: (words) => unspaced(plain).includes(unspaced(words.normalize("NFKC").toLowerCase())),
  };
}

/** Phone numbers are equal however they are grouped. */
const unspaced = (text: string): string => text.replace(/\s+/g, "");

/** Languages without spaces match anywhere. */
const beginsWith = (beginnings: string): RegExp =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(beginnings)
    ? new RegExp(beginnings, "u")
    : new RegExp(`(?<!\\p{L})(?:${beginnings})${beginnings.includes("n't") ? "|n['’]t" : ""}`, "u");

function withPlainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function timesIn(text: string): Set<string> {
  const times = new Set<string>();
  for (const [whole, hours, minutes = "00", unit] of text.matchAll(CLOCK)) {
    if (!unit && !/\d[:h]\d/.test(whole)) continue;
    const isTwelveHours = unit?.[0] === "a" || unit?.[0] === "p";
    const hour = isTwelveHours ? (Number(hours) % 12) + (unit?.[0] === "p" ? 12 : 0) : Number(hours);
    if (hour <= 24) times.add(`${String(hour).padStart(2, "0")}:${minutes}`);
  }
  return times;
}

function amountsIn(text: string, currency: string): Set<number> {
  const sign = String.raw`(?:\p{Sc}|${currency}|${MONEY_WORDS})`;
  const amounts = new RegExp(`${sign}\\s?(${NUMBER})|(${NUMBER})\\s?${sign}`, "gu");
  return new Set([...text.matchAll(amounts)].map(([, after, before]) => parsedAmount(after ?? before ?? "")));
}

/** "1.234,50" and "1,234.50" are the same amount. */
function parsedAmount(number: string): number {
  const [, whole = "", decimals = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${decimals}`);
}
