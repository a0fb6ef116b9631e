import { isDeepStrictEqual } from "node:util";
import { catalogueItem } from "@bellhop/contract/catalogue";
import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { fold } from "@bellhop/language/text";
import { fieldsOf } from "./entry-from.ts";
import { entryConfidence, fieldConfidence, isStronger } from "./evidence.ts";
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
    const both = rule ? merge(rule, pick, { isAddition: true }) : pick;
    if (!rule) merged.set(id, pick);
    else if (isDeepStrictEqual(both.entry, rule.entry))
      merged.set(id, { ...rule, confidence: both.confidence });
    else merged.set(id, { ...both, confidence: Math.min(rule.confidence, pick.confidence) });
  }
  return [...merged.values()];
}

function identityOf({ section, entry }: Proposed): string {
  // The venue's own kinds may occur several times: a pool and a children's pool.
  if (section !== "faq" && entry.key && catalogueItem(section, entry.key)) return `${section}/${entry.key}`;
  const [language = "", text] = Object.entries(entry.texts ?? {})[0] ?? [];
  return `${section}/${language}/${plainly(text?.question || text?.title || text?.text || "")}`;
}

export const plainly = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The proposal with the stronger evidence keeps its words and values; in other languages the other one adds
 * words. Equal ones are merged; where their values differ, none is set. A loose label makes both loose, because neither
 * says everything. An addition adds words and what is not set yet.
 */
function merge(first: Proposed, second: Proposed, { isAddition = false } = {}): Proposed {
  const isSecondStronger = !isAddition && isStronger(second.evidence, first.evidence);
  const [one, other] = isSecondStronger ? [second, first] : [first, second];
  const isLoose = other.evidence.startsWith("loose_");
  const isEqual = isAddition || isLoose || !isStronger(one.evidence, other.evidence);
  if (isEqual && !isAddition && areAboutDifferent(one, other)) return mixed(one, other);
  const texts = { ...one.entry.texts };
  for (const [language, text] of Object.entries(other.entry.texts ?? {})) {
    const before = texts[language];
    if (before && text && isEqual) texts[language] = mergeTexts(before, text);
    else texts[language] ??= text;
  }
  const { texts: _texts, facts: oneFacts = {}, ...oneSet } = one.entry;
  const { texts: _otherTexts, facts: otherFacts = {}, ...otherSet } = other.entry;
  const merged = isAddition ? { ...otherFacts, ...oneFacts } : agreed(oneFacts, otherFacts);
  const facts = isEqual ? merged : oneFacts;
  const entry = {
    ...(isAddition ? { ...otherSet, ...oneSet } : isEqual ? agreed(oneSet, otherSet) : oneSet),
    key: one.entry.key ?? null,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  const isSet = (field: string) =>
    field
      .split(".")
      .reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], entry) != null;
  const known = new Set(one.fields.map(({ field }) => field));
  const fields = [...one.fields, ...other.fields.filter(({ field }) => !known.has(field))];
  const evidence = isLoose ? other.evidence : one.evidence;
  return {
    ...one,
    ...(one.said && other.said && { said: [...one.said, ...other.said] }),
    entry,
    evidence,
    confidence: entryConfidence(evidence),
    fields: fields
      .filter(({ field }) => isSet(field))
      .map((field) => ({
        ...field,
        confidence: Math.min(
          field.confidence,
          fieldConfidence(evidence, field.field, entry.availability === "paid"),
        ),
      })),
  };
}

type Said = NonNullable<Proposed["said"]>[number];

/** True for lines of one language with different labels: "Pets: welcome" and "Cats: not allowed". */
function areAboutDifferent({ said = [] }: Proposed, { said: saidToo = [] }: Proposed): boolean {
  return said.some((one) =>
    saidToo.some((other) => one.language === other.language && plainly(one.label) !== plainly(other.label)),
  );
}

/** Keeps the words of both with their labels, and only the values on which both agree. A person decides about those. */
function mixed(one: Proposed, other: Proposed): Proposed {
  const said = [...(one.said ?? []), ...(other.said ?? [])];
  const texts = { ...other.entry.texts, ...one.entry.texts };
  for (const [language, lines] of Map.groupBy(said, (line) => line.language)) {
    const text = [...new Set(lines.map(withLabel))].join("\n");
    const title = texts[language]?.title ?? "";
    if (text.length <= limits.entryTextCharacters)
      texts[language] = { title, question: null, text, place: texts[language]?.place ?? null };
  }
  const { facts = {}, texts: _texts, ...set } = one.entry;
  const { facts: otherFacts = {}, texts: _otherTexts, ...otherSet } = other.entry;
  const agreedFacts = sharedBy(facts, otherFacts);
  const entry = {
    ...sharedBy(set, otherSet),
    key: one.entry.key ?? null,
    ...(Object.keys(agreedFacts).length > 0 && { facts: agreedFacts }),
    texts,
  };
  const evidence = isStronger(one.evidence, other.evidence) ? other.evidence : one.evidence;
  const fields = fieldsOf(entry, evidence, (field) => quoteIn(one, field) ?? quoteIn(other, field) ?? "");
  return {
    ...one,
    entry,
    evidence,
    confidence: Math.min(entryConfidence(evidence), mixedConfidence),
    fields: fields.map((field) => ({ ...field, confidence: Math.min(field.confidence, mixedConfidence) })),
    said,
  };
}

const mixedConfidence = 0.8;

const withLabel = ({ label, text }: Said): string =>
  plainly(text).startsWith(plainly(label)) ? text : `${label}: ${text}`;

const quoteIn = ({ fields }: Proposed, field: string) => fields.find((one) => one.field === field)?.quote;

/** The values that both have alike. */
function sharedBy<Values extends object>(one: Values, other: Values): Partial<Values> {
  const others = other as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(one).filter(([name, value]) => name in other && isDeepStrictEqual(value, others[name])),
  ) as Partial<Values>;
}

/** The values of both, without those that differ. */
function agreed<Values extends object>(one: Values, other: Values): Values {
  const both = { ...other, ...one } as Record<string, unknown>;
  for (const [name, value] of Object.entries(other))
    if (name in one && !isDeepStrictEqual(value, both[name])) delete both[name];
  return both as Values;
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
