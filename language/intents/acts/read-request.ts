import type { GuestRequest } from "@bellhop/contract/messages";
import type { RequestKind } from "@bellhop/contract/request-kinds";
import { splitSentences } from "../split-questions.ts";
import { type ActMatchers, knownLanguage, matchersFor, prepare } from "./act-matchers.ts";
import { findDetails } from "./find-details.ts";
import { asksFirmly } from "./read-manner.ts";
import { actWords } from "./words/index.ts";

type Reading = { language: string; today?: string | undefined };

/** Undefined if the message asks for nothing to be done. */
export function readRequest(text: string, { language, today }: Reading): GuestRequest | undefined {
  for (const matchers of matchersFor(text, language)) {
    const found = requestIn(text, matchers, today);
    if (found) return found;
  }
  return undefined;
}

/** These are asked about as often as they are asked for: a bare mention with a day is no request. */
const asksOften = new Set<RequestKind>([
  "bike",
  "boat",
  "lesson",
  "tour",
  "tickets",
  "parking_space",
  "doctor",
  "room_service",
  "drinks",
  "laundry",
  "another_room",
  "heater",
  "invoice",
  "room_cleaning",
  "luggage",
]);
const QUESTION = /[?？؟]/u;
const AND_FIRST = /^\s*(?:and|und|e|et|y|en|ve|и|а|و|peki|und|what about|how about)\s/u;

function requestIn(
  written: string,
  matchers: ActMatchers,
  today: string | undefined,
): GuestRequest | undefined {
  const sentences = splitSentences(written);
  const whole = prepare(written, matchers.language);
  for (const sentence of sentences) {
    const text = prepare(sentence, matchers.language);
    const kind = matchers.kindIn(text) ?? (matchers.has("dining", text) ? "table" : undefined);
    const isNamed = matchers.kindIn(text) !== undefined;
    const details = findDetails(written, matchers, { today: today ?? "2000-01-01", kind });
    const known = [details.count, details.time, details.day, details.room].filter(
      (one) => one !== null,
    ).length;
    if (
      !isRequest(sentence, text, { matchers, kind, isNamed, known, isPolite: matchers.has("please", whole) })
    )
      continue;
    return { what: kind ?? null, ...details, ...(today ? {} : { day: null }) };
  }
  return undefined;
}

/** To book something, whatever it is. */
const BOOKS =
  /(?<!\p{L})(?:book|reserve|prenot|reserv|buchen|reservier|boek|rezerv|заброн|забронир|зарезерв|احجز|نحجز|حجز)|预订|预约|予約/u;

type Evidence = {
  matchers: ActMatchers;
  kind: RequestKind | undefined;
  isNamed: boolean;
  known: number;
  isPolite: boolean;
};

function isRequest(
  sentence: string,
  text: string,
  { matchers, kind, isNamed, known, isPolite }: Evidence,
): boolean {
  const [isWish, isOrder, isMay] = [
    matchers.has("wish", text),
    matchers.has("serve", text),
    matchers.has("may", text),
  ];
  const asks = asksFirmly(text, matchers);
  if (isOrder)
    return kind !== undefined
      ? !matchers.has("knows", text) || known > 0
      : !matchers.has("knows", text) && !asks;
  if (matchers.has("knows", text)) return false;
  if (kind === undefined) return isWish && known > 0 && !asks && BOOKS.test(text);
  if (asks) return isWish && isNamed && known > 0;
  if (isWish) return isNamed || known > 0;
  if (isMay) return known > 0 || (matchers.has("please", text) && isNamed);
  if (!isNamed) return false;
  if (matchers.has("please", text)) return true;
  if (AND_FIRST.test(text) && QUESTION.test(sentence)) return false;
  if (matchers.has("telling", text) && known < 2) return false;
  return (
    !asksOften.has(kind) && known > 0 && (known > 1 || isPolite || text.trim().split(/\s+/u).length <= 8)
  );
}

/** "I've passed this on: taxi, tomorrow 06:00, room 305." */
export function requestText({ language, request, today }: Reading & { request: GuestRequest }): string {
  const known = knownLanguage(language);
  const { says, things } = actWords[known];
  if (request.what === null) return says.passedOnUnknown;
  const name = things[request.what].split("|")[0]?.trim() || request.what.replaceAll("_", " ");
  const when = [request.day && formatDay(request.day, known, today), request.time].filter(Boolean).join(" ");
  const parts = [
    countedName(name, request, says.people),
    when,
    request.room && says.room.replace("{room}", request.room),
  ].filter(Boolean);
  return says.passedOn.replace(
    "{what}",
    parts.join(known === "zh" || known === "ja" ? "、" : known === "ar" ? "، " : ", "),
  );
}

const forPeople = new Set([
  "taxi",
  "transfer",
  "table",
  "treatment",
  "lesson",
  "tour",
  "breakfast_in_room",
  "packed_breakfast",
]);

function countedName(name: string, { what, count }: GuestRequest, people: string): string {
  if (count === null) return name;
  if (!forPeople.has(what ?? "")) return count === 1 ? name : `${count} × ${name}`;
  return count === 1 ? name : `${name} (${people.replace("{count}", String(count))})`;
}

function formatDay(day: string, language: string, today: string | undefined): string {
  const date = new Date(`${day}T00:00:00Z`);
  const ahead = today ? (date.getTime() - Date.parse(`${today}T00:00:00Z`)) / 86_400_000 : undefined;
  if (ahead === 0 || ahead === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(ahead, "day");
  return new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(date);
}
