import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import { knownLanguage } from "./act-matchers.ts";
import { formatWhen, joinParts, nameOfRequest, roomName } from "./read-request.ts";
import { type RequestTexts, requestTexts } from "./request-texts.words.ts";
import { actWords } from "./words/index.ts";

/** A request as its texts name it. */
export type NamedRequest = {
  kind: string;
  words: string;
  count: number | null;
  day: string | null;
  time: string | null;
  room: string | null;
};

type InLanguage = { language: string; today?: string | undefined };
type When = { day: string | null; time: string | null };

/** "taxi (3 people), today 18:00, room 12" */
export function requestName({ language, request, today }: InLanguage & { request: NamedRequest }): string {
  const known = knownLanguage(language);
  const parts = [nameIn(known, request), formatWhen(request, known, today), roomName(request.room, known)];
  return joinParts(parts, known);
}

function nameIn(known: ReturnType<typeof knownLanguage>, { kind, words, count }: NamedRequest): string {
  if (isRecognized(kind)) return nameOfRequest({ what: kind, count }, known);
  const own = words || kind;
  return count !== null && count > 1 ? `${count} × ${own}` : own;
}

const isRecognized = (kind: string): kind is RequestKind =>
  (requestKinds as readonly string[]).includes(kind);

/** "Taxi": the name of a recognized kind. */
export const nameOfKind = (kind: RequestKind, language: string): string =>
  capitalized(nameOfRequest({ what: kind, count: null }, knownLanguage(language)), language);

/** "I've passed this on: taxi (3 people), to the airport, today 18:00. The team will confirm." */
export function passedOnText({ language, today, request }: InLanguage & { request: NamedRequest }): string {
  const { passedOn } = actWords[knownLanguage(language)].says;
  return filled(passedOn, { what: requestInFull({ language, today, request }) });
}

/** The name of a request with the guest's own words. */
export function requestInFull({ language, today, request }: InLanguage & { request: NamedRequest }): string {
  const { kind, words, day, time, room } = request;
  const known = knownLanguage(language);
  const parts = [
    nameIn(known, request),
    isRecognized(kind) ? words : "",
    formatWhen({ day, time }, known, today),
    roomName(room, known),
  ];
  return joinParts(parts, known);
}

type Told = InLanguage & { request: NamedRequest; reason?: string | undefined };

export const confirmedText = (told: Told): string => sentence(told, "confirmed");
export const declinedText = (told: Told): string => sentence(told, "declined");
export const cancelledText = (told: Told): string => sentence(told, "cancelled");

export function expiredText({ phone, ...told }: Told & { phone: string | null }): string {
  const texts = requestTexts[knownLanguage(told.language)];
  const call = phone ? ` ${texts.call.replace("{phone}", () => phone)}` : "";
  return sentence(told, "expired") + call;
}

/** Offers another day or time than the guest wanted. */
export function proposedText({ language, today, request, offer }: Told & { offer: When }): string {
  const known = knownLanguage(language);
  const wish = formatWhen(request, known, today);
  const offered = formatWhen(offer, known, today);
  // The same day is not named twice.
  const shown = offer.day === request.day && offer.time ? offer.time : offered;
  const texts = requestTexts[known];
  const what = joinParts([nameIn(known, request), roomName(request.room, known)], known);
  const text = wish === "" || wish === shown ? texts.offered : texts.proposed;
  return filled(text, { what: capitalized(what, known), wanted: wish, offer: shown });
}

function sentence(
  { reason, ...told }: Told,
  name: Exclude<keyof RequestTexts, "proposed" | "offered" | "call">,
): string {
  const text = filled(requestTexts[knownLanguage(told.language)][name], { what: requestName(told) });
  return reason ? `${text} ${reason}` : text;
}

export const capitalized = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** Values are put in at once, so that braces in them stay as they are. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
