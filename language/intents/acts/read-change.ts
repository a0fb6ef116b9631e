import type { GuestRequest } from "@bellhop/contract/messages";
import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { cached, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { type ChangeWords, changeWords } from "./change.words.ts";
import { findDetails } from "./find-details.ts";
import { actProbabilities } from "./read-act.ts";

type Reading = { language: string; today?: string | undefined };
export type ChangeAction = NonNullable<GuestRequest["action"]>;

type Lists = Exclude<keyof ChangeWords, "says">;
const matchersIn = cached((language) => {
  const words = changeWords[language as GuestLanguage];
  const matcherOf = (name: Lists) =>
    new PhraseMatcher(
      words[name]
        .split(",")
        .map((phrase) => prepare(phrase.trim().replaceAll("…", "_"), language as GuestLanguage))
        .join(","),
    );
  return {
    cancel: matcherOf("cancel"),
    noLonger: matcherOf("noLonger"),
    skip: matcherOf("skip"),
    skipCleaning: matcherOf("skipCleaning"),
    change: matcherOf("change"),
    stay: matcherOf("stay"),
    rules: matcherOf("rules"),
  } satisfies Record<Lists, PhraseMatcher>;
});

/**
 * Reads that a guest cancels, changes or declines something: "we don't need the taxi any more". Undefined for questions
 * about the rules ("Can I cancel free of charge?") and for bookings of the room, which staff look after in person.
 */
export function readChange(written: string, { language, today }: Reading): GuestRequest | undefined {
  for (const sentence of splitSentences(written))
    for (const matchers of matchersOf(sentence, language)) {
      const found = changeIn(sentence, matchers);
      if (found) return { ...found, ...detailsOf(written, matchers, { ...found, today }) };
    }
  return undefined;
}

/** Short texts in Spanish and Portuguese look alike. */
function matchersOf(sentence: string, language: string): ActMatchers[] {
  const found = matchersFor(sentence, language);
  const other = found.map((one) => lookAlike[one.language]).find((one) => one !== undefined);
  return other ? [...new Set([...found, ...matchersFor(sentence, other)])] : found;
}
const lookAlike: Partial<Record<GuestLanguage, GuestLanguage>> = { es: "pt", pt: "es" };

type Change = { action: ChangeAction; what: RequestKind | null };

function changeIn(sentence: string, matchers: ActMatchers): Change | undefined {
  const text = prepare(sentence, matchers.language);
  const lists = matchersIn(matchers.language);
  const has = (name: Lists) => lists[name].find(text) !== undefined;
  if (has("rules")) return undefined;
  const kind = thingIn(text, matchers);
  const isQuestion = hasQuestionMark(sentence);
  // "They didn't clean our room" has other words; "why don't you clean it?" complains.
  const { complaint, request } = actProbabilities(sentence, matchers.language);
  const complains = complaint >= complaintFrom;
  // "Could you skip the cleaning today, please?" asks for no information.
  const onlyAsks = isQuestion && request < requestFrom && !matchers.has("please", text);
  if (has("skipCleaning") && !onlyAsks && complaint < surelyComplains)
    return { action: "skip", what: "room_cleaning" };
  const isDeclined = kind && services.has(kind) && has("skip") && !onlyAsks && !complains;
  if (isDeclined) return { action: "skip", what: kind };
  if (has("cancel") && (kind || !(isQuestion || has("stay"))))
    return { action: "cancel", what: kind ?? null };
  const isGivenUp = kind && has("noLonger") && !onlyAsks && !complains;
  // "Not at 6, at 7 instead" keeps the taxi.
  if (isGivenUp && !(has("change") && /\d/u.test(text))) return { action: "cancel", what: kind };
  if (has("change") && !complains) {
    if (kind) return ofTheirOwn.has(kind) ? undefined : { action: "change", what: kind };
    if (matchers.names("another_room", text)) return { action: "change", what: "another_room" };
    const isOtherDay = has("stay") && !HOURS.test(text);
    if (isOtherDay || matchers.names("booking_change", text))
      return { action: "change", what: "booking_change" };
  }
  return undefined;
}

/** What is cancelled or changed: a later check-out is a request, not a change of one. */
const thingIn = (text: string, matchers: ActMatchers): RequestKind | undefined =>
  things.find((kind) => matchers.names(kind, text)) ?? (matchers.has("dining", text) ? "table" : undefined);
const things = requestKinds.filter((kind) => kind !== "booking_change" && kind !== "another_room");
const ofTheirOwn: ReadonlySet<RequestKind> = new Set(["late_check_out", "early_check_in", "extra_bed"]);

/** "We arrive an hour later": staff are told, but the booking stays. */
const HOURS =
  /\d[:.h]\d{2}|\d ?(?:am|pm|h|uhr|uur)(?!\p{L})|(?<!\p{L})(?:hours?|stunden?|heures?|horas?|or[ae]|uur|saat\p{L}*|час\p{L}*|ساع\p{L}*)(?!\p{L})|小时|点|時/u;

const requestFrom = 0.5;
const [complaintFrom, surelyComplains] = [0.6, 0.995];

/** What comes without being asked for, each day. */
const services: ReadonlySet<RequestKind> = new Set([
  "room_cleaning",
  "towels",
  "bed_linen",
  "laundry",
  "room_service",
  "toiletries",
]);

/** The former value of a change: "instead of Friday". */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|anstatt|statt|anstelle von|au lieu d[eu]|au lieu d['’]|plutôt que|invece (?:di|del|che)|anziché|en (?:vez|lugar) del?|em vez d[eoa]|in plaats van|ipv|вместо|بدلا? من)\s*(?:the |on |am |den |le |el |il |o |de |op )?[\p{L}\p{N}:.]+|[\p{L}\p{N}]+ yerine/giu;
const FROM = /(?<!\p{L})(?:from|vom|von|del?|du|dal|da|van|с|со|من)(?!\p{L})|从|から/iu;

/** A change may name the former time too: without "instead of", only what cannot be the former one counts. */
function detailsOf(
  written: string,
  matchers: ActMatchers,
  { action, what, today }: Change & { today: string | undefined },
): Omit<GuestRequest, "what" | "action"> {
  const stated = action === "change" ? written.replace(INSTEAD, " ") : written;
  const found = findDetails(stated, matchers, { today: today ?? "2000-01-01", kind: what ?? undefined });
  const { room, time, count } = found;
  const day = today ? found.day : null;
  if (action !== "change") return { count: null, time, day, room };
  const numbers = stated.match(/\d+(?:[:.h]\d+)?/g)?.length ?? 0;
  const isClear = stated !== written || (numbers <= 1 && !FROM.test(stated));
  return isClear ? { count, time, day, room } : { count: null, time: null, day: null, room };
}
