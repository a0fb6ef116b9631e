import type { GuestRequest } from "@bellhop/contract/messages";
import { type RequestKind, requestKinds } from "@bellhop/contract/request-kinds";
import type { GuestLanguage } from "../../detection/index.ts";
import { cached, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { commaPieces } from "../pieces.ts";
import { splitSentences } from "../split-sentences.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { type ChangeWords, changeWords } from "./change.words.ts";
import { namesDay } from "./find-date.ts";
import { findDetails } from "./find-details.ts";
import { withoutDenied, withoutInstead } from "./former-values.ts";
import { butRather } from "./order.words.ts";
import { actProbabilities } from "./read-act.ts";
import { asksForInformation } from "./reads-as-order.ts";
import { isSpaced } from "./take-text.ts";

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
  if (readPutOff(written, { language, today })) return undefined;
  for (const sentence of splitSentences(written))
    for (const piece of neighbouringPieces(sentence))
      for (const matchers of matchersOf(sentence, language)) {
        if (asksWhere(sentence, matchers)) continue;
        const found = changeIn(piece, matchers);
        if (!found || isExchange(found)) continue;
        const isUncertain = piece !== sentence && namesSeveral(sentence, matchers);
        const what = isUncertain ? null : nameable(found.what, piece, matchers);
        return { ...found, what, ...detailsOf(written, matchers, { ...found, today }) };
      }
  return undefined;
}

/** "Where can we have a bite tomorrow without having to go out?" */
const asksWhere = (sentence: string, matchers: ActMatchers): boolean =>
  asksForInformation(sentence, matchers) &&
  actProbabilities(sentence, matchers.language).question >= surelyAsks;
const surelyAsks = 0.9;

/** Fresh towels are a request: nothing that was agreed changes. */
const isExchange = ({ action, what }: Pick<GuestRequest, "action" | "what">) =>
  action === "change" && what !== null && (what === "towels" || what === "bed_linen");

/** A voice note has no full stops: what is changed is near the words that change it. */
function neighbouringPieces(sentence: string): string[] {
  if (sentence.split(/\s+/u).length <= maxWords) return [sentence];
  const pieces = commaPieces(sentence);
  return pieces.length < 2 ? [sentence] : pieces.slice(1).map((piece, at) => `${pieces[at]}, ${piece}`);
}
const maxWords = 20;

/** "The massage for Thursday, … a cold on the boat, so I don't want it": which one is not certain. */
const namesSeveral = (sentence: string, matchers: ActMatchers): boolean =>
  things.filter((kind) => matchers.names(kind, prepare(sentence, matchers.language))).length > 1;

/** The kind, if its name says what the sentence names. */
function nameable(kind: RequestKind | null, sentence: string, matchers: ActMatchers): RequestKind | null {
  const text = prepare(sentence, matchers.language);
  // A meal or "our arrival" has no phrases of its kind.
  return kind && matchers.names(kind, text) && !matchers.isCalled(kind, text) ? null : kind;
}

/** Short texts in Spanish and Portuguese look alike. */
function matchersOf(sentence: string, language: string): ActMatchers[] {
  const found = matchersFor(sentence, language);
  const other = found.map((one) => lookAlike[one.language]).find((one) => one !== undefined);
  return other ? [...new Set([...found, ...matchersFor(sentence, other)])] : found;
}
const lookAlike: Partial<Record<GuestLanguage, GuestLanguage>> = { es: "pt", pt: "es" };

const rather = cached((language) => {
  const words = butRather[language as GuestLanguage].split(",").map((word) => word.trim());
  return new RegExp(
    words
      .map((word) => (isSpaced(language as GuestLanguage) ? `(?<!\\p{L})${word}(?!\\p{L})` : word))
      .join("|"),
    "iu",
  );
});

/** "Please don't clean today, but tomorrow at eleven": the service is wanted, later. */
export function readPutOff(text: string, { language, today }: Reading): GuestRequest | undefined {
  for (const matchers of matchersFor(text, language)) {
    const found = rather(matchers.language).exec(text);
    if (!found) continue;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index)];
    const what = declinedIn(before, matchers);
    if (!what || namesOther(after, what, matchers)) continue;
    const { time, day } = findDetails(after, matchers, { today: today ?? "2000-01-01", kind: what });
    if (time === null && day === null) continue;
    const { room } = findDetails(text, matchers, { today, kind: what });
    return { what, count: null, time, day: today ? day : null, room };
  }
  return undefined;
}

function namesOther(text: string, kind: RequestKind, matchers: ActMatchers): boolean {
  const other = matchers.kindIn(prepare(text, matchers.language));
  return other !== undefined && other !== kind;
}

/** A statement that gives something up, whatever it names: "we don't need the babysitter any more". */
export const givesUp = (text: string, language: string): boolean =>
  !hasQuestionMark(text) &&
  matchersFor(text, language).some((matchers) => {
    const lists = matchersIn(matchers.language);
    const prepared = prepare(text, matchers.language);
    const has = (name: Lists) => lists[name].find(prepared) !== undefined;
    return (has("cancel") || has("noLonger")) && !has("rules") && !asksForInformation(text, matchers);
  });

/** The service that a text declines: "don't clean the room". */
function declinedIn(written: string, matchers: ActMatchers): RequestKind | undefined {
  const found = changeIn(written, matchers);
  return found?.action === "skip" ? (found.what ?? undefined) : undefined;
}

type Change = { action: ChangeAction; what: RequestKind | null };

/** "I forgot my toothbrush": without accents, "olvidé" is also "forget it". */
const FORGOT =
  /(?<!\p{L})(?:i (?:have |ve )?forg[oe]t\p{L}*|we (?:have |ve )?forg[oe]t\p{L}*|forgot|(?:(?:se )?(?:me|nos) )?olvid(?:é|amos|ado)|(?:me|nos) he(?:mos)? olvidado|(?:me|nos) esquec\p{L}*|esqueci(?:-me)?|esquecemos|(?:ho|abbiamo) (?:dimenticato|scordato)|(?:ai|avons|a) oublié|(?:habe|haben|hab)(?: \p{L}+){0,4} vergessen|(?:heb|hebben)(?: \p{L}+){0,4} vergeten|unuttu[mk]|unutmuş\p{L}*|забыл\p{L}*|نسي(?:ت|نا))(?!\p{L})|忘了|忘记带|忘れ(?:て|た|まし)/giu;

/** "There is no toilet paper left" wants some. */
const LACKS =
  /(?<!\p{L})(?:(?:haben|habe|hab|ist|gibt es|da ist) (?:hier |leider |gar )?kein\p{L}*(?: \p{L}+){1,3} mehr|(?:hebben|heb|er is|is er)(?: \p{L}+)? geen(?: \p{L}+){1,3} meer|(?:il n['’]y a|on n['’]a|nous n['’]avons|y a) plus de)(?!\p{L})/giu;

function changeIn(written: string, matchers: ActMatchers): Change | undefined {
  const sentence = written.replace(FORGOT, " ").replace(LACKS, " ");
  const text = prepare(sentence, matchers.language);
  const lists = matchersIn(matchers.language);
  const has = (name: Lists) => lists[name].find(text) !== undefined;
  if (has("rules")) return undefined;
  const named = thingIn(text, matchers);
  const kind = named && decidesOtherwise(sentence, named, matchers) ? undefined : named;
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
  const mayBeUnnamed = !isQuestion && !has("stay") && !DECIDES.test(lists.cancel.find(text) ?? "");
  if (has("cancel") && (kind || mayBeUnnamed)) return { action: "cancel", what: kind ?? null };
  const isGivenUp = kind && has("noLonger") && !onlyAsks && !complains;
  // "Not at 6, at 7 instead" keeps the taxi.
  if (isGivenUp && !(has("change") && /\d/u.test(text))) return { action: "cancel", what: kind };
  if (has("change") && !complains && (!onlyCompares(text, matchers) || statesWhen(sentence, matchers))) {
    if (kind) return ofTheirOwn.has(kind) ? undefined : { action: "change", what: kind };
    if (matchers.names("another_room", text)) return { action: "change", what: "another_room" };
    const isOtherDay = has("stay") && !HOURS.test(text);
    if (isOtherDay || matchers.names("booking_change", text))
      return { action: "change", what: "booking_change" };
  }
  return undefined;
}

/** "We decided not to drive, please book us a taxi": what is decided against is named beside these words. */
const decidesOtherwise = (sentence: string, kind: RequestKind, matchers: ActMatchers): boolean => {
  const { cancel, noLonger } = matchersIn(matchers.language);
  const decided = commaPieces(sentence)
    .map((piece) => prepare(piece, matchers.language))
    .filter((piece) => [cancel, noLonger].some((list) => DECIDES.test(list.find(piece) ?? "")));
  return decided.length > 0 && decided.every((piece) => thingIn(piece, matchers) !== kind);
};
const DECIDES =
  /^(?:decided|decide de|decidido|decidimos|deciso|besloten|решили|قررنا|决定不|ことにしません|行かないことに|しないことに|\p{L}+ memeye karar|gitmemeye karar|almamaya karar)/u;

/** "By train instead of hiring a car", "after all": a change only beside a number or a day. */
const onlyCompares = (text: string, { language }: ActMatchers): boolean =>
  COMPARES.test(matchersIn(language).change.find(text) ?? "");
const COMPARES =
  /^(?:instead|rather than|statt|anstatt|anstelle|lieber|stattdessen|au lieu|plutot|a la place|finalement|en (?:vez|lugar)|al final|finalmente|invece|al posto|piuttosto|alla fine|anziche|em (?:vez|lugar)|ao inves|afinal|in plaats|ipv|i p v|liever|yerine|вместо|а не|بدل|عوضا|而不是|不是|代わりに|ではなく|じゃなくて)/u;
const statesWhen = (sentence: string, matchers: ActMatchers): boolean =>
  commaPieces(sentence)
    .filter((piece) => onlyCompares(prepare(piece, matchers.language), matchers))
    .some((piece) => namesWhen(piece, matchers));
const namesWhen = (sentence: string, matchers: ActMatchers): boolean =>
  /(?<!\p{N})\p{N}{1,2}(?!\p{N})|[一二三四五六七八九十]/u.test(sentence) || namesDay(sentence, matchers);

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

const FROM = /(?<!\p{L})(?:from|vom|von|del?|du|dal|da|van|с|со|من)(?!\p{L})|从|から/iu;

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** A change may name the former time too: without "instead of", only what cannot be the former one counts. */
function detailsOf(
  written: string,
  matchers: ActMatchers,
  { action, what, today }: Change & { today: string | undefined },
): Omit<GuestRequest, "what" | "action"> {
  const plain = written.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const stated = action === "change" ? withoutDenied(withoutInstead(plain)) : plain;
  const found = findDetails(stated, matchers, { today: today ?? "2000-01-01", kind: what ?? undefined });
  const { room, time, count } = found;
  const day = today ? found.day : null;
  if (action !== "change") return { count: null, time, day, room };
  const numbers = stated.match(/\d+(?:[:.h]\d+)?/g)?.length ?? 0;
  const isClear = stated !== plain || (numbers <= 1 && !FROM.test(stated));
  return isClear ? { count, time, day, room } : { count: null, time: null, day: null, room };
}
