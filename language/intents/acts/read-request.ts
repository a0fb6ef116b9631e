import type { GuestRequest } from "@bellhop/contract/messages";
import { countedInPeople, type RequestKind } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { topicsIn } from "../../lexicon/index.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, knownLanguage, matchersFor, prepare } from "./act-matchers.ts";
import { changeWords } from "./change.words.ts";
import { findDetails } from "./find-details.ts";
import { actProbabilities } from "./read-act.ts";
import { type ChangeAction, readChange } from "./read-change.ts";
import { actWords } from "./words/index.ts";

type Reading = { language: string; today?: string | undefined };

/** Undefined if the message requests nothing. What it cancels, changes or declines comes before what else it requests. */
export function readRequest(text: string, { language, today }: Reading): GuestRequest | undefined {
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

/** Cancelling a table is not a request for one: staff read it. */
const namesCancelling = (sentence: string, language: string) =>
  topicsIn(sentence, language).has("cancellation");

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
    const text = prepare(sentence, matchers.language);
    const kind = kindNamed(text, matchers);
    const details = findDetails(written, matchers, { today: today ?? "2000-01-01", kind });
    const { count, time, day, room } = details;
    const stated = [count, time, day, room].filter((one) => one !== null).length;
    const { request } = actProbabilities(sentence, matchers.language);
    const what = namesCancelling(sentence, matchers.language) ? null : (kind ?? null);
    const isOrder = room !== null && (time !== null || day !== null) && kind !== undefined;
    if (request >= (isOrder ? orderFrom : stated > 0 ? detailedFrom : requestFrom))
      return { what, ...details, ...(today ? {} : { day: null }) };
  }
  return undefined;
}

/** "I've passed this on: taxi, tomorrow 06:00, room 305." */
export function requestText({ language, request, today }: Reading & { request: GuestRequest }): string {
  const known = knownLanguage(language);
  const { says, things } = actWords[known];
  if (request.what === null && !request.action) return says.passedOnUnknown;
  const name = request.what
    ? things[request.what].split("|")[0]?.trim() || request.what.replaceAll("_", " ")
    : "";
  const when = [request.day && formatDay(request.day, known, today), request.time].filter(Boolean).join(" ");
  const parts = [
    countedName(name, request, says.people),
    when,
    request.room && says.room.replace("{room}", request.room),
  ].filter(Boolean);
  const what = parts.join(known === "zh" || known === "ja" ? "、" : known === "ar" ? "، " : ", ");
  const action = request.what === "booking_change" ? undefined : request.action;
  return says.passedOn.replace("{what}", namedChange(action, what, known));
}

/** "cancellation (taxi, 06:00)" */
function namedChange(action: ChangeAction | undefined, what: string, language: GuestLanguage): string {
  if (!action) return what;
  const name = changeWords[language].says[action];
  if (!what) return name;
  return language === "zh" || language === "ja" ? `${name}（${what}）` : `${name} (${what})`;
}

function countedName(name: string, { what, count }: GuestRequest, people: string): string {
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
