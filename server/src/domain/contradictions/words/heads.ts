import type { Topic } from "../../knowledge/index.ts";
import type { Mention } from "../mentions.ts";
import type { Stretch } from "../segments.ts";
import { isClaimable, isWeak } from "../topics.ts";
import { isTelling } from "./telling-words.ts";
import { type Found, type Head, inside, type TextRead } from "./text-read.ts";

/** What the sentence is about: the first thing that it names, or what the one before was about. */
export function headOf(reading: TextRead, sentence: Stretch, segments: readonly Stretch[]): Head | null {
  const first = headIn(reading, sentence);
  if (first && (!isWeak(first.topic) || first.topic === reading.subject.topic)) return first;
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
  const chosen =
    same ??
    strong.find((mention) => !mention.isPlace) ??
    (reading.subject.topic === null && !reading.current ? (strong[0] ?? inIt[0]) : undefined);
  if (!chosen) return null;
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

const indoor =
  /\b(?:indoor|hallen|innen\p{L}*|interieure?|cubierta|interior|climatizada|coperta|interna|coberta)|hallenbad/u;
const outdoor =
  /\b(?:outdoor|aussen\p{L}*|außen\p{L}*|freibad|exterieure?|exterior|al aire libre|esterna|scoperta|all'aperto|rooftop|ar livre)/u;
const ofChildren = /\b(?:kids|children's|kinder\p{L}*|infantil|baby|bambini|paddling)/u;

/** "Indoor pool": one of two that many houses have. */
export function side({ text }: TextRead, mention: Mention): string | null {
  if (mention.topic !== "pool") return null;
  const near = text.slice(Math.max(0, mention.from - 22), mention.to + 22);
  if (indoor.test(near)) return "indoor";
  if (outdoor.test(near)) return "outdoor";
  return ofChildren.test(near) ? "children" : null;
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
