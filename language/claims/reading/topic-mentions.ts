import { findMentions, isTopic, type Topic } from "../../lexicon/index.ts";
import { type PlacedToken, tokenizeWithOffsets } from "../../text/index.ts";
import type { Patterns } from "../../values/index.ts";
import { isOnlyNearby, isPermission, isWeak } from "../topics.ts";
import type { Span } from "./segments.ts";

export type Mention = Span & {
  topic: Topic;
  /** Only names the place of something, or what it belongs to. */
  isPlace: boolean;
  /** An adjacent topic that narrows it: "pool bar". */
  which: string | null;
};
export type Named = {
  mentions: Mention[];
  /** Topics that only name the day: "on the day of departure". */
  days: Mention[];
  words: PlacedToken[];
  known: boolean[];
};

export function findTopicMentions(text: string, plainText: string, patterns: Patterns): Named {
  const words = tokenizeWithOffsets(text);
  const known = words.map(() => false);
  const mentions: Mention[] = [];
  const found = findMentions(words, patterns.language);
  const others: { from: number; topic: Topic }[] = [];
  const daysOf = new Set<Mention>();
  found.forEach((mention, i) => {
    for (let at = mention.from; at < mention.to; at++) known[at] = true;
    let topics = mention.concepts.filter(isTopic);
    if (topics.length === 0 && /^taxis?$/u.test(words[mention.from]?.text ?? "")) topics = ["taxi"];
    const [first, last] = [words[mention.from], words[mention.to - 1]];
    if (!first || !last || topics.length === 0) return;
    topics = topics.map((topic) => joinedWith(topic, found, i));
    const topic = topics.find((one) => !isWeak(one)) ?? topics[0];
    if (!topic) return;
    others.push({ from: first.from, topic });
    if (isOnlyNearby(topic, plainText.slice(first.from, last.to))) return;
    if (topic === "iron" && /^ (?:room|board|service)/u.test(plainText.slice(last.to))) return;
    // Lifts with operating hours are ski lifts.
    if (topic === "elevator" && /^s? (?:run|operate|start)/u.test(plainText.slice(last.to))) return;
    const before = plainText.slice(Math.max(0, first.from - 40), first.from);
    const isPlace =
      afterwards.test(before) ||
      ((patterns
        .regex(
          "mentions 1",
          () =>
            `${patterns.source.in}\\s+(?:(?:the|our|your|dem|der|den|die|das|unser\\p{L}*|ihr\\p{L}*|el|la|los|las|le|les|l'|notre|nos|votre|il|lo|i|gli|nostr\\p{L}*|o|a|os|as|noss\\p{L}*|nuestr\\p{L}*|su|hotel|hotel's|whole)\\s*)?$`,
          "u",
        )
        .test(before) ||
        (/\b(?:im|am|beim|vom|zum|zur|ins|al|alla|del|della|nel|nella|all'|nell'|dell'|no|na|ao|du|au|aux)\s*$/u.test(
          before,
        ) &&
          patterns.regex("mentions 2", () => `${patterns.source.in}\\s*$`, "u").test(before))) &&
        !(isPermission(topic) && /\bto\s*$/u.test(before)));
    const isPorter =
      topic === "reception" && /port(?:er|ier|iere|ero|eiro)/u.test(plainText.slice(first.from, last.to));
    const mentioned: Mention = {
      from: first.from,
      to: last.to,
      topic,
      isPlace,
      which: isPorter ? "night porter" : null,
    };
    mentions.push(mentioned);
    if (dayOf.test(before) || isDay.test(plainText.slice(first.from, last.to + 4))) daysOf.add(mentioned);
  });
  for (const { topic, from, to } of findParaphrases(plainText))
    if (!mentions.some((one) => one.from < to && one.to > from && !one.isPlace && !isWeak(one.topic)))
      mentions.push({ from, to, topic, isPlace: false, which: null });
  mentions.sort((a, b) => a.from - b.from);
  const isOnlyWhen = (mention: Mention) =>
    daysOf.has(mention) &&
    others.some(
      ({ from, topic }) =>
        topic !== mention.topic && from > mention.to && !/[.!?]/u.test(plainText.slice(mention.to, from)),
    );
  const days = mentions.filter(isOnlyWhen);
  return {
    days,
    mentions: withModifiers(
      mentions.filter((mention) => !days.includes(mention)),
      plainText,
      text,
      patterns,
    ),
    words,
    known,
  };
}

/** Finds check-in, check-out and other topics that are paraphrased: "your room is ready from 3 pm". */
function* findParaphrases(plainText: string): Iterable<Span & { topic: Topic }> {
  for (const [topic, pattern] of otherwise)
    for (const { 0: match, index } of plainText.matchAll(pattern))
      yield { topic, from: index, to: index + match.length };
}

const room = "(?:rooms?|zimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?)";
const otherwise: readonly (readonly [Topic, RegExp])[] = [
  [
    "pool",
    /(?<!\p{L})(?:swim|schwimmen|se baigner|nager|nadar|banarse|nuotare)(?= (?:from|until|till|bis|von|jusqu\S*|desde|hasta|fino|dalle)(?!\p{L}))/gu,
  ],
  [
    "late_check_out",
    /(?<!\p{L})keep (?:your|the) rooms? (?=until|till|longer|up to)|zimmer (?=(?:langer|bis \d{1,2}(?::\d\d)? uhr) (?:behalten|nutzen))/gu,
  ],
  ["air_conditioning", /(?<!\p{L})air[- ]conditioned(?!\p{L})/gu],
  ["safe", /(?<=(?<!\p{L})(?:no|without|have|has|any) )safes?(?!\p{L}| (?:places?|ways?|to)(?!\p{L}))/gu],
  [
    "quiet_hours",
    /(?<!\p{L})(?:(?:be|keep|stay|remain) (?:\p{L}+ )?(?:quiet|silent)|keep (?:the )?noise down|ruhe(?:zeit)?(?= (?:von|ab|zwischen|gilt))|silence(?= de)|silencio(?= de)|silenzio(?= d)|silencio(?= d))(?!\p{L})/gu,
  ],
  [
    "check_in",
    new RegExp(
      `(?<!\\p{L})(?:${room}[^.!?;\\d]{0,20}(?<!\\p{L})(?:are|is|will be|sind|ist|stehen|steht|sont|est|estan?|estara\\p{L}*|sono|e'?|estao|esta|fica)(?!\\p{L})[^.!?;]{0,40}?(?<!\\p{L})(?:ready|bezugsfertig|bezugsbereit|fertig|bereit|zur verfugung|prete?s?|disponibles?|listas?|pront[aeo]s?|disponibil[ei]|disponivel|disponiveis)|(?:have|keep|hold) your rooms?[^.!?;\\d]{0,30}ready|zimmer[^.!?;]{0,30}?beziehen|(?:move into|access to) (?:your|the) room)(?!\\p{L})`,
      "gu",
    ),
  ],
  [
    "check_out",
    new RegExp(
      `(?<!\\p{L})(?:(?:vacate|verlassen|raumen|leave|vacated|hand back|return)[^.!?;\\d]{0,20}${room}|${room}[^.!?;]{0,40}?(?:vacated|empty|freigeben|frei zu geben|freizugeben|freimachen|raumen|geraumt|zu verlassen|verlassen|liberees?|liberer|lasciat\\p{L}*|liberat\\p{L}*|liberad\\p{L}*|desocupad\\p{L}*|frei(?=[.!,]|$))|(?:liber\\p{L}*|quitt\\p{L}*|rend(?:re|ez)|dej(?:ar|e|en)|desocup\\p{L}*|abandon\\p{L}*|lasci\\p{L}*|deix\\p{L}*|entreg\\p{L}*)[^.!?;\\d]{0,15}${room})(?!\\p{L})`,
      "gu",
    ),
  ],
];

/** "After you have checked out" only states a time. */
const afterwards =
  /(?<!\p{L})(?:after|once|nach|apres|despues|dopo|depois|apos)\s+(?:(?:you|have|are|the|your|de|del|der|dem|die|il|la|le|el|o|a|ihrer|ihrem|votre|su)\s+){0,3}$/u;

/** "On the day of your departure you may leave the car" is about the car. */
const dayOf =
  /(?<!\p{L})(?:day|tag|jour|dia|giorno|dag)\s+(?:of|der|ihrer|de|du|da|della|di|del|van)\s*(?:(?:your|the|ihrer|votre|la|su|vostra|sua|uw)\s+)?$/u;
const isDay = /^(?:abreise|anreise)tage?s?(?!\p{L})|^(?:departure|arrival|check-?out|check-?in) day/u;

const joins: Partial<Record<Topic, Record<string, Topic>>> = {
  check_in: { early: "early_check_in", late: "late_check_in" },
  check_out: { late: "late_check_out" },
  parking: { electric: "ev_charging" },
};

/** "Early" or "late" beside check-in makes it another topic. */
function joinedWith(topic: Topic, found: ReturnType<typeof findMentions>, at: number): Topic {
  const other = joins[topic];
  if (!other) return topic;
  const [own, before, behind] = [found[at], found[at - 1], found[at + 1]];
  for (const near of [before, behind]) {
    if (!near || !own || Math.min(Math.abs(near.from - own.to), Math.abs(own.from - near.to)) > 0) continue;
    for (const concept of near.concepts) if (other[concept]) return other[concept];
  }
  return topic;
}

const headLast = new Set(["en", "de", "nl"]);

/** One of two adjacent topics narrows the other. */
function withModifiers(mentions: Mention[], text: string, written: string, patterns: Patterns): Mention[] {
  const of = patterns.regex(
    "mentions 3",
    () => `^\\s*(?:${patterns.source.of})\\s*(?:la |las |los |le |il |lo |o |a |the )?$`,
    "u",
  );
  const taken = new Set<Mention>();
  mentions.forEach((mention, i) => {
    const next = mentions[i + 1];
    if (!next || taken.has(mention) || next.topic === mention.topic) return;
    const gap = text.slice(mention.to, next.from);
    if (
      headLast.has(patterns.language) &&
      /^[\s-]$/u.test(gap) &&
      !next.topic.endsWith(mention.topic) &&
      next.topic !== "parking" &&
      // "Die Sauna heizen wir": a verb is not a head.
      !(patterns.language === "de" && /^\p{Ll}/u.test(written.slice(next.from)))
    ) {
      next.which = mention.topic;
      next.isPlace = mention.isPlace;
      taken.add(mention);
    } else if (of.test(gap) && !headLast.has(patterns.language)) {
      mention.which = next.topic;
      taken.add(next);
    }
  });
  return mentions.filter((mention) => !taken.has(mention));
}
