import type { AnswerableEntry } from "../entries/index.ts";
import { topicsIn } from "../lexicon/index.ts";
import { fold, Phrases } from "../text/index.ts";
import { doubtWords } from "./doubts.words.ts";

const asksWhetherSafe = new Phrases(doubtWords.asksWhetherSafe);
const aSafe = new Phrases(doubtWords.aSafe);
const saysSafe = new Phrases(doubtWords.saysSafe);
const asksWhetherDrinkable = new Phrases(doubtWords.asksWhetherDrinkable);
const saysDrinkable = new Phrases(doubtWords.saysDrinkable);
const asksLeave = new Phrases(doubtWords.asksLeave);
const asksFavour = new Phrases(doubtWords.asksFavour);
const ordersAssistant = new Phrases(doubtWords.ordersAssistant);

type Place = { language: string; venueName: string };

/**
 * True where an entry is about what was asked and still no answer: another hotel is meant, the entry does not say
 * what was asked of the thing, or the guest wishes for more than it grants.
 */
export function isDoubtful(question: string, entry: AnswerableEntry, place: Place): boolean {
  const asked = fold(question);
  const said = fold(
    Object.values(entry.texts)
      .map(({ title, text }) => `${title} ${text}`)
      .join(" "),
  );
  const asksSafe = asksWhetherSafe.firstIn(aSafe.without(asked)) ?? asksWhetherSafe.firstIn(asked);
  const isASafe = aSafe.firstIn(asked) && !asksWhetherSafe.firstIn(aSafe.without(asked));
  if (asksSafe && !isASafe && !saysSafe.firstIn(said)) return true;
  if (asksWhetherDrinkable.firstIn(asked) && !saysDrinkable.firstIn(said)) return true;
  return namesAnotherHotel(question, place) || wishesForMore(asked, said, place.language);
}

/** True where a text gives orders to the assistant rather than asks the house. */
export function givesOrders(text: string): boolean {
  return (
    /^\s*(?:system|assistant|developer)\s*:/iu.test(text) || ordersAssistant.firstIn(fold(text)) !== undefined
  );
}

const HOTEL_NAME =
  /(?<!\p{L})(?:hotel|hôtel|hotels|albergo|pension|resort|otel|отел[ье]|гостиниц[ае])\s+["'“«„]?(\p{Lu}[\p{L}\p{M}'’-]+)/giu;
const NAME_HOTEL =
  /(?<!\p{L})(?:at|in|of|to|from|im|beim|vom|au|nel|no|het|the)\s+((?:\p{Lu}[\p{L}\p{M}'’-]+\s+)+)(?:hotel|hôtel|resort|inn)(?!\p{L})/giu;

/** "Is the pool at Hotel Vicina heated?" A capital that begins a subject of the house ("im Hotel Parkplätze") is no name. */
function namesAnotherHotel(question: string, { language, venueName }: Place): boolean {
  const own = fold(venueName);
  const isOther = (name: string) =>
    /^\p{Lu}\p{Ll}/u.test(name) && !own.includes(fold(name)) && topicsIn(name, language).size === 0;
  const named = [...question.matchAll(HOTEL_NAME), ...question.matchAll(NAME_HOTEL)];
  return named.some(([, name = ""]) => name.trim().split(/\s+/).some(isOther));
}

const IN_TOPICS = new Set(["check_in", "early_check_in"]);
const OUT_TOPICS = new Set(["check_out", "late_check_out"]);

/** A room before its time or after it, or without paying for that, is granted by a person. */
function wishesForMore(asked: string, said: string, language: string): boolean {
  if (!asksLeave.firstIn(asked)) return false;
  const topics = [...topicsIn(asked, language)];
  const isIn = topics.some((topic) => IN_TOPICS.has(topic));
  const isOut = topics.some((topic) => OUT_TOPICS.has(topic));
  if (!isIn && !isOut) return false;
  if (asksFavour.firstIn(asked)) return true;
  const wished = minutesIn(asked);
  const granted = minutesIn(said);
  if (granted.length === 0) return false;
  const earliest = Math.min(...granted);
  const latest = Math.max(...granted);
  return wished.some((minutes) => (isIn && minutes < earliest) || (isOut && minutes > latest));
}

const CLOCK = /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m|p\.?m|uhr|h|点|點|時|час)?(?![\d\p{L}])/gu;

/** The times of day a folded text names, in minutes; "4 pm" and "16:00", and no number without either. */
function minutesIn(folded: string): number[] {
  return [...folded.matchAll(CLOCK)].flatMap(([whole, hours, minutes, unit]) => {
    if (!unit && !/\d[:h]\d/.test(whole)) return [];
    const half = unit?.[0] === "p" ? 12 : 0;
    const isTwelveHours = unit?.[0] === "a" || unit?.[0] === "p";
    const hour = isTwelveHours ? (Number(hours) % 12) + half : Number(hours);
    return hour > 24 ? [] : [hour * 60 + Number(minutes ?? 0)];
  });
}
