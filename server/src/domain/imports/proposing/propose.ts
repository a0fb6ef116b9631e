import { catalogueItem, topicOf } from "@bellhop/contract/catalogue";
import { limits } from "@bellhop/contract/limits";
import type { LeftOut } from "@bellhop/contract/unreadable";
import { detectLanguage, guestLanguages } from "@bellhop/language/detection";
import type { Pick } from "../picking/read-picks.ts";
import { unitsOf } from "../picking/units.ts";
import { droppedIn, verifyPicks } from "../picking/verify-picks.ts";
import type { ReadDocument } from "../reading/document.ts";
import { emailIn, isAddress, phoneIn } from "./contact.ts";
import { entryFrom, round } from "./entry-from.ts";
import { mergeProposed, withPicks } from "./merge-proposed.ts";
import { onlyPriceIn, pricesIn } from "./money.ts";
import { givesOrders } from "./orders.ts";
import { cut, type Proposed, quoteCharacters, type Read, type ReadFor } from "./proposed.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { columnsOf, entryOfRow } from "./table-rows.ts";
import { readTimes } from "./times.ts";
import { isForSale, isGeneral, onlyTopicOf, topicsOf, whereBelongs } from "./which-entry.ts";
import { withoutDenied } from "./without-denied.ts";
import { saysOf } from "./yes-no.ts";

export const proposalsMost = 2_000;
const ordersConfidence = 0.15;
const minSentenceCharacters = 12;
const addressLabel =
  /^(?:address|adresse|dirección|indirizzo|endereço|adres|anschrift|how to find us|so finden sie uns|where we are|location|lage)$/iu;

/**
 * Proposes entries from a document by rules: questions with answers, labelled facts, table rows and passages. A model's
 * picks are added as far as the document confirms them.
 */
export function propose(source: ReadDocument, venue: ReadFor, picks: Pick[] = []): Read {
  const document = withoutDenied(source);
  const language = languageFor(document, venue.languages);
  const found: Proposed[] = [];
  const rows = new Set<unknown>();
  for (const block of document.blocks) {
    const named = block.kind === "row" ? columnsOf(block.header) : undefined;
    if (block.kind !== "row" || !named) continue;
    rows.add(block);
    const one = entryOfRow(block, named, venue, language);
    if (one) found.push(one);
  }
  for (const statement of statementsOf(document.blocks.filter((block) => !rows.has(block))))
    found.push(...proposalsOf(statement, venue, language).map((one) => withOrders(one, statement)));
  found.push(...descriptionIn(document, language));
  const picked = verifyPicks(picks, unitsOf(document.blocks), found, { venue, languageOf: language });
  const { kept, foreign } = inVenuesLanguages(found, venue);
  const { kept: keptPicks, foreign: foreignPicks } = inVenuesLanguages(picked.proposed, venue);
  const merged = (isWanted: (one: Proposed) => boolean) =>
    withPicks(mergeProposed(kept.filter(isWanted)), keptPicks.filter(isWanted));
  // Merged separately, so that text with orders doesn't lower the confidence of other text.
  const harmless = merged((one) => !saysOrders(one));
  const ordering = merged(saysOrders).map(withLowConfidence);
  const all = [...harmless, ...ordering];
  const leftOut: LeftOut[] = [
    ...document.leftOut,
    ...(foreign.length > 0 ? foreign : foreignPicks),
    ...droppedIn(picked),
  ];
  if (all.length > proposalsMost)
    leftOut.push({
      code: "proposals_beyond_limit",
      count: all.length - proposalsMost,
      limit: proposalsMost,
    });
  return { proposed: all.slice(0, proposalsMost), leftOut, withOrders: ordering.length };
}

function proposalsOf(statement: Statement, venue: ReadFor, languageOf: (text: string) => string): Proposed[] {
  const { kind, about, text } = statement;
  const language = languageOf(`${about} ${text}`);
  if (kind === "answer") return [faqProposal(statement, language)];
  const contact = contactIn(statement, language, venue);
  if (contact) return contact;
  const sold = saleIn(statement, language, venue);
  if (sold) return [sold];
  if (kind === "labelled") {
    const topic =
      onlyTopicOf(about, language) ??
      topicsOf(about, language)[0] ??
      (/^(?:price|preis|hours|zeiten)$/i.test(about)
        ? undefined
        : onlyTopicOf(`${about}: ${text}`, language));
    if (!topic) return [];
    return [proposalOf(statement, topic, about, text, language, 0.9, venue)];
  }
  return proposalsOfPassage(statement, language, languageOf, venue);
}

/** An extra with a price under a heading such as "Extras"; undefined for other statements. */
function saleIn(
  { kind, about, text, headings, place }: Statement,
  language: string,
  venue: ReadFor,
): Proposed | undefined {
  const priced = isForSale(headings) ? onlyPriceIn(text, venue.currency, language) : undefined;
  if (!priced) return undefined;
  const label =
    kind === "labelled"
      ? about
      : text
          .slice(0, text.indexOf(priced.quote))
          .replace(/(?:\s(?:for|für|pour|por|per|à|a)|[\s:,(–-])+$/iu, "");
  if (label.length < 3 || label.length > 80) return undefined;
  const topic = onlyTopicOf(label, language);
  const belongs = topic ? whereBelongs(topic, text, headings, true) : undefined;
  const key = belongs?.section === "upsells" ? belongs.key : null;
  return entryFrom(
    { section: "upsells", key, label, text, language, place, confidence: key ? 0.85 : 0.75 },
    venue,
  );
}

/** A passage about the topic of its heading, and the sentences in it that are about another topic. */
function proposalsOfPassage(
  statement: Statement,
  language: string,
  languageOf: (text: string) => string,
  venue: ReadFor,
): Proposed[] {
  const { text, headings } = statement;
  const heading = headings.at(-1) ?? "";
  const named = heading ? onlyTopicOf(heading, languageOf(heading)) : undefined;
  const about = named && !isGeneral(named) ? named : undefined;
  const ofHeading: string[] = [];
  const others: Proposed[] = [];
  for (const [at, sentence] of sentencesOf(text).entries()) {
    const topics = topicsOf(sentence, language);
    const own = onlyTopicOf(sentence, language) ?? (about || topics.length > 2 ? undefined : topics[0]);
    if (
      about &&
      // The first sentence is about the heading, whatever else it mentions.
      (at === 0 ||
        own === undefined ||
        own === about ||
        isNear(own, about) ||
        !setsSomething(sentence, language, venue))
    )
      ofHeading.push(sentence);
    else if (own && sentence.length >= minSentenceCharacters && !/[?？]$/.test(sentence))
      others.push(
        proposalOf(statement, own, heading, sentence, language, topics.length > 1 ? 0.45 : 0.6, venue),
      );
  }
  const whole = ofHeading.join(" ");
  return [
    ...(about && whole.length >= 4
      ? [proposalOf(statement, about, heading, whole, language, 0.75, venue)]
      : []),
    ...others,
  ];
}

/** A sentence about one of a pair also belongs to a passage about the other. */
const isNear = (one: string, other: string) =>
  topicOf(one) === topicOf(other) || nearTopics.some((pair) => pair.includes(one) && pair.includes(other));
const nearTopics = [
  ["parking", "ev_charging"],
  ["spa", "sauna"],
  ["spa", "massage"],
  ["restaurant", "dinner"],
  ["restaurant", "lunch"],
  ["restaurant", "breakfast"],
  ["pets", "house_rules"],
  ["cancellation", "refund"],
  ["breakfast", "diet"],
  ["children", "cot"],
];

const setsSomething = (sentence: string, language: string, venue: ReadFor) =>
  pricesIn(sentence, venue.currency, language).length > 0 ||
  readTimes(sentence, language) !== undefined ||
  saysOf(sentence, language) !== undefined;

function proposalOf(
  statement: Statement,
  topic: string,
  label: string,
  text: string,
  language: string,
  confidence: number,
  venue: ReadFor,
): Proposed {
  const belongs = whereBelongs(
    topic,
    `${label} ${text}`,
    [...statement.headings, label],
    onlyPriceIn(text, venue.currency, language) !== undefined,
  );
  return entryFrom({ ...belongs, label, text, language, place: statement.place, confidence }, venue);
}

/** The description of the hotel: its first long passage, if it has no times. */
function descriptionIn({ blocks }: ReadDocument, languageOf: (text: string) => string): Proposed[] {
  const first = blocks
    .slice(0, 12)
    .find(
      (block) =>
        block.kind === "paragraph" &&
        block.text.length >= 90 &&
        block.text.length <= limits.entryTextCharacters,
    );
  if (
    first?.kind !== "paragraph" ||
    !/hotel|house|inn|lodge|resort|villa|haus|pension|hôtel|maison|casa|albergo|pousada|hostal/iu.test(
      first.text,
    ) ||
    /[?？]/.test(first.text) ||
    readTimes(first.text, languageOf(first.text))
  )
    return [];
  const language = languageOf(first.text);
  return [
    {
      section: "profile",
      entry: {
        key: "about",
        texts: { [language]: { title: "", question: null, text: first.text, place: null } },
      },
      confidence: 0.55,
      fields: [{ field: `texts.${language}.text`, confidence: 0.6, quote: cut(first.text, quoteCharacters) }],
      place: first.place,
    },
  ];
}

/** A question with its answer always becomes an FAQ entry. */
function faqProposal({ about, text, place }: Statement, language: string): Proposed {
  const words = {
    title: "",
    question: cut(about, limits.entryQuestionCharacters),
    text: cut(text, limits.entryTextCharacters),
    place: null,
  };
  return {
    section: "faq",
    entry: { key: null, texts: { [language]: words } },
    confidence: 0.9,
    fields: [
      { field: `texts.${language}.question`, confidence: 0.95, quote: cut(about, quoteCharacters) },
      { field: `texts.${language}.text`, confidence: 0.9, quote: cut(text, quoteCharacters) },
    ],
    place,
  };
}

/** Address, phone or e-mail; undefined for other statements. */
function contactIn(statement: Statement, language: string, venue: ReadFor): Proposed[] | undefined {
  const { kind, about, text, place } = statement;
  const of = (key: string, confidence: number, words = text) =>
    entryFrom({ section: "profile", key, label: about, text: words, language, place, confidence }, venue);
  const whole = kind === "labelled" ? `${about}: ${text}` : text;
  const isReach = phoneIn(text) || emailIn(text);
  if (kind === "labelled" && addressLabel.test(about) && text.length >= 8 && !isReach)
    return [of("address", 0.9)];
  if (isReach && text.length <= 160) {
    const topic = onlyTopicOf(about, language);
    if (topic && !["contact", "phone", "reception", "address"].includes(topic) && kind === "labelled")
      return undefined;
    const reached = of("contact", kind === "labelled" ? 0.92 : 0.8);
    const only = {
      ...reached,
      entry: { key: "contact", facts: reached.entry.facts ?? {} },
      fields: reached.fields.filter(({ field }) => field.startsWith("facts.")),
    };
    return isAddress(text) ? [only, of("address", 0.7)] : [only];
  }
  return isAddress(whole) && text.length <= 120
    ? [of("address", 0.75, kind === "labelled" && !addressLabel.test(about) ? whole : text)]
    : undefined;
}

/** Drops the words of proposals in languages that the venue doesn't write in, and keeps their facts and prices. */
function inVenuesLanguages(found: Proposed[], { languages }: ReadFor) {
  const counts = new Map<string, number>();
  const kept = found.flatMap((one): Proposed[] => {
    const { texts, ...set } = one.entry;
    const [other] = Object.keys(texts ?? {}).filter((language) => !languages.includes(language));
    if (!other) return [one];
    counts.set(other, (counts.get(other) ?? 0) + 1);
    const saysMore = set.facts || set.price || set.availability;
    if (!set.key || !catalogueItem(one.section, set.key) || !saysMore) return [];
    return [{ ...one, entry: set, fields: one.fields.filter(({ field }) => !field.startsWith("texts.")) }];
  });
  const foreign = [...counts].map(
    ([language, count]): LeftOut => ({
      code: "other_language",
      count,
      language,
    }),
  );
  return { kept, foreign };
}

/** Detects the language of a passage; short ones count as in the document's language. */
function languageFor({ blocks }: ReadDocument, languages: string[]): (text: string) => string {
  const sample = blocks
    .map((block) => (block.kind === "row" ? block.cells.join(" ") : block.kind === "end" ? "" : block.text))
    .join(". ")
    .slice(0, 2_000);
  const whole = detectLanguage(sample, guestLanguages, base(languages[0] ?? "en"));
  return (text) => {
    const detected = text.length < 40 ? whole : detectLanguage(text, guestLanguages, whole);
    return languages.find((language) => base(language) === detected) ?? detected;
  };
}

const base = (tag: string) => tag.split("-")[0] ?? tag;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?。！？])\s+(?=\p{Lu}|\p{Lo}|\d)|\n/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** Notes orders that the label and the text give together, because the entry may not keep the label. */
const withOrders = (one: Proposed, { kind, about, text }: Statement): Proposed =>
  kind !== "passage" && givesOrders(`${about}: ${text}`) ? { ...one, givesOrders: true } : one;

const saysOrders = (one: Proposed) =>
  one.givesOrders === true ||
  Object.values(one.entry.texts ?? {}).some(
    (text) => text && givesOrders(`${text.title} ${text.question ?? ""} ${text.text}`),
  );

function withLowConfidence(one: Proposed): Proposed {
  if (!saysOrders(one)) return one;
  return {
    ...one,
    confidence: ordersConfidence,
    fields: one.fields.map((field) => ({
      ...field,
      confidence: round(Math.min(ordersConfidence, field.confidence)),
    })),
  };
}
