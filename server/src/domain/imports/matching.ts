import { catalogueItem, settable, topicOf } from "@bellhop/contract/catalogue";
import { dayAndNight } from "@bellhop/contract/hours";
import type { Entry, EntryChange, Facts } from "@bellhop/contract/knowledge";
import { baseOf } from "@bellhop/contract/values";
import { jsonInOrder } from "@bellhop/language/entries";
import { plainly } from "./proposing/merge-proposed.ts";
import type { Proposed } from "./proposing/proposed.ts";
import { onlyTopicOf } from "./proposing/which-entry.ts";

const minSimilarity = 0.75;
/** Words in more questions than this are ignored when questions are compared. */
const maxQuestionsPerWord = 400;

/** Finds the entry that a proposal would change: by its key, its topic, or a similar question. */
export function matcherOf(entries: Entry[]): (proposed: Proposed) => Entry | undefined {
  const byKey = new Map<string, Entry>();
  const byTopic = new Map<string, Entry[]>();
  const byTitle = new Map<string, Entry>();
  const byWords = new Map<string, Entry>();
  const byWord = new Map<string, Set<number>>();
  const wordsOf: Set<string>[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.key && entry.section !== "faq") {
      byKey.set(`${entry.section}/${entry.key}`, entry);
      const topic = topicOf(entry.key);
      byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
    }
    // An entry without a key is about the topic of its title.
    const named = entry.section !== "faq" && !entry.key ? topicOfTitle(entry) : undefined;
    if (named && !byKey.has(`${entry.section}/${named}`)) byTitle.set(`${entry.section}/${named}`, entry);
    const questions = questionsOf(entry);
    for (const words of questions) byWords.set(`${entry.section}/${words}`, entry);
    wordsOf[at] = new Set(questions[0]?.split(" ") ?? []);
    for (const word of wordsOf[at]) byWord.set(word, (byWord.get(word) ?? new Set()).add(at));
  }

  const alike = (section: Entry["section"], words: string) => {
    const wantedWords = new Set(words.split(" "));
    const shared = new Map<number, number>();
    for (const word of wantedWords) {
      const having = byWord.get(word);
      if (having && having.size <= maxQuestionsPerWord)
        for (const at of having) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    let best: { entry: Entry; worth: number } | undefined;
    for (const [at, count] of shared) {
      const entry = entries[at];
      const all = wantedWords.size + (wordsOf[at]?.size ?? 0) - count;
      if (entry?.section === section && count / all >= minSimilarity && count / all > (best?.worth ?? 0))
        best = { entry, worth: count / all };
    }
    return best?.entry;
  };

  return ({ section, entry }) => {
    if (entry.key && section !== "faq") {
      const same = byKey.get(`${section}/${entry.key}`);
      // Some keys fit several sections; an existing entry stays in its section.
      const elsewhere = byTopic
        .get(topicOf(entry.key))
        ?.filter((one) => one.key === entry.key && one.section !== "upsells");
      const titled = byTitle.get(`${section}/${topicOf(entry.key)}`);
      return same ?? titled ?? (section === "upsells" || elsewhere?.length !== 1 ? undefined : elsewhere[0]);
    }
    for (const words of questionsOf(entry)) {
      const found = byWords.get(`${section}/${words}`) ?? alike(section, words);
      if (found) return found;
    }
    return undefined;
  };
}

function topicOfTitle({ texts }: Entry): string | undefined {
  for (const [language, { title }] of Object.entries(texts)) {
    const topic = title && onlyTopicOf(title, baseOf(language));
    if (topic) return topicOf(topic);
  }
  return undefined;
}

function questionsOf({ texts }: Pick<EntryChange, "texts">): string[] {
  return Object.values(texts ?? {}).flatMap((text) => plainly(text?.question || text?.title || "") || []);
}

/** The change that a proposal makes to an entry: only fields that differ, and all words of a language. */
export function changeOf(current: Entry, proposed: Omit<EntryChange, "entry_id">): EntryChange {
  const { key: _key, facts, texts, ...set } = proposed;
  const change: EntryChange = { entry_id: current.entry_id };
  for (const [field, value] of Object.entries(set) as [keyof typeof set, unknown][])
    if (value != null && !isSame(value, current[field])) Object.assign(change, { [field]: value });
  const known = { ...current.facts, ...facts };
  if (facts && !isSame(known, current.facts)) change.facts = known;
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

/** A proposal for something that the catalogue asks elsewhere, as its home has it. */
export function atHome(proposed: Proposed): Proposed {
  const { section, entry } = proposed;
  const home = catalogueItem(section, entry.key ?? null)?.home;
  if (!home) return proposed;
  const isOpenAlways =
    home.key === "reception" && (entry.availability === "present" || entry.facts?.allowed === "yes");
  const facts = isOpenAlways ? { hours: dayAndNight, ...entry.facts } : entry.facts;
  const fitted = fitTo(home, { ...proposed, entry: { ...entry, ...(facts && { facts }) } });
  return { ...fitted, entry: { ...fitted.entry, key: home.key } };
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

/** True for a change with nothing but the entry's id. */
export const changesNothing = (change: EntryChange) => Object.keys(change).length === 1;

function isSame(one: unknown, other: unknown): boolean {
  return jsonInOrder(one) === jsonInOrder(other);
}
