import { allMatches, cached } from "../text/index.ts";
import { withoutLeadingBoundary } from "./fold-aligned.ts";
import { type Patterns, patternsOf } from "./patterns.ts";

/** A time of day with its role, and its partner's index if it is part of a range. */
export type FoundTime = {
  from: number;
  to: number;
  minutes: number;
  halfDay: boolean;
  role: "from" | "until" | "at" | "after" | "none";
  /** The index of the other end of a range. */
  partner: number | null;
};

type Token = Omit<FoundTime, "role" | "partner"> & { needsRole: boolean };

const digit = /\d/;
const pm = /^p\.?\s?m/u;
const opens =
  /(?:\b(?:opens?|starts?|begins?|offnet|beginnt|startet|ouvre(?:nt)?|commence|debute|abren?|commencent|empieza|comienza|apre|aprono|inizia|comincia|abrem|comeca|opent|begint)\b)[^.,;]*$/u;
const closes =
  /(?:\b(?:closes?|ends?|last (?:orders?|entry|admission)|schliesst|schließt|endet|ferme(?:nt)?|cierran?|termina|chiude|chiudono|finisce|fecham?|sluit|eindigt)\b)[^.,;]*$/u;

export function findTimes(text: string, patterns: Patterns): FoundTime[] {
  if (!digit.test(text) && !patterns.mayContain("midnight", text) && !patterns.mayContain("noon", text))
    return [];
  const tokens = withRanges(tokensIn(text, patterns), text, patterns);
  if (tokens.length === 0) return [];
  const found: FoundTime[] = tokens.map((token) => ({ ...token, role: "none", partner: null }));
  const join = patterns.regex("times 1", () => `^\\s*(?:[-–—~]|${patterns.source.to})\\s*$`, "u");
  const and = patterns.regex("times 2", () => `^\\s*${patterns.source.and}\\s*$`, "u");
  const between = patterns.regex("times 3", () => `${patterns.source.between}\\s*$`, "u");
  for (let i = 0; i + 1 < found.length; i++) {
    const [one, other] = [found[i], found[i + 1]];
    if (!one || !other || one.partner !== null) continue;
    const gap = text.slice(one.to, other.from);
    if (!join.test(gap) && !(and.test(gap) && between.test(text.slice(0, one.from)))) continue;
    Object.assign(one, { role: "from", partner: i + 1 });
    Object.assign(other, { role: "until", partner: i });
    if (!one.halfDay || other.halfDay) continue;
    one.halfDay = false;
    // "7 to 10:30 pm" states "pm" once for both.
    const isPm = /p\.?\s?m\.?$/u.test(text.slice(other.from, other.to));
    if (isPm && other.minutes >= 780 && one.minutes + 720 < other.minutes) one.minutes += 720;
  }
  for (const time of found) if (time.partner === null) time.role = roleOf(text, time, patterns);
  // "15h" alone is a time; among other words it may be a duration.
  const [only] = found.length === 1 ? found : [];
  if (only && only.to - only.from === text.trim().length) return found;
  return found.filter((time, i) => time.partner !== null || time.role !== "none" || !tokens[i]?.needsRole);
}

function roleOf(text: string, time: FoundTime, { mayContain, source, regex }: Patterns): FoundTime["role"] {
  const before = clauseBefore(text, time.from);
  const behind = text.slice(time.to);
  const ends = (role: "from" | "until" | "after" | "at") =>
    !mayContain(role, before)
      ? 0
      : (regex(`ends ${role}`, () => `${source[role]}\\s*(?:[:=]\\s*)?$`).exec(before)?.[0].length ?? 0);
  const lengths = (["from", "until", "after", "at"] as const).map((role) => [role, ends(role)] as const);
  const [role, length] = lengths.reduce((best, one) => (one[1] > best[1] ? one : best));
  if (source.untilBehind && regex("times 4", () => `^\\s*${source.untilBehind}`, "u").test(behind))
    return "until";
  if (
    source.fromBehind &&
    regex("times 5", () => `^\\s*${source.fromBehind}`, "u").test(behind) &&
    role !== "until"
  )
    return "from";
  if (length > 0 && role !== "at") return role;
  if (closes.test(before)) return "until";
  if (opens.test(before)) return "from";
  return length > 0 ? "at" : "none";
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 60), at);
  return before.slice(
    Math.max(before.lastIndexOf(";"), before.lastIndexOf("("), before.lastIndexOf(", ")) + 1,
  );
}

/** "Half past ten", "halb elf", "las siete y media", with the hour in digits. */
const halvesOf: Record<string, string> = {
  en: "(?<!\\p{L})(?<minutes>half|a quarter|quarter) (?<later>past|to)\\s+(?<hour>\\d{1,2})(?![\\d:.]\\d)",
  de: "(?<!\\p{L})(?:(?<later>halb)|(?<minutes>viertel) (?:nach|vor))\\s+(?<hour>\\d{1,2})(?![\\d:.]\\d)(?:\\s?uhr)?",
  es: "(?<=las?\\s{1,9})(?<hour>\\d{1,2}) y (?<minutes>media|cuarto)(?!\\p{L})",
  it: "(?<=(?:alle|le|dalle)\\s{1,9})(?<hour>\\d{1,2}) e (?<minutes>mezza|mezzo|un quarto)(?!\\p{L})",
  fr: "(?<!\\d)(?<hour>\\d{1,2})\\s?(?:h|heures?) et (?<minutes>demie?|quart)(?!\\p{L})",
};
const articles: Record<string, string> = {
  it: "(?:dalle|alle|entro le|prima delle|dopo le|tra le|fra le|e le|ore)",
  es: "(?:a las|hasta las|desde las|de las|antes de las|entre las|y las|a partir de las|después de las|despues de las)",
  pt: "(?:as|das|ate as|entre as|antes das)",
};
const notTime = /^\s?(?:[€$£%]|eur|km|m\b|cm|kg|euro|chf|usd|gbp)/u;
const duration = /^\s*(?:sur|su|al|por|a day|am tag|\/|in advance|before)/u;

/** A rule's result. `isVague`: may be morning or evening. `needsRole`: a time only beside words like "from". */
type Clock = { hour: number; minute?: number; ampm?: string; isVague?: boolean; needsRole?: boolean };
type Rule = { pattern: RegExp; read: (match: RegExpExecArray, rest: string) => Clock | undefined };

/** In order: a match cannot overlap one of an earlier rule. */
const rulesOf = cached((tag): Rule[] => {
  const { source, language } = patternsOf(tag);
  const start = "(?<![\\d.,:/€$£])(\\d{1,2})";
  const ampm = language === "de" ? "(?!)" : "(?:[ap]\\.\\s?m\\.?|[ap]m)(?![\\p{L}])";
  const clock = withoutLeadingBoundary(source.clock);
  const before = new RegExp(`^\\s*(?:${source.before})`, "u");
  const rule = (pattern: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(pattern, "gu"), read });
  return [
    rule(
      `${start}(\\s?[:h]\\s?|[.])(\\d{2})(?![\\d]|[.,]\\d|\\.\\s?(?:\\d|\\p{Ll}{2,3}\\s\\d))(?:\\s?(${ampm}))?(?:\\s?(?:${clock}))?`,
      ([all, hour, gap, minute, half], rest) => {
        const hasUnit = half !== undefined || all.length > `${hour}${gap}${minute}`.length;
        if (notTime.test(rest)) return undefined;
        return clockOf(hour, minute, { ...(half && { ampm: half }), needsRole: gap === "." && !hasUnit });
      },
    ),
    rule(`${start}\\s?(${ampm})`, ([, hour, half = ""]) =>
      Number(hour) > 12 ? undefined : clockOf(hour, 0, { ampm: half }),
    ),
    rule(`${start}\\s?(?:${clock})`, ([all, hour], rest) => {
      const isCertain = /o'clock|uhr/u.test(all);
      if (before.test(rest) || duration.test(rest) || (!isCertain && language === "en")) return undefined;
      return clockOf(hour, 0, { needsRole: !isCertain });
    }),
    rule(halvesOf[language] ?? "(?!)", ({ groups: { hour = "", later = "", minutes = "" } = {} }) => {
      const isBefore = /^(?:halb|to|vor)$/u.test(later);
      const isQuarter = /quarter|viertel|cuarto|quart|quarto/u.test(minutes);
      if (Number(hour) < 1 || Number(hour) > 12) return undefined;
      const minute = isQuarter ? (isBefore ? 45 : 15) : 30;
      return clockOf(Number(hour) - (isBefore ? 1 : 0), minute, { isVague: true });
    }),
    // "1400 hours".
    rule("(?<![\\d.,:€$£])([01]\\d|2[0-3])([0-5]\\d)\\s?(?:hours|hrs|h|uhr)(?!\\p{L})", ([, hour, minute]) =>
      clockOf(hour, minute),
    ),
    rule(`${start}(?=\\s(?:${source.morning}|${source.afternoon}))`, ([, hour]) =>
      Number(hour) > 12 ? undefined : clockOf(hour),
    ),
    rule(`(${source.midnight})|(${source.noon})`, ([, midnight]) =>
      clockOf(midnight === undefined ? 12 : 24),
    ),
    rule(
      articles[language]
        ? `(?<=(?<![\\p{L}])${articles[language]}\\s)(\\d{1,2})(?![\\d:%€h]|[.,]\\d|\\s?(?:euro|€|%|person|ann|año|dia|giorn|metr|km))`
        : "(?!)",
      ([, hour]) => clockOf(hour, 0, { isVague: true }),
    ),
    rule(
      language === "en"
        ? "(?<=(?<!\\p{L})(?:until|till|by|before|close at|closes at|opens at|open at|starts at|begins at|from)\\s)(\\d{1,2})(?=\\s*(?:$|[.,;!?)]|on |daily|every |each ))"
        : "(?!)",
      ([, hour]) => clockOf(hour, 0, { isVague: true }),
    ),
    rule(
      "(上午|早上|凌晨|下午|晚上|午前|午後|傍晚)?\\s?(\\d{1,2})\\s?[点點時时](?!間|间)(?:\\s?(\\d{1,2})\\s?分?|(半))?",
      ([, part = "", hour, minute = 0, half]) => {
        const isPm = /下午|晚上|午後|傍晚/u.test(part) && Number(hour) < 12;
        return clockOf(Number(hour) + (isPm ? 12 : 0), half ? 30 : minute);
      },
    ),
  ];
});

const clockOf = (
  hour: string | number | undefined,
  minute: string | number | undefined = 0,
  more: Omit<Clock, "hour" | "minute"> = {},
): Clock => ({ hour: Number(hour), minute: Number(minute), ...more });

function tokensIn(text: string, patterns: Patterns): Token[] {
  const { source, regex } = patterns;
  const morning = regex("morning next", () => `^\\s?(?:${source.morning})`);
  const afternoon = regex("afternoon next", () => `^\\s?(?:${source.afternoon})`);
  const tokens: Token[] = [];
  for (const { pattern, read } of rulesOf(patterns.language))
    for (const match of allMatches(pattern, text)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const rest = text.slice(to);
      const { hour, minute = 0, ampm, isVague, needsRole = false } = read(match, rest) ?? { hour: 25 };
      if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) continue;
      if (tokens.some((token) => to > token.from && from < token.to)) continue;
      const isAfternoon = !ampm && hour >= 1 && hour < 12 && afternoon.test(rest);
      const inHalf = ampm && hour <= 12 ? (hour % 12) + (pm.test(ampm) ? 12 : 0) : hour;
      const halfDay = isVague === true && hour >= 1 && hour <= 12 && !isAfternoon && !morning.test(rest);
      tokens.push({
        from,
        to,
        minutes: (isAfternoon ? hour + 12 : inHalf) * 60 + minute,
        halfDay,
        needsRole,
      });
    }
  return tokens.sort((a, b) => a.from - b.from);
}

/** Adds numbers that are times because of the other end: "7–10:30", "from 7 to 10". */
function withRanges(tokens: Token[], text: string, { mayContain, source, regex }: Patterns): Token[] {
  const all = [...tokens];
  const addHour = (from: number, digits: string, halfDay: boolean) =>
    all.push({ from, to: from + digits.length, minutes: Number(digits) * 60, halfDay, needsRole: true });
  const addRange = (one: string, other: string, first: number, second: number) => {
    addHour(first, one, Number(one) <= 12);
    addHour(second, other, Number(other) <= 12);
  };
  const isHour = (digits: string) => Number(digits) <= 24;
  const isTaken = (at: number) => all.some(({ from, to }) => from <= at && to > at);
  const startsAt = (at: number) => all.some(({ from }) => from === at);
  const join = `\\s*(?:[-–—]|${source.to}|${source.and})\\s*`;
  const before = regex("times 6", () => `(?<![\\d.,:/€$£\\p{L}])(\\d{1,2})${join}$`);
  const behind = regex(
    "times 7",
    () => `^${join}(\\d{1,2})(?![\\d:,%€]|\\.\\d|\\s?\\p{L}*(?:eur|€|person|km|m\\b|%))`,
  );
  for (const token of tokens) {
    const start = Math.max(0, token.from - 40);
    const matchBefore = before.exec(text.slice(start, token.from));
    const at = start + (matchBefore?.index ?? 0);
    const isTwelve = /[ap]\.?\s?m\.?$/u.test(text.slice(token.from, token.to));
    if (matchBefore?.[1] && isHour(matchBefore[1]) && !isTaken(at))
      addHour(at, matchBefore[1], Number(matchBefore[1]) <= 12 && isTwelve);
    const right = behind.exec(text.slice(token.to));
    const from = token.to + (right ? right[0].length - (right[1] ?? "").length : 0);
    if (right?.[1] && isHour(right[1]) && !isTaken(from)) addHour(from, right[1], false);
  }
  for (const { 0: whole, 1: one = "", 2: other = "", index } of allMatches(afterColon, text))
    if (isHour(one) && isHour(other) && !startsAt(index))
      addRange(one, other, index, index + whole.length - other.length);
  if (!mayContain("from", text) && !mayContain("between", text)) return inOrder(all);
  const both = regex(
    "times 8",
    () =>
      `(?:${source.from}|${source.between})\\s*(\\d{1,2})${join}(\\d{1,2})(?=\\s*(?:$|[.,;!?)]|${source.daily}|${source.weekdays}|${source.weekend}|${source.mornings}|${source.evenings}))`,
    "gu",
  );
  for (const { 0: whole, 1: one = "", 2: other = "", index } of allMatches(both, text)) {
    const end = whole.lastIndexOf(other);
    const [first, second] = [index + whole.slice(0, end).lastIndexOf(one), index + end];
    if (isHour(one) && isHour(other) && !startsAt(first) && !startsAt(second))
      addRange(one, other, first, second);
  }
  return inOrder(all);
}

const afterColon = /(?<=[\p{L})]:\s?)(\d{1,2})\s?[-–—]\s?(\d{1,2})(?=\s*(?:$|[.,;!?)]))/gu;
const inOrder = (tokens: Token[]): Token[] => tokens.sort((a, b) => a.from - b.from);
