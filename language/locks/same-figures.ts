import { asciiDigits } from "../text/index.ts";
import { daysInFigures } from "./days-in-figures.ts";

/**
 * Whether a translation says every figure, time, price, date, e-mail address, link, phone number and code of its source,
 * each as often, and no other. Formats may differ: 6:30 pm and 18:30, 1,200.50 and 1.200,50, 12 May and 5月12日. Figures
 * that were written as words must stay words.
 */
export function hasSameFigures(source: string, translation: string): boolean {
  const [before, after] = [figuresOf(source), figuresOf(translation)];
  return (
    before.figures.join("\n") === after.figures.join("\n") &&
    after.currencies.every((one) => before.currencies.includes(one))
  );
}

const currencies: Record<string, RegExp> = {
  euro: /€|\beuros?\b|\beur\b|евро|يورو|ユーロ|欧元|\bavro\b/iu,
  dollar: /\$|\busd\b|\bd[oó]l+ar|доллар|دولار|ドル|美元/iu,
  pound: /£|\bgbp\b|\bpounds?\b|\bpfund\b|sterlin|фунт|جنيه|ポンド|英镑/iu,
  franc: /\bchf\b|\bfran(?:cs?|chi|ken|cos?)\b|франк|فرنك|フラン|法郎/iu,
};

const email = /[\w.+-]+@[\w-]+\.[\w.-]*\w/gu;
const link = /(?:https?:\/\/|\bwww\.)[!-~]*[\w/]/giu;
const phone = /(?:\+|\b00)\d[\d\s().\-/]{5,}\d/gu;
/** Such as BV-20431: its letters matter as much as its digits. */
const code = /(?<![a-z\d])[a-z]+[-_]?\d[\w-]*(?<!-)/giu;
const number = /\d+(?:[.,:/]\d+)*/gu;

const pm = String.raw`(?:p\.? ?m\b\.?|مساءً?|de la tarde|de la noche|da tarde|da noite|вечера)`;
const hour = String.raw`(\d{1,2})([:.]\d\d)?`;
const afternoon = [
  new RegExp(String.raw`\b${hour}\s*${pm}`, "giu"),
  new RegExp(`(?:下午|晚上|午後)\\s*${hour}`, "gu"),
];

/** Midnight is 0, and 6:30 in the afternoon 18:30. */
function withClock(text: string): string {
  const later = (_: string, hours: string, minutes = "") => `${(Number(hours) % 12) + 12}${minutes} `;
  const colons = text.replace(/(\d{1,2})\s?(?:[時时点點]|h(?=\d))\s?(\d\d)?分?/giu, (_, hours, minutes) =>
    minutes ? `${hours}:${minutes} ` : `${hours} `,
  );
  return afternoon
    .reduce((words, pattern) => words.replace(pattern, later), colons)
    .replace(/\b12([:.]\d\d)?\s*a\.? ?m\b/giu, (_, minutes = "") => `0${minutes} `);
}

function figuresOf(text: string): { figures: string[]; currencies: string[] } {
  const figures: string[] = [];
  const take = (pattern: RegExp, write: (found: string) => string) => (words: string) =>
    words.replace(pattern, (found) => {
      figures.push(write(found).toLowerCase());
      return " ";
    });
  const plain = asciiDigits(text.normalize("NFKC")).replaceAll("٫", ".").replaceAll("٬", ",");
  [
    take(email, (found) => found),
    take(link, (found) => found),
    take(phone, (found) => `+${found.replace(/\D/gu, "").replace(/^00/u, "")}`),
    daysInFigures,
    withClock,
    take(code, (found) => found),
    take(number, canonical),
  ].reduce((rest, step) => step(rest), plain);
  return {
    figures: figures.sort(),
    currencies: Object.keys(currencies).filter((name) => currencies[name]?.test(plain)),
  };
}

/** One spelling of 1,200.50 and 1.200,50, of 07:30 and 7.30, of 10:00 and 10. */
const canonical = (found: string): string =>
  found
    .replace(/^\d{1,3}(?:[.,]\d{3})+(?!\d)/u, (thousands) => thousands.replace(/\D/gu, ""))
    .replace(/[,:/]/gu, ".")
    .replace(/^0(?=\d(?:\.|$))/u, "")
    .replace(/\.00$/u, "");
