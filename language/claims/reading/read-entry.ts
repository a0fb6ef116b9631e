import { topicOf } from "@bellhop/contract/catalogue";
import { isAnswered, type KnowledgeEntry } from "../../entries/index.ts";
import { isTopic, type Topic, topicsIn } from "../../lexicon/index.ts";
import { hasQuestionMark } from "../../text/index.ts";
import { foldAligned } from "../../values/index.ts";
import type { Claim, OtherText } from "../claim.ts";
import { isFacility, isWeak } from "../topics.ts";
import { durationIn } from "./find-qualifiers.ts";
import { readUnknownTopicAnswer, readUpsellPrice } from "./named-offers.ts";
import { readFacts } from "./read-facts.ts";
import { readWords } from "./read-text.ts";
import type { Subject } from "./reading-context.ts";

export function claimsOfText({ text, language }: OtherText, currency: string): Claim[] {
  return withAllDay(
    readWords({ field: "text", language, text }, { topic: null, which: null, question: null, currency }),
  );
}

/**
 * The claims of an entry's answers and fields. A question claims nothing, whether it stands as the question or as the
 * title, and an entry without an answer claims nothing either.
 */
export function readEntry(entry: KnowledgeEntry, currency: string): Claim[] {
  if (!isAnswered(entry)) return [];
  const keyTopic = entry.key ? topicOf(entry.key) : undefined;
  const about = keyTopic !== undefined && isTopic(keyTopic) ? keyTopic : null;
  const which =
    (about !== null && entry.key ? narrowed(entry.key, about) : null) ??
    (entry.section === "upsells" ? (durationOf(entry) ?? kindOfBicycle(entry)) : null);
  const claims: Claim[] = about === null ? [] : readFacts(entry, about, which);
  let ofUpsell: Topic | null = null;
  for (const [language, { title, question = null, text }] of Object.entries(entry.texts)) {
    const topic = about ?? subjectOf(title, language) ?? (question ? subjectOf(question, language) : null);
    ofUpsell ??= topic;
    const subject: Subject = { topic, which, question, currency };
    if (/\d/u.test(title) && !isQuestion(title, question))
      claims.push(...readWords({ field: "title", language, text: title }, { ...subject, question: null }));
    if (text) claims.push(...readWords({ field: "text", language, text }, subject));
  }
  // Without a catalogue key, the texts tell the topic of the fields.
  if (about === null && ofUpsell !== null && (entry.price || entry.facts || entry.availability))
    claims.push(...readFacts(entry, ofUpsell, null));
  claims.push(...readUpsellPrice(entry), ...readUnknownTopicAnswer(entry, currency));
  return withAllDay(withDinner(claims));
}

/** "Is breakfast at 7?", or the beginning of the question. */
function isQuestion(title: string, question: string | null): boolean {
  const beginning = title.trim().replace(/\s*…$/u, "");
  return hasQuestionMark(title) || (question?.trim().startsWith(beginning) ?? false);
}

const kindOfBicycle = ({ key, texts }: KnowledgeEntry): string | null =>
  key === "bicycle" && Object.values(texts).some(({ title }) => /\be-?bike|pedelec|electric/iu.test(title))
    ? "e"
    : null;

const durationOf = ({ texts }: KnowledgeEntry): string | null =>
  Object.values(texts).reduce<string | null>(
    (found, { title }) => found ?? durationIn(foldAligned(title)),
    null,
  );

/** The only topic of a title or question, if there is exactly one. */
function subjectOf(words: string, language: string): Topic | null {
  const topics = [...topicsIn(words, language)];
  const strong = topics.filter((topic) => !isWeak(topic));
  if (strong.length === 1) return strong[0] ?? null;
  return strong.length === 0 && topics.length === 1 ? (topics[0] ?? null) : null;
}

const whole = new Set(["pool_rules", "spa_rules", "desk_24h", "transfer", "key_loss", "soundproofing"]);

/** A key that is narrower than its topic: an indoor pool is one of two pools. */
function narrowed(key: string, topic: Topic): string | null {
  if (key === topic || whole.has(key)) return null;
  if (topic === "pool")
    return key.startsWith("indoor") ? "indoor" : key.startsWith("outdoor") ? "outdoor" : null;
  return key;
}

/** A restaurant that opens in the evening serves dinner from then on. */
function withDinner(claims: Claim[]): Claim[] {
  const opening = claims.filter(({ topic, aspect }) => topic === "restaurant" && aspect === "from");
  const [first] = opening;
  if (
    first?.value.is !== "time" ||
    opening.some(({ value }) => value.is !== "time" || value.minutes < 17 * 60)
  )
    return claims;
  return [...claims, ...opening.map((claim) => ({ ...claim, topic: "dinner" as const }))];
}

/** A facility with opening hours is not open all day, unless they are 0:00 to 24:00. */
function withAllDay(claims: Claim[]): Claim[] {
  const atMidnight = ({ topic, aspect, value }: Claim) =>
    aspect === "from" && value.is === "time" && value.minutes === 0 ? [topic] : [];
  const fromMidnight = new Set(claims.flatMap(atMidnight));
  const seen = new Set<Claim["topic"]>();
  const derived: Claim[] = [];
  for (const claim of claims) {
    const { topic, aspect, value, qualifiers: q } = claim;
    if (
      (aspect !== "from" && aspect !== "until") ||
      value.is !== "time" ||
      (value.minutes % 1440 === 0 && (aspect === "from" || fromMidnight.has(topic))) ||
      !isFacility(topic) ||
      q.which === "night porter" ||
      seen.has(topic)
    )
      continue;
    if (q.months !== null || q.who !== null || q.when !== null) continue;
    seen.add(topic);
    derived.push({
      ...claim,
      aspect: "all_day",
      value: { is: "no" },
      qualifiers: { ...q, days: null },
      implied: true,
    });
  }
  return [...claims, ...derived];
}
