import type { Topic } from "../../lexicon/index.ts";
import { parkingIn, poolIn, shuttleIn } from "../kinds.ts";
import type { Mention } from "../mentions.ts";
import type { Stretch } from "../segments.ts";
import { isClaimable, isWeak, mayLead } from "../topics.ts";
import { isTelling } from "./telling-words.ts";
import { type Found, type Head, inside, type TextRead } from "./text-read.ts";

/** What the sentence is about: the first thing that it names, or what the one before was about. */
export function headOf(reading: TextRead, sentence: Stretch, segments: readonly Stretch[]): Head | null {
  const first = headIn(reading, sentence);
  if (first && (!isWeak(first.topic) || first.topic === reading.subject.topic || first.leads)) return first;
  if (reading.current && !startsWithSomethingElse(reading, sentence, segments)) return reading.current;
  return reading.subject.topic === null ? first : null;
}

/** What a stretch is about by its own words. */
export function headIn(reading: TextRead, stretch: Stretch): Head | null {
  const inIt = reading.named.mentions.filter(
    (mention) => mention.from >= stretch.from && mention.to <= stretch.to,
  );
  const strong = inIt.filter((mention) => !isWeak(mention.topic));
  const sames = inIt.filter(
    (m) => m.topic === reading.subject.topic && !strong.some((s) => !s.isPlace && s.from < m.from),
  );
  // "In smoking rooms smoking is allowed" says so of the second one.
  const same = sames.find((mention) => !mention.isPlace) ?? sames[0];
  const leading = inIt.find((mention) => !mention.isPlace && leads(reading, mention, stretch));
  if (leading && leading.topic !== reading.subject.topic)
    return {
      topic: leading.topic,
      which: leading.which ?? side(reading, leading),
      mention: leading,
      leads: true,
    };
  const chosen =
    same ??
    strong.find((mention) => !mention.isPlace) ??
    (reading.subject.topic === null && !reading.current ? (strong[0] ?? inIt[0]) : undefined);
  if (!chosen) return null;
  // "Our restaurant serves dinner from 18:00": these are the hours of dinner.
  const meals = strong.filter((mention) => isMeal.has(mention.topic) && !mention.isPlace);
  const [meal] = meals;
  if (chosen.topic === "restaurant" && meal && meals.length === 1)
    return { topic: meal.topic, which: meal.which, mention: meal, servedBy: chosen.topic };
  // "The breakfast room keeps your luggage until 18:00" may be about either.
  const others = new Set(strong.filter((mention) => !mention.isPlace).map(({ topic }) => topic));
  if (
    reading.subject.topic !== null &&
    chosen.topic !== reading.subject.topic &&
    others.size > 1 &&
    !isWeak(reading.subject.topic)
  )
    return { topic: chosen.topic, which: null, mention: chosen, isVague: true };
  if (reading.subject.topic !== null && isOneOf[reading.subject.topic] === chosen.topic)
    return { topic: reading.subject.topic, which: reading.subject.which, mention: chosen };
  const isSubject = chosen.topic === reading.subject.topic;
  return {
    topic: chosen.topic,
    which: chosen.which ?? (isSubject ? reading.subject.which : null) ?? side(reading, chosen),
    mention: chosen,
  };
}

const isMeal: ReadonlySet<Topic> = new Set(["breakfast", "lunch", "dinner"]);

/** "Our reception is staffed around the clock", "a taxi costs 40 €": what a sentence begins with. */
function leads({ text }: TextRead, mention: Mention, stretch: Stretch): boolean {
  return mayLead(mention.topic) && beginning.test(text.slice(stretch.from, mention.from));
}

const beginning =
  /^\s*(?:(?:no problem|kein problem)[,.:]\s*)?(?:(?:the|our|a|an|hotel|unsere?|ein|eine|die|der|das|notre|la|le|el|il|lo|o|a|nuestr[oa]|nostr[oa]|noss[oa])\s+){0,2}(?:(?<=(?:the|our|a|an|ein\p{L}*|die|der|das|unser\p{L}*)\s+)\p{L}+\s+)?$/u;
const startsOrder =
  /^(?!\p{L}+s )\p{L}+ (?:(?:it|them|this|these|in|off|out|up|down|back|your|yours|us|by|at|on|to|before|until|after|sie|ihr\p{L}*|es|uns|bis|vor|bei|votre|vos|nous|su|sus|vostr\p{L}*)(?!\p{L})|\d)/u;

/** "Indoor pool", "in the garage": one of several that many houses have. */
export function side({ text, patterns }: TextRead, mention: Mention): string | null {
  if (mention.topic === "pool") return poolIn(text.slice(Math.max(0, mention.from - 22), mention.to + 22));
  if (mention.topic !== "parking" && mention.topic !== "shuttle") return null;
  const start =
    Math.max(...[".", "!", "?", ";", "\n"].map((mark) => text.lastIndexOf(mark, mention.from))) + 1;
  const end = /[.!?;\n]/u.exec(text.slice(mention.to));
  const sentence = text.slice(start, end ? mention.to + end.index : text.length);
  return mention.topic === "shuttle" ? shuttleIn(sentence) : parkingIn(sentence, patterns.language);
}

/** Who speaks of moving in where early check-in is the subject, speaks of that. */
const isOneOf: Partial<Record<Topic, Topic>> = {
  early_check_in: "check_in",
  late_check_in: "check_in",
  late_check_out: "check_out",
};

/** "The café opens at 7:00 and serves breakfast": another house has its breakfast, too. */
export function isOfAnother(
  reading: TextRead,
  sentence: Stretch,
  { topic, mention }: Head,
  segments: readonly Stretch[],
  { times, money }: Found,
): boolean {
  if (!mention || topic === reading.subject.topic) return false;
  const lead = { from: sentence.from, to: mention.from };
  if (![...times, ...money].some((value) => inside(value, lead))) return false;
  return (
    reading.named.mentions.some((m) => inside(m, lead) && !m.isPlace && !isClaimable(m.topic)) ||
    startsWithSomethingElse(reading, lead, segments)
  );
}

/** "The kiosk opens at 9:00" is not about what was spoken of before. */
function startsWithSomethingElse(
  reading: TextRead,
  sentence: Stretch,
  segments: readonly Stretch[],
): boolean {
  const end =
    segments.length > 1 && (segments[0]?.to ?? 0) - sentence.from > 25
      ? (segments[0]?.to ?? sentence.to)
      : sentence.to;
  let looked = 0;
  for (const [i, word] of reading.named.words.entries()) {
    if (word.from < sentence.from || word.to > end) continue;
    if (startsWithNumber(word.text)) return false;
    if (word.script === "ideographs") return false;
    if (!isTelling(reading, word)) continue;
    // "Hand it in by 10:00" is an order, and what it is about was said before.
    if (looked === 0 && startsOrder.test(reading.text.slice(word.from, end))) continue;
    if (reading.named.known[i]) {
      looked += 1;
      if (looked > 1) return false;
      continue;
    }
    return true;
  }
  return false;
}

const startsWithNumber = (word: string): boolean => {
  const code = word.charCodeAt(0);
  return code < 0x80 ? code < 0x3a : /^\p{N}/u.test(word);
};
