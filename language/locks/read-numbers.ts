import { allMatches, cached } from "../text/index.ts";
import { currencyNames, foldAligned, numberWordsToDigits, phrasePattern } from "../values/index.ts";
import { global, type LockPatterns } from "./lock-patterns.ts";
import { moreCurrencies, unitWords } from "./locks.words.ts";

/** `readings` are values like "n:7" and "t:420"; a weak number may be missing in the other text. */
export type LockedNumber = {
  from: number;
  to: number;
  written: string;
  readings: string[];
  kind: "figure" | "time" | "date" | "price";
  unit: string | null;
  isWeak: boolean;
};
/** "12/05" and "10.12." have several readings. */
export type DateStyle = "plain" | "dayFirst" | "monthFirst";
export const hasUnclearDate = (text: string): boolean => /(?<!\d)\d{1,2}([./])\d{1,2}(?:\1|(?!\d))/u.test(text);

const units = Object.entries(unitWords).map(
  ([unit, words]) => [unit, new RegExp(`^[\\s-]?${phrasePattern(words)}`, "u")] as const,
);
const ambiguousCurrencies = new Set("try ils cop cad php ars kc kd fr. lira 元 ¥ jpy".split(" "));
const currencies = new Map(
  [currencyNames, moreCurrencies].flatMap((names, i) =>
    Object.entries(names).flatMap(([code, list]) =>
      list
        .split(i === 0 ? " " : ", ")
        .filter((name) => i === 1 || !ambiguousCurrencies.has(name))
        .map((name) => [foldAligned(name), code] as const),
    ),
  ),
);
currencies.set("元", "CNY").set("¥", "¥").set("jpy", "JPY").set("人民元", "CNY");
const escaped = [...currencies.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.$*]/gu, "\\$&"))
  .join("|");
const letter = "[a-z\\u00c0-\\u1fff]";
const currency = `(?<!${letter})(?:${escaped})(?!${letter}|[$])`;
const currencyAfter = new RegExp(`^[\\s,.-]?(?:${currency})`, "u");
const currencyBefore = new RegExp(`${currency}\\s?$`, "u");

export const currenciesIn = (text: string): Set<string> =>
  new Set(allMatches(global(currency), text).map(([name]) => currencies.get(name) ?? name));

const halfPast: Readonly<Record<string, readonly [RegExp, number]>> = {
  en: [/half past (\d{1,2})/gu, 0],
  de: [/halb (\d{1,2})/gu, -1],
  nl: [/half (\d{1,2})/gu, -1],
  es: [/(\d{1,2}) y media/gu, 0],
  it: [/(\d{1,2}) e mezz[ao]/gu, 0],
  pt: [/(\d{1,2})(?: horas)? e meia/gu, 0],
  fr: [/(\d{1,2})\s?h(?:eures)? et demie?/gu, 0],
  tr: [/(\d{1,2}) bucuk/gu, 0],
  ar: [/(\d{1,2})(?: و |\sو)النصف/gu, 0],
};
const kanjiDigits = "〇一二三四五六七八九";
const counted = /^\s?(?:[点點時时分人名泊階歳岁日天晚年位间間個个回本度円元欧美室台张張层楼次杯米公小週周月条只匹頭])/u;

const wordsOf = cached((list) =>
  list
    .split(", ")
    .filter(Boolean)
    .map((pair) => {
      const [number = "", ...word] = pair.split(" ");
      return [number, phrasePattern(word.join(" "))] as const;
    }),
);

/** Writes number words as digits. */
function withDigits(text: string, { language, words }: LockPatterns): string {
  let all = text;
  const longestFirst = [...wordsOf(words.numbers ?? "")].sort((a, b) => b[1].length - a[1].length);
  for (const [number, pattern] of longestFirst) all = all.replace(global(pattern), number);
  all = numberWordsToDigits(all, language);
  if (language === "zh" || language === "ja")
    all = all
      .replace(/百分之/gu, "%")
      .replace(/两|兩/gu, "二")
      .replace(/[〇一二三四五六七八九十]+/gu, (run, at: number) => {
        const isNumber = counted.test(all.slice(at + run.length)) && !/十分|^一$/u.test(all.slice(at, at + run.length + 1));
        return isNumber ? String(kanjiValue(run)) : run;
      });
  const half = halfPast[language];
  if (half) all = all.replace(half[0], (_, hour: string) => `${Number(hour) + half[1]}:30`);
  return all;
}

function kanjiValue(run: string): number {
  if (!run.includes("十")) return Number([...run].map((one) => kanjiDigits.indexOf(one)).join(""));
  const [tens = "", ones = ""] = run.split("十");
  return (tens === "" ? 1 : kanjiDigits.indexOf(tens)) * 10 + (ones === "" ? 0 : kanjiDigits.indexOf(ones));
}

const monthsOf = cached((language): (readonly [RegExp, number])[] => {
  if (language === "zh" || language === "ja") return [];
  const named = (month: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options })
      .formatToParts(new Date(Date.UTC(2026, month, 5)))
      .find(({ type }) => type === "month")?.value ?? "";
  return Array.from({ length: 12 }, (_, month) => {
    const long = [named(month, { month: "long" }), named(month, { month: "long", day: "numeric" })].map((name) =>
      foldAligned(name.toLocaleLowerCase(language)),
    );
    const stems = long.map((name) => (language === "ru" && name.length > 4 ? name.slice(0, -1) : name));
    const short = foldAligned(named(month, { month: "short", day: "numeric" }).replace(".", ""));
    const full = language === "en" && month === 4 ? "may(?=\\s\\d)|(?<=\\d(?:st|nd|rd|th)? (?:of )?|(?:in|of|until|till|to|from|since|and|mid|early|late|through|by|end)[ -])may(?! (?:be|we|you|i|not|also|bring|use))" : stems.map((name) => (language === "ru" && name.length > 3 ? name : `${name}(?!${letter})`)).join("|");
    return [
      new RegExp(`(?<!${letter})(?:ال|ل|و)?(?:${full}|(?<=\\d\\.?\\s)${short}\\b|${short}\\b(?=\\.?\\s\\d))`, "gu"),
      month + 1,
    ] as const;
  });
});

const NUMBER =
  /(\d{1,2})(\s?[:h]\s?|[.,])(\d{2})(?!\d|[.,]\d)|(\d{1,2})\s?[時时点點](?![間间心])(?:\s?(\d{1,2})\s?分|(半))?|(\d{1,3}(?:[., ']\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)/gu;
const CLOCK = /^\s?(?:(uhr|o'clock)|h|uur|heures?|ore|horas?|часов|часа|час)(?![a-zа-я])/u;

export function numbersIn(normalized: string, patterns: LockPatterns, style: DateStyle): LockedNumber[] {
  const { source, words, language } = patterns;
  const found: LockedNumber[] = [];
  let text = normalized;
  const add = (more: Partial<LockedNumber> & Pick<LockedNumber, "readings" | "written">) =>
    found.push({ from: -1, to: -1, kind: "figure", unit: null, isWeak: false, ...more });
  for (const [number, pattern] of wordsOf(words.weakNumbers))
    for (const [written] of allMatches(global(pattern), text)) add({ written, readings: [`n:${number}`], isWeak: true });
  if (language === "ja" || language === "zh")
    for (const [run] of allMatches(/(?<![周期拜曜])[二两三四五六七八九十]+/gu, text))
      add({ written: run, readings: [`n:${kanjiValue(run.replace("两", "二"))}`], isWeak: true });
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => boolean) => {
    for (const match of allMatches(pattern, text))
      if (read(match))
        text = text.slice(0, match.index) + "_".repeat(match[0].length) + text.slice(match.index + match[0].length);
  };
  const addDate = (written: string, day: string, month: string, year?: string) => {
    if (Number(month) < 1 || Number(month) > 12 || Number(day) > 31) return false;
    add({ written, kind: "date", readings: [`month:${Number(month)}`] });
    add({ written, kind: "date", readings: [`n:${Number(day)}`], isWeak: Number(day) === 1 });
    if (year) add({ written, kind: "date", readings: [`n:${year.length === 2 ? `20${year}` : year}`] });
    return true;
  };
  text = withDigits(text, patterns);
  take(/(\d{4})-(\d{2})-(\d{2})/gu, ([all, year = "", month = "", day = ""]) => addDate(all, day, month, year));
  take(/(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/gu, ([all, one = "", , other = "", year]) =>
    style === "monthFirst" ? addDate(all, other, one, year) : addDate(all, one, other, year),
  );
  if (style !== "plain")
    take(/(?<![\d.:])(\d{1,2})(?:\.(\d{1,2})\.(?!\d)|\/(\d{1,2})(?![\d/]))/gu, ([all, one = "", dotted, other = ""]) =>
      style === "monthFirst" && !dotted ? addDate(all, other, one) : addDate(all, one, dotted ?? other),
    );
  take(/(\d{1,2})\s?月(?![間间])/gu, ([all, month]) => {
    add({ written: all, kind: "date", readings: [`month:${Number(month)}`] });
    return true;
  });
  for (const [pattern, month] of monthsOf(language))
    take(pattern, ([all]) => {
      add({ written: all, kind: "date", readings: [`month:${month}`] });
      return true;
    });
  const phrases = { halfHour: { n: "30", unit: "minute" }, allDay: { n: "24", unit: "hour" } } as const;
  for (const [name, { n, unit }] of Object.entries(phrases))
    take(global(source[name as keyof typeof phrases]), ([written]) => {
      add({ written, readings: [`n:${n}`], unit });
      return true;
    });
  found.push(...clockNumbers(text, patterns));
  return found;
}

function clockNumbers(text: string, { source, language }: LockPatterns): LockedNumber[] {
  const found: (LockedNumber & { minutes: number | null; half: "am" | "pm" | null })[] = [];
  const hasHalfBefore = language === "ja" || language === "zh" || language === "tr";
  let rest = text;
  for (const match of allMatches(NUMBER, text)) {
    const [written, hour, gap, minute, kanjiHour, kanjiMinute, kanjiHalf, plain] = match;
    const [from, to] = [match.index, match.index + written.length];
    const [before, after] = [text.slice(Math.max(0, from - 20), from), text.slice(to, to + 40)];
    const isPrice = currencyAfter.test(after) || currencyBefore.test(before);
    const clock = CLOCK.exec(after);
    const unit = clock?.[1] ? null : (units.find(([, pattern]) => pattern.test(after))?.[0] ?? (before.endsWith("%") ? "percent" : null));
    let minutes: number | null = null;
    if (hour !== undefined && Number(hour) <= 24 && Number(minute) < 60) minutes = Number(hour) * 60 + Number(minute);
    if (kanjiHour !== undefined) minutes = Number(kanjiHour) * 60 + (kanjiHalf ? 30 : Number(kanjiMinute ?? 0));
    const isClock = minutes !== null && (kanjiHour !== undefined || !/[.,]/u.test(gap ?? ""));
    if (plain !== undefined && /^\d{1,2}$/u.test(plain) && Number(plain) <= 24 && (unit === null || clock))
      minutes = Number(plain) * 60;
    if (isPrice || (unit !== null && unit !== "hour" && !isClock)) minutes = null;
    const half = minutes === null || minutes > 779 ? null : halfOf();
    if (minutes !== null && half)
      minutes = half === "pm" ? (minutes % 720) + 720 : minutes % 720;
    const isTime = minutes !== null && (isClock || half !== null || clock?.[1] !== undefined);
    const value = plain ?? (hour === undefined ? "" : `${hour}.${minute}`);
    found.push({
      from,
      to,
      written: written.trim(),
      readings: isTime || value === "" ? [] : valuesOf(value),
      kind: isPrice ? "price" : isTime ? "time" : "figure",
      unit,
      isWeak: false,
      minutes,
      half,
    });

    function halfOf(): "am" | "pm" | null {
      const isNext = (name: "am" | "pm" | "night") => {
        const behind = global(`^${"(?:\\s?(?:uhr|uur|h|heures?|ore|horas?|часов|часа|час|o'clock))?[\\s,]*"}${source[name]}`);
        behind.lastIndex = 0;
        const next = behind.exec(after);
        behind.lastIndex = 0;
        const previous = hasHalfBefore ? new RegExp(`${source[name]}\\s?(?:saat\\s)?$`, "u").exec(before) : null;
        if (next) rest = blank(rest, to, to + next[0].length);
        if (previous) rest = blank(rest, from - previous[0].length, from);
        return next !== null || previous !== null;
      };
      const late = Math.floor((minutes ?? 0) / 60);
      if (isNext("night")) return late >= 5 && late < 12 ? "pm" : "am";
      return isNext("pm") ? "pm" : isNext("am") ? "am" : null;
    }
  }
  found.forEach((one, i) => {
    const other = found[i + 1];
    if (!other || one.minutes === null || other.minutes === null) return;
    const between = text.slice(one.to, other.from);
    if (between.length > 22 || /[;。]|[,.]\s/u.test(between)) return;
    if (other.half && !one.half && one.minutes < 780) {
      if (other.half === "pm" && (one.minutes % 720) + 720 < other.minutes) inherit(one, (one.minutes % 720) + 720);
      else if (other.half === "am" && one.minutes > other.minutes) inherit(one, (one.minutes % 720) + 720);
      else inherit(one, one.minutes % 720);
    } else if (one.half && !other.half && other.minutes < 780) {
      const base = other.minutes % 720;
      if (one.half === "pm") inherit(other, base + 720 > one.minutes ? base + 720 : base);
      else inherit(other, base > one.minutes ? base : base + 720);
    }
  });
  for (const one of found) if (one.minutes !== null) one.readings.push(`t:${one.minutes % 1440}`);
  const named = [["noon", 720], ["midnight", 0]] as const;
  for (const [name, minutes] of named)
    for (const { 0: written, index } of allMatches(global(source[name]), rest))
      if (rest[index - 1] !== "-")
        found.push({ from: index, to: index, written, readings: [`t:${minutes}`], kind: "time", unit: null, isWeak: name === "noon", minutes, half: null });
  return found;
}

function inherit(one: LockedNumber & { minutes: number | null; half: "am" | "pm" | null }, minutes: number) {
  Object.assign(one, { minutes, readings: [], kind: "time", half: minutes < 720 ? "am" : "pm" });
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + "_".repeat(to - from) + text.slice(to);

/** "1.500" is a thousand and a half, or one and a half. */
function valuesOf(written: string): string[] {
  const decimal = Number(written.replace(/[ ']/gu, "").replace(/[.,](?=.*[.,])/gu, "").replace(",", "."));
  const grouped = /^\d{1,3}(?:[., ']\d{3})+$/u.test(written) ? Number(written.replace(/\D/gu, "")) : decimal;
  return [...new Set([`n:${decimal}`, `n:${grouped}`])];
}
