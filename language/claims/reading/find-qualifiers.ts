import { findDays, findRanges, type Patterns } from "../../values/index.ts";
import { type Qualifiers, unqualified } from "../claim.ts";

const seasons = { summer: [5, 6, 7], winter: [11, 0, 1], spring: [2, 3, 4], autumn: [8, 9, 10] } as const;

export function qualifiersIn(text: string, patterns: Patterns): Qualifiers {
  const days = findDays(text, patterns);
  return {
    ...unqualified,
    per: unqualified.per,
    days,
    months: monthsIn(text, patterns),
    when: whenIn(text, patterns),
    who: peopleIn(text, patterns),
    where: patterns.test("inRoom", text) ? "room" : null,
    which: durationIn(text),
  };
}

function monthsIn(text: string, patterns: Patterns): number | null {
  let mask = findRanges(
    patterns.language === "en"
      ? text.replace(
          /(?<!(?:in|from|to|until|of|early|mid|late|and|through|\d\.?|-|–) ?)\bmay\b(?!\s?(?:to|until|through|–|-|\d))/gu,
          "___",
        )
      : text,
    "months",
    patterns,
  );
  if (patterns.test("summer", text)) mask |= maskOf(seasons.summer);
  if (
    patterns.test("winter", text) &&
    !/winter ?garden|wintergarten|jardin d'hiver|jardin de invierno|giardino d'inverno|winter sports/u.test(
      text,
    )
  )
    mask |= maskOf(seasons.winter);
  if (patterns.test("spring", text)) mask |= maskOf(seasons.spring);
  if (patterns.test("autumn", text)) mask |= maskOf(seasons.autumn);
  return mask === 0 ? null : mask;
}

const maskOf = (bits: readonly number[]): number => bits.reduce((mask, bit) => mask | (1 << bit), 0);

function whenIn(text: string, patterns: Patterns): string | null {
  if (patterns.test("highSeason", text)) return "high season";
  if (patterns.test("lowSeason", text)) return "low season";
  return null;
}

const ofGroups =
  /(?<!\p{L})(?:groups?|group bookings?|gruppen\p{L}*|groupes?|grupos?|gruppi|gruppo)(?!\p{L})/u;

function peopleIn(text: string, patterns: Patterns): string | null {
  if (patterns.test("service", text)) return "service animals";
  const who = (["infant", "child", "senior", "visitor", "cat", "dog", "adult"] as const).filter((name) =>
    patterns.test(name, text),
  );
  if (ofGroups.test(text)) return "group";
  return who.length === 0 ? null : who.join("+");
}

/** "30 minutes", "2 hours": distinguishes treatments or rental periods. */
export function durationIn(text: string): string | null {
  const found =
    /(?<!\d)(?!24\D)(\d{1,3})[\s-]?(min(?:ut\p{L}*|\.)?|′|std\.?|hours?|hrs?|stunden?|heures?|horas?|ore)(?!\p{L}|\s*(?:before|prior|in advance|notice|vor|avant|antes|prima|walk|from|on foot|zu fuß|a pied|a pie|a piedi|sur|su|al dia|a day))/u.exec(
      text,
    );
  if (!found) return null;
  const isMinutes = found[2]?.startsWith("min") || found[2] === "′";
  return `${Number(found[1]) * (isMinutes ? 1 : 60)} min`;
}
