import type { GuestRequest } from "@bellhop/contract/messages";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { topicsIn } from "../../lexicon/index.ts";
import { fold, PhraseMatcher } from "../../text/index.ts";
import { commaPieces, partsAtAnd } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, knownLanguage, matchersFor, prepare } from "./act-matchers.ts";
import { changeWords } from "./change.words.ts";
import { findDetails } from "./find-details.ts";
import { actProbabilities } from "./read-act.ts";
import { type ChangeAction, readChange, readPutOff } from "./read-change.ts";
import { readsAsOrder } from "./reads-as-order.ts";
import { actWords } from "./words/index.ts";

type Reading = { language: string; today?: string | undefined };

/** `words`: the guest's own, for what has no kind, and what belongs to it. */
export type ReadRequest = GuestRequest & { words?: string };

/** Undefined if the message requests nothing. What it cancels, changes or declines comes before what else it requests. */
export function readRequest(text: string, { language, today }: Reading): GuestRequest | undefined {
  const later = readPutOff(text, { language, today });
  if (later) return later;
  const change = readChange(text, { language, today });
  if (change) return change;
  for (const matchers of matchersFor(text, language)) {
    const found = requestIn(text, matchers, today);
    if (found) return found;
  }
  return undefined;
}

/** What the guest is told that staff got: only what its name says. */
function kindNamed(text: string, matchers: ActMatchers): RequestKind | undefined {
  const kind = matchers.kindIn(text);
  if (kind) return matchers.isCalled(kind, text) ? kind : undefined;
  return matchers.has("dining", text) ? "table" : undefined;
}

/** Cancelling a table is not a request for one, nor is printing its voucher: staff read it. */
const needsReading = (sentence: string, language: string): boolean => {
  const topics = topicsIn(sentence, language);
  return topics.has("cancellation") || topics.has("printer");
};

const asksHow = new PhraseMatcher(
  "how do i, how do we, how can i, how can we, by when, until when, how far in advance, how long in advance, how long before, how much notice, wie kann ich, wie konnen wir, wie bestelle, wie buche, bis wann, wie lange vorher, wie lange im voraus, wie weit im voraus, comment reserver, comment commander, comment fait on, comment faire, comment puis je, jusqu a quand, combien de temps a l avance, combien de temps avant, como puedo, como podemos, como hago, como se pide, como se reserva, hasta cuando, con cuanta antelacion, con cuanto tiempo, come posso, come possiamo, come faccio, come si fa, come si prenota, entro quando, fino a quando, quanto prima, con quanto anticipo, como posso, como podemos, como faco, ate quando, com quanta antecedencia, com quanto tempo, hoe kan ik, hoe kunnen we, tot wanneer, hoe lang van tevoren, hoe lang van te voren, hoe lang vooraf, nasil, ne zamana kadar, kac gun once, ne kadar once, как заказать, как забронировать, как можно, до какого, до скольки, за сколько, كيف, الي متي, قبل كم, قبل بكم, 怎么, 如何, 提前多久, 提前几天, 什么时候之前, すればいい, したらいい, いつまでに, どうやって, 何日前",
);
const surelyRequests = 0.7;

/** "By when would I have to order a cake?" orders none; "a cake for Thursday please, and how do I pay" does. */
function onlyAsksHow(sentence: string, { language }: ActMatchers): boolean {
  if (asksHow.find(fold(sentence)) === undefined) return false;
  return commaPieces(sentence)
    .flatMap((piece) => partsAtAnd(piece, language))
    .filter((piece) => asksHow.find(fold(piece)) === undefined)
    .every((piece) => actProbabilities(piece, language).request < surelyRequests);
}

/**
 * The threshold for a request; the second one applies if the sentence has a time, a room or a count, the third if it
 * names a thing, a room and when.
 */
const [requestFrom, detailedFrom, orderFrom] = [0.5, 0.3, 0.05];

function requestIn(
  written: string,
  matchers: ActMatchers,
  today: string | undefined,
): GuestRequest | undefined {
  for (const sentence of splitSentences(written)) {
    if (onlyAsksHow(sentence, matchers)) continue;
    const text = prepare(sentence, matchers.language);
    const kind = kindNamed(text, matchers);
    const details = findDetails(written, matchers, { today: today ?? "2000-01-01", kind });
    const { count, time, day, room } = details;
    const stated = [count, time, day, room].filter((one) => one !== null).length;
    const { request, question } = actProbabilities(sentence, matchers.language);
    const what = needsReading(sentence, matchers.language) ? null : (kind ?? null);
    const isOrder = room !== null && (time !== null || day !== null) && kind !== undefined;
    // "Dinner was lovely" names a meal; "if I needed a taxi at four, would that work?" asks.
    const isNamed = kind !== undefined && matchers.kindIn(text) === kind;
    const isDetailed = stated > 0 && (isNamed || kind === undefined) && request >= question;
    const from = isOrder ? orderFrom : isDetailed ? detailedFrom : requestFrom;
    if (request >= from || readsAsOrder(sentence, matchers, written) || wishesInPart(sentence, matchers))
      return { what, ...details, ...(today ? {} : { day: null }) };
  }
  return undefined;
}

/** "There are no towels left, we are three, and only two were there": a part of it is a wish. */
function wishesInPart(sentence: string, matchers: ActMatchers): boolean {
  const { complaint, question } = actProbabilities(sentence, matchers.language);
  if (complaint >= surelyComplains || question >= 0.5) return false;
  const pieces = commaPieces(sentence);
  return pieces.length > 1 && pieces.some((piece) => isWish(piece, matchers));
}

const isWish = (piece: string, matchers: ActMatchers): boolean =>
  actProbabilities(piece, matchers.language).request >= requestFrom &&
  kindNamed(prepare(piece, matchers.language), matchers) !== undefined;

const surelyComplains = 0.5;
/** "There are no towels left" is a wish as much as a complaint. */
export const wishesAsMuch = (text: string, { language, today }: Reading): boolean =>
  actProbabilities(text, language).complaint < surelyComplains &&
  readRequest(text, { language, today })?.what != null;

/** "I've passed this on: taxi, tomorrow 06:00, room 305." */
export const requestText = ({ request, ...reading }: Reading & { request: ReadRequest }): string =>
  requestsText({ ...reading, requests: [request] });

/** Several in one sentence: "taxi, 06:00; wake-up call, 05:00". */
export function requestsText({
  language,
  requests,
  today,
}: Reading & { requests: readonly ReadRequest[] }): string {
  const known = knownLanguage(language);
  const { says } = actWords[known];
  const named = requests.filter(({ what, action, words }) => what !== null || action || words);
  // Half of a list would read as the whole.
  if (named.length === 0 || (named.length < requests.length && !named.some(({ action }) => action)))
    return says.passedOnUnknown;
  const all = named.map((request) => nameInFull(request, known, today));
  const between = known === "zh" || known === "ja" ? "；" : known === "ar" ? "؛ " : "; ";
  return says.passedOn.replace("{what}", () => all.join(between));
}

function nameInFull(request: ReadRequest, known: GuestLanguage, today: string | undefined): string {
  const when = formatWhen(request, known, today);
  const { words = "" } = request;
  const what = joinParts([nameOfRequest(request, known), words, when, roomName(request.room, known)], known);
  const action = request.what === "booking_change" ? undefined : request.action;
  return namedChange(action, what, known);
}

/** "taxi (3 people)"; empty for what has no name. */
export function nameOfRequest(
  { what, count }: Pick<GuestRequest, "what" | "count">,
  language: GuestLanguage,
): string {
  const { says, things } = actWords[language];
  const name = what ? things[what].split("|")[0]?.trim() || what.replaceAll("_", " ") : "";
  return countedName(name, { what, count }, says.people);
}

export const roomName = (room: string | null, language: GuestLanguage): string =>
  room ? actWords[language].says.room.replace("{room}", () => room) : "";

/** "tomorrow 06:00" */
export const formatWhen = (
  { day, time }: Pick<GuestRequest, "day" | "time">,
  language: GuestLanguage,
  today: string | undefined,
): string => [day && formatDay(day, language, today), time].filter(Boolean).join(" ");

export const joinParts = (parts: string[], language: GuestLanguage): string =>
  parts.filter(Boolean).join(language === "zh" || language === "ja" ? "、" : language === "ar" ? "، " : ", ");

/** "cancellation (taxi, 06:00)" */
function namedChange(action: ChangeAction | undefined, what: string, language: GuestLanguage): string {
  if (!action) return what;
  const name = changeWords[language].says[action];
  if (!what) return name;
  return language === "zh" || language === "ja" ? `${name}（${what}）` : `${name} (${what})`;
}

function countedName(
  name: string,
  { what, count }: Pick<GuestRequest, "what" | "count">,
  people: string,
): string {
  if (count === null) return name;
  if (!countedInPeople.has(what)) return count === 1 ? name : `${count} × ${name}`;
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
