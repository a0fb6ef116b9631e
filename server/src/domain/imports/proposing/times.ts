import type { Facts } from "@bellhop/contract/knowledge";

type Weekday = NonNullable<Facts["hours"]>[number]["days"][number];
type Found = {
  minutes: number;
  at: number;
  end: number;
  half: "am" | "pm" | undefined;
  isSure: boolean;
  hasMinutes: boolean;
};

/** What a text says of times, and the words that say it. */
export type Times = { from?: string; until?: string; hours?: NonNullable<Facts["hours"]>; quote: string };

const word = (phrases: string) => `(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`;
const fromWords =
  "from|after|as of|starts? at|opens? at|not before|earliest|ab|von|frühestens|öffnet um|dès|à partir de|de|depuis|entre|desde|a partir de|dalle|dalle ore|da|a partire dalle|das|a partir das|vanaf|van|between|zwischen";
const untilWords =
  "until|till|by|before|latest|no later than|closes? at|bis|spätestens|vor|jusqu['’]à|jusqu['’]au|avant|hasta|antes de|fino alle|entro(?: le)?|prima delle|até|até às|antes das|tot|voor|uiterlijk";
const clock =
  /(?<![\d.,€$£])(\d{1,2})(?:\s?([:.h])\s?([0-5]\d))?\s*(?:(a\.?\s?m\b\.?|p\.?\s?m\b\.?)|(uhr|h(?:eures?|rs?|oras?)?|o['’]clock|uur)(?!\p{L}))?(?![\d%€$£]|[.,]\d|\s?(?:€|(?:eur|chf|usd|gbp|c?m|km|k?g|[mg]b|kwh?|l|min\w*|jahre?|years?|days?|persons?|rooms?)(?!\p{L})))|(?<!\p{L})(noon|midday|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite)(?!\p{L})/giu;
const noons = /noon|midday|mittag|midi|mediod|mezzogiorno|meio/i;
const allDay = new RegExp(
  word(
    "24\\s?h|24 hours(?: a day)?|24[/ ]7|around the clock|round the clock|rund um die uhr|24 stunden|24 heures(?: sur 24)?|24h/24|las 24 horas|24 horas|24 ore(?: su 24)?|dag en nacht|24 uur",
  ),
  "iu",
);
const between =
  /^\s*(?:[-–—]|(?:to|until|till|and|bis|und|à|a|à?u|et|hasta|a las|y|alle|e|às|até|tot|en)(?:\s+(?:um|las|le|ore))?)\s*$/iu;

const weekdays: [Weekday, string][] = [
  ["monday", "mon(?:days?)?|mo|montags?|lun(?:di|es|edì)?|seg(?:unda(?:-feira)?)?|maandag"],
  ["tuesday", "tues?(?:days?)?|di(?:enstags?)?|mar(?:di|tes|tedì)?|ter(?:ça(?:-feira)?)?|dinsdag"],
  [
    "wednesday",
    "wed(?:nesdays?)?|mi(?:ttwochs?)?|mer(?:credi|coledì)?|miércoles|mié|qua(?:rta(?:-feira)?)?|woensdag",
  ],
  [
    "thursday",
    "thu(?:rs?)?(?:days?)?|do(?:nnerstags?)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|qui(?:nta(?:-feira)?)?|donderdag",
  ],
  ["friday", "fri(?:days?)?|fr(?:eitags?)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sex(?:ta(?:-feira)?)?|vrijdag"],
  ["saturday", "sat(?:urdays?)?|sa(?:mstags?)?|sam(?:edi)?|sáb(?:ado)?s?|sab(?:ato)?|zaterdag"],
  ["sunday", "sun(?:days?)?|so(?:nntags?)?|dim(?:anche)?|dom(?:ingos?|enica)?|zondag"],
];
const order = weekdays.map(([day]) => day);
const groups: [RegExp, Weekday[]][] = [
  [
    new RegExp(
      word("weekdays?|werktags|wochentags|en semaine|entre semana|feriali|dias úteis|doordeweeks"),
      "iu",
    ),
    order.slice(0, 5),
  ],
  [
    new RegExp(
      word("weekends?|wochenende|week-ends?|fines? de semana|fine settimana|fim de semana|weekeinde"),
      "iu",
    ),
    order.slice(5),
  ],
];
const dayName = new RegExp(weekdays.map(([, names]) => `(${word(names)})`).join("|"), "giu");

/** Reads the times in a text. A number is one where it says so, or where it stands with one that does. */
export function readTimes(text: string): Times | undefined {
  const hours = hoursByDay(text);
  if (hours) return { hours, quote: text };
  if (allDay.test(text))
    return {
      hours: [{ days: [...order], from: "00:00", to: "24:00" }],
      quote: allDay.exec(text)?.[0] ?? text,
    };
  const found = clocksIn(text);
  const range = rangeIn(text, found);
  if (range) return range;
  const times: Times = { quote: "" };
  for (const one of found) {
    if (!one.isSure && !one.hasMinutes) continue;
    const before = text.slice(Math.max(0, one.at - 24), one.at);
    const side = new RegExp(`${word(untilWords)}\\s*(?:um|las|le|ore|às|at|about|ca\\.?)?\\s*$`, "iu").test(
      before,
    )
      ? "until"
      : new RegExp(`${word(fromWords)}\\s*(?:um|las|le|ore|at|about|ca\\.?)?\\s*$`, "iu").test(before)
        ? "from"
        : undefined;
    const after = text.slice(one.end, one.end + 20);
    const behind = /^\s*(?:onwards?|or later|an\b)/iu.test(after)
      ? "from"
      : /^\s*(?:at the latest|or earlier)/iu.test(after)
        ? "until"
        : undefined;
    const known = side ?? behind;
    if (known && times[known] === undefined) {
      times[known] = asTime(one.minutes);
      times.quote = text;
    }
  }
  return times.from || times.until ? times : undefined;
}

/** The one time that a text names, whatever it says of it. */
export function onlyTimeIn(text: string): string | undefined {
  const sure = clocksIn(text).filter(({ isSure }) => isSure);
  return sure.length === 1 && sure[0] ? asTime(sure[0].minutes) : undefined;
}

function clocksIn(text: string): Found[] {
  const found = [...text.matchAll(clock)].flatMap((match): Found[] => {
    const [all, hour, separator, minute, half, marked, named] = match;
    const at = match.index;
    const end = at + all.trimEnd().length;
    if (named)
      return [
        { minutes: noons.test(named) ? 720 : 0, at, end, half: undefined, isSure: true, hasMinutes: true },
      ];
    const isAfternoon = half?.toLowerCase().startsWith("p");
    const [h, m] = [Number(hour), Number(minute ?? 0)];
    if (h > 24 || (half && (h > 12 || h === 0))) return [];
    const minutes = half ? ((h % 12) + (isAfternoon ? 12 : 0)) * 60 + m : (h % 24) * 60 + m;
    return [
      {
        minutes,
        at,
        end,
        half: half ? (isAfternoon ? "pm" : "am") : undefined,
        isSure: Boolean(half ?? marked ?? (separator === "." ? undefined : minute)),
        hasMinutes: Boolean(minute),
      },
    ];
  });
  return found;
}

function rangeIn(text: string, found: Found[]): Times | undefined {
  const ranges = found.flatMap((first, at): { from: number; to: number; quote: string }[] => {
    const second = found[at + 1];
    if (
      !second ||
      !(first.isSure || second.isSure || (first.hasMinutes && second.hasMinutes)) ||
      !between.test(text.slice(first.end, second.at))
    )
      return [];
    let from = first.minutes;
    // "7–10 am", "3–11 pm", "8 – 2 pm".
    if (!first.half && second.half === "pm" && from < 720 && from + 720 < second.minutes) from += 720;
    return [{ from, to: second.minutes, quote: text.slice(first.at, second.end) }];
  });
  const [only, ...more] = ranges;
  // Two ranges without days: nothing says which one is meant.
  if (!only || more.some(({ from, to }) => from !== only.from || to !== only.to)) return undefined;
  return { from: asTime(only.from), until: asTime(only.to), quote: only.quote };
}

function hoursByDay(text: string): Times["hours"] {
  const parts = text.split(
    /[;\n|]|,(?=\s*\p{L})|(?<=\d)\s+(?!Uhr)(?=(?:and |und |et |y )?\p{Lu}\p{L}+[^\d]*\d)/u,
  );
  const hours = parts.flatMap((part) => {
    const days = daysIn(part);
    const range = rangeIn(part, clocksIn(part));
    return days.length > 0 && range?.from && range.until ? [{ days, from: range.from, to: range.until }] : [];
  });
  const named = hours.flatMap(({ days }) => days);
  if (hours.length === 0 || new Set(named).size !== named.length) return undefined;
  return hours;
}

function daysIn(part: string): Weekday[] {
  for (const [words, days] of groups) if (words.test(part)) return [...days];
  // "so" and "do" are words of their own; "So" and "Do" are days.
  const named = [...part.matchAll(dayName)].filter(([name]) => name.length > 3 || /^\p{Lu}/u.test(name));
  const names = named.map((match) => ({
    day: match.slice(1).findIndex((one) => one !== undefined),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const days = new Set<number>();
  names.forEach((name, index) => {
    days.add(name.day);
    const next = names[index + 1];
    if (
      !next ||
      !/^\.?\s*(?:[-–—]|to|through|bis|à|au|a|al|até|tot)\s*$/iu.test(part.slice(name.end, next.at))
    )
      return;
    for (let day = name.day; day !== next.day; day = (day + 1) % 7) days.add(day);
  });
  return [...days].toSorted((one, other) => one - other).flatMap((day) => order[day] ?? []);
}

const asTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
