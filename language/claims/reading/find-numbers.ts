import { allMatches } from "../../text/index.ts";
import { type Patterns, withoutLeadingBoundary } from "../../values/index.ts";
import type { ClaimAspect } from "../contradiction.ts";
import type { Value } from "../value.ts";

export type FoundNumber = {
  from: number;
  to: number;
  aspect: Extract<ClaimAspect, "age" | "height" | "notice" | "count" | "share">;
  value: Value & { is: "number" };
  /** For ages: whether the limit includes those below it or those from it on. */
  limit?: "below" | "from";
};

/** Finds ages, heights, percentages and notice periods in folded text. */
export function numbersIn(text: string, patterns: Patterns): FoundNumber[] {
  const withDigits = /\d/.test(text)
    ? [...agesIn(text, patterns), ...heightsIn(text, patterns), ...sharesIn(text)]
    : [];
  return [...withDigits, ...noticesIn(text, patterns)];
}

function agesIn(text: string, { mayContain, source, language, regex }: Patterns): FoundNumber[] {
  const behind = `\\s*[-\\s]?(?:${withoutLeadingBoundary(source.years)})`;
  const found: FoundNumber[] = [];
  // "6 to 11 years" is a group, not a limit.
  const isGroup = (at: number, end: number) =>
    /\d\s*(?:[-–]|to|bis|a|à|and|und|y|e|et)\s*$/u.test(text.slice(0, at)) ||
    /^\s*(?:[-–]|to|bis|a|à|and|und)\s*\d/u.test(text.slice(end));
  const add = (match: RegExpExecArray, number: number, also: number | null, limit: "below" | "from") => {
    const from = match.index + match[0].search(/\d/u);
    const digits = /\d+/u.exec(match[0])?.[0].length ?? 0;
    if (isGroup(from, from + digits) || found.some((f) => f.from === from)) return;
    found.push({
      from,
      to: from + digits,
      aspect: "age",
      value: { is: "number", number, also, of: "age" },
      limit,
    });
  };
  const all = (name: "under" | "upTo" | "atLeast", pattern: RegExp) =>
    mayContain(name, text) ? allMatches(pattern, text) : [];
  for (const match of all(
    "under",
    regex(
      "numbers 1",
      () =>
        `(?:${source.under})\\s*(?:the age of |age |los |i |os |the age )?(\\d{1,2})(?![\\d:.,]\\d|\\s?(?:€|m\\b|cm|kg|km|%|min|uhr|am|pm|h\\b|euro))`,
      "gu",
    ),
  ))
    add(match, Number(match[1]), null, "below");
  for (const match of all(
    "upTo",
    regex(
      "numbers 2",
      () => `(?:${source.upTo})\\s*(?:the age of |age |los |i |ai |aos )?(\\d{1,2})${behind}`,
      "gu",
    ),
  ))
    add(match, Number(match[1]), Number(match[1]) + 1, "below");
  for (const match of all(
    "upTo",
    regex(
      "children up to",
      () =>
        `(?:${source.child})\\s+(?:${source.upTo})\\s*(\\d{1,2})(?![\\d:.,]\\d|\\s?(?:€|m\\b|cm|kg|km|%|min|uhr|am|pm|h\\b|euro)|${behind})`,
      "gu",
    ),
  ))
    add(match, Number(match[1]), Number(match[1]) + 1, "below");
  for (const match of all(
    "atLeast",
    regex(
      "numbers 3",
      () =>
        `(?:${source.atLeast})\\s*(?:the age of |age |de |is |los |i |age is )?[:\\s]*(\\d{1,2})${behind}`,
      "gu",
    ),
  ))
    add(match, Number(match[1]), null, "from");
  if (language === "en")
    for (const match of allMatches(englishLeast, text)) add(match, Number(match[1]), null, "from");
  return found;
}

const englishLeast =
  /(?:at least|must be|have to be|be aged|minimum age(?: for [\p{L}\s-]+)?(?: is| of)?|aged?|age of|over(?: the age of)?|adults?)\s*:?\s*(\d{1,2})(?:\+|(?: years?(?: old| of age)?)? (?:or|and) (?:over|older|above)|$|[.,;)]|\s+to (?:check|use|enter|stay|rent))/gu;
const inMetres =
  /(?<![\d.,])(\d)[.,](\d{1,2})\s?(?:m|metres?|meters?|metern?|metros?|metri)(?!\p{L})|(?<![\d.,])(\d)\s?m\s?(\d{2})(?!\d)|(?<![\d.,])(\d{2,3})\s?(?:cm|centimet\p{L}*)/gu;

function heightsIn(text: string, patterns: Patterns): FoundNumber[] {
  if (!patterns.test("height", text)) return [];
  const found: FoundNumber[] = [];
  for (const match of allMatches(inMetres, text)) {
    const [all, m, cm, m2, cm2, whole] = match;
    const number = whole ? Number(whole) : Number(m ?? m2) * 100 + Number((cm ?? cm2 ?? "").padEnd(2, "0"));
    const digits = /^[\d.,]+(?:\s?m\s?\d{2})?/u.exec(all)?.[0].length ?? all.length;
    found.push({
      from: match.index,
      to: match.index + digits,
      aspect: "height",
      value: { is: "number", number, also: null, of: "cm" },
    });
  }
  return found;
}

function noticesIn(text: string, { mayContain, source, numbers, regex }: Patterns): FoundNumber[] {
  if (!mayContain("before", text) && !text.includes("vor")) return [];
  const found: FoundNumber[] = [];
  const number = `(\\d{1,3}|${numbers.join("|")})`;
  const weeks = "weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken?";
  for (const match of allMatches(
    regex(
      "numbers 4",
      () =>
        `(?<![\\p{L}\\d.,:])${number}\\s?(?:(${withoutLeadingBoundary(source.hours)})|(${weeks})|(?:${withoutLeadingBoundary(source.dayUnits)}))\\s*(?:de |di |d'|im )?(?:${source.before})|(?<=(?<!\\p{L})(?:bis zu|bis|mindestens|spatestens)\\s{1,9})${number}\\s?(?:(stunden?)|(wochen?)|tagen?)\\s+vor`,
      "gu",
    ),
    text,
  )) {
    const [, one, hours, week, other, stunden, wochen] = match;
    const written = one ?? other ?? "";
    const count = /^\d/u.test(written) ? Number(written) : numbers.indexOf(written) + 1;
    const perUnit = (hours ?? stunden) !== undefined ? 1 : (week ?? wochen) !== undefined ? 168 : 24;
    const number = count * perUnit;
    found.push({
      from: match.index,
      to: match.index + written.length,
      aspect: "notice",
      value: { is: "number", number, also: null, of: "hours" },
    });
  }
  return found;
}

export function seatsIn(text: string): FoundNumber[] {
  return [
    ...text.matchAll(
      /(?<!\p{L})(?:seats?|holds?|fits?|accommodates?|up to|for|fur|für|bis zu|jusqu'a|pour|hasta|para|fino a|per|ate|takes?) (?:up to |bis zu )?(\d{1,3})(?:(?= ?(?:people|persons?|guests?|participants?|delegates?|seats|personen|teilnehmer\p{L}*|personnes?|personas|persone|pessoas))|(?=\s*(?:[.,;]|$)))/gu,
    ),
  ].map(({ 0: all, 1: digits = "", index }) => ({
    from: index + all.length - digits.length,
    to: index + all.length,
    aspect: "count",
    value: { is: "number", number: Number(digits), also: null, of: "count" },
  }));
}

function sharesIn(text: string): FoundNumber[] {
  return [...text.matchAll(/(?<![\d.,])(\d{1,3})\s?(?:%|percent|per cent|prozent)/gu)].map(
    ({ 1: digits = "", index }) => ({
      from: index,
      to: index + digits.length,
      aspect: "share",
      value: { is: "number", number: Number(digits), also: null, of: "percent" },
    }),
  );
}

/** The number before a thing: "two dogs", "20 free parking spaces". */
export function countBefore(
  text: string,
  at: number,
  { numbers, regex, language }: Patterns,
): FoundNumber | undefined {
  const before = text.slice(Math.max(0, at - 30), at);
  const found = regex(
    "numbers 5",
    () =>
      `(?<![\\p{L}\\d.,:€$£/-])(\\d{1,4}|${numbers.slice(language === "en" ? 0 : 1).join("|")})\\s+(?:\\p{L}+\\s+)?$`,
    "u",
  ).exec(before);
  const written = found?.[1];
  if (!found || !written) return undefined;
  const between = found[0].slice(written.length).trim();
  if (
    /^(?:min|hour|h$|hr|km|m$|met|eur|€|per|day|night|tag|nacht|nuit|noche|notte|noite|jour|dia|giorn|pm|am|uhr|years?|year|o|of|to|and|und|et|y|e|for|at|in|on|a|la|el|los|las|le|the)/u.test(
      between,
    )
  )
    return undefined;
  const number = /^\d/u.test(written) ? Number(written) : numbers.indexOf(written) + 1;
  const from = at - before.length + found.index;
  return {
    from,
    to: from + written.length,
    aspect: "count",
    value: { is: "number", number, also: null, of: "count" },
  };
}
