import type { GuestRequest } from "@bellhop/contract/messages";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import { commaPieces, partsAtAnd } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { countsThings, findDetails } from "./find-details.ts";
import { actProbabilities } from "./read-act.ts";
import { readRequest } from "./read-request.ts";
import { isSpaced } from "./take-text.ts";

type Reading = { language: string; today?: string | undefined };

/** A part of a message that asks for one thing. */
type Part = { kind: RequestKind; text: string; isNamed: boolean };

/**
 * All that a message requests: "a taxi at six for three, and please wake us at five" is two requests. Day and room that
 * only one of them names are for all; time and number are each one's own.
 */
export function readRequests(text: string, { language, today }: Reading): GuestRequest[] {
  const first = readRequest(text, { language, today });
  if (!first || first.action) return first ? [first] : [];
  const lists = matchersFor(text, language).map((matchers) => ({ matchers, parts: partsOf(text, matchers) }));
  const found = lists.reduce((most, one) => (one.parts.length > most.parts.length ? one : most));
  const { matchers, parts } = found;
  if (parts.length < 2)
    return [namesMore(text, first, matchers) ? { ...first, what: null, count: null } : first];
  const of = (part: string, kind: RequestKind) =>
    findDetails(part, matchers, { today: today ?? "2000-01-01", kind });
  const requests = parts.map(({ kind, text: own, isNamed }) => ({
    what: isNamed ? kind : null,
    ...of(own, kind),
  }));
  const day = onlyOne(requests.map((request) => request.day));
  const room = onlyOne(requests.map((request) => request.room));
  return requests.map((request) => ({
    ...request,
    day: today ? (request.day ?? day) : null,
    room: request.room ?? room,
  }));
}

function onlyOne(values: (string | null)[]): string | null {
  const distinct = new Set(values.filter((value) => value !== null));
  return distinct.size === 1 ? ([...distinct][0] ?? null) : null;
}

/** Needed for a part that names another thing besides a request. */
const ownRequestFrom = 0.5;
/** Short parts need no verb: "… and two pillows". */
const maxShortWords = 7;

function partsOf(text: string, matchers: ActMatchers): Part[] {
  const parts: Part[] = [];
  for (const sentence of splitSentences(text)) {
    const isAsked = requestIn(sentence, matchers) >= ownRequestFrom;
    let isOfSentence = false;
    for (const piece of commaPieces(sentence).flatMap((piece) => listedIn(piece, matchers))) {
      const kinds = kindsIn(piece, matchers);
      const last = parts.at(-1);
      const isOwn = requestIn(piece, matchers) >= ownRequestFrom;
      const mayFollow = isAsked || isOfSentence || last !== undefined;
      for (const [place, kind] of kinds.entries()) {
        const isShort = piece.split(/\s+/u).length <= maxShortWords && !kindsOfContext.has(kind);
        const isKnown = parts.some((part) => isSame(part.kind, kind));
        if (isKnown || !(isOwn || (isAsked && !isOfSentence) || (mayFollow && isShort))) continue;
        // A high chair at a table has the table's details.
        const isNamed = place > 0 || isCalled(kind, piece, matchers);
        parts.push({ kind, text: place === 0 ? piece : "", isNamed });
        isOfSentence = true;
      }
      // "…, for three of us" belongs to what came before.
      if (kinds.length === 0 && last && isOfSentence) last.text += ` ${piece}`;
      else if (kinds.length > 0 && last && parts.at(-1) === last) last.text += ` ${piece}`;
    }
  }
  return parts;
}

/** What the kind's name for the guest says: a bathrobe is no towel. A meal has no phrases of its kind. */
function isCalled(kind: RequestKind, piece: string, matchers: ActMatchers): boolean {
  const text = prepare(piece, matchers.language);
  return !matchers.names(kind, text) || matchers.isCalled(kind, text);
}

/** "Two club sandwiches and a bottle of water": a number of something that no kind names. */
function namesMore(text: string, { what }: GuestRequest, matchers: ActMatchers): boolean {
  if (!what || countedInPeople.has(what)) return false;
  const pieces = splitSentences(text).flatMap((sentence) =>
    commaPieces(sentence).flatMap((piece) => listedIn(piece, matchers)),
  );
  return pieces.some((piece) => kindsIn(piece, matchers).length === 0 && countsThings(piece, matchers));
}

/** "两瓶水和一个转换插头": the sign for "and" divides only what names a thing on both sides. */
function listedIn(piece: string, matchers: ActMatchers): string[] {
  return partsAtAnd(piece).flatMap((part) => {
    const things = isSpaced(matchers.language) ? [part] : part.split(/[和跟及与與と]/u);
    return things.every((thing) => kindsIn(thing, matchers).length > 0) ? things : [part];
  });
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
/** Comes with a table, and is a thing of its own. */
const besideTables: ReadonlySet<RequestKind> = new Set(["high_chair", "cake", "flowers"]);

function kindsIn(piece: string, matchers: ActMatchers): RequestKind[] {
  const text = prepare(piece, matchers.language);
  const kind = matchers.kindIn(text) ?? (matchers.has("dining", text) ? "table" : undefined);
  if (!kind) return [];
  return besideTables.has(kind) && matchers.names("table", text) ? ["table", kind] : [kind];
}

const rides: ReadonlySet<RequestKind> = new Set(["taxi", "transfer"]);
const isSame = (one: RequestKind, other: RequestKind): boolean =>
  one === other || (rides.has(one) && rides.has(other));
