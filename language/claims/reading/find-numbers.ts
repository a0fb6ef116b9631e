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
  const notices = noticesIn(text, patterns);
  if (!/\d/.test(text)) return notices;
  return [...agesIn(text, patterns), ...heightsIn(text, patterns), ...sharesIn(text), ...notices];
}

const numberAt = (
  aspect: FoundNumber["aspect"],
  of: FoundNumber["value"]["of"],
  from: number,
  written: string,
  number = Number(written),
): FoundNumber => ({
  from,
  to: from + written.length,
  aspect,
  value: { is: "number", number, also: null, of },
});

function agesIn(text: string, { mayContain, source, language, regex }: Patterns): FoundNumber[] {
  const years = `\\s*[-\\s]?(?:${withoutLeadingBoundary(source.years)})`;
  const noOtherUnit = "(?![\\d:.,]\\d|\\s?(?:€|m\\b|cm|kg|km|%|min|uhr|am|pm|h\\b|euro)";
  const patternOf = {
    under: () => `(?:${source.under})\\s*(?:the age of |age |los |i |os |the age )?(\\d{1,2})${noOtherUnit})`,
    upTo: () => `(?:${source.upTo})\\s*(?:the age of |age |los |i |ai |aos )?(\\d{1,2})${years}`,
    childUpTo: () => `(?:${source.child})\\s+(?:${source.upTo})\\s*(\\d{1,2})${noOtherUnit}|${years})`,
    atLeast: () =>
      `(?:${source.atLeast})\\s*(?:the age of |age |de |is |los |i |age is )?[:\\s]*(\\d{1,2})${years}`,
  };
  const found: FoundNumber[] = [];
  const add = (limit: "below" | "from", isInclusive: boolean, matches: readonly RegExpExecArray[]) => {
    for (const match of matches) {
      const from = match.index + match[0].search(/\d/u);
      const digits = /\d+/u.exec(match[0])?.[0] ?? "";
      const isKnown = found.some((one) => one.from === from);
      if (isKnown || isGroup(text.slice(0, from), text.slice(from + digits.length))) continue;
      const number = Number(match[1]);
      const value = { is: "number", number, also: isInclusive ? number + 1 : null, of: "age" } as const;
      found.push({ from, to: from + digits.length, aspect: "age", value, limit });
    }
  };
  const all = (list: "under" | "upTo" | "atLeast", name: keyof typeof patternOf) =>
    mayContain(list, text) ? allMatches(regex(`age ${name}`, patternOf[name], "gu"), text) : [];
  add("below", false, all("under", "under"));
  add("below", true, all("upTo", "upTo"));
  add("below", true, all("upTo", "childUpTo"));
  add("from", false, all("atLeast", "atLeast"));
  if (language === "en") add("from", false, allMatches(englishLeast, text));
  return found;
}

/** "6 to 11 years" is a group, not a limit. */
const isGroup = (before: string, behind: string): boolean =>
  /\d\s*(?:[-–]|to|bis|a|à|and|und|y|e|et)\s*$/u.test(before) ||
  /^\s*(?:[-–]|to|bis|a|à|and|und)\s*\d/u.test(behind);

const englishLeast =
  /(?:at least|must be|have to be|be aged|minimum age(?: for [\p{L}\s-]+)?(?: is| of)?|aged?|age of|over(?: the age of)?|adults?)\s*:?\s*(\d{1,2})(?:\+|(?: years?(?: old| of age)?)? (?:or|and) (?:over|older|above)|$|[.,;)]|\s+to (?:check|use|enter|stay|rent))/gu;
const inMetres =
  /(?<![\d.,])(\d)[.,](\d{1,2})\s?(?:m|metres?|meters?|metern?|metros?|metri)(?!\p{L})|(?<![\d.,])(\d)\s?m\s?(\d{2})(?!\d)|(?<![\d.,])(\d{2,3})\s?(?:cm|centimet\p{L}*)/gu;

function heightsIn(text: string, patterns: Patterns): FoundNumber[] {
  if (!patterns.test("height", text)) return [];
  return allMatches(inMetres, text).map(({ 0: all, 1: m, 2: cm, 3: m2, 4: cm2, 5: whole, index }) => {
    const number = whole ? Number(whole) : Number(m ?? m2) * 100 + Number((cm ?? cm2 ?? "").padEnd(2, "0"));
    return numberAt("height", "cm", index, /^[\d.,]+(?:\s?m\s?\d{2})?/u.exec(all)?.[0] ?? all, number);
  });
}

function noticesIn(text: string, { mayContain, source, numbers, regex }: Patterns): FoundNumber[] {
  if (!mayContain("before", text) && !text.includes("vor")) return [];
  const number = `(\\d{1,3}|${numbers.join("|")})`;
  const weeks = "weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken?";
  const notice = regex(
    "numbers 4",
    () =>
      `(?<![\\p{L}\\d.,:])${number}\\s?(?:(${withoutLeadingBoundary(source.hours)})|(${weeks})|(?:${withoutLeadingBoundary(source.dayUnits)}))\\s*(?:de |di |d'|im )?(?:${source.before})|(?<=(?<!\\p{L})(?:bis zu|bis|mindestens|spatestens)\\s{1,9})${number}\\s?(?:(stunden?)|(wochen?)|tagen?)\\s+vor`,
    "gu",
  );
  return allMatches(notice, text).map(
    ({ 1: one, 2: hours, 3: week, 4: other, 5: stunden, 6: wochen, index }) => {
      const written = one ?? other ?? "";
      const hoursPerUnit = (hours ?? stunden) !== undefined ? 1 : (week ?? wochen) !== undefined ? 168 : 24;
      return numberAt("notice", "hours", index, written, countOf(written, numbers) * hoursPerUnit);
    },
  );
}

const countOf = (written: string, numbers: readonly string[]): number =>
  /^\d/u.test(written) ? Number(written) : numbers.indexOf(written) + 1;

/** The number of people that a room holds. */
export const seatsIn = (text: string): FoundNumber[] =>
  allMatches(seats, text).map(({ 0: all, 1: digits = "", index }) =>
    numberAt("count", "count", index + all.length - digits.length, digits),
  );

const seats =
  /(?<!\p{L})(?:seats?|holds?|fits?|accommodates?|up to|for|fur|für|bis zu|jusqu'a|pour|hasta|para|fino a|per|ate|takes?) (?:up to |bis zu )?(\d{1,3})(?:(?= ?(?:people|persons?|guests?|participants?|delegates?|seats|personen|teilnehmer\p{L}*|personnes?|personas|persone|pessoas))|(?=\s*(?:[.,;]|$)))/gu;

const sharesIn = (text: string): FoundNumber[] =>
  allMatches(/(?<![\d.,])(\d{1,3})\s?(?:%|percent|per cent|prozent)/gu, text).map(
    ({ 1: digits = "", index }) => numberAt("share", "percent", index, digits),
  );

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
  const from = at - before.length + found.index;
  return numberAt("count", "count", from, written, countOf(written, numbers));
}
