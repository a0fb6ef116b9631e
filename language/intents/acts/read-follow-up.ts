import type { GuestRequest } from "@bellhop/contract/messages";
import { countedInPeople, type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { cached, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { findDetails, namesOnlyRoom, withDigits } from "./find-details.ts";
import { type FollowUpWords, followUpWords } from "./follow-up.words.ts";
import { actProbabilities } from "./read-act.ts";
import { asksForInformation } from "./reads-as-order.ts";

/** The request that the guest made last. */
type LastRequest = { kind: string; count: number | null; time: string | null };
type Reading = { language: string; today?: string | undefined };

export type FollowUp =
  | { does: "change"; changes: Partial<Pick<GuestRequest, "count" | "time" | "day" | "room">> }
  /** Something that belongs to the request: "and a child seat". */
  | { does: "add"; words: string }
  | { does: "take_back" };

const matchersIn = cached((language) => {
  const words = followUpWords[language as GuestLanguage];
  const matcherOf = (name: keyof FollowUpWords) =>
    new PhraseMatcher(
      words[name]
        .split(",")
        .map((phrase) => prepare(phrase.trim(), language as GuestLanguage))
        .join(","),
    );
  return {
    amends: matcherOf("amends"),
    adds: matcherOf("adds"),
    takesBack: matcherOf("takesBack"),
    accepts: matcherOf("accepts"),
    doubts: matcherOf("doubts"),
  } satisfies Record<keyof FollowUpWords, PhraseMatcher>;
});

const maxWords = 12;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** "And a pillow too": something else, beside what was requested. Undefined if it does not begin so. */
export function readAddition(
  written: string,
  { language, today }: Reading,
): (GuestRequest & { what: RequestKind }) | undefined {
  if (wordsIn(written) > maxWords || written.length > 120) return undefined;
  for (const matchers of matchersFor(written, language)) {
    const text = prepare(withoutInterjection(written), matchers.language);
    const kind = matchers.kindIn(text);
    if (!kind || !matchers.isCalled(kind, text)) continue;
    if (!startsWithAdding(text, matchers.language) || asksForInformation(written, matchers)) continue;
    const { complaint, statement } = actProbabilities(written, matchers.language);
    if (complaint + statement >= 0.8) continue;
    const details = findDetails(written, matchers, { today: today ?? "2000-01-01", kind });
    return { what: kind, ...details, ...(today ? {} : { day: null }) };
  }
  return undefined;
}

export const isOnlyRoom = (text: string, language: string): boolean =>
  matchersFor(text, language).some((matchers) => namesOnlyRoom(text, matchers));

/** What a text names, although perhaps by another word than its kind has for guests. */
export const kindNamed = (text: string, language: string): RequestKind | undefined =>
  matchersFor(text, language)
    .map((matchers) => matchers.kindIn(prepare(text, matchers.language)))
    .find((kind) => kind !== undefined);

/** "Oh, and a child seat" */
const withoutInterjection = (written: string): string =>
  written.replace(
    /^\s*(?:(?:oh|ah|ach|äh|ähm|eh|hm+|mm+|ups|oops|uy|ay|ai|ой|ах|آه|اه|哦|啊|对了|あ|あっ|btw|nee|nein)[\s,.…!]+|(?:no|non)\s*[,.…!]+\s*)+/iu,
    "",
  );

/** "Not half past six": what the guest does not want. */
const NEGATED =
  /(?<!\p{L})(?:not|nicht|niet|non|no|pas|não|не|ليس|مش|مو)\s+(?:(?:at|um|om|à|a|alle|las|às|в|for|für|per|para|pour)\s+)?(?:half\s+|halb\s+)?[\p{L}\d:.]+|\S+\s+değil(?!\p{L})|[^、。\s]+(?:ではなく|じゃなくて)|不是[^,，。\s]+/giu;
const APOLOGY =
  /(?<!\p{L})(?:sorry|scusi|scusa|scusate|pardon|perdon|perdona|perdone|desculpe|desculpa|kusura bakmayin|извините|عفوا|اسف|entschuldigung)(?!\p{L})|不好意思|すみません/gu;

/** Reads a short message that comes back to the request made last. Undefined if it does something else. */
export function readFollowUp(
  written: string,
  request: LastRequest,
  { language, today }: Reading,
): FollowUp | undefined {
  if (wordsIn(written) > maxWords || written.length > 120) return undefined;
  for (const matchers of matchersFor(written, language)) {
    const found = followUpIn(written, request, matchers, today);
    if (found) return found;
  }
  return undefined;
}

function followUpIn(
  written: string,
  request: LastRequest,
  matchers: ActMatchers,
  today: string | undefined,
): FollowUp | undefined {
  const text = prepare(withoutInterjection(written), matchers.language);
  const lists = matchersIn(matchers.language);
  const has = (name: keyof FollowUpWords) => lists[name].find(text) !== undefined;
  const named = matchers.kindIn(text);
  const isOther = named !== undefined && named !== request.kind;
  const { complaint, question } = actProbabilities(written, matchers.language);
  if (complaint >= 0.5) return undefined;
  if (has("takesBack") && !isOther && !hasQuestionMark(written)) return { does: "take_back" };
  const kind = isRecognized(request.kind) ? request.kind : undefined;
  const stated = written.replace(NEGATED, " ");
  const details = findDetails(stated, matchers, { today: today ?? "2000-01-01", kind });
  const isQuestion = hasQuestionMark(written) && question >= 0.5 && !has("amends");
  if (isOther || isQuestion) return undefined;
  const { room, day } = details;
  const remaining = prepare(withoutInterjection(stated), matchers.language);
  const bare = bareNumber(withDigits(remaining, matchers.language), details.room);
  const amended = bare === undefined ? {} : meant(bare, request, kind);
  const saysHalf = matchers.has("morning", text) || matchers.has("evening", text) || /\d\s?[ap]m/u.test(text);
  const time = details.time === null || saysHalf ? details.time : nearestTime(details.time, request.time);
  const changes = {
    ...(time !== null && { time }),
    ...(details.count !== null && { count: details.count }),
    ...(details.time === null && details.count === null && amended),
    ...(today && day !== null && { day }),
    ...(room !== null && { room }),
  };
  const adds = startsWithAdding(text, matchers.language);
  const amendsClearly = lists.amends.find(text.replace(APOLOGY, " ")) !== undefined;
  // "And two glasses too": the count is that of what is added.
  const countsPeople = kind === undefined || countedInPeople.has(kind);
  const isOwnCount = details.count !== null && countsPeople;
  if (adds && !amendsClearly && !isOwnCount && (details.count !== null || "count" in amended)) {
    if (
      details.time === null &&
      details.day === null &&
      room === null &&
      !asksForInformation(written, matchers)
    )
      return { does: "add", words: written.trim() };
  }
  const isAmended =
    has("amends") || stated !== written || (Object.keys(changes).length > 0 && wordsIn(written) <= 6);
  if (isAmended && Object.keys(changes).length > 0) return { does: "change", changes };
  const isAdded = adds && !matchers.has("thanks", text) && !matchers.has("asks", text) && question < 0.7;
  return isAdded && Object.keys(changes).length === 0 ? { does: "add", words: written.trim() } : undefined;
}

const isRecognized = (kind: string): kind is RequestKind =>
  (requestKinds as readonly string[]).includes(kind);

/** "And a child seat": only at the beginning, "and" adds to what was asked before. */
function startsWithAdding(text: string, language: GuestLanguage): boolean {
  const words = followUpWords[language].adds.split(",").map((word) => prepare(word.trim(), language));
  const start = text.trim();
  const isSpaced = language !== "zh" && language !== "ja";
  return words.some((word) => start.startsWith(isSpaced ? `${word} ` : word));
}

/** The only number of a text that is neither a room nor a time. */
function bareNumber(text: string, room: string | null): number | undefined {
  const rest = room ? text.replace(room, " ") : text;
  const spelled = rest.match(/(?<![\d:.,])\d{1,2}(?![\d:.,]\d|\d)/gu) ?? [];
  const [only, ...more] = spelled.map(Number);
  return only !== undefined && more.length === 0 && only > 0 ? only : undefined;
}

/** "Make it 7": the hour, if the request has one and counts people; else how many. */
function meant(
  number: number,
  request: LastRequest,
  kind: RequestKind | undefined,
): Partial<Pick<GuestRequest, "count" | "time">> {
  const isHour = request.time !== null && number <= 23 && (!kind || countedInPeople.has(kind));
  if (!isHour || request.time === null) return number < 50 ? { count: number } : {};
  return { time: nearestTime(`${String(number).padStart(2, "0")}:00`, request.time) };
}

/** "At seven", after a taxi at 18:00, is 19:00. */
function nearestTime(time: string, before: string | null): string {
  const hour = Number(time.slice(0, 2));
  if (before === null || hour > 12 || hour === 0) return time;
  const then = Number(before.slice(0, 2));
  const hours = [hour % 12, (hour % 12) + 12];
  const nearest = hours.toSorted((one, other) => Math.abs(one - then) - Math.abs(other - then))[0];
  return `${String(nearest).padStart(2, "0")}${time.slice(2)}`;
}

/** A clear yes to another time, in a few words. A number that is not that time is no yes. */
export function accepts(written: string, offered: string | null, { language }: Reading): boolean {
  if (wordsIn(written) > 8 || hasQuestionMark(written)) return false;
  if (/^\s*[👍👌✅🙏]/u.test(written) && !/[\p{L}\p{N}]/u.test(written)) return true;
  const numbers = written.match(/\d{1,2}(?:[:.h]\d{2})?/gu) ?? [];
  if (numbers.some((number) => offered === null || !isTime(number, offered))) return false;
  return matchersFor(written, language).some((matchers) => {
    const text = prepare(written, matchers.language);
    const lists = matchersIn(matchers.language);
    if (lists.doubts.find(text) !== undefined) return false;
    const start = text.trim().split(/\s+/u).slice(0, 3).join(" ");
    return lists.accepts.find(start) !== undefined;
  });
}

/** "18:30", "18.30" and "6" for 18:00. */
function isTime(number: string, offered: string): boolean {
  const [hour = "", minute = "00"] = number.split(/[:.h]/u);
  const [offeredHour = "", offeredMinute = ""] = offered.split(":");
  const isSameHour = Number(hour) % 12 === Number(offeredHour) % 12;
  return isSameHour && minute === offeredMinute;
}
