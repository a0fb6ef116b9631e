import type { GuestLanguage } from "../../detection/index.ts";
import { cached, hasQuestionMark } from "../../text/index.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { findDetails, withDigits } from "./find-details.ts";
import { followUpWords } from "./follow-up.words.ts";
import { offerAnswerWords } from "./offer-answer.words.ts";
import { actProbabilities } from "./read-act.ts";

/** What a guest answers to an offer. Null: not said. */
export type OfferAnswer =
  | { does: "order"; count: number | null; day: string | null; time: string | null }
  | { does: "decline" };

type Reading = {
  language: string;
  today?: string | undefined;
  /** The name of what is offered: a guest may repeat it. */
  offered: string;
};

const maxWords = 10;
const maxCharacters = 120;
/** With more unknown words than these, a yes may mean something else. */
const maxUnknownWords = 3;

const THUMB_UP = /^\s*[👍👌✅]/u;
const THUMB_DOWN = /^\s*[👎❌🙅]/u;

/**
 * Reads a short reply to an offer: a clear yes, with how many and when, or a clear no. "Two please" and "for Friday" are a
 * yes too. Undefined for anything else: a question, a doubt, thanks, another request.
 */
export function readOfferAnswer(written: string, reading: Reading): OfferAnswer | undefined {
  if (hasQuestionMark(written) || written.length > maxCharacters) return undefined;
  if (!/[\p{L}\p{N}]/u.test(written)) {
    if (THUMB_DOWN.test(written)) return { does: "decline" };
    return THUMB_UP.test(written) ? { does: "order", count: null, day: null, time: null } : undefined;
  }
  for (const matchers of matchersFor(written, reading.language)) {
    const found = answerIn(written, matchers, reading);
    if (found) return found;
  }
  return undefined;
}

function answerIn(
  written: string,
  matchers: ActMatchers,
  { today, offered }: Reading,
): OfferAnswer | undefined {
  const { language } = matchers;
  const text = plain(prepare(written, language));
  const lists = listsIn(language);
  const all = wordsOf(text);
  if (all.length > maxWords || actProbabilities(written, language).complaint >= 0.5) return undefined;
  const named = matchers.kindIn(text);
  if (named && !matchers.names(named, plain(prepare(offered, language)))) return undefined;
  const rest = withoutFillersBefore(text, lists);
  const unknown = wordsOf(withDigits(rest, language)).filter(
    (word) => !isKnown(word, { lists, language, offered }),
  );
  const unspoken = (...phrases: string[]) =>
    unknown.filter((word) => !phrases.flatMap(wordsOf).includes(word));
  if (lists.declines.some((phrase) => begins(rest, phrase))) {
    // "No hot water" is no answer; "no, we have one" is.
    const isCut = /^[^\p{L}]*[\p{L}\p{M}']+\s*(?:[,.!;:،。、！，]|$)/u.test(written);
    const others = unspoken(...lists.declines).length;
    const isDoubted = /\d/u.test(rest) || lists.doubts.some((phrase) => has(rest, phrase));
    return isDoubted || others > (isCut ? maxUnknownWords : 0) ? undefined : { does: "decline" };
  }
  if (lists.doubtful.some((phrase) => has(text, phrase))) return undefined;
  const isClear = lists.orders.some((phrase) => begins(rest, phrase));
  const isFine =
    !isClear && !matchers.has("thanks", text) && lists.accepts.some((phrase) => begins(rest, phrase));
  const details = detailsOf(written, matchers, today);
  const hasDetails = details.count !== null || details.day !== null || details.time !== null;
  if (isClear || isFine) {
    const others = unspoken(...lists.orders, ...lists.accepts);
    return others.length <= maxUnknownWords ? { does: "order", ...details } : undefined;
  }
  return hasDetails && unknown.length === 0 ? { does: "order", ...details } : undefined;
}

function detailsOf(written: string, matchers: ActMatchers, today: string | undefined) {
  const read = findDetails(written, matchers, { today: today ?? "2000-01-01", kind: undefined });
  const day = today ? read.day : null;
  const { time } = read;
  if (read.count !== null || time !== null) return { count: read.count, day, time };
  const numbers =
    withDigits(plain(prepare(written, matchers.language)), matchers.language).match(/\d+/gu) ?? [];
  const [only, ...more] = numbers.map(Number);
  const isCount = only !== undefined && more.length === 0 && only > 0 && only < 100 && read.day === null;
  return { count: isCount ? only : null, day, time };
}

type Lists = Record<"orders" | "declines" | "fillers" | "accepts" | "doubts" | "doubtful", string[]>;

const listsIn = cached((code): Lists => {
  const language = code as GuestLanguage;
  const list = (phrases: string) =>
    phrases.split(",").map((phrase) => plain(prepare(phrase.trim(), language)));
  const own = offerAnswerWords[language];
  const { accepts, doubts } = followUpWords[language];
  const orders = list(own.orders);
  // Stars stand for endings, which are not needed here.
  const doubtful = list(doubts.replaceAll("*", ""));
  return {
    orders,
    declines: list(own.declines),
    fillers: list(own.fillers),
    accepts: list(accepts.replaceAll("*", "")),
    // "No, but perhaps later" is no clear no.
    doubts: doubtful.filter((word) => !list(own.declines).some((phrase) => has(phrase, word))),
    // "Why not" is a yes.
    doubtful: doubtful.filter((word) => !orders.some((phrase) => has(phrase, word))),
  };
});

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}:]+/gu, " ").trim();

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** Chinese, Japanese and Thai write no spaces. */
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const begins = (text: string, phrase: string): boolean =>
  isUnspaced(phrase) ? text.startsWith(phrase) : `${text} `.startsWith(`${phrase} `);

const has = (text: string, phrase: string): boolean =>
  isUnspaced(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);

/** "Thanks, yes": what comes before the answer. A phrase that is an answer stays. */
function withoutFillersBefore(text: string, { fillers, orders, declines, accepts }: Lists): string {
  let rest = text;
  for (;;) {
    const isAnswer = [...orders, ...declines, ...accepts].some((phrase) => begins(rest, phrase));
    const filler = isAnswer ? undefined : fillers.find((word) => begins(rest, word));
    if (filler === undefined) return rest;
    rest = rest.slice(filler.length).trim();
  }
}

type Known = { lists: Lists; language: GuestLanguage; offered: string };

function isKnown(word: string, { lists, language, offered }: Known): boolean {
  if (/^\d{1,2}(?::\d\d)?(?:st|nd|rd|th|h|am|pm)?$/u.test(word) || lists.fillers.includes(word)) return true;
  if (datesIn(language).has(word) || has(plain(prepare(offered, language)), word)) return true;
  return isUnspaced(word);
}

/** The names of days and months, folded. */
const datesIn = cached((code) => {
  const language = code as GuestLanguage;
  const names = new Set<string>();
  for (const style of ["long", "short"] as const) {
    const weekday = new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" });
    const month = new Intl.DateTimeFormat(language, { day: "numeric", month: style, timeZone: "UTC" });
    for (let at = 0; at < 12; at++) {
      const texts = [weekday.format(Date.UTC(2026, 0, 1 + at)), month.format(Date.UTC(2026, at, 1))];
      for (const name of texts) for (const word of wordsOf(plain(prepare(name, language)))) names.add(word);
    }
  }
  for (const word of relativeDays[language].split(" ")) names.add(plain(prepare(word, language)));
  return names;
});

const relativeDays: Record<GuestLanguage, string> = {
  en: "today tomorrow tonight next",
  de: "heute morgen übermorgen nächsten",
  fr: "aujourd hui demain soir prochain",
  es: "hoy mañana próximo que viene",
  it: "oggi domani stasera prossimo",
  pt: "hoje amanhã próximo feira",
  nl: "vandaag morgen volgende",
  tr: "bugün yarın akşam",
  ru: "сегодня завтра послезавтра пятницу среду субботу",
  ar: "اليوم غدا بكره الجمعه السبت الاحد",
  zh: "今天 明天",
  ja: "今日 明日",
};
