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
  if (context.current && !startsWithOtherTopic(context, sentence, segments)) return context.current;
  return context.subject.topic === null ? first : null;
}

export function headIn(context: ReadingContext, span: Span): Head | null {
  const { subject, current } = context;
  const inIt = context.named.mentions.filter((mention) => isWithin(mention, span));
  const strong = inIt.filter((mention) => !isWeak(mention.topic));
  const main = strong.filter((mention) => !mention.isPlace);
  const same = inIt.filter((m) => m.topic === subject.topic && !main.some((s) => s.from < m.from));
  const leading = inIt.find((mention) => !mention.isPlace && leads(context, mention, span));
  if (leading && leading.topic !== subject.topic)
    return {
      topic: leading.topic,
      which: leading.which ?? side(context, leading),
      mention: leading,
      leads: true,
    };
  // "In smoking rooms smoking is allowed": the second mention counts.
  const mention =
    same.find((one) => !one.isPlace) ??
    same[0] ??
    main[0] ??
    (subject.topic === null && !current ? (strong[0] ?? inIt[0]) : undefined);
  if (!mention) return null;
  const { topic } = mention;
  // "Our restaurant serves dinner from 18:00" states the hours of dinner.
  const [meal, another] = main.filter((one) => isMeal.has(one.topic));
  if (topic === "restaurant" && meal && !another)
    return { topic: meal.topic, which: meal.which, mention: meal, servedBy: topic };
  if (subject.topic === null) return { topic, which: mention.which ?? side(context, mention), mention };
  // "The breakfast room keeps your luggage until 18:00" is ambiguous.
  const isAmbiguous = new Set(main.map((one) => one.topic)).size > 1 && !isWeak(subject.topic);
  if (topic !== subject.topic && isAmbiguous) return { topic, which: null, mention, isVague: true };
  if (isOneOf[subject.topic] === topic) return { topic: subject.topic, which: subject.which, mention };
  const ofSubject = topic === subject.topic ? subject.which : null;
  return { topic, which: mention.which ?? ofSubject ?? side(context, mention), mention };
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
    startsWithOtherTopic(context, lead, segments)
  );
}

/** "The kiosk opens at 9:00" is not about the previous topic. */
function startsWithOtherTopic(context: ReadingContext, sentence: Span, segments: readonly Span[]): boolean {
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
