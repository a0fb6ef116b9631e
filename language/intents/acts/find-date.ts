import { addDays } from "@bellhop/contract/formats";
import type { GuestLanguage } from "../../detection/index.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { edge, end, groupOf, pattern, type Text, take } from "./take-text.ts";
import { actWords } from "./words/index.ts";

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The next such weekday, today included. */
function nextDate(day: number, month: number, today: string | undefined, year?: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31 || !today) return undefined;
  const first = year ? (year < 100 ? 2000 + year : year) : Number(today.slice(0, 4));
  const of = (y: number) => isoDay(new Date(Date.UTC(y, month - 1, day)));
  return year || of(first) >= today ? of(first) : of(first + 1);
}

export function takeDate(text: Text, language: GuestLanguage, today: string | undefined): string | null {
  const months = actWords[language].months.split(",").filter((names) => names.trim() !== "");
  const names = groupOf(months.join(",").replaceAll(/(?<=\S) (?=\S)/g, ","), language);
  const monthOf = (word: string) =>
    months.findIndex(
      (list) =>
        pattern(`^${groupOf(list.trim().replaceAll(" ", ","), language)}$`).test(word) ||
        new RegExp(`^${groupOf(list.trim().replaceAll(" ", ","), language)}$`, "u").test(word),
    ) + 1;
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  const before = edge(language);
  return (
    take(text, /(\d{4})-(\d{2})-(\d{2})/gu, ([whole]) => whole) ??
    take(
      text,
      pattern(`${before}(\\d{1,2})(?:st|nd|rd|th|er|[.ºª])?\\s*(?:de |of |di |d')?\\s*(${names})(?!\\p{L})`),
      ([, day, month = ""]) => nextDate(Number(day), monthOf(month), today),
    ) ??
    take(
      text,
      pattern(`${before}(${names})\\s+(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\p{L}|\\d)`),
      ([, month = "", day]) => nextDate(Number(day), monthOf(month), today),
    ) ??
    take(text, /(\d{1,2})月(\d{1,2})[日号號]?/gu, ([, month, day]) =>
      nextDate(Number(day), Number(month), today),
    ) ??
    take(text, /(?<![\d.,:])(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?(?![\d/])/gu, ([, day, month, year]) =>
      nextDate(Number(day), Number(month), today, number(year)),
    ) ??
    take(text, /(?<![\d.,:])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{2,4}))?(?!\d)/gu, ([, day, month, year]) =>
      nextDate(Number(day), Number(month), today, number(year)),
    ) ??
    take(text, /(?<=\s(?:am|den|il|el|dia|on|op|vom)\s)(\d{1,2})\.(\d{1,2})(?!\d)/gu, ([, day, month]) =>
      nextDate(Number(day), Number(month), today),
    ) ??
    null
  );
}

/** "Guten Morgen" and "am Morgen" name no day, and "heute Morgen" is today. */
const MORNING =
  /(?<!\p{L})(?:(?:guten?|goeden?|goeie|schonen|am|jeden|diesen|elke) morgen|morgen(?= (?:zusammen|allerseits))|(?<=(?:heute|gestern) )morgen)(?!\p{L})|^\s*morgen(?=\s*[,!.])/gu;
/** In "we're here now, a taxi tomorrow please" only tomorrow is a day. */
const now =
  "now, jetzt, maintenant, ahora, adesso, subito, agora, nu, straks, nachher, simdi, сейчас, الان, الحين, دلوقتي, 现在, 今すぐ, いますぐ";

/** The day that a text names; null if it names several. */
export function dayByName(written: string, matchers: ActMatchers, today: string | undefined): string | null {
  if (!today) return null;
  const [days, ...others] = daysAhead(written, matchers, today);
  return days === undefined || others.length > 0 ? null : addDays(today, days);
}

export const namesDay = (written: string, matchers: ActMatchers): boolean =>
  daysAhead(written, matchers, "2000-01-01").size > 0;

/** Whether a text names a day so many days ahead of today: "tomorrow", "on Saturday". */
export const mayMeanDay = (
  text: string,
  ahead: number,
  { language, today }: { language: string; today: string },
): boolean => matchersFor(text, language).some((matchers) => daysAhead(text, matchers, today).has(ahead));

/** How many days ahead the named days are. */
function daysAhead(written: string, { language, words }: ActMatchers, today: string): Set<number> {
  // "الأحد" is Sunday and "أحد" is "anyone", so the article matters here.
  const text = ` ${prepare(written, language === "ar" ? "en" : language).replace(MORNING, " ")} `;
  const prefix = language === "ar" ? "(?:[وبل]|لل)?" : "";
  const has = (list: string) => {
    const folded = groupOf(list, language === "ar" ? "en" : language);
    return new RegExp(`${edge(language)}${prefix}${folded}${end(language)}`, "u").test(text);
  };
  const ahead = new Set<number>();
  const isMorningOnly = language === "es" && !/(?<!(?:la|esta) )manana/u.test(text);
  if (has(words.dayAfter)) ahead.add(2);
  else if (!isMorningOnly && has(words.tomorrow)) ahead.add(1);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  for (const [at, names] of words.days.split(",").entries())
    if (has(names.trim().replaceAll(" ", ","))) ahead.add((at - weekday + 7) % 7);
  const isNow = (phrase: string) => now.split(", ").includes(phrase.trim());
  const phrases = words.today.split(",");
  if (has(phrases.filter((phrase) => !isNow(phrase)).join(","))) ahead.add(0);
  if (ahead.size === 0 && has(phrases.filter(isNow).join(","))) ahead.add(0);
  return ahead;
}
