import { addDays } from "@bellhop/contract/formats";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { cached, PhraseMatcher } from "../../text/index.ts";
import { commaPieces, partsAtAnd } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { countsThings, type Details, findDetails } from "./find-details.ts";
import { dayBefore } from "./order.words.ts";
import { actProbabilities } from "./read-act.ts";
import { readChange } from "./read-change.ts";
import { type ReadRequest, readRequest } from "./read-request.ts";
import { asksForInformation, readsAsOrder } from "./reads-as-order.ts";
import { isSpaced } from "./take-text.ts";

type Reading = { language: string; today?: string | undefined };

/** A part of a message that asks for one thing. */
type Part = {
  kind: RequestKind;
  /** False if the kind's name does not say what the guest names: a bathrobe among the towels. */
  isCalledSo: boolean;
  text: string;
  sentence: number;
};
/** `context`: the parts that ask for nothing, in front of those that do. */
type Divided = { parts: Part[]; context: string[] };

/**
 * All that a message requests: "a taxi at six for three, and please wake us at five" is two requests. Day and room that
 * only one of them names are for all; time and number are each one's own.
 */
export function readRequests(text: string, { language, today }: Reading): ReadRequest[] {
  const first = readRequest(text, { language, today });
  if (first?.action) return [first, ...besideChange(text, first, { language, today })];
  if (!first) return [];
  const lists = matchersFor(text, language).map((matchers) => ({ matchers, ...divide(text, matchers) }));
  const found = lists.reduce((most, one) => (one.parts.length > most.parts.length ? one : most));
  if (found.parts.length < 2)
    return [namesMore(text, first, found.matchers) ? { ...first, what: null, count: null } : first];
  return requestsOf(text, found, found.matchers, today);
}

/** "A transfer at ten, and we don't need the late check-out": what is requested beside a change. */
function besideChange(text: string, { what }: ReadRequest, { language, today }: Reading): ReadRequest[] {
  const pieces = splitSentences(text).flatMap((sentence) =>
    commaPieces(sentence).flatMap((piece) => partsAtAnd(piece, language)),
  );
  const others = pieces.filter((piece) => !readChange(piece, { language, today }));
  if (others.length === 0 || others.length === pieces.length) return [];
  return readRequests(others.join(" "), { language, today }).filter(
    (one) => !one.action && (one.what === null ? one.words !== undefined : one.what !== what),
  );
}

function requestsOf(
  text: string,
  { parts, context }: Divided,
  matchers: ActMatchers,
  today: string | undefined,
): ReadRequest[] {
  const on = today ?? "2000-01-01";
  const detailsOf = (written: string, kind?: RequestKind) =>
    findDetails(written, matchers, { today: on, kind });
  const found = parts.map((part) => ({ part, ...detailsOf(part.text, part.kind) }));
  const around = context.map((piece) => detailsOf(piece, "table"));
  const room = onlyOne(found.map((one) => one.room)) ?? detailsOf(text).room;
  const people = onlyOne(around.map(({ count }) => count));
  return found.map((one) => {
    const { part } = one;
    const table = found.find(({ part: { kind } }) => kind === "table" && besideTables.has(part.kind));
    const time = one.time ?? table?.time ?? null;
    const count = one.count ?? (countsPeople.has(part.kind) ? people : null);
    const day = dayOf({ ...one, time }, { found, around, matchers, today: on });
    return {
      what: part.isCalledSo ? part.kind : null,
      count,
      time,
      day: today ? day : null,
      room: one.room ?? room,
      ...(!part.isCalledSo && { words: withoutAnd(part.text) }),
    };
  });
}

type Found = Details & { part: Part };
type Around = { found: Found[]; around: Details[]; matchers: ActMatchers; today: string };

/** Its own day; else the one that introduces them all, or that of another one if it has a time too or comes behind it. */
function dayOf({ day, time, part }: Found, { found, around, matchers, today }: Around): string | null {
  if (day !== null) return day;
  const other = onlyOne(found.map((one) => one.day));
  const introduced = onlyOne(around.map((one) => one.day));
  const shared = introduced ?? other;
  if (shared === null) return null;
  const text = prepare(part.text, matchers.language);
  if (beforeMatcher(matchers.language).find(text) !== undefined) return addDays(shared, -1);
  if (introduced !== null || time !== null || shared === today) return shared;
  const named = found.find((one) => one.day !== null)?.part;
  const isBehind = named !== undefined && named.sentence === part.sentence && isFirst(named, part, found);
  return isBehind && !wantedAtOnce.has(part.kind) ? shared : null;
}

const isFirst = (one: Part, other: Part, found: Found[]): boolean =>
  found.findIndex(({ part }) => part === one) < found.findIndex(({ part }) => part === other);

const beforeMatcher = cached((language) => new PhraseMatcher(dayBefore[language as GuestLanguage]));

function onlyOne<Value>(values: (Value | null)[]): Value | null {
  const distinct = new Set(values.filter((value) => value !== null));
  return distinct.size === 1 ? ([...distinct][0] ?? null) : null;
}

/** Needed for a part that names another thing besides a request. */
const ownRequestFrom = 0.5;
/** Short parts need no verb: "… and two pillows". */
const maxShortWords = 6;
const [asksFrom, surelyTells] = [0.5, 0.85];

function divide(text: string, matchers: ActMatchers): Divided {
  const parts: Part[] = [];
  const context: string[] = [];
  for (const [at, sentence] of splitSentences(text).entries()) {
    const isAsked = requestIn(sentence, matchers) >= ownRequestFrom || readsAsOrder(sentence, matchers, text);
    let isOfSentence = false;
    // Chinese and Japanese say when and for how many in front.
    let leading = "";
    for (const piece of piecesIn(sentence, matchers)) {
      const kinds = kindsIn(piece, matchers);
      const last = parts.at(-1);
      const isOwn = requestIn(piece, matchers) >= ownRequestFrom || readsAsOrder(piece, matchers);
      const mayFollow = (isAsked || isOfSentence || last !== undefined) && follows(piece, matchers);
      for (const [place, { kind, isCalledSo }] of kinds.entries()) {
        const isKnown = parts.some((part) => isSame(part, { kind, isCalledSo }));
        const isFirstAsked = isAsked && !isOfSentence;
        if (isKnown || !(isOwn || isFirstAsked || (mayFollow && !kindsOfContext.has(kind)))) continue;
        // A high chair at a table has the table's details.
        parts.push({ kind, isCalledSo, text: place === 0 ? piece : "", sentence: at });
        isOfSentence = true;
      }
      // "…, for three of us" belongs to what came before.
      if (kinds.length > 0 && parts.at(-1) !== last && leading !== "") {
        const [added] = parts.slice(-1);
        if (added) added.text = `${leading} ${added.text}`;
        leading = "";
      }
      if (kinds.length === 0 && !isOfSentence && !isSpaced(matchers.language)) leading += ` ${piece}`;
      else if (kinds.length === 0 && last && isOfSentence) last.text += ` ${piece}`;
      else if (kinds.length === 0 && !last) context.push(piece);
      else if (kinds.length > 0 && last && parts.at(-1) === last) last.text += ` ${piece}`;
    }
  }
  return { parts, context };
}

/** Chinese messages separate with spaces as often as with commas, and "和" stands between things. */
function piecesIn(sentence: string, { language }: ActMatchers): string[] {
  const pieces = commaPieces(sentence).flatMap((piece) => partsAtAnd(piece, language));
  if (isSpaced(language)) return pieces;
  return pieces
    .flatMap((piece) =>
      piece.split(/(?<!\p{Script=Latin})\s+|(?=[和跟及](?!\s))|(?<=[枚つ個本台名人])(?=と)/u),
    )
    .filter(Boolean);
}

/** "And a high chair for the little one" in a message that asks already. */
function follows(piece: string, matchers: ActMatchers): boolean {
  if (asksForInformation(piece, matchers)) return false;
  const { request, question, complaint, statement, compliment } = actProbabilities(piece, matchers.language);
  if (statement + compliment >= surelyTells) return false;
  const isShort = piece.split(/\s+/u).length <= maxShortWords;
  return isShort || (AND.test(piece) && request + question + complaint >= asksFrom);
}

const AND =
  /^(?:and|also|plus|then|y|además|luego|et|aussi|puis|und|auch|dann|noch|e|ed|poi|anche|também|en|ook|dan|ve|bir de|ayrıca|и|а|еще|ещё|также|потом|ثم|كمان|وكمان)\s|^و\p{L}|^(?:以及|还有|然后|另外|再|和|跟|及)|^(?:と|それと|それから|あと)/iu;
const withoutAnd = (piece: string): string =>
  piece
    .replace(/^و(?=\p{L})/u, "")
    .replace(AND, "")
    .replace(/^[\s,;:，、،]+|[\s,;:，、،]+$/gu, "");

/** "Two club sandwiches and a bottle of water": a number of something that no kind names. */
function namesMore(text: string, { what }: ReadRequest, matchers: ActMatchers): boolean {
  if (!what || countedInPeople.has(what)) return false;
  const pieces = splitSentences(text).flatMap((sentence) => piecesIn(sentence, matchers));
  return pieces.some((piece) => kindsIn(piece, matchers).length === 0 && countsThings(piece, matchers));
}

const requestIn = (text: string, { language }: ActMatchers): number =>
  actProbabilities(text, language).request;

/** Named beside requests, these are mostly background: three bags, a room with a view. */
const kindsOfContext: ReadonlySet<RequestKind> = new Set([
  "luggage",
  "booking_change",
  "another_room",
  "parking_space",
]);
/** Wanted at a table, but a request besides it. */
const besideTables: ReadonlySet<RequestKind> = new Set(["high_chair", "cake", "flowers"]);
/** What several people do together. */
const countsPeople: ReadonlySet<RequestKind> = new Set([
  "taxi",
  "transfer",
  "table",
  "tour",
  "lesson",
  "boat",
]);
/** Wanted now, unless it is said for when. */
const wantedAtOnce: ReadonlySet<RequestKind> = new Set([
  "towels",
  "pillow",
  "blanket",
  "bed_linen",
  "room_cleaning",
  "iron",
  "adapter",
  "hairdryer",
  "toiletries",
  "drinks",
  "heater",
]);

function kindsIn(piece: string, matchers: ActMatchers): Pick<Part, "kind" | "isCalledSo">[] {
  const text = prepare(piece, matchers.language);
  const kind = matchers.kindIn(text) ?? (matchers.has("dining", text) ? "table" : undefined);
  if (!kind) return [];
  const isCalledSo = kind === "table" || matchers.isCalled(kind, text);
  const named = { kind, isCalledSo };
  return besideTables.has(kind) && matchers.names("table", text)
    ? [{ kind: "table", isCalledSo: true }, named]
    : [named];
}

const rides: ReadonlySet<RequestKind> = new Set(["taxi", "transfer"]);
const isSame = (one: Pick<Part, "kind" | "isCalledSo">, other: Pick<Part, "kind" | "isCalledSo">): boolean =>
  (one.kind === other.kind && (one.isCalledSo === other.isCalledSo || besideTables.has(one.kind))) ||
  (rides.has(one.kind) && rides.has(other.kind));
