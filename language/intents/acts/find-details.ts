import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { partsAtAnd } from "../pieces.ts";
import { type ActMatchers, prepare } from "./act-matchers.ts";
import { dayByName, takeDate } from "./find-date.ts";
import { takeTime } from "./find-time.ts";
import { withoutDenied } from "./former-values.ts";
import { beforeRoomNumber, behindRoomNumber } from "./room.words.ts";
import { edge, end, groupOf, isSpaced, pattern, type Text, take } from "./take-text.ts";
import { actWords } from "./words/index.ts";

export type Details = { count: number | null; time: string | null; day: string | null; room: string | null };

/**
 * Time, day, room and count of a request. Each part found is blanked for the next one. Of several rooms or times none is
 * certain.
 */
export function findDetails(
  written: string,
  matchers: ActMatchers,
  { today, kind }: { today: string | undefined; kind: RequestKind | undefined },
): Details {
  const { language } = matchers;
  const stated = withoutDenied(written.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)));
  const text = { rest: ` ${withDigits(prepare(stated, language).replace(COUPLE, "2 "), language)} ` };
  const told = text.rest;
  const found = onlyOne(() => takeRoom(text, language));
  const room = found && namesAnotherRoom(told, found) ? null : found;
  const date = takeDate(text, language, today);
  const day = date ?? dayByName(written, matchers, today);
  const time = takeTime(text, matchers, kind);
  return { room, day, time, count: countIn(text.rest, matchers, kind) };
}

/** Folded: a pair of something. */
const COUPLE =
  /(?<!\p{L})(?:(?:a )?couple (?:of )?(?:extra |more )?|a pair of |une paire d[e'’]\s?|un paio d[i'’]\s?|un par de |um par de |пару )(?=\p{L})/gu;

const UNITS =
  "people|persons?|adult\\p{L}*|kids?|child\\p{L}*|crianca\\p{L}*|nin[oa]s?|enfants?|bambin\\p{L}*|kind\\p{L}*|erwachsen\\p{L}*|volwassen\\p{L}*|cocuk\\p{L}*|yetiskin\\p{L}*|дет\\p{L}*|взросл\\p{L}*|nights?|nacht\\p{L}*|nachte|notti|notte|noches?|nuits?|noites?|gece|ноч\\p{L}*|days?|tage?n?|giorn\\p{L}*|dias?|jours?|dagen|gun|дн\\p{L}*|min\\p{L}*|h|hours?|stunden?|uhr|uur|ore?|horas?|heures?|saat|час\\p{L}*|months?|monate?n?|mes\\p{L}*|mois|maand\\p{L}*|ay|месяц\\p{L}*|years?|yo|jahre?n?|ann[iosé]\\p{L}*|ans|jaar|yas\\p{L}*|лет|год\\p{L}*|euros?|eur|pm|am|times?|mal|fois|veces|volte|vezes|keer|раза?|kez";

/** A number of something in a part of a message, beside its room, day and time. */
export function countsThings(written: string, matchers: ActMatchers): boolean {
  const { language, words } = matchers;
  if (!isSpaced(language)) return false;
  const text = { rest: ` ${withDigits(prepare(written, language), language)} ` };
  takeRoom(text, language);
  takeDate(text, language, "2000-01-01");
  takeTime(text, matchers, undefined);
  const people = groupOf(words.people, language);
  return new RegExp(`(?<![\\d:.,])\\b[1-9]\\d?\\s+(?!(?:${UNITS}|${people})(?!\\p{L}))\\p{L}{3,}`, "u").test(
    text.rest,
  );
}

/** "In 204 and 205", "204/205". */
const namesAnotherRoom = (text: string, room: string): boolean => {
  const other = `(?!${room}(?!\\d))\\d{${room.match(/\d/gu)?.length ?? 1}}(?![\\d:.,]\\d|\\d|\\s?[h€])`;
  const and = "\\s*(?:,|/|&|\\+|\\p{L}{1,3}(?!\\p{L}))\\s*(?:\\p{L}{1,8}\\s+)?";
  return Number(room) > 99 && new RegExp(`(?<!\\d)${room}${and}${other}`, "u").test(text);
};

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

function onlyOne(takeNext: () => string | null): string | null {
  const first = takeNext();
  const second = first === null ? null : takeNext();
  return second === null || second === first ? first : null;
}

/** Number words from two become digits: "one" is an article in most languages. */
export function withDigits(text: string, language: GuestLanguage): string {
  const groups = actWords[language].numbers.split(",").map((group) => group.trim().split(" "));
  const digits = new Map(
    groups
      .slice(1)
      .flatMap((group, at) =>
        group.map((word) => [prepare(word.replaceAll("_", " "), language), String(at + 2)]),
      ) as [string, string][],
  );
  if (!isSpaced(language)) digits.set("一", "1");
  const longestFirst = [...digits.keys()].sort((a, b) => b.length - a.length).join("|");
  const suffix = language === "tr" ? "(?=(?:de|da|te|ta|ye|ya|e|a)?(?!\\p{L}))" : end(language);
  return text.replace(
    pattern(`${edge(language)}${isSpaced(language) ? "" : notOfWeekday}(?:${longestFirst})${suffix}`),
    (word) => digits.get(word) ?? word,
  );
}

/** The six of 周六 is Saturday. */
const notOfWeekday = "(?<![周週期拜])";

/** Chinese and Japanese words behind a number of things. */
const countersOfThings =
  "条, 個, 个, 张, 枚, 台, 瓶, 双, 套, 本, 床, 足, 把, 辆, 份, 块, 支, 只, 件, 杯, 組, 脚";

const numberSign = "(?:no|nr|n|num|numero|number|nummer|numara|numarasi|№|#|رقم|قم)?[.:°º#]?\\s*";

function takeRoom(text: Text, language: GuestLanguage): string | null {
  const [strong, weak] = [[], []] as [string[], string[]];
  for (const word of actWords[language].room.split(","))
    (word.trim().length > 3 || /^(?:rm|oda|ch|zi|qto|hab|cam)$/.test(word.trim()) ? strong : weak).push(word);
  const people = groupOf(actWords[language].people, language);
  const notRoom = `(?![\\d:.,]\\d|\\s?[h€]|\\s?(?:uhr|pm|am|uur|eur|min|std|ч)|\\s*${people})`;
  const read = ([, number = ""]: RegExpExecArray) => number;
  const before = edge(language);
  return (
    take(
      text,
      pattern(
        `${before}${groupOf(strong.join(","), language)}\\s*${numberSign}(\\d{1,4}[a-d]?)(?![\\d\\p{L}])${notRoom}`,
      ),
      read,
    ) ??
    take(
      text,
      /(\d{1,4})\s?(?:numarali oda|nolu oda|no'?lu oda|号房|号室|號房|號室|房(?![型价費费]))\p{L}*/gu,
      read,
    ) ??
    take(
      text,
      /(?:房间|房間|房号|房號|部屋(?:番号)?[はが]?)\s?[:：是]?\s?(\d{2,4})(?!\d|[点點时])/gu,
      read,
    ) ??
    take(text, /#\s?(\d{1,4})/gu, read) ??
    take(
      text,
      pattern(`${before}${groupOf(weak.join(","), language)}\\s+(\\d{2,4}[a-d]?)(?![\\d\\p{L}])${notRoom}`),
      read,
    ) ??
    takeBareRoom(text, language, people) ??
    take(text, ALONE, read) ??
    null
  );
}

/** "…, please? 204": a number of three digits that stands alone. */
const ALONE = /(?:^|[.;!?،؟。，？！\n]|(?<!\d),|,\s)\s*([1-9]\d{2}[a-d]?)\s*(?=$|[,.;!?،。，？！\n](?!\d))/gu;

/** "204", "We're in room 12, thanks": nothing but where the guest is. */
export function namesOnlyRoom(written: string, matchers: ActMatchers): boolean {
  const { language, words } = matchers;
  const text = { rest: ` ${withDigits(prepare(written, language), language)} ` };
  if (takeRoom(text, language) === null) return false;
  const light = [words.room, beforeRoomNumber[language], words.please, words.thanks, lightWords].join(",");
  const rest = text.rest.replace(
    pattern(`${edge(language)}${groupOf(light, language)}${end(language)}`),
    " ",
  );
  return !/[\p{L}\p{N}]/u.test(rest.replace(/です|号室?|我们|房/gu, ""));
}
const lightWords = "we, are, hi, it, is, s, hier, ist, ici, siamo, somos, hola, hallo, нас, мы, احنا, نحن";

/** "Bring it to 212": three digits, or four that are neither a year nor a time of day. */
function takeBareRoom(text: Text, language: GuestLanguage, people: string): string | undefined {
  const number = "([1-9]\\d{2}[a-d]?|(?:2[5-9]|[3-9]\\d)\\d{2})(?!\\d|[:.,]\\d)";
  const something =
    "m|km|meters?|metres?|meter|minut\\p{L}*|euros?|dollars?|pounds?|usd|gbp|chf|kr|g|ml|kg|grad|degrees?";
  const notRoom = `(?!\\s?[h€$£%°]|\\s?(?:uhr|pm|am|uur|eur|min|std|ч|${something})(?!\\p{L})|\\s*${people})`;
  const read = ([, room]: RegExpExecArray) => room;
  const before = groupOf(beforeRoomNumber[language], language);
  // "From 630 to 730" is a time.
  const found = take(
    text,
    pattern(`(?<!\\d\\s*)${edge(language)}${before}\\s*${number}${notRoom}${end(language)}`),
    read,
  );
  const behind = behindRoomNumber[language];
  return found ?? (behind ? take(text, pattern(`(?<!\\d)${number}${behind}`), read) : undefined);
}

/** The count means those who come, which their number does not tell. */
const bookedFor: ReadonlySet<RequestKind> = new Set([
  "taxi",
  "transfer",
  "table",
  "treatment",
  "lesson",
  "tour",
]);

/** In Chinese and Japanese the number stands before or behind its thing: of several things each has its own. */
function countBeside(text: string, matchers: ActMatchers, kind: RequestKind): number | null {
  const counted = new RegExp(
    `(?<![\\d:.,])(\\d{1,2})\\s*(?:${groupOf(countersOfThings, matchers.language)}|つ)`,
    "gu",
  );
  const counts = text
    .split(/[、，,和跟及与與と]|(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])/u)
    .filter((piece) => matchers.names(kind, piece))
    .flatMap((piece) => [...piece.matchAll(counted)].map(([, digits]) => Number(digits)));
  return counts.length === 1 && counts[0] ? counts[0] : null;
}

function countIn(text: string, matchers: ActMatchers, kind: RequestKind | undefined): number | null {
  const { language, words } = matchers;
  // "We're two, may we have towels" asks for an unknown number of them.
  const isOfThings = kind !== undefined && !countedInPeople.has(kind);
  const together = (words.together ?? "")
    .split(",")
    .map((group) => groupOf(group.trim().replaceAll(" ", ","), language));
  const groups = together.findIndex((group) => {
    const lead = language === "de" ? "zu " : language === "nl" ? "met (?:z'?n|ons) " : "";
    return new RegExp(`${edge(language)}${lead}${group}${end(language)}`, "u").test(text);
  });
  if (words.together && groups >= 0 && !isOfThings) return groups + 2;
  const first = (source: string) => {
    const found = new RegExp(source, "u").exec(text)?.[1];
    return found && Number(found) > 0 && Number(found) < 50 ? Number(found) : undefined;
  };
  const people = isOfThings ? "(?!)" : groupOf(words.people, language);
  const notCount =
    "(?![\\d:.,/]\\d|\\d|\\s?(?:h|uhr|uur|nights?|nacht\\p{L}*|nachte|notti|notte|noches?|nuits?|noites?|gece|ноч\\p{L}*|days?|tage|min|month|mesi|mes|год|лет|yas|anni|ans|jahre?|years?|€|eur)(?!\\p{L}))";
  const known =
    first(`(?<![\\d:]|\\d[.,])(\\d{1,2})\\s*${people}${end(language)}`) ??
    (isSpaced(language) && !isOfThings
      ? first(`${edge(language)}${groupOf(words.countAfter, language)}[\\s/]*(\\d{1,2})${notCount}`)
      : undefined);
  if (known !== undefined || !kind) return known ?? null;
  // "Two massages" may be for one guest.
  if (bookedFor.has(kind)) return null;
  if (!isSpaced(language)) return countBeside(text, matchers, kind);
  for (const { index, 0: digits } of text.matchAll(/(?<![\d:]|\d[.,])\d{1,2}(?![\d:.,]\d|\d)/gu)) {
    const next = text
      .slice(index + digits.length)
      .trim()
      .split(/[,;+&]/u, 1)
      .flatMap((words) => partsAtAnd(words, language).slice(0, 1))
      .join(" ")
      .split(/\s+/u)
      .slice(0, 3)
      .join(" ");
    if (Number(digits) > 0 && matchers.names(kind, next)) return Number(digits);
  }
  return countedByGroup.has(kind) ? countIn(text, matchers, "tour") : null;
}

/** A boat for four counts as four, if no number of boats is given. */
const countedByGroup: ReadonlySet<RequestKind> = new Set(["boat", "tickets"]);
