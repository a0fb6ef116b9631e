import { catalogueItem, topicOf } from "@bellhop/contract/catalogue";
import { type Section, section as sectionName } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { LeftOut } from "@bellhop/contract/unreadable";
import { endsWithQuestionMark } from "@bellhop/language/text";
import { emailIn, phoneIn, webAddressIn } from "../proposing/contact.ts";
import { entryFrom, fieldsOf } from "../proposing/entry-from.ts";
import { type Evidence, entryConfidence } from "../proposing/evidence.ts";
import { givesOrders } from "../proposing/gives-orders.ts";
import { plainly } from "../proposing/merge-proposed.ts";
import type { Proposed, ReadFor } from "../proposing/proposed.ts";
import { onlyTopicOf } from "../proposing/which-entry.ts";
import { loosened, type Quoted, quoteFinder, wordsOf } from "./find-quote.ts";
import type { Pick } from "./read-picks.ts";
import type { Unit } from "./units.ts";

/** Why a pick is dropped: its quote is not in the source, or doesn't fit the entry. */
type Dropped = "invented" | "unfit";
export type VerifiedPicks = { proposed: Proposed[]; dropped: Record<Dropped, number> };

/**
 * Checks a model's picks against the source. A quote must occur there; the entry gets the words of the source, and the
 * rules read its facts. Picks that repeat `byRules` are skipped.
 */
export function verifyPicks(
  picks: Pick[],
  units: Unit[],
  byRules: Proposed[],
  { venue, languageOf }: { venue: ReadFor; languageOf: (text: string) => string },
): VerifiedPicks {
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
    const said = quoted.filter(({ shown }) => !endsWithQuestionMark(shown));
    const [first] = said;
    const text = wordsOf(said);
    if (!first || text.length > limits.entryTextCharacters) return "unfit";
    const language = languageOf(text);
    if (pick.entry === "faq") {
      const question = questionOf(pick, text);
      if (!question) return "unfit";
      return known.isSaid(text) ? undefined : faqProposal(question, text, language, first.place);
    }
    const [name, key = ""] = pick.entry.split("/");
    const section = sectionName.safeParse(name).data;
    if (!section || !catalogueItem(section, key)) return "unfit";
    if (known.isAnswer(text)) return undefined;
    const label = first.label || (first.headings.at(-1) ?? "");
    const evidence = evidenceOf(key, `${label} ${text}`, text, language);
    // Some keys are in several sections; stay with the one that the rules chose.
    const where = section === "upsells" ? section : (known.sectionOf(key) ?? section);
    return entryFrom(
      {
        section: where,
        key,
        label,
        text,
        language,
        place: first.place,
        evidence,
      },
      venue,
    );
  }

  /** The question as the source asks it, or the model's question if it adds no facts, addresses or orders. */
  function questionOf({ question }: Pick, text: string): { words: string; isOfSource: boolean } | undefined {
    const words = question?.trim() ?? "";
    const [only, ...more] = find(words) ?? [];
    if (
      only &&
      more.length === 0 &&
      loosened(only.shown) === loosened(words) &&
      endsWithQuestionMark(only.shown)
    )
      return { words: only.text, isOfSource: true };
    const figures = new Set(figuresIn(text));
    const fits =
      endsWithQuestionMark(words) &&
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

/** How many picks were dropped, by reason. */
export function droppedIn({ dropped: { invented, unfit } }: VerifiedPicks): LeftOut[] {
  const dropped = [
    { code: "quotes_not_in_source", count: invented },
    { code: "suggestions_without_entry", count: unfit },
  ] as const;
  return dropped.filter(({ count }) => count > 0);
}

/** Whether the rules find the same topic in a pick, none, or another one. */
function evidenceOf(key: string, whole: string, text: string, language: string): Evidence {
  const read = [onlyTopicOf(text, language), onlyTopicOf(whole, language)];
  if (read.some((topic) => topic === key || topic === topicOf(key))) return "model_agreed";
  return read[0] ? "model_against" : "model_alone";
}

function faqProposal(
  { words, isOfSource }: { words: string; isOfSource: boolean },
  text: string,
  language: string,
  place: string,
): Proposed {
  const entry = { key: null, texts: { [language]: { title: "", question: words, text, place: null } } };
  const evidence = isOfSource ? "model_question" : "model_alone";
  return {
    section: "faq",
    entry,
    evidence,
    confidence: entryConfidence(evidence),
    // A question in the model's words has only the answer as its source.
    fields: fieldsOf(entry, evidence, (field) => (isOfSource && field.endsWith(".question") ? words : text)),
    place,
  };
}

/** Looks up what the rules have found already. */
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

const figuresIn = (text: string) => text.normalize("NFKC").match(/\p{N}+/gu) ?? [];
