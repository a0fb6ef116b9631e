import { guestLanguages } from "../detection/index.ts";
import { allMatches, cached } from "../text/index.ts";
import { currencyNames, foldAligned, phrasePattern } from "../values/index.ts";
import { firstOf, type LockPatterns, letter, listOf, patternOf, regexOf } from "./lock-patterns.ts";
import { moreCurrencies, unitWords } from "./locks.words.ts";
import { numberWordsAsDigits, ordinalsOf } from "./number-words.ts";

/** `readings` are values like "n:7" and "t:420" (minutes); a weak number may be missing in the other text. */
export type LockedNumber = {
  from: number;
  to: number;
  written: string;
  readings: string[];
  kind: "figure" | "time" | "date" | "price";
  unit: string | null;
  isWeak: boolean;
  /** Says nothing new: "always", "24 hours". */
  isOptional?: boolean;
  /** Whether it is the highest value, or the lowest: "until 7", "from 7". */
  limit?: "most" | "least" | null;
  /** The text behind it. */
  next?: string;
};
type Clock = LockedNumber & { minutes: number | null; half: "am" | "pm" | null };

const units = Object.entries(unitWords).map(
  ([unit, words]) => [unit, new RegExp(`^[\\s.-]{0,2}${phrasePattern(words)}(?!')`, "u")] as const,
);
const otherWords = new Set("try ils cop cad php ars kc kd fr. lira".split(" "));
const currencies = new Map(
  Object.entries(currencyNames)
    .flatMap(([code, names]) => names.split(" ").map((name) => [foldAligned(name), code] as const))
    .filter(([name]) => !otherWords.has(name))
    .concat(
      Object.entries(moreCurrencies).flatMap(([code, names]) =>
        names.split(", ").map((name) => [foldAligned(name), code] as const),
      ),
      namesOfCurrencies(),
    ),
);

/** Names of several words: "dollars canadiens", "турецких лир". */
function namesOfCurrencies(): (readonly [string, string])[] {
  const codes = "USD GBP TRY CAD AUD NZD CHF JPY CNY SEK NOK DKK AED SAR EGP MXN".split(" ");
  return guestLanguages.flatMap((language) =>
    codes.flatMap((currency) =>
      [1, 2, 5].flatMap((count) =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" })
          .formatToParts(count)
          .filter(({ type, value }) => type === "currency" && /\p{L}[ -]\p{L}|\p{Script=Han}{3}/u.test(value))
          .map(({ value }) => [foldAligned(value), currency] as const),
      ),
    ),
  );
}
const longestFirst = [...currencies.keys()].sort((a, b) => b.length - a.length);
const currency = `(?<!${letter})(${longestFirst.join("|").replace(/[.$]/gu, "\\$&")})(?:(?<=avro|dolar|lira|sterlin|euro)(?:d[aiuı]\\w*|l[ai]\\w*|y[ae]\\w*)|s)?(?!${letter}|[$])`;
const isCurrencyNext = new RegExp(`^[\\s,.-]?(?:${currency})`, "u");
const isCurrencyBefore = new RegExp(`${currency}\\s?$`, "u");

export const currenciesIn = (text: string): string[] => [
  ...new Set(allMatches(regexOf(currency), text).map(([name, stem = ""]) => currencies.get(stem) ?? name)),
];

const counted =
  /^\s?(?:[点點時时分人名泊階歳岁日天晚年位间間個个回本度円元欧美室台张張层楼次杯米公小週周月条只匹份刻]|以)/u;

const entriesOf = cached((list: string) =>
  list
    .split(", ")
    .filter(Boolean)
    .map(
      (pair) =>
        [
          /^[\d.:]+(?:min)?/u.exec(pair)?.[0] ?? "",
          phrasePattern(pair.replace(/^[\d.:]+(?:min)? /u, "")),
          pair.includes("*"),
        ] as const,
    )
    .sort((one, other) => other[1].length - one[1].length),
);

function kanjiValue(run: string): number {
  const digit = (one: string) => "〇一二三四五六七八九".indexOf(one.replace(/[两兩]/u, "二"));
  const [before = "", rest] = /^([^百]?)百(.*)$/u.exec(run)?.slice(1) ?? ["〇", run];
  if (run.includes("百")) return 100 * digit(before || "一") + (rest ? kanjiValue(rest) : 0);
  if (!run.includes("十")) return Number([...run].map(digit).join(""));
  const [tens = "", ones = ""] = run.split("十");
  return (tens === "" ? 1 : digit(tens)) * 10 + (ones === "" ? 0 : digit(ones));
}

const unitAfter = (text: string): string | null =>
  units.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10080 };
const monthsOfUnit: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** Units of one measure, in the smallest of them. */
const measures: Readonly<Record<string, readonly [measure: string, size: number]>> = {
  millimetre: ["length", 1],
  centimetre: ["length", 10],
  metre: ["length", 1000],
  kilometre: ["length", 1e6],
  gram: ["weight", 1],
  kilogram: ["weight", 1000],
  millilitre: ["volume", 1],
  centilitre: ["volume", 10],
  litre: ["volume", 1000],
};

/** "48 hours" are two days, 90 minutes an hour and a half, and 1.3 metres are 130 centimetres. */
function durationsOf(number: string, unit: string | null): string[] {
  const [minutes, months] = [minutesOf[unit ?? ""], monthsOfUnit[unit ?? ""]];
  const value = Number(number.replace(",", "."));
  const [measure, size] = measures[unit ?? ""] ?? [];
  return [
    ...(minutes ? [`d:${value * minutes}`] : []),
    ...(unit === "night" && value % 7 === 0 ? [`d:${value * 1440}`] : []),
    ...(months ? [`months:${value * months}`] : []),
    ...(size ? [`${measure}:${Math.round(value * size)}`] : []),
  ];
}

/** The ground floor is the first one in these languages. */
const floorOf = (value: string, language: string): string =>
  `floor:${Number(value) - Number(/ja|zh|ru/u.test(language))}`;

/** Writes number words as digits. */
function withDigits(text: string, { language, words }: LockPatterns): string {
  let all = text
    .replace(
      /([二三四五])分[之の]([一二三])/gu,
      (_, below: string, above: string) => ` ${Math.floor((100 * kanjiValue(above)) / kanjiValue(below))} `,
    )
    .replace(
      /(?<!\p{L})(ucte|dortte|beste) bir\p{L}*/gu,
      (_, part: string) => ` ${{ ucte: 33, dortte: 25 }[part] ?? 20} `,
    )
    .replace(regexOf(dayNames(words.days)), (name) => "_".repeat(name.length));
  for (const [number, pattern] of entriesOf(listOf(words.numbers, 0)))
    all = all.replace(regexOf(pattern), ` ${number} `);
  const hours = spokenHours[language];
  if (hours)
    for (const [number, pattern] of ordinalsOf(language).toReversed())
      all = all.replace(regexOf(hours(pattern)), ` ${number}`);
  all = numberWordsAsDigits(all, language)
    .replace(/百分之|yuzde/gu, "%")
    .replace(/[〇一二两兩三四五六七八九十百]+/gu, (run, at: number) =>
      counted.test(all.slice(at + run.length)) &&
      !/十分|^一$|^一[点點]|^百/u.test(all.slice(at, at + run.length + 1))
        ? String(kanjiValue(run))
        : run,
    );
  all = all.replace(
    /(?<=(?<!\p{L})(?:alle|dalle|las|as|les) )(\d{1,2})¬? [ey] (10|15|20|30|40|45|50)(?!\d|[.,:]\d)/gu,
    "$1:$2",
  );
  // `~` marks that morning or evening is unknown.
  for (const [pattern, minutes] of spokenTimes(listOf(words.clock, 5)))
    all = all.replace(pattern, (_, hour: string) => {
      const total = Number(hour) * 60 + minutes;
      return ` ${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}~ `;
    });
  // "De 20 em 20 minutos", "cada 3 dias".
  all = all.replace(/(?<!\p{L})d[ei] (\d+¬?) (?:em|en|in) \1/gu, "$1");
  all = all.replace(everyDay, (said) => "_".repeat(said.length));
  // "Doze euros e meio", "two and a half".
  all = all.replace(
    /(\d+)¬?( \p{L}+)? (?:e mei[ao]|y medi[ao]|e mezz[ao]|et demie?|and a half|с половинои)(?!\p{L})/gu,
    "$1.5$2",
  );
  return all;
}

/** "7 j/7" says nothing more than "daily". */
const everyDay =
  /(?<![\d.,:])7¬? ?(?:jours?|j|days?|tagen?|giorni|dias?|dagen|днеи|д|gun\p{L}*) ?(?:\/|sur|su|a|per|por|pro|in der|an|die|de la|da|в) ?(?:7¬?|week|woche|settimana|semana|неделю)(?!\p{L})|haftanın 7¬? gunu\p{L}*|(?:每周|一周|周|週)(?:7|七)[天日]|7¬? ايام في الاسبوع/gu;

/** "الاثنين" is Monday, not two. */
const dayNames = cached((days) =>
  /\p{Script=Arabic}|周/u.test(days) ? foldAligned(listOf(days, 0)).replace(/[/,]\s?/gu, "|") : "(?!)",
);

/** Ordinals that name an hour: "в половине восьмого", "الساعة الثالثة". */
const spokenHours: Readonly<Record<string, (ordinal: string) => string>> = {
  ru: (ordinal) => `(?<=полов\\p{L}*\\s)${ordinal}|(?<=четверть\\s)${ordinal}`,
  ar: (ordinal) =>
    `(?<=(?:الساعه|الساعة|^|(?<!\\p{L})(?:من|حتي|حتى|الي|إلى|الى|عند|بين|قبل|بعد|في|تمام|و))\\s?)${ordinal}|${ordinal}(?=\\s(?:صباح|مساء|ظهر|عصر|ليلا|فجر|والنصف|ونصف|والربع|وربع|الا|بعد|قبل))`,
};

/** Patterns and minutes of phrases such as "half past # 30". */
const spokenTimes = cached((list: string) =>
  list
    .split(", ")
    .filter(Boolean)
    .map((spoken) => {
      const [, phrase = "", minutes = ""] = /(.+) (-?\d+)$/u.exec(spoken) ?? [];
      const pattern = foldAligned(phrase).replace(/ ?# ?/u, " # ").trim().replaceAll(" ", "\\s*");
      return [
        new RegExp(
          `(?<![\\d.:]|(?![一-鿿])\\p{L})${pattern.replace("#", "(\\d{1,2})(?!\\d|[.:]\\d)¬?(?:(?:'|\\s)?[yn]?[aeiıu])?(?:\\s?(?:uhr|h|uur))?(?:-?го)?")}(?!\\d|(?<!刻)\\p{L})`,
          "gu",
        ),
        Number(minutes),
      ] as const;
    }),
);

const weakWordsOf = ({ language, words }: LockPatterns) => [
  ...entriesOf(listOf(words.numbers, 1)),
  ...ordinalsOf(language).map(([number, pattern]) => [number, pattern, false] as const),
];

/** "May" is a month beside a number or after a preposition. */
const may =
  "may(?=\\s\\d)|(?<=\\d(?:st|nd|rd|th)? (?:of )?)may(?=\\s?(?:$|[.,;–-]|(?:to|until|through|and|we|you|i|the|our) ))|(?<=(?:in|of|until|till|to|from|since|mid|early|late|end)[ -])may(?! (?:be|we|you|i|not))";

const monthsOf = cached((language) =>
  Array.from({ length: 12 }, (_, month) => {
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options })
        .formatToParts(Date.UTC(2026, month, 5))
        .flatMap(({ type, value }) => (type === "month" ? [foldAligned(value.replace(".", ""))] : []))
        .join();
    const long = [named({ month: "long" }), named({ month: "long", day: "numeric" })].map((name) =>
      language === "ru" && name.length > 4 ? name.slice(0, -1) : `${name}(?!${letter})`,
    );
    const short = named({ month: "short", day: "numeric" });
    const all = `${long.join("|")}|(?<=\\d\\.?\\s)${short}\\b|${short}\\b(?=\\.?\\s\\d)`;
    const names = language === "en" && month === 4 ? may : all;
    const pattern = /\d/u.test(short) ? "(?!)" : `(?<!${letter})(?:ال|ل|و)?(?:${names})`;
    return `${pattern}|(?<!\\d)${month + 1}\\s?月(?![間间])`;
  }),
);

/** "The end of September" may be the 30th, and "mid-May" the 15th. */
const partsOfMonth = [
  [
    /(?<!\p{L})(?:(?:late|the end of|end of|ende|fin|fine|finales de|final de|fim de|finais de|eind|einde|конц\p{L}*|نهايه|اواخر) |(?:sonu|sonun)(?!\p{L}))|月?末|月底/gu,
    [28, 29, 30, 31],
  ],
  [
    /(?<!\p{L})(?:mid|mitte|mi|meta|mediados|meados|medio|half|середин\p{L}*|ortası\p{L}*|منتصف)(?=[ -])|中旬/gu,
    [15],
  ],
] as const;

/** The figures, times and dates in a normalized text. */
export function numbersIn(normalized: string, patterns: LockPatterns): LockedNumber[] {
  const { words } = patterns;
  const found: LockedNumber[] = [];
  const add = (written: string, more: Partial<LockedNumber> & { readings: string[] }) =>
    found.push({ from: -1, to: -1, written, kind: "figure", unit: null, isWeak: false, ...more });
  let text = withDigits(normalized, patterns);
  const weak = new Map<number, LockedNumber>();
  for (const [number, pattern, isFuzzy] of weakWordsOf(patterns))
    for (const { 0: written, index } of allMatches(regexOf(pattern), text)) {
      const unit = unitAfter(text.slice(index + written.length));
      const readings = [
        ...(weak.get(index)?.readings ?? []),
        `n:${number}`,
        ...durationsOf(number, unit),
        ...(unit === "floor" ? [floorOf(number, patterns.language)] : []),
      ];
      const isOptional = isFuzzy || weak.get(index)?.isOptional;
      weak.set(index, {
        from: -1,
        to: -1,
        written,
        kind: "figure",
        readings,
        unit,
        isWeak: true,
        isOptional,
      });
    }
  found.push(...weak.values());
  for (const [run] of allMatches(/(?<![周期拜曜])[二两三四五六七八九十]+/gu, text))
    add(run, { readings: [`n:${kanjiValue(run)}`], isWeak: true });
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => boolean | number) => {
    for (const match of allMatches(pattern, text))
      if (read(match)) text = blank(text, match.index, match.index + match[0].length);
  };
  const addDate = ({ 0: written, index }: RegExpExecArray, ...numbers: (string | undefined)[]) => {
    const parts = numbers.flatMap((number) => (number ? [Number(number)] : []));
    const days = parts.filter((part) => part <= 31);
    const isMonth = written.includes(".") ? Number(numbers[1]) <= 12 : days.some((part) => part <= 12);
    if (days.length !== 2 || !isMonth) return false;
    for (const [i, part] of parts.entries()) {
      const year = part > 31 && part < 100 ? part + 2000 : part;
      const readings = part <= 12 ? [`n:${part}`, `month:${part}`] : [`n:${year}`];
      add(written, { kind: "date", readings, from: index + i, to: index + written.length });
    }
    return true;
  };
  take(regexOf(patternOf(words.numbers, 3)), ([all]) =>
    add(all, { readings: ["n:24", "d:1440"], unit: "hour", isWeak: true, isOptional: true }),
  );
  take(/(\d{4})-(\d{2})-(\d{2})/gu, (found) => addDate(found, found[3], found[2], found[1]));
  take(
    /(?<![\d.:])(\d{1,2})(?:\.(\d{1,2})\.(\d{4}|\d{2}|)(?!\d)|\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/]))/gu,
    (found) => addDate(found, found[1], found[2] ?? found[4], found[3] || found[5]),
  );
  monthsOf(patterns.language).forEach((pattern, month) => {
    take(regexOf(pattern), ([all]) => add(all, { kind: "date", readings: [`month:${month + 1}`] }));
  });
  for (const [pattern, days] of partsOfMonth)
    for (const [written] of allMatches(pattern, text))
      add(written, { readings: days.map((day) => `n:${day}`), isWeak: true, isOptional: true });
  take(regexOf(patternOf(words.numbers, 2)), ([all]) =>
    add(all, { readings: ["n:30", "d:30"], unit: "minute" }),
  );
  return [...found, ...clockNumbers(text, patterns)];
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + "_".repeat(to - from) + text.slice(to);

const NUMBER =
  /(\d{1,2})(\s?[:h]\s?|[.,])(\d{2})(?!\d|[.,]\d)|(\d{1,2})\s?[時时点點](?![間间心])(?:\s?(\d{1,2})\s?分|(半))?|(\d{1,3}(?:[., ']\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)/gu;
const HOURS = /^\s?(?:(uhr|o'clock)|h|uur|heures?|ore|horas?|часов|часа|час)(?![a-zа-я])/u;

function clockNumbers(text: string, { words, language }: LockPatterns): LockedNumber[] {
  let rest = text;
  const isLate = [1, 2].some((at) => firstOf(patternOf(words.clock, at)).test(text));
  const found = allMatches(NUMBER, text).map((match): Clock => {
    const [written, hour, gap, minute, kanjiHour, kanjiMinute, isHalf, plain] = match;
    const [from, to] = [match.index, match.index + written.length];
    const [before, after] = [
      text.slice(Math.max(0, from - 20), from),
      text.slice(to, to + 40).replace(/^¬/u, ""),
    ];
    const isPrice = isCurrencyNext.test(after) || isCurrencyBefore.test(before);
    const hours = HOURS.exec(after);
    const named = unitAfter(after) ?? (before.endsWith("%") ? "percent" : null);
    const unit = hours?.[1] ? null : named;
    const isClock = kanjiHour !== undefined || (gap !== undefined && !/[.,]/u.test(gap));
    const mayBeHour = plain === undefined || (/^\d{1,2}$/u.test(plain) && (unit === null || hours !== null));
    const [h, m] = [Number(hour ?? kanjiHour ?? plain), isHalf ? 30 : Number(minute ?? kanjiMinute ?? 0)];
    const isTime =
      !isPrice && mayBeHour && h <= 24 && m < 60 && (isClock || unit === null || unit === "hour");
    let minutes = isTime ? h * 60 + m : null;
    const half = minutes === null || minutes >= 780 ? null : halfOf(minutes);
    if (minutes !== null && half) minutes = (minutes % 720) + (half === "pm" ? 720 : 0);
    const isOnlyTime = minutes !== null && (isClock || half !== null || hours?.[1] !== undefined);
    const value = plain ?? kanjiHour ?? `${hour}.${minute}`;
    const readings = isOnlyTime ? [] : [...valuesOf(value), ...durationsOf(value, unit)];
    if (unit === "floor") readings.push(floorOf(value, language));
    // `¬` marks a number word.
    const isVague =
      after.startsWith("~") ||
      text[to] === "¬" ||
      (isLate && hours === null && (plain !== undefined || kanjiHour !== undefined));
    if (after.startsWith("~")) readings.push(`n:${h + m / 60}`, `d:${h * 60 + m}`);
    if (minutes !== null && half === null && isVague && minutes < 720) readings.push(`t:${minutes + 720}`);
    const kind = isPrice ? "price" : isOnlyTime ? "time" : "figure";
    if (isOnlyTime && language === "ar" && /[.,]/u.test(gap ?? "") && /^\s?م(?!\p{L})/u.test(after))
      readings.push(...valuesOf(value));
    const isAhead = minutesOf[unit ?? ""] && ahead.test(`${before} ${after.slice(0, 24)}`);
    const limit = isAhead ? null : limitOf(text.slice(Math.max(0, from - 32), from), after, words.limits);
    const age = Number(value);
    if (limit?.kind === "most" && Number.isInteger(age) && !isOnlyTime && (unit === null || unit === "year"))
      readings.push(...(limit.isInclusive ? [`most:${age}`] : limit.isUnder ? [`most:${age - 1}`] : []));
    return {
      from,
      to,
      written: written.trim(),
      readings,
      kind,
      unit,
      isWeak: false,
      minutes,
      half,
      limit: limit?.kind ?? null,
      next: after,
    };

    function halfOf(clock: number): Clock["half"] {
      const wordBefore = (at: number) =>
        firstOf(`${patternOf(words.clock, at)}\\s?(?:saat\\s)?$`).exec(before);
      // "Sabah sekizden akşam yediye": the word before the hour says more.
      const isAhead = /ja|zh|tr/u.test(language) && [0, 1, 2].some(wordBefore);
      const isBeside = (at: number) => {
        const next = isAhead
          ? null
          : firstOf(`^~?(?:${HOURS.source.slice(1)})?[\\s,]*${patternOf(words.clock, at)}`).exec(after);
        const previous = isAhead ? wordBefore(at) : null;
        if (next) rest = blank(rest, to, to + next[0].length);
        if (previous) rest = blank(rest, from - previous[0].length, from);
        return next !== null || previous !== null;
      };
      if (isBeside(2)) return clock >= 300 && clock < 720 ? "pm" : "am";
      return isBeside(1) ? "pm" : isBeside(0) ? "am" : null;
    }
  });
  for (const [i, one] of found.entries()) shareHalf(one, found[i + 1], text);
  for (const one of found) if (one.minutes !== null) one.readings.push(`t:${one.minutes % 1440}`);
  const beside = { from: -1, to: -1, kind: "time", unit: null } as const;
  const moments = [3, 4].flatMap((at) =>
    allMatches(regexOf(patternOf(words.clock, at)), rest)
      .filter(({ index }) => rest[index - 1] !== "-")
      .map(([written]) => ({ ...beside, written, readings: [at === 3 ? "t:720" : "t:0"], isWeak: at === 3 })),
  );
  return [...found, ...moments];
}

const between =
  "[\\s,(]*(?:(?:the|l'age de|age|ages|aged|alter von|de|le|la|les|las|los|as|os|um|a|alle|to|the age of|saat|€|\\$|£|الساعة|الساعه|سن|عمر|weighing|的?)[\\s']*)?$";
const limitPatterns = cached((limits) => {
  const before = (at: number) => new RegExp(`(${patternOf(limits, at)})${between}`, "u");
  const after = (at: number) =>
    new RegExp(`^['\\s-]?(?:[^\\s\\d,.;]{1,14}\\s?)?\\s?(?:${patternOf(limits, at)})`, "u");
  return { most: [before(0), after(1)], least: [before(2), after(3)] } as const;
});
/** "At least 48 hours before" is "up to 48 hours before". */
const ahead =
  /before|ahead|prior|advance|(?<!\p{L})(?:vor|avant|prima|antes|voor|до|за)(?!\p{L})|l'avance|anticip|antelac|anteced|tevoren|заранее|once|前|قبل|مسبق/u;
const inclusive =
  /inclu|einschl|compres|compris|tot en met|t\/m|and under|and younger|und junger|включит|dahil|含|وما دون|فما دون/u;
const under =
  /(?:under|below|less|younger|unter|junger|moins|sotto|meno|minori|menos|menores|onder|jonger|младше|менее|моложе|kucuk|altinda\p{L}*|未満|未满|دون|اقل|不满)/u;

function limitOf(before: string, after: string, limits: string) {
  const { most, least } = limitPatterns(limits);
  const kinds = [
    ["most", most],
    ["least", least],
  ] as const;
  for (const at of [0, 1] as const) {
    const text = at === 0 ? before : after;
    const found = kinds.flatMap(([kind, patterns]) => {
      const match = patterns[at].exec(text);
      return match
        ? [
            {
              kind,
              isUnder: under.test(match[0]),
              isInclusive: inclusive.test(`${match[0]} ${after.slice(0, 16)}`),
              length: match[0].length,
              index: match.index,
            },
          ]
        : [];
    });
    // The nearest one, and of those in one place the longest.
    const [first] = found.sort((one, other) =>
      at === 0 ? one.index - other.index : one.length - other.length,
    );
    if (first) return first;
  }
  return null;
}

/** "7 to 10:30 pm" and "午後7時から10時" say once for both whether it is morning or evening. */
function shareHalf(one: Clock, other: Clock | undefined, text: string) {
  if (!other || one.minutes === null || other.minutes === null) return;
  const between = text.slice(one.to, other.from);
  if (
    between.length > 22 ||
    /[;。]|[,.]\s|(?<!\p{L})(?:for|fur|pour|per|para|voor|для|icin|age\p{L}*)(?!\p{L})/u.test(between)
  )
    return;
  const inherit = (time: Clock, minutes: number) =>
    Object.assign(time, { minutes, readings: [], kind: "time", half: minutes < 720 ? "am" : "pm" });
  if (other.half && !one.half && one.minutes < 780) {
    const [early, late] = [one.minutes % 720, (one.minutes % 720) + 720];
    inherit(
      one,
      (other.half === "pm" ? late < other.minutes : early > other.minutes && one.kind === "figure")
        ? late
        : early,
    );
  } else if (one.half && !other.half && other.minutes < 780) {
    const [early, late] = [other.minutes % 720, (other.minutes % 720) + 720];
    inherit(other, (one.half === "pm" ? late > one.minutes : early <= one.minutes) ? late : early);
  }
}

/** "1.500" is fifteen hundred, or one and a half. */
function valuesOf(written: string): string[] {
  const digits = written.replace(/[ ']|[.,](?=.*[.,])/gu, "");
  const isGrouped = /^\d{1,3}(?:[., ']\d{3})+$/u.test(written);
  return [
    `n:${Number(digits.replace(",", "."))}`,
    ...(isGrouped ? [`n:${Number(written.replace(/\D/gu, ""))}`] : []),
  ];
}
