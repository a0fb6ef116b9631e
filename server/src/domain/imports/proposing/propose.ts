import { catalogueItem } from "@bellhop/contract/catalogue";
import type { PassageReason } from "@bellhop/contract/imports";
import type { EntryText, Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage, guestLanguages } from "@bellhop/language/detection";
import { topicsIn } from "@bellhop/language/lexicon";
import type { Pick } from "../picking/read-picks.ts";
import { droppedIn, type Picked, verifyPicks } from "../picking/verify-picks.ts";
import type { ReadDocument } from "../reading/document.ts";
import { isDenial, isLabelLine } from "../reading/labels.ts";
import { emailIn, isAddress, namesReach, phoneIn } from "./contact.ts";
import { fieldsIn } from "./fields.ts";
import { givesOrders } from "./gives-orders.ts";
import { type LanguageOf, languagesIn, sameFigures } from "./languages.ts";
import { onlyPriceIn } from "./money.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { cut, type Proposed, quoteCharacters, type Read, type ReadFor } from "./proposed.ts";
import { saysOf } from "./says-of.ts";
import { columnsOf, entryOfRow } from "./table-rows.ts";
import { titleOf } from "./titles.ts";
import { type Belongs, isForSale, namesOneRoom, subjectOf, whereBelongs } from "./topics.ts";

const maxProposals = 2_000;

/** The passages of a source as the rules and a model divide it. */
export function passagesIn(document: ReadDocument, venue: ReadFor): Passage[] {
  const languageOf = languagesIn(document.blocks, venue.languages);
  const rows = new Set(document.blocks.filter((block) => block.kind === "row" && columnsOf(block.header)));
  return passagesOf(
    document.blocks.filter((block) => !rows.has(block)),
    (label) => subjectOf(label, baseOf(languageOf(label))),
    (text) => topicsIn(text, baseOf(languageOf(text))),
  );
}

/**
 * Proposes one entry for each passage of a document: of the catalogue, if its heading or label names a topic plainly, else
 * an entry of the venue's own. The words stay as they are. A model's picks add topics and questions, as far as the document
 * confirms them.
 */
export function propose(document: ReadDocument, venue: ReadFor, picks: Pick[] = []): Read {
  const languageOf = languagesIn(document.blocks, venue.languages);
  const passages = passagesIn(document, venue);
  const picked = verifyPicks(picks, passages);
  const found = joinRepeated(
    passages.flatMap((passage, at) => partsOf(passage, languageOf, venue, picked.of(at))),
  );
  const keyed = withKeys(found, venue);
  const rows = document.blocks.flatMap((block): Proposed[] => {
    const named = block.kind === "row" ? columnsOf(block.header) : undefined;
    return block.kind === "row" && named ? [entryOfRow(block, named, venue, languageOf)] : [];
  });
  const omitted = omittedOf(document, venue);
  const entries = [...keyed, ...rows];
  const kept = entries.filter(({ leftOut }) => leftOut === null);
  const beyond = new Set(kept.slice(maxProposals));
  const leftOut = [...document.leftOut, ...droppedIn(picked)];
  if (beyond.size > 0)
    leftOut.push({ code: "proposals_beyond_limit", count: beyond.size, limit: maxProposals });
  return { proposed: [...entries.filter((one) => !beyond.has(one)), ...omitted], leftOut };
}

/** A passage in one language, or a pair in two, and the entry it may be. */
type Part = {
  passage: Passage;
  /** The text in each of its languages, the first one leading. */
  texts: { language: string; title: string; question: string | null; text: string }[];
  leftOut: PassageReason | null;
  belongs: Belongs | undefined;
};

/** Divides a passage that has two languages, or one that the venue does not write in. */
function partsOf(
  passage: Passage,
  languageOf: LanguageOf,
  venue: ReadFor,
  picked: Picked | undefined,
): Part[] {
  const own = (language: string) => venue.languages.some((one) => baseOf(one) === baseOf(language));
  const around = [...passage.headings, passage.about].join(" ");
  const main = passage.kind === "row" ? languageOf("") : languageOf(passage.text, around);
  const tagOf = (language: string) => venue.languages.find((one) => baseOf(one) === language) ?? language;
  const groups = languageGroups(passage, main, tagOf);
  const part = (of: typeof groups, leftOut: PassageReason | null): Part => ({
    passage:
      of.length === groups.length
        ? passage
        : withLines(
            passage,
            of.flatMap(({ lines }) => lines),
          ),
    texts: of.map(({ language, lines }) => {
      const nth = groups.findIndex((one) => one.language === language);
      const one = withLines(passage, lines, groups.length > 1 ? nth : undefined);
      return textOf(one, language, picked?.question);
    }),
    leftOut,
    belongs: leftOut ? undefined : (picked?.belongs ?? belongsOf(passage, baseOf(of[0]?.language ?? main))),
  });
  const orders = givesOrders([passage.about, passage.text].join(": "));
  if (orders) return [part(groups, "orders")];
  const isName = isLabelLine(passage.text.replace(/,$/u, ""), true);
  if (passage.kind === "plain" && passage.lines.length === 1 && isName) return [part(groups, "title")];
  if (passage.kind === "title") return [part(groups, isContent(passage.about, main) ? null : "title")];
  if (passage.kind === "question" && passage.lines.length === 0) return [part(groups, "title")];
  const [ours, foreign] = [
    groups.filter(({ language }) => own(language)),
    groups.filter(({ language }) => !own(language)),
  ];
  return [
    ...(ours.length > 0 ? [part(ours, null)] : []),
    ...(foreign.length > 0 ? [part(foreign, "other_language")] : []),
  ];
}

const detectableLine = 24;

/** The lines of a passage by language, if it says the same in two of them one after the other. */
function languageGroups(passage: Passage, main: string, tagOf: (language: string) => string) {
  const single = [{ language: main, lines: passage.lines }];
  if (passage.lines.length < 2 || passage.kind === "row") return single;
  const groups = new Map<string, string[]>();
  let current = "";
  for (const line of passage.lines) {
    const detected = line.length >= detectableLine ? detectLanguage(line, guestLanguages, "") : "";
    current = detected || current || baseOf(main);
    groups.set(current, [...(groups.get(current) ?? []), line]);
  }
  const [one, other, ...more] = [...groups];
  if (!one || !other || more.length > 0) return single;
  const [first, second] = [one[1].join("\n"), other[1].join("\n")];
  const ratio = first.length / second.length;
  if (!sameFigures(first, second) || ratio < 0.5 || ratio > 2) return single;
  return [one, other].map(([language, lines]) => ({ language: tagOf(language), lines }));
}

/** A passage with some of its lines; `nth`: its heading names the same in two languages. */
function withLines(passage: Passage, lines: string[], nth?: number): Passage {
  const names = passage.about.split(/\s*[/|]\s*|\s[–—-]\s/u);
  const about = nth !== undefined && names.length === 2 ? (names[nth] ?? passage.about) : passage.about;
  return { ...passage, about, lines, text: lines.join("\n"), source: lines };
}

function textOf(passage: Passage, language: string, ownQuestion: string | undefined): Part["texts"][number] {
  const isQuestion = passage.kind === "question";
  const isLong =
    passage.about.length > (isQuestion ? limits.entryQuestionCharacters : limits.entryTitleCharacters);
  const parent = passage.headings.at(-1) ?? "";
  const own = passage.kind === "title" ? passage.about : readable(passage);
  // What holds for one kind of room says so, also in the answer.
  const isOfRoom = Boolean(passage.holdsFor) || (namesOneRoom(parent) && !own.startsWith(parent));
  const above = passage.isBeside ? `${passage.holdsFor || parent}: ` : `${titleOf(passage, language)}\n`;
  const body = isOfRoom ? `${above}${own}` : own;
  const text = cut(isLong ? `${passage.about}\n${body}` : body, limits.entryTextCharacters);
  return {
    language,
    title: isQuestion ? "" : titleOf(passage, language),
    question: isQuestion ? cut(passage.about, limits.entryQuestionCharacters) : (ownQuestion ?? null),
    text,
  };
}

/** The text with its heading, if it says little without it: "Check-in" above "from 13:30". */
function readable({ kind, about, lines, text, isBeside, part }: Passage): string {
  const [first = ""] = lines;
  const isSentence =
    (/[.!?]["”)]?$/u.test(first) && /\p{L}{2,}\s+\p{L}{2,}\s+\p{L}/u.test(first)) || first.length > 80;
  const saysMore = /[("“„«\d:]/u.test(about) || about.split(/\s+/).length > 4;
  const isSaid = plainly(first).startsWith(plainly(about));
  if (kind === "question" || kind === "plain" || isBeside || isSaid || about === "" || part > 1) return text;
  if (isSentence) return saysMore ? `${about}\n${text}` : text;
  return lines.length === 1 ? `${about}: ${text}` : `${about}:\n${text}`;
}

/** True for a heading alone that tells something. */
const isContent = (heading: string, language: string) =>
  heading.length >= 8 && (/\d|[.!]$/u.test(heading) || saysOf(heading, baseOf(language)) !== undefined);

const ownTopics = new Set(["contact", "phone", "reception", "booking", "address"]);
const addressLabel =
  /^(?:address|adresse|dirección|indirizzo|endereço|adres|anschrift|how to find us|so finden sie uns|where we are|location|lage)$/iu;

/** The catalogue's entry that a passage plainly is about. */
function belongsOf(passage: Passage, language: string): Belongs | undefined {
  const { kind, about, text, headings } = passage;
  if (kind === "question" || kind === "title" || passage.holdsFor !== undefined) return undefined;
  const [, ...parents] = headings;
  if (
    [about, ...headings].some(isDenial) ||
    parents.some(namesOneRoom) ||
    headings.some((one) => namesOneRoom(one) && /\d/.test(one))
  )
    return undefined;
  if (kind === "row" && passage.text.startsWith(`${headings.at(-1)}: `)) return undefined;
  const isReach = phoneIn(text) !== undefined || emailIn(text) !== undefined;
  const topic = about && passage.part === 1 ? subjectOf(about, language) : undefined;
  if (isReach && text.length <= 200 && (!topic || topic === "contact" || topic === "phone")) {
    const topics = [...topicsIn(`${about} ${text}`, language)];
    const isOwn = topics.every((one) => ownTopics.has(one)) && namesReach(`${about} ${text}`);
    if (isOwn) return { section: "profile", key: "contact" };
  }
  if (addressLabel.test(about) && text.length >= 8 && text.length <= 200 && !isReach && /\d/.test(text))
    return { section: "profile", key: "address" };
  if (
    kind === "plain" &&
    passage.lines.length === 1 &&
    text.length <= 100 &&
    isAddress(text) &&
    !isReach &&
    !/[.!?]\s/u.test(text)
  )
    return { section: "profile", key: "address" };
  return topic ? whereBelongs(topic, `${about} ${text}`) : undefined;
}

/** The same words twice in a source become one entry. */
function joinRepeated(parts: Part[]): Part[] {
  const first = new Map<string, Part>();
  return parts.filter((part) => {
    const words = part.texts
      .map(({ title, question, text }) => plainly(`${title} ${question ?? ""} ${text}`))
      .join();
    const before = first.get(words);
    if (!before) return Boolean(first.set(words, part));
    before.passage.source.push(...part.passage.source);
    return false;
  });
}

export const plainly = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The first passage with clear values gets a key that several are about; a translation joins it. */
function withKeys(parts: Part[], venue: ReadFor): Proposed[] {
  for (const same of Map.groupBy(parts, ({ passage }) => plainly(passage.about).split(" ")[0]).values())
    if (haveKinds(same)) for (const part of same) beOfKind(part);
  const reading = parts.map((part) => {
    const language = part.texts[0]?.language ?? "en";
    const fields = part.belongs && fieldsIn(firstOf(part), part.belongs, baseOf(language), venue.currency);
    return { part, fields, hasValues: Boolean(fields && Object.keys(fields.values).length > 0) };
  });
  type One = (typeof reading)[number];
  const winners = new Map<string, One>();
  const joined = new Map<One, One>();
  const idOf = ({ part: { belongs } }: One) => (belongs ? `${belongs.section}/${belongs.key}` : "");
  for (const wantsValues of [true, false])
    for (const one of reading)
      if (idOf(one) && one.hasValues === wantsValues && !winners.has(idOf(one))) winners.set(idOf(one), one);
  for (const one of reading) {
    const winner = winners.get(idOf(one));
    if (winner && winner !== one && isTranslation(one.part, winner.part)) joined.set(one, winner);
  }
  for (const [one, winner] of joined) {
    winner.part.texts.push(...one.part.texts);
    winner.part.passage.source.push(...one.part.passage.source);
  }
  return reading
    .filter((one) => !joined.has(one))
    .map((one) => {
      const isKeyed = winners.get(idOf(one)) === one;
      return isKeyed && one.part.belongs && one.fields
        ? catalogueEntry(one.part, one.part.belongs, one.fields)
        : ownEntry(one.part, venue);
    });
}

/** True for "Check-in cabins" and "Check-in pitches": each holds for its kind only. */
function haveKinds(parts: readonly Part[]): boolean {
  const names = new Set(parts.map(({ passage }) => plainly(passage.about)));
  const isOfKind = ({ passage: { about }, texts }: Part) =>
    namesOneRoom(about) || topicsIn(about, baseOf(texts[0]?.language ?? "en")).has("pitch");
  return names.size > 1 && parts.some(isOfKind) && parts.every(({ passage }) => passage.kind === "headed");
}

function beOfKind(part: Part) {
  part.belongs = undefined;
  const isSaid = part.texts.some(({ text }) => plainly(text).startsWith(plainly(part.passage.about)));
  if (!isSaid) for (const one of part.texts) one.text = `${part.passage.about}:\n${one.text}`;
}

const firstOf = ({ passage, texts }: Part): Passage =>
  texts.length > 1
    ? { ...passage, lines: (texts[0]?.text ?? "").split("\n"), text: texts[0]?.text ?? "" }
    : passage;

const isTranslation = (one: Part, winner: Part) =>
  one.texts.every(({ language }) =>
    winner.texts.every((other) => baseOf(other.language) !== baseOf(language)),
  ) && sameFigures(one.texts[0]?.text ?? "", winner.texts[0]?.text ?? "");

function catalogueEntry(
  { passage, texts }: Part,
  { section, key }: Belongs,
  { values, quotes }: ReturnType<typeof fieldsIn>,
): Proposed {
  const isNamed = catalogueItem(section, key) !== undefined;
  return {
    section,
    entry: { key, ...values, texts: textsOf(texts.map((one) => (isNamed ? { ...one, title: "" } : one))) },
    leftOut: null,
    fields: quotes.map(({ field, quote }) => ({ field, quote: cut(quote, quoteCharacters) })),
    place: passage.place,
    passage: passage.source.join("\n"),
  };
}

/** An entry of the venue's own, in the section that its title fits. Extras with one price are upsells. */
function ownEntry({ passage, texts, leftOut }: Part, venue: ReadFor): Proposed {
  const [first] = texts;
  const language = baseOf(first?.language ?? "en");
  const of = { place: passage.place, passage: passage.source.join("\n"), leftOut };
  const priced =
    !leftOut && passage.isBeside && passage.lines.length === 1 && isForSale(passage.headings)
      ? onlyPriceIn(passage.text, venue.currency, language)
      : undefined;
  if (priced && priced.price.amount > 0) {
    const { unit } = priced;
    const entry = { key: null, price: priced.price, ...(unit && { unit }), texts: textsOf(texts) };
    const fields = ["price", ...(unit ? ["unit"] : [])].map((field) => ({ field, quote: priced.quote }));
    return { ...of, section: "upsells", entry, fields };
  }
  // A language that the venue does not write in cannot be stored as such.
  const inOurs =
    leftOut === "other_language"
      ? texts.slice(0, 1).map((one) => ({ ...one, language: venue.languages[0] ?? "en" }))
      : texts;
  return {
    ...of,
    section: sectionOf(passage, language),
    entry: { key: null, texts: textsOf(inOurs) },
    fields: [],
  };
}

function sectionOf(passage: Passage, language: string): Section {
  const isGrouped = passage.kind === "question" || passage.headings.some(namesOneRoom);
  const topic = isGrouped || !passage.about ? undefined : subjectOf(passage.about, language);
  return (topic && whereBelongs(topic, passage.text)?.section) || "faq";
}

const textsOf = (texts: Part["texts"]): Record<string, EntryText> =>
  Object.fromEntries(
    texts.map(({ language, title, question, text }) => [language, { title, question, text, place: null }]),
  );

/** What the reader left out, to be added with one click. */
function omittedOf({ omitted }: ReadDocument, venue: ReadFor): Proposed[] {
  const language = venue.languages[0] ?? "en";
  return omitted.flatMap(({ text, reason, place }) =>
    passagesOf([{ kind: "paragraph", text, place }], () => undefined).map((passage) =>
      ownEntry(
        { passage, texts: [textOf(passage, language, undefined)], leftOut: reason, belongs: undefined },
        venue,
      ),
    ),
  );
}
