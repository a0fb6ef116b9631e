import { catalogueItem, topicOf } from "@bellhop/contract/catalogue";
import { type Section, section as sectionName } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { emailIn, phoneIn, webAddressIn } from "../proposing/contact.ts";
import { entryFrom } from "../proposing/entry-from.ts";
import { plainly } from "../proposing/merge-proposed.ts";
import { givesOrders } from "../proposing/orders.ts";
import { cut, type Proposed, quoteCharacters, type ReadFor } from "../proposing/proposed.ts";
import { onlyTopicOf } from "../proposing/which-entry.ts";
import { loosened, type Quoted, quoteFinder, wordsOf } from "./find-quote.ts";
import type { Pick } from "./read-picks.ts";
import type { Unit } from "./units.ts";

/** Why a pick does not count. */
type Dropped = "invented" | "unfit";
export type Held = { proposed: Proposed[]; dropped: Record<Dropped, number> };

/** How sure a pick is: where rules read the same, nothing or something else out of its words. */
const sure = { agreed: 0.75, alone: 0.6, against: 0.35 };
const questionOfSource = 0.7;
const questionOfModel = 0.5;

/**
 * Holds what a model has picked to the source: what it quotes has to stand there, and is what counts, in the source's
 * words; the rules read out of it what can be set. `byRules`: what they have found already, which is not said again.
 */
export function holdToSource(
  picks: Pick[],
  units: Unit[],
  byRules: Proposed[],
  { venue, languageOf }: { venue: ReadFor; languageOf: (text: string) => string },
): Held {
  const find = quoteFinder(units);
  const dropped = { invented: 0, unfit: 0 };
  const known = knownFrom(byRules);
  const proposed = picks.flatMap((pick): Proposed[] => {
    const quoted = find(pick.quote);
    const one = quoted ? proposedFrom(pick, quoted) : "invented";
    if (typeof one !== "string") return one ? [one] : [];
    dropped[one] += 1;
    return [];
  });
  return { proposed, dropped };

  function proposedFrom(pick: Pick, quoted: Quoted): Proposed | Dropped | undefined {
    const said = quoted.filter(({ shown }) => !isQuestion(shown));
    const [first] = said;
    const text = wordsOf(said);
    if (!first || text.length > limits.entryTextCharacters) return "unfit";
    const language = languageOf(text);
    if (pick.entry === "faq") {
      const question = questionOf(pick, text);
      if (!question) return "unfit";
      return known.isSaid(text) ? undefined : answer(question, text, language, first.place);
    }
    const [name, key = ""] = pick.entry.split("/");
    const section = sectionName.safeParse(name).data;
    if (!section || !catalogueItem(section, key)) return "unfit";
    if (known.isAnswer(text)) return undefined;
    const label = first.label || (first.headings.at(-1) ?? "");
    const confidence = sureOf(key, `${label} ${text}`, text, language);
    // What is a rule to one is an amenity to another.
    const where = section === "upsells" ? section : (known.sectionOf(key) ?? section);
    return entryFrom(
      {
        section: where,
        key,
        label,
        text,
        language,
        place: first.place,
        confidence,
      },
      venue,
    );
  }

  /** A question of the source's as it stands there; one in a model's words where they bring nothing with them. */
  function questionOf({ question }: Pick, text: string): { words: string; isOfSource: boolean } | undefined {
    const words = question?.trim() ?? "";
    const [only, ...more] = find(words) ?? [];
    if (only && more.length === 0 && loosened(only.shown) === loosened(words) && isQuestion(only.shown))
      return { words: only.text, isOfSource: true };
    const figures = new Set(figuresIn(text));
    const fits =
      isQuestion(words) &&
      words.length >= 8 &&
      words.length <= limits.entryQuestionCharacters &&
      !/[\p{Cc}<>{}[\]|]/u.test(words) &&
      !/[.!]\s/.test(words) &&
      !(webAddressIn(words) || /\bwww\.|\p{L}\.\p{Ll}{2,}/u.test(words)) &&
      !(emailIn(words) || phoneIn(words)) &&
      !givesOrders(words) &&
      figuresIn(words).every((figure) => figures.has(figure));
    return fits ? { words, isOfSource: false } : undefined;
  }
}

/** In sentences, what a model has said that does not count. */
export const droppedIn = ({ dropped: { invented, unfit } }: Held) => [
  ...told(invented, "that the model quoted and that do not stand there word by word"),
  ...told(unfit, "that the model gave to an entry, or a question, that they cannot belong to"),
];

const told = (count: number, which: string) =>
  count === 0
    ? []
    : [
        count === 1
          ? `One passage ${which.replace("do not", "does not").replace("they", "it")}.`
          : `${count} passages ${which}.`,
      ];

function sureOf(key: string, whole: string, text: string, language: string): number {
  const read = [onlyTopicOf(text, language), onlyTopicOf(whole, language)];
  if (read.some((topic) => topic === key || topic === topicOf(key))) return sure.agreed;
  return read[0] ? sure.against : sure.alone;
}

function answer(
  { words, isOfSource }: { words: string; isOfSource: boolean },
  text: string,
  language: string,
  place: string,
): Proposed {
  const confidence = isOfSource ? questionOfSource : questionOfModel;
  return {
    section: "faq",
    entry: { key: null, texts: { [language]: { title: "", question: words, text, place: null } } },
    confidence,
    fields: [
      // What a model has worded was read from nothing but the answer.
      {
        field: `texts.${language}.question`,
        confidence,
        quote: cut(isOfSource ? words : text, quoteCharacters),
      },
      { field: `texts.${language}.text`, confidence: 0.9, quote: cut(text, quoteCharacters) },
    ],
    place,
  };
}

/** What the rules have found, by what a pick could say again. */
function knownFrom(byRules: Proposed[]) {
  const texts = (of: Proposed[]) =>
    of.flatMap(({ entry }) => Object.values(entry.texts ?? {}).map((one) => plainly(one?.text ?? "")));
  const all = texts(byRules);
  const answers = texts(byRules.filter(({ section }) => section === "faq"));
  const sections = new Map<string, Section>();
  for (const { section, entry } of byRules)
    if (entry.key && section !== "upsells" && catalogueItem(section, entry.key))
      sections.set(entry.key, section);
  return {
    isSaid: (text: string) => all.some((one) => one.includes(plainly(text))),
    isAnswer: (text: string) => answers.some((one) => one.includes(plainly(text))),
    sectionOf: (key: string) => sections.get(key),
  };
}

const isQuestion = (line: string) => /[?？؟]\s*$/.test(line);
const figuresIn = (text: string) => text.normalize("NFKC").match(/\p{N}+/gu) ?? [];
