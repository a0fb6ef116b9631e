import type { KnowledgeEntry, KnowledgeText } from "../entries/index.ts";
import { topicsIn } from "../lexicon/index.ts";
import { renderEntry } from "../rendering/index.ts";
import { plain } from "../values/index.ts";
import type { Disagreement, Place, Side } from "./contradiction.ts";
import { type Stretch, sentencesIn } from "./segments.ts";
import { isWeak } from "./topics.ts";

/** A side, the entry that says it, which of a greeting there is none, and what it is about. */
export type Said = Pick<Disagreement, "about"> & { side: Side; entry: KnowledgeEntry | null };

/** The sentence by which a side says yes or no in a language: the venue's own, or of what is set ours. */
export function sentenceOf({ side, entry, about }: Said, language: string): string | undefined {
  const place = side.places.find(
    (one) => one.at !== null && one.field === "text" && one.language === language,
  );
  if (!entry) return undefined;
  const own = entry.texts[language]?.text;
  if (place && own !== undefined) {
    const { from, to } = sentenceAround(own, place, language);
    const sentence = own.slice(from, to).trim();
    return names(about, sentence, language) && isOnlyAbout(about, sentence, language) ? sentence : undefined;
  }
  return side.places.some(({ at }) => at === null) ? sayWhetherIn(entry, language) : undefined;
}

function sayWhetherIn({ facts, texts, ...entry }: KnowledgeEntry, language: string): string | undefined {
  const { entryId, section, key, availability } = entry;
  const titles = Object.entries(texts).map(([tag, { title }]) => [tag, { title, text: "" }] as const);
  const whether = {
    entryId,
    section,
    ...(key && { key }),
    ...(availability && { availability }),
    ...(facts?.allowed && { facts: { allowed: facts.allowed } }),
    texts: Object.fromEntries(titles),
  };
  return renderEntry(whether, { languages: [language], defaultLanguage: language })?.texts[language]?.text;
}

/**
 * A text in which a sentence stands for each that said otherwise; undefined where one of them says more than that, or
 * does not stand in the text.
 */
export function withSentence(
  { text }: KnowledgeText,
  language: string,
  { about, places }: { about: Disagreement["about"]; places: readonly Place[] },
  sentence: string | undefined,
): string | undefined {
  if (sentence === undefined || places.some(({ field }) => field !== "text")) return undefined;
  const around = places.map((place) => sentenceAround(text, place, language)).sort((a, b) => b.from - a.from);
  const apart = around.filter(({ from }, at) => around[at - 1]?.from !== from);
  const stay = sentencesIn(plain(text), text, language).filter(
    ({ from }) => !apart.some((one) => one.from === from),
  );
  if (stay.some(({ from, to }) => leansOn(about, text.slice(from, to), language))) return undefined;
  let all = text;
  // From the end on, so that the places before stay where they are.
  for (const [at, { from, to }] of apart.entries()) {
    const said = text.slice(from, to);
    if (!isOnlyAbout(about, said, language)) return undefined;
    const [before = "", , after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(said)?.slice(1) ?? [];
    const isFirst = at === apart.length - 1;
    all = all.slice(0, from) + (isFirst ? before + sentence + after : "") + all.slice(to);
  }
  return all.trim();
}

function sentenceAround(text: string, { at }: Place, language: string): Stretch {
  const from = at?.from ?? 0;
  return (
    sentencesIn(plain(text), text, language).find((one) => one.from <= from && from < one.to) ?? {
      from: 0,
      to: text.length,
    }
  );
}

/** A sentence that does not name what it is about says it of anything. */
const names = (about: Disagreement["about"], sentence: string, language: string): boolean =>
  [...topicsIn(sentence, language)].some((topic) => topic === about);

/** "They sleep in your room", "guide dogs are the exception": it would be left without what it goes on from. */
const leansOn = (about: Disagreement["about"], sentence: string, language: string): boolean =>
  names(about, sentence, language) || goesOn.test(sentence);

const goesOn =
  /^\s*(?:they|them|their|it|its|he|she|this|that|these|those|there|then|sie|es|er|ihr\p{L}*|dies\p{L}*|dort|das|ils?|elles?|cela|ce|ces|ell[oa]s?|est[oae]s?|ess[oaie]|loro|quest\p{L}*)(?!\p{L})/iu;

/** What else a sentence told would be lost with it. */
function isOnlyAbout(about: Disagreement["about"], sentence: string, language: string): boolean {
  const topics = [...topicsIn(sentence, language)];
  return (
    topics.every((topic) => topic === about || isWeak(topic)) &&
    !saysMoreThanOne.test(sentence.replace(answersFirst, ""))
  );
}

/** A figure, or another clause: "Yes, dogs are welcome." has none but the answer's first words. */
const saysMoreThanOne = /\d|[,;:()–—]|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?!\p{L})/iu;
const answersFirst = /^\s*[\p{L}']+(?:\s[\p{L}']+)?,/u;
