import { topicOf } from "@bellhop/contract/catalogue";
import type { WrittenEntry } from "../entries/index.ts";
import { isTopic, type Topic, topicsIn } from "../knowledge/index.ts";
import type { Claim, OtherText } from "./claim.ts";
import { readFacts } from "./read-facts.ts";
import { readWords, type Subject } from "./read-words.ts";
import { isFacility, isWeak } from "./topics.ts";

/** What a text beside the entries claims. */
export function claimsOfText({ text, language }: OtherText, currency: string): Claim[] {
  return withAllDay(
    readWords({ field: "text", language, text }, { topic: null, which: null, question: null, currency }),
  );
}

/** Reads what an entry claims, in what is set and in its words. */
export function readEntry(entry: WrittenEntry, currency: string): Claim[] {
  const keyTopic = entry.key ? topicOf(entry.key) : undefined;
  const about = keyTopic !== undefined && isTopic(keyTopic) ? keyTopic : null;
  const which = about !== null && entry.key ? narrowed(entry.key, about) : null;
  const claims: Claim[] = about === null ? [] : readFacts(entry, about, which);
  let ofUpsell: Topic | null = null;
  for (const [language, { title, question = null, text }] of Object.entries(entry.texts)) {
    const topic = about ?? subjectOf(title, language) ?? (question ? subjectOf(question, language) : null);
    ofUpsell ??= topic;
    const subject: Subject = { topic, which, question, currency };
    if (/\d/u.test(title))
      claims.push(...readWords({ field: "title", language, text: title }, { ...subject, question: null }));
    if (text) claims.push(...readWords({ field: "text", language, text }, subject));
  }
  // Of something without a key of the catalogue, its words say what is set for it.
  if (about === null && ofUpsell !== null && (entry.price || entry.facts || entry.availability))
    claims.push(...readFacts(entry, ofUpsell, null));
  return withAllDay(claims);
}

/** The one thing that a title or a question is about. */
function subjectOf(words: string, language: string): Topic | null {
  const topics = [...topicsIn(words, language)];
  const strong = topics.filter((topic) => !isWeak(topic));
  if (strong.length === 1) return strong[0] ?? null;
  return strong.length === 0 && topics.length === 1 ? (topics[0] ?? null) : null;
}

const whole = new Set(["pool_rules", "spa_rules", "desk_24h", "transfer", "key_loss", "soundproofing"]);

/** A key that is narrower than its topic: an indoor pool is one pool of two. */
function narrowed(key: string, topic: Topic): string | null {
  if (key === topic || whole.has(key)) return null;
  if (topic === "pool")
    return key.startsWith("indoor") ? "indoor" : key.startsWith("outdoor") ? "outdoor" : null;
  return key;
}

/** What has hours is not there all day. */
function withAllDay(claims: Claim[]): Claim[] {
  const seen = new Set<Topic>();
  const derived: Claim[] = [];
  for (const claim of claims) {
    const { topic, aspect, value, qualifiers: q } = claim;
    if (
      (aspect !== "from" && aspect !== "until") ||
      value.is !== "time" ||
      value.minutes % 1440 === 0 ||
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
