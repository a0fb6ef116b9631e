import { settable, topicOf } from "@bellhop/contract/catalogue";
import type { Entry, EntryChange, Facts } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";
import { jsonInOrder } from "@bellhop/language/entries";
import type { EarlierRow } from "./imports.queries.ts";
import { plainly } from "./proposing/propose.ts";
import type { Proposed } from "./proposing/proposed.ts";
import { subjectOf } from "./proposing/topics.ts";

/** Finds the entry that a proposal would change: by its key, its topic, or its question or title. */
export function matcherOf(entries: Entry[]): (proposed: Proposed) => Entry | undefined {
  const byKey = new Map<string, Entry>();
  const byTitle = new Map<string, Entry>();
  const byWords = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.key && entry.section !== "faq") byKey.set(`${entry.section}/${entry.key}`, entry);
    // An entry without a key is about the topic of its title.
    const named = entry.section !== "faq" && !entry.key ? topicOfTitle(entry) : undefined;
    if (named && !byKey.has(`${entry.section}/${named}`)) byTitle.set(`${entry.section}/${named}`, entry);
    for (const words of questionsOf(entry)) byWords.set(`${entry.section}/${words}`, entry);
  }
  const inAnySection = Map.groupBy(
    [...byKey.values()].filter(({ section }) => section !== "upsells"),
    ({ key }) => key,
  );

  return ({ section, entry }) => {
    if (entry.key && section !== "faq") {
      const same = byKey.get(`${section}/${entry.key}`) ?? byTitle.get(`${section}/${topicOf(entry.key)}`);
      // Some keys fit several sections; an existing entry stays in its section.
      const [elsewhere, ...more] = (section !== "upsells" && inAnySection.get(entry.key)) || [];
      return same ?? (more.length > 0 ? undefined : elsewhere);
    }
    const names = questionsOf(entry).map((words) => `${section}/${words}`);
    return names.map((name) => byWords.get(name)).find((found) => found !== undefined);
  };
}

function topicOfTitle({ texts }: Entry): string | undefined {
  for (const [language, { title }] of Object.entries(texts)) {
    const topic = title && subjectOf(title, baseOf(language));
    if (topic) return topicOf(topic);
  }
  return undefined;
}

function questionsOf({ texts }: Pick<EntryChange, "texts">): string[] {
  return Object.values(texts ?? {}).flatMap((text) => plainly(text?.question || text?.title || "") || []);
}

/**
 * The change that a proposal makes to an entry: only fields that differ, and all words of a language. Values that an
 * `earlier` import set, and that the source no longer says, are removed.
 */
export function changeOf(
  current: Entry,
  proposed: Omit<EntryChange, "entry_id">,
  earlier?: Omit<EntryChange, "entry_id"> | null,
): EntryChange {
  const { key: _key, facts, texts, ...set } = proposed;
  const change: EntryChange = { entry_id: current.entry_id };
  const isGone = (value: unknown, before: unknown, now: unknown) =>
    value == null && before != null && isSame(before, now);
  for (const field of ["availability", "price", "unit"] as const)
    if (isGone(set[field], earlier?.[field], current[field])) change[field] = null;
  for (const [field, value] of Object.entries(set) as [keyof typeof set, unknown][])
    if (value != null && !isSame(value, current[field])) Object.assign(change, { [field]: value });
  const remaining = Object.entries(current.facts).filter(([name, value]) => {
    const fact = name as keyof Facts;
    return !isGone(facts?.[fact], earlier?.facts?.[fact], value);
  });
  const known = { ...Object.fromEntries(remaining), ...facts };
  if (!isSame(known, current.facts)) change.facts = known;
  for (const [language, text] of Object.entries(texts ?? {})) {
    const before = current.texts[language];
    if (!text) continue;
    const words = {
      title: text.title || before?.title || "",
      // Keep the venue's wording of the question.
      question: before?.question ?? text.question,
      text: text.text || before?.text || "",
      place: text.place ?? before?.place ?? null,
    };
    const isSaid =
      before &&
      plainly(words.text) === plainly(before.text) &&
      words.title === before.title &&
      words.place === before.place &&
      words.question === before.question;
    if (!isSaid) change.texts = { ...change.texts, [language]: words };
  }
  return change;
}

/** Converts a proposal to the section and key of the entry that it changes. */
export function fitTo({ section, key }: Pick<Entry, "section" | "key">, proposed: Proposed): Proposed {
  if (proposed.section === section && proposed.entry.key === key) return proposed;
  const { facts: proposedFacts = {}, availability, price, unit, ...entry } = proposed.entry;
  const can = settable(section, key);
  const facts: Facts = Object.fromEntries(
    Object.entries(proposedFacts).filter(([name]) => can.facts.some((fact) => fact === name)),
  );
  if (availability && can.facts.includes("allowed"))
    facts.allowed = availability === "absent" ? "no" : availability === "on_request" ? "on_request" : "yes";
  const allowed = { yes: "present", no: "absent", on_request: "on_request" } as const;
  const presence = availability ?? (proposedFacts.allowed ? allowed[proposedFacts.allowed] : undefined);
  return {
    ...proposed,
    section,
    entry: {
      ...entry,
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(can.availability && presence && { availability: presence }),
      ...(can.units.length > 0 && price && { price }),
      ...(unit && can.units.includes(unit) && { unit }),
    },
  };
}

/** A passage of an earlier import of the same source, and the entry that it became. */
export type Earlier = EarlierRow;

const minShared = 0.5;

type Compared = { passage: string; names: string[]; words: Set<string> };
const comparedOf = (one: Pick<Proposed, "section" | "entry" | "passage">): Compared => ({
  passage: one.passage,
  names: one.entry.key ? [`${one.section}/${one.entry.key}`] : questionsOf(one.entry),
  words: new Set(plainly(one.passage).split(" ")),
});
/** How much two passages have in common, by the surest way first; 0 if they are different ones. */
const likenesses: ((one: Compared, other: Compared) => number)[] = [
  (one, other) => Number(one.passage === other.passage),
  (one, other) => Number(one.names.some((name) => other.names.includes(name))),
  ({ words }, other) => {
    const share = words.intersection(other.words).size / words.union(other.words).size;
    return share >= minShared ? share : 0;
  },
];

/** Finds the earlier passage of each proposal: the same words, the same key or title, or most of the same words. */
export function earlierOf(proposed: readonly Proposed[], all: readonly Earlier[]): Map<Proposed, Earlier> {
  const found = new Map<Proposed, Earlier>();
  const free = new Map<string, Compared & { earlier: Earlier }>();
  for (const earlier of all)
    if (!free.has(earlier.entry_id)) free.set(earlier.entry_id, { ...comparedOf(earlier), earlier });
  const open = new Map(free.size > 0 ? proposed.map((one) => [one, comparedOf(one)]) : []);
  for (const likeness of likenesses)
    for (const [one, compared] of open) {
      let best: { earlier: Earlier; worth: number } | undefined;
      for (const other of free.values()) {
        const worth = likeness(compared, other);
        if (worth > (best?.worth ?? 0)) best = { earlier: other.earlier, worth };
        if (best?.worth === 1) break;
      }
      if (!best) continue;
      found.set(one, best.earlier);
      free.delete(best.earlier.entry_id);
      open.delete(one);
    }
  return found;
}

/** True for a change with nothing but the entry's id. */
export const changesNothing = (change: EntryChange) => Object.keys(change).length === 1;

function isSame(one: unknown, other: unknown): boolean {
  return jsonInOrder(one) === jsonInOrder(other);
}
