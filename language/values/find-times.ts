import { allMatches } from "../text/index.ts";
import { withoutLeadingBoundary } from "./fold-aligned.ts";
import type { Patterns } from "./patterns.ts";

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
    one.role = "from";
    other.role = "until";
    one.partner = i + 1;
    other.partner = i;
    // "7 to 10:30 pm" states "pm" once for both.
    if (
      one.halfDay &&
      !other.halfDay &&
      other.minutes >= 780 &&
      one.minutes + 720 < other.minutes &&
      pmBehind(text, other)
    )
      Object.assign(one, { minutes: one.minutes + 720, halfDay: false });
    else if (one.halfDay && !other.halfDay) one.halfDay = false;
  }
  for (const time of found) if (time.partner === null) time.role = roleOf(text, time, patterns);
  // "15h" alone is a time; among other words it may be a duration.
  const [only] = found.length === 1 ? found : [];
  if (only && only.to - only.from === text.trim().length) return found;
  return found.filter((time, i) => time.partner !== null || time.role !== "none" || !tokens[i]?.needsRole);
}

function pmBehind(text: string, time: FoundTime): boolean {
  return /p\.?\s?m\.?$/u.test(text.slice(time.from, time.to));
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
const military = /(?<![\d.,:€$£])([01]\d|2[0-3])([0-5]\d)\s?(?:hours|hrs|h|uhr)(?!\p{L})/gu;

const byLanguage = new Map<
  string,
  {
    full: RegExp;
    half: RegExp;
    clock: RegExp;
    daytime: RegExp;
    halves: RegExp;
    word: RegExp;
    part: RegExp;
    afternoon: RegExp;
    italian: RegExp | null;
    english: RegExp | null;
    advance: RegExp;
  }
>();

function regexesOf(patterns: Patterns) {
  const known = byLanguage.get(patterns.language);
  if (known) return known;
  const { source, language } = patterns;
  const ampm = language === "de" ? "(?!)" : "(?:[ap]\\.\\s?m\\.?|[ap]m)(?![\\p{L}])";
  const articles: Record<string, string> = {
    it: "(?:dalle|alle|entro le|prima delle|dopo le|tra le|fra le|e le|ore)",
    es: "(?:a las|hasta las|desde las|de las|antes de las|entre las|y las|a partir de las|después de las|despues de las)",
    pt: "(?:as|das|ate as|entre as|antes das)",
  };
  const article = articles[language];
  const made = {
    full: new RegExp(
      `(?<![\\d.,:/€$£])(\\d{1,2})(\\s?[:h]\\s?|[.])(\\d{2})(?![\\d]|[.,]\\d|\\.\\s?(?:\\d|\\p{Ll}{2,3}\\s\\d))(?:\\s?(${ampm}))?(?:\\s?(?:${withoutLeadingBoundary(source.clock)}))?`,
      "gu",
    ),
    half: new RegExp(`(?<![\\d.,:/€$£])(\\d{1,2})\\s?(${ampm})`, "gu"),
    clock: new RegExp(`(?<![\\d.,:/€$£])(\\d{1,2})\\s?(?:${withoutLeadingBoundary(source.clock)})`, "gu"),
    halves: new RegExp(halvesOf[language] ?? "(?!)", "gu"),
    daytime: new RegExp(`(?<![\\d.,:/€$£])(\\d{1,2})\\s(?=${source.morning}|${source.afternoon})`, "gu"),
    word: new RegExp(`(${source.midnight})|(${source.noon})`, "gu"),
    part: new RegExp(`^\\s?(?:${source.morning})`, "u"),
    afternoon: new RegExp(`^\\s?(?:${source.afternoon})`, "u"),
    italian: article
      ? new RegExp(
          `(?<=(?<![\\p{L}])${article}\\s)(\\d{1,2})(?![\\d:%€h]|[.,]\\d|\\s?(?:euro|€|%|person|ann|año|dia|giorn|metr|km))`,
          "gu",
        )
      : null,
    english:
      language === "en"
        ? /(?<=(?<!\p{L})(?:until|till|by|before|close at|closes at|opens at|open at|starts at|begins at|from)\s)(\d{1,2})(?=\s*(?:$|[.,;!?)]|on |daily|every |each ))/gu
        : null,
    advance: new RegExp(`^\\s*(?:${source.before})`, "u"),
  };
  byLanguage.set(language, made);
  return made;
}

const ideographicHour = /[点點時时]/;
const ideographic =
  /(上午|早上|凌晨|下午|晚上|午前|午後|傍晚)?\s?(\d{1,2})\s?[点點時时](?!間|间)(?:\s?(\d{1,2})\s?分?|(半))?/gu;

function tokensIn(text: string, patterns: Patterns): Token[] {
  const { full, half, clock, daytime, halves, word, part, afternoon, italian, english, advance } =
    regexesOf(patterns);
  const tokens: Token[] = [];
  const isFree = (from: number, to: number) => tokens.every((t) => to <= t.from || from >= t.to);
  const add = (
    from: number,
    to: number,
    hour: number,
    minute: number,
    half: string | undefined,
    needsRole: boolean,
    vague = false,
  ) => {
    if (hour > 24 || minute > 59 || (hour === 24 && minute > 0) || !isFree(from, to)) return;
    let minutes = hour * 60 + minute;
    let isSaid = half !== undefined || hour > 12 || hour === 0;
    if (half) {
      if (hour > 12) isSaid = true;
      else minutes = (hour % 12) * 60 + minute + (pm.test(half) ? 720 : 0);
    }
    const rest = text.slice(to);
    if (!half && hour <= 12 && afternoon.test(rest) && hour >= 1 && !(hour === 12)) {
      minutes = (hour % 12) * 60 + minute + (hour <= 11 ? 720 : 0);
      isSaid = true;
    } else if (part.test(rest)) isSaid = true;
    tokens.push({ from, to, minutes, halfDay: vague && !isSaid, needsRole });
  };
  for (const { 0: all, 1: hour, 2: gap, 3: minute, 4: ap, index } of allMatches(full, text)) {
    const hasSuffix = ap !== undefined || all.length > `${hour}${gap}${minute}`.length;
    if (/^\s?(?:[€$£%]|eur|km|m\b|cm|kg|euro|chf|usd|gbp)/u.test(text.slice(index + all.length))) continue;
    add(index, index + all.length, Number(hour), Number(minute), ap, gap === "." && !hasSuffix);
  }
  for (const { 0: all, 1: hour, 2: ap, index } of allMatches(half, text)) {
    if (Number(hour) > 12) continue;
    add(index, index + all.trimEnd().length, Number(hour), 0, ap, false);
  }
  for (const { 0: all, 1: hour, index } of allMatches(clock, text)) {
    const rest = text.slice(index + all.length);
    if (advance.test(rest) || /^\s*(?:sur|su|al|por|a day|am tag|\/|in advance|before)/u.test(rest)) continue;
    const isCertain = /o'clock|uhr/u.test(all);
    if (!isCertain && patterns.language === "en") continue;
    add(index, index + all.length, Number(hour), 0, undefined, !isCertain);
  }
  for (const match of allMatches(halves, text)) {
    const { hour = "", later = "", minutes = "" } = match.groups ?? {};
    const shift = /^(?:halb|to|vor)$/u.test(later) ? -1 : 0;
    const minute = /quarter|viertel|cuarto|quart|quarto/u.test(minutes) ? (shift < 0 ? 45 : 15) : 30;
    if (Number(hour) >= 1 && Number(hour) <= 12)
      add(match.index, match.index + match[0].length, Number(hour) + shift, minute, undefined, false, true);
  }
  for (const { 0: all, 1: hour, 2: minute, index } of allMatches(military, text))
    add(index, index + all.length, Number(hour), Number(minute), "", false);
  for (const { 0: all, 1: hour, index } of allMatches(daytime, text))
    if (Number(hour) <= 12) add(index, index + all.trimEnd().length, Number(hour), 0, undefined, false);
  for (const { 0: all, 1: night, index } of allMatches(word, text))
    add(index, index + all.length, night === undefined ? 12 : 24, 0, "", false);
  for (const bare of [italian, english])
    if (bare)
      for (const { 0: all, 1: hour, index } of allMatches(bare, text))
        add(
          index,
          index + all.length,
          Number(hour),
          0,
          undefined,
          false,
          bare === english || Number(hour) <= 12,
        );
  for (const japanese of ideographicHour.test(text) ? allMatches(ideographic, text) : []) {
    const [all, part, hour, minute, halfHour] = japanese;
    const shift = part && /下午|晚上|午後|傍晚/u.test(part) && Number(hour) < 12 ? 12 : 0;
    add(
      japanese.index,
      japanese.index + all.length,
      Number(hour) + shift,
      halfHour ? 30 : Number(minute ?? 0),
      undefined,
      false,
    );
  }
  return tokens.sort((a, b) => a.from - b.from);
}

function withRanges(tokens: Token[], text: string, { mayContain, source, regex }: Patterns): Token[] {
  const all = [...tokens];
  const before = regex(
    "times 6",
    () => `(?<![\\d.,:/€$£\\p{L}])(\\d{1,2})\\s*(?:[-–—]|${source.to}|${source.and})\\s*$`,
    "u",
  );
  const behind = regex(
    "times 7",
    () =>
      `^\\s*(?:[-–—]|${source.to}|${source.and})\\s*(\\d{1,2})(?![\\d:,%€]|\\.\\d|\\s?\\p{L}*(?:eur|€|person|km|m\\b|%))`,
    "u",
  );
  for (const token of tokens) {
    const start = Math.max(0, token.from - 40);
    const left = before.exec(text.slice(start, token.from));
    const at = start + (left?.index ?? 0);
    if (left?.[1] && Number(left[1]) <= 24 && !all.some((t) => t.from <= at && t.to > at)) {
      const hour = Number(left[1]);
      all.push({
        from: at,
        to: at + left[1].length,
        minutes: hour * 60,
        halfDay: hour <= 12 && isTwelve(token, text),
        needsRole: true,
      });
    }
    const right = behind.exec(text.slice(token.to));
    if (right?.[1] && Number(right[1]) <= 24) {
      const from = token.to + right[0].length - right[1].length;
      if (!all.some((t) => from >= t.from && from < t.to))
        all.push({
          from,
          to: from + right[1].length,
          minutes: Number(right[1]) * 60,
          halfDay: false,
          needsRole: true,
        });
    }
  }
  for (const match of text.matchAll(
    /(?<=[\p{L})]:\s?)(\d{1,2})\s?[-–—]\s?(\d{1,2})(?=\s*(?:$|[.,;!?)]))/gu,
  )) {
    const [whole, one = "", other = ""] = match;
    if (Number(one) > 24 || Number(other) > 24 || all.some((t) => t.from === match.index)) continue;
    const second = match.index + whole.length - other.length;
    for (const [from, hour] of [
      [match.index, one],
      [second, other],
    ] as const)
      all.push({
        from,
        to: from + hour.length,
        minutes: Number(hour) * 60,
        halfDay: Number(hour) <= 12,
        needsRole: true,
      });
  }
  const both = regex(
    "times 8",
    () =>
      `(?:${source.from}|${source.between})\\s*(\\d{1,2})\\s*(?:[-–—]|${source.to}|${source.and})\\s*(\\d{1,2})(?=\\s*(?:$|[.,;!?)]|${source.daily}|${source.weekdays}|${source.weekend}|${source.mornings}|${source.evenings}))`,
    "gu",
  );
  for (const match of mayContain("from", text) || mayContain("between", text) ? allMatches(both, text) : []) {
    const [whole, one, other] = match;
    if (one === undefined || other === undefined || Number(one) > 24 || Number(other) > 24) continue;
    const second = match.index + whole.lastIndexOf(other);
    const first = match.index + whole.slice(0, whole.lastIndexOf(other)).lastIndexOf(one);
    if (all.some((t) => t.from === first || t.from === second)) continue;
    for (const [from, hour] of [
      [first, one],
      [second, other],
    ] as const)
      all.push({
        from,
        to: from + hour.length,
        minutes: Number(hour) * 60,
        halfDay: Number(hour) <= 12,
        needsRole: true,
      });
  }
  return all.sort((a, b) => a.from - b.from);
}

function isTwelve(token: Token, text: string): boolean {
  return /[ap]\.?\s?m\.?$/u.test(text.slice(token.from, token.to));
}
