import type { KnowledgeEntry, KnowledgeText } from "../../entries/index.ts";
import { topicsIn } from "../../lexicon/index.ts";
import { renderEntry } from "../../rendering/index.ts";
import { foldAligned } from "../../values/index.ts";
import type { Disagreement, Place, Side } from "../contradiction.ts";
import { sentencesIn } from "../reading/segments.ts";
import { isWeak } from "../topics.ts";
import { sentenceAround } from "./other-places.ts";

/** A side with its entry; `entry` is null for texts outside entries, such as the greeting. */
export type StatedSide = Pick<Disagreement, "about"> & { side: Side; entry: KnowledgeEntry | null };

/** The sentence that states a side's yes or no: the venue's own, or one rendered from fields. */
export function sentenceStating({ side, entry, about }: StatedSide, language: string): string | undefined {
  const place = side.places.find(
    (one) => one.at !== null && one.field === "text" && one.language === language,
  );
  if (!entry) return undefined;
  const own = entry.texts[language]?.text;
  if (place && own !== undefined) {
    const { from, to } = sentenceAround(own, language, place.at ?? { from: 0 });
    const sentence = own.slice(from, to).trim();
    return namesTopic(about, sentence, language) && isOnlyAbout(about, sentence, language)
      ? sentence
      : undefined;
  }
  return side.places.some(({ at }) => at === null) ? renderYesNo(entry, language) : undefined;
}

function renderYesNo({ facts, texts, ...entry }: KnowledgeEntry, language: string): string | undefined {
  const { entryId, section, key, availability } = entry;
  const titles = Object.entries(texts).map(([tag, { title }]) => [tag, { title, text: "" }] as const);
  const entryOfYesNo = {
    entryId,
    section,
    ...(key && { key }),
    ...(availability && { availability }),
    ...(facts?.allowed && { facts: { allowed: facts.allowed } }),
    texts: Object.fromEntries(titles),
  };
  return renderEntry(entryOfYesNo, { languages: [language], defaultLanguage: language })?.texts[language]
    ?.text;
}

/** Replaces the sentences at these places; undefined if one of them states anything else. */
export function replaceSentences(
  { text }: KnowledgeText,
  language: string,
  { about, places }: { about: Disagreement["about"]; places: readonly Place[] },
  sentence: string | undefined,
): string | undefined {
  if (sentence === undefined || places.some(({ field }) => field !== "text")) return undefined;
  const around = places
    .map(({ at }) => sentenceAround(text, language, at ?? { from: 0 }))
    .sort((a, b) => b.from - a.from);
  const apart = around.filter(({ from }, at) => around[at - 1]?.from !== from);
  const stay = sentencesIn(foldAligned(text), text, language).filter(
    ({ from }) => !apart.some((one) => one.from === from),
  );
  if (stay.some(({ from, to }) => dependsOnTopic(about, text.slice(from, to), language))) return undefined;
  let all = text;
  // From the end, so that earlier offsets stay valid.
  for (const [at, { from, to }] of apart.entries()) {
    const old = text.slice(from, to);
    if (!isOnlyAbout(about, old, language)) return undefined;
    const [before = "", , after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(old)?.slice(1) ?? [];
    const isFirst = at === apart.length - 1;
    all = all.slice(0, from) + (isFirst ? before + sentence + after : "") + all.slice(to);
  }
  return all.trim();
}

/** True if the sentence names the topic. */
const namesTopic = (about: Disagreement["about"], sentence: string, language: string): boolean =>
  [...topicsIn(sentence, language)].some((topic) => topic === about);

/** True for sentences that lose their reference without the replaced one: "They sleep in your room." */
const dependsOnTopic = (about: Disagreement["about"], sentence: string, language: string): boolean =>
  namesTopic(about, sentence, language) || anaphora.test(sentence);

const anaphora =
  /^\s*(?:they|them|their|it|its|he|she|this|that|these|those|there|then|sie|es|er|ihr\p{L}*|dies\p{L}*|dort|das|ils?|elles?|cela|ce|ces|ell[oa]s?|est[oae]s?|ess[oaie]|loro|quest\p{L}*)(?!\p{L})/iu;

function isOnlyAbout(about: Disagreement["about"], sentence: string, language: string): boolean {
  const topics = [...topicsIn(sentence, language)];
  return (
    topics.every((topic) => topic === about || isWeak(topic)) &&
    !secondClause.test(sentence.replace(leadingAnswer, ""))
  );
}

const secondClause = /\d|[,;:()–—]|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?!\p{L})/iu;
const leadingAnswer = /^\s*[\p{L}']+(?:\s[\p{L}']+)?,/u;
