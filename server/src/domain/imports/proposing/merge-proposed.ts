import { isDeepStrictEqual } from "node:util";
import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { fold } from "@bellhop/language/text";
import type { Proposed } from "./proposed.ts";

/** Merges proposals for the same entry, which a source may describe twice or in several languages. */
export function mergeProposed(all: Proposed[]): Proposed[] {
  const merged = new Map<string, Proposed>();
  for (const one of all) {
    const id = identityOf(one);
    const first = merged.get(id);
    merged.set(id, first ? merge(first, one) : one);
  }
  return [...merged.values()];
}

/**
 * Adds a model's picks to the proposals of the rules, which keep everything they have. A proposal that a pick changes is
 * at most as certain as the pick.
 */
export function withPicks(byRules: Proposed[], picked: Proposed[]): Proposed[] {
  const merged = new Map(byRules.map((one) => [identityOf(one), one]));
  for (const pick of mergeProposed(picked)) {
    const id = identityOf(pick);
    const rule = merged.get(id);
    const both = rule ? merge(rule, pick) : pick;
    if (!rule) merged.set(id, pick);
    else if (isDeepStrictEqual(both.entry, rule.entry))
      merged.set(id, { ...rule, confidence: both.confidence });
    else merged.set(id, { ...both, confidence: Math.min(rule.confidence, pick.confidence) });
  }
  return [...merged.values()];
}

function identityOf({ section, entry }: Proposed): string {
  if (section !== "faq" && entry.key) return `${section}/${entry.key}`;
  const [language = "", text] = Object.entries(entry.texts ?? {})[0] ?? [];
  return `${section}/${language}/${plainly(text?.question || text?.title || text?.text || "")}`;
}

export const plainly = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function merge(one: Proposed, other: Proposed): Proposed {
  const texts = { ...one.entry.texts };
  for (const [language, text] of Object.entries(other.entry.texts ?? {})) {
    const before = texts[language];
    texts[language] = before && text ? mergeTexts(before, text) : (text ?? before ?? null);
  }
  const known = new Set(one.fields.map(({ field }) => field));
  const entry = {
    ...other.entry,
    ...one.entry,
    ...((one.entry.facts || other.entry.facts) && { facts: { ...other.entry.facts, ...one.entry.facts } }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  // Where they differ, as "pool" and "no indoor pool" do, the first one wins.
  return {
    ...one,
    entry,
    confidence: Math.max(one.confidence, other.confidence),
    fields: [...one.fields, ...other.fields.filter(({ field }) => !known.has(field))],
  };
}

function mergeTexts(one: EntryText, other: EntryText): EntryText {
  const [says, saysToo] = [plainly(one.text), plainly(other.text)];
  const text = saysToo.includes(says)
    ? other.text || one.text
    : says.includes(saysToo)
      ? one.text
      : `${one.text}\n${other.text}`;
  return {
    title: one.title || other.title,
    question: one.question ?? other.question,
    text: text.length <= limits.entryTextCharacters ? text : one.text,
    place: one.place ?? other.place,
  };
}
