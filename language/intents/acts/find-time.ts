import type { RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import type { ActMatchers } from "./act-matchers.ts";
import { edge, end, groupOf, pattern, type Text, take } from "./take-text.ts";

type Clock = { hour: number; minute: number; isExact?: boolean };

/** "Half past", "quarter to": the hour's group, the hours and minutes to add. */
const parts: Partial<Record<GuestLanguage, [string, number, number][]>> = {
  en: [
    ["half (?:past )?(\\d{1,2})", 0, 30],
    ["quarter past (\\d{1,2})", 0, 15],
    ["quarter to (\\d{1,2})", -1, 45],
  ],
  de: [
    ["halb (\\d{1,2})", -1, 30],
    ["viertel nach (\\d{1,2})", 0, 15],
    ["viertel vor (\\d{1,2})", -1, 45],
    ["dreiviertel (\\d{1,2})", -1, 45],
  ],
  nl: [
    ["half (\\d{1,2})", -1, 30],
    ["kwart over (\\d{1,2})", 0, 15],
    ["kwart voor (\\d{1,2})", -1, 45],
  ],
  it: [
    ["(\\d{1,2}) e (?:mezz[ao]|mezz)", 0, 30],
    ["(\\d{1,2}) e (?:un )?quarto", 0, 15],
    ["(\\d{1,2}) meno (?:un )?quarto", -1, 45],
  ],
  es: [
    ["(\\d{1,2}) y media", 0, 30],
    ["(\\d{1,2}) y cuarto", 0, 15],
    ["(\\d{1,2}) menos cuarto", -1, 45],
  ],
  pt: [
    ["(\\d{1,2})\\s?h?(?:oras)? e meia", 0, 30],
    ["(\\d{1,2}) e (?:um )?quarto", 0, 15],
    ["(\\d{1,2}) menos (?:um )?quarto", -1, 45],
  ],
  fr: [
    ["(\\d{1,2})\\s?h?(?:eures?)? et demie?", 0, 30],
    ["(\\d{1,2})\\s?h?(?:eures?)? et quart", 0, 15],
    ["(\\d{1,2})\\s?h?(?:eures?)? moins (?:le )?quart", -1, 45],
  ],
  tr: [
    ["(\\d{1,2}) ?bucuk\\p{L}*", 0, 30],
    ["(\\d{1,2})\\S* ceyrek gec\\p{L}*", 0, 15],
    ["(\\d{1,2})\\S* ceyrek (?:kala|var)", -1, 45],
  ],
  ar: [
    ["(\\d{1,2}) و?\\s?نصف?", 0, 30],
    ["(\\d{1,2}) و?\\s?ربع", 0, 15],
    ["(\\d{1,2}) الا ربع", -1, 45],
  ],
};
const ofHour =
  "первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого".split(
    " ",
  );
/** Before a number these words count people as often as they tell a time. */
const notAt = new Set(["a", "de", "des", "pour", "para as", "auf", "x le", "на", "с", "علي", "per le"]);

/** "Good evening" says nothing about the time wanted. */
const GREETING =
  /(?<!\p{L})(?:good (?:morning|afternoon|evening|night)|guten (?:morgen|abend|tag)|gute nacht|buen[oa]s (?:dias|tardes|noches)|bo[am] (?:dia|tarde|noite)|goede(?:n|r)?\s?(?:morgen|middag|avond|nacht)|gun aydin|iyi (?:aksamlar|geceler|gunler)|добр(?:ый|ое|ого|ой) (?:вечер\p{L}*|утр\p{L}*|день|ночи)|(?:مسا|صباح)\p{L}* (?:ال)?(?:خير|نور))(?!\p{L})|晚上好|早上好|下午好|こんばんは|おはよう(?:ございます)?/gu;
/** "In two hours" is no time of day. */
const FROM_NOW =
  /(?<!\p{L})(?:in|dans|fra|tra|en|dentro de|over|через|daqui a|بعد)\s+\d{1,2}\s?(?:h|hours?|hrs?|std|stunden?|heures?|or[ae]|horas?|uur|час\p{L}*|ساع\p{L}*|min\p{L}*|мин\p{L}*)(?!\p{L})/gu;
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => " ".repeat(found.length));

/** Wanted early as often as late: the guest says which half of the day. */
const atAnyHour = new Set<RequestKind | undefined>([
  undefined,
  "taxi",
  "transfer",
  "wake_up_call",
  "packed_breakfast",
  "breakfast_in_room",
]);

/** "From 7 to 11pm": not one time. */
const HOURS_FROM_TO =
  /(?<!\p{L})(?:from|between|von|zwischen|de|entre|dalle|dal|das|van|tussen|с|между|من|بين)\s*(?:las |les )?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur|pm|am)?\s*(?:to|till|until|and|bis|und|a|à|et|y|alle|al|e|às|as|tot|en|до|и|الي|الى|و)\s*(?:las |les )?\d{1,2}(?![\d\p{L}])|\d{1,2}\s?[点點時时]?\s?(?:到|至|から)\s?\d{1,2}\s?[点點時时]/u;

/** Null also if a text names two times: none of them is certain. */
export function takeTime(text: Text, matchers: ActMatchers, kind: RequestKind | undefined): string | null {
  text.rest = blank(blank(text.rest, GREETING), FROM_NOW);
  if (HOURS_FROM_TO.test(text.rest)) return null;
  const clock = takeClock(text, matchers, kind);
  if (!clock) return null;
  let { hour } = clock;
  const whole = text.rest;
  const [isMorning, isEvening] = [matchers.has("morning", whole), matchers.has("evening", whole)];
  const isOpen = !clock.isExact && hour >= 1 && hour < 12;
  const isAfterNoon = isOpen && hour <= lastHourAtNoon && matchers.has("noon", whole);
  if (isAfterNoon || (isOpen && isEvening && !isMorning)) hour += 12;
  else if (
    isOpen &&
    !isMorning &&
    (kind === "table" ||
      ((kind === "late_check_out" || kind === "treatment") && hour < 8) ||
      (!atAnyHour.has(kind) && hour < 7) ||
      (hour < 3 && (kind === "taxi" || kind === "transfer")))
  )
    hour += 12;
  if (hour > 23 || clock.minute > 59) return hour === 24 ? "00:00" : null;
  return `${String(hour).padStart(2, "0")}:${String(clock.minute).padStart(2, "0")}`;
}

/** "At noon, about 1". */
const lastHourAtNoon = 4;

/** "A taxi for 6 tomorrow": at six, while "a table for 6 tomorrow" is for six. */
const byTheClock = new Set<RequestKind | undefined>([
  "taxi",
  "transfer",
  "wake_up_call",
  "treatment",
  "late_check_out",
]);

function takeClock(text: Text, matchers: ActMatchers, kind: RequestKind | undefined): Clock | undefined {
  const { language, words } = matchers;
  const before = edge(language);
  const after = end(language);
  const people = groupOf(words.people, language);
  const halves = (parts[language] ?? []).map(
    ([source, hours, minutes]) =>
      () =>
        take(text, pattern(`${before}${source}${after}`), ([, hour]) => ({
          hour: Number(hour) + hours,
          minute: minutes,
        })),
  );
  const inHalf = (hour: number, half: string) => (hour % 12) + (half[0] === "p" ? 12 : 0);
  const unlessCount = `(?!\\d|[:.,]\\d|\\s?[%€$£]|\\s?(?:min|eur|euro|nights?|nachte|notti|noches|nuits|kg|km|x\\s)|\\s*${people}(?!\\p{L}))`;
  const at = groupOf(
    words.at
      .split(",")
      .filter((one) => !notAt.has(one.trim()) || (one.trim() === "на" && byTheClock.has(kind)))
      .join(","),
    language,
  );
  const hours = groupOf(words.hours, language);
  const morning = groupOf(words.morning, language);
  const evening = groupOf(words.evening, language);
  const readers: (() => Clock | undefined)[] = [
    ...halves,
    () =>
      take(text, pattern(`пол(?:овин\\p{L}* )?(${ofHour.join("|")})`), ([, word = ""]) => ({
        hour: ofHour.indexOf(word),
        minute: 30,
      })),
    () =>
      take(
        text,
        /(?<![\d.,:])(\d{1,2})\s?(?:[:.]|h|u|uhr )\s?([0-5]\d)(?!\d|\.\d|\s?(?:€|eur))\s?([ap])?\.?(?:m(?!\p{L}))?/gu,
        ([all, hour = "", minute, half]) => {
          const h = Number(hour);
          if (h > 24) return undefined;
          if (half && h <= 12 && /m/u.test(all))
            return { hour: inHalf(h, half), minute: Number(minute), isExact: true };
          return { hour: h, minute: Number(minute), isExact: hour.startsWith("0") };
        },
      ),
    () =>
      take(text, /(?<![\d.,:])(\d{1,2})\s?([ap])\.?\s?m\.?(?!\p{L})/gu, ([, hour, half = ""]) =>
        Number(hour) > 12 ? undefined : { hour: inHalf(Number(hour), half), minute: 0, isExact: true },
      ),
    () =>
      take(
        text,
        /(上午|早上|凌晨|中午|下午|晚上|午前|午後|傍晚|夜|朝)?の?\s?(\d{1,2})\s?[点點時时](?!間|间)(?:(\d{1,2})\s?分?|(半))?/gu,
        ([, part = "", hour, minute, half]) => ({
          hour:
            Number(hour) +
            ((/下午|晚上|午後|傍晚|夜/u.test(part) && Number(hour) < 12) ||
            (part === "中午" && Number(hour) <= lastHourAtNoon)
              ? 12
              : 0),
          minute: half ? 30 : Number(minute ?? 0),
          isExact: part !== "",
        }),
      ),
    () =>
      take(text, pattern(`(?<![\\d.,:])(\\d{1,2})['’]?\\s?${hours}${after}`), ([, hour]) =>
        Number(hour) > 24 ? undefined : { hour: Number(hour), minute: 0 },
      ),
    () =>
      take(text, pattern(`${before}${at}['’\\s]*(\\d{1,2})${unlessCount}`), ([, hour]) =>
        Number(hour) > 24 ? undefined : { hour: Number(hour), minute: 0 },
      ),
    // After what has "at": "a table for 4 tonight at 8".
    () => {
      const found = new RegExp(
        `(?<![\\d.,:])(\\d{1,2})\\s?(?:in the |di |de la |del |da |du |of the |the )?(?:${morning}|${evening})${after}`,
        "u",
      ).exec(text.rest);
      if (!found || Number(found[1]) > 12) return undefined;
      const from = found.index;
      text.rest =
        text.rest.slice(0, from) +
        " ".repeat((found[1] ?? "").length) +
        text.rest.slice(from + (found[1] ?? "").length);
      return { hour: Number(found[1]), minute: 0 };
    },
    () =>
      take(
        text,
        pattern(`${before}${groupOf(words.noon, language)}\\s+(?:\\p{L}{1,5}\\s+)?(\\d{1,2})${unlessCount}`),
        ([, hour]) =>
          Number(hour) <= lastHourAtNoon
            ? { hour: Number(hour) + 12, minute: 0, isExact: true }
            : Number(hour) === 11 || Number(hour) === 12
              ? { hour: Number(hour), minute: 0, isExact: true }
              : undefined,
      ),
    () => (matchers.has("noon", text.rest) ? { hour: 12, minute: 0, isExact: true } : undefined),
    () =>
      byTheClock.has(kind)
        ? take(
            text,
            pattern(
              `(?<![\\d.,:])(\\d{1,2})(?=\\s+${groupOf(`${words.today}, ${words.tomorrow}, ${words.days.replaceAll(" ", ", ")}`, language)}${after})`,
            ),
            ([, hour]) => (Number(hour) > 24 ? undefined : { hour: Number(hour), minute: 0 }),
          )
        : undefined,
  ];
  for (const read of readers) {
    const found = read();
    if (!found) continue;
    const other = read();
    const isSame = !other || (other.hour === found.hour && other.minute === found.minute);
    return isSame ? found : undefined;
  }
  return undefined;
}
