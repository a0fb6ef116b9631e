import type { Topic } from "../../lexicon/index.ts";
import { parkingIn, poolIn, shuttleIn } from "../topic-kinds.ts";
import { isClaimable, isWeak, mayLead } from "../topics.ts";
import { isContentWord } from "./content-words.ts";
import type { FoundValues, Head, ReadingContext } from "./reading-context.ts";
import { isWithin, type Span } from "./segments.ts";
import type { Mention } from "./topic-mentions.ts";

/** The topic of a sentence: the first one it names, or the previous sentence's. */
export function headOf(context: ReadingContext, sentence: Span, segments: readonly Span[]): Head | null {
  const first = headIn(context, sentence);
  if (first && (!isWeak(first.topic) || first.topic === context.subject.topic || first.leads)) return first;
  if (context.current && !startsWithSomethingElse(context, sentence, segments)) return context.current;
  return context.subject.topic === null ? first : null;
}

export function headIn(context: ReadingContext, stretch: Span): Head | null {
  const inIt = context.named.mentions.filter((mention) => isWithin(mention, stretch));
  const strong = inIt.filter((mention) => !isWeak(mention.topic));
  const sames = inIt.filter(
    (m) => m.topic === context.subject.topic && !strong.some((s) => !s.isPlace && s.from < m.from),
  );
  // "In smoking rooms smoking is allowed": the second mention counts.
  const same = sames.find((mention) => !mention.isPlace) ?? sames[0];
  const leading = inIt.find((mention) => !mention.isPlace && leads(context, mention, stretch));
  if (leading && leading.topic !== context.subject.topic)
    return {
      topic: leading.topic,
      which: leading.which ?? side(context, leading),
      mention: leading,
      leads: true,
    };
  const chosen =
    same ??
    strong.find((mention) => !mention.isPlace) ??
    (context.subject.topic === null && !context.current ? (strong[0] ?? inIt[0]) : undefined);
  if (!chosen) return null;
  // "Our restaurant serves dinner from 18:00" states the hours of dinner.
  const meals = strong.filter((mention) => isMeal.has(mention.topic) && !mention.isPlace);
  const [meal] = meals;
  if (chosen.topic === "restaurant" && meal && meals.length === 1)
    return { topic: meal.topic, which: meal.which, mention: meal, servedBy: chosen.topic };
  // "The breakfast room keeps your luggage until 18:00" is ambiguous.
  const others = new Set(strong.filter((mention) => !mention.isPlace).map(({ topic }) => topic));
  if (
    context.subject.topic !== null &&
    chosen.topic !== context.subject.topic &&
    others.size > 1 &&
    !isWeak(context.subject.topic)
  )
    return { topic: chosen.topic, which: null, mention: chosen, isVague: true };
  if (context.subject.topic !== null && isOneOf[context.subject.topic] === chosen.topic)
    return { topic: context.subject.topic, which: context.subject.which, mention: chosen };
  const isSubject = chosen.topic === context.subject.topic;
  return {
    topic: chosen.topic,
    which: chosen.which ?? (isSubject ? context.subject.which : null) ?? side(context, chosen),
    mention: chosen,
  };
}

const isMeal: ReadonlySet<Topic> = new Set(["breakfast", "lunch", "dinner"]);

function leads({ text }: ReadingContext, mention: Mention, stretch: Span): boolean {
  return mayLead(mention.topic) && beginning.test(text.slice(stretch.from, mention.from));
}

const beginning =
  /^\s*(?:(?:no problem|kein problem)[,.:]\s*)?(?:(?:the|our|a|an|hotel|unsere?|ein|eine|die|der|das|notre|la|le|el|il|lo|o|a|nuestr[oa]|nostr[oa]|noss[oa])\s+){0,2}(?:(?<=(?:the|our|a|an|ein\p{L}*|die|der|das|unser\p{L}*)\s+)\p{L}+\s+)?$/u;
const startsOrder =
  /^(?!\p{L}+s )\p{L}+ (?:(?:it|them|this|these|in|off|out|up|down|back|your|yours|us|by|at|on|to|before|until|after|sie|ihr\p{L}*|es|uns|bis|vor|bei|votre|vos|nous|su|sus|vostr\p{L}*)(?!\p{L})|\d)/u;

/** The variant by the words around a mention: "indoor pool", "in the garage". */
export function side({ text, patterns }: ReadingContext, mention: Mention): string | null {
  if (mention.topic === "pool") return poolIn(text.slice(Math.max(0, mention.from - 22), mention.to + 22));
  if (mention.topic !== "parking" && mention.topic !== "shuttle") return null;
  const start =
    Math.max(...[".", "!", "?", ";", "\n"].map((mark) => text.lastIndexOf(mark, mention.from))) + 1;
  const end = /[.!?;\n]/u.exec(text.slice(mention.to));
  const sentence = text.slice(start, end ? mention.to + end.index : text.length);
  return mention.topic === "shuttle" ? shuttleIn(sentence) : parkingIn(sentence, patterns.language);
}

/** In an entry about early check-in, "check-in" means early check-in. */
const isOneOf: Partial<Record<Topic, Topic>> = {
  early_check_in: "check_in",
  late_check_in: "check_in",
  late_check_out: "check_out",
};

/** "The café opens at 7:00 and serves breakfast" is not about this hotel's breakfast. */
export function isOfAnother(
  context: ReadingContext,
  sentence: Span,
  { topic, mention }: Head,
  segments: readonly Span[],
  { times, money }: FoundValues,
): boolean {
  if (!mention || topic === context.subject.topic) return false;
  const lead = { from: sentence.from, to: mention.from };
  if (![...times, ...money].some((value) => isWithin(value, lead))) return false;
  return (
    context.named.mentions.some((m) => isWithin(m, lead) && !m.isPlace && !isClaimable(m.topic)) ||
    startsWithSomethingElse(context, lead, segments)
  );
}

/** "The kiosk opens at 9:00" is not about the previous topic. */
function startsWithSomethingElse(
  context: ReadingContext,
  sentence: Span,
  segments: readonly Span[],
): boolean {
  const end =
    segments.length > 1 && (segments[0]?.to ?? 0) - sentence.from > 25
      ? (segments[0]?.to ?? sentence.to)
      : sentence.to;
  let looked = 0;
  for (const [i, word] of context.named.words.entries()) {
    if (word.from < sentence.from || word.to > end) continue;
    if (startsWithNumber(word.text)) return false;
    if (word.script === "ideographs") return false;
    if (!isContentWord(context, word)) continue;
    // "Hand it in by 10:00" continues the previous topic.
    if (looked === 0 && startsOrder.test(context.text.slice(word.from, end))) continue;
    if (context.named.known[i]) {
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
