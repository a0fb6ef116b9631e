import { catalogueItem, topicOf } from "@bellhop/contract/catalogue";
import { limits } from "@bellhop/contract/limits";
import { detectLanguage, guestLanguages } from "@bellhop/language/intents";
import { droppedIn, holdToSource } from "../picking/hold-to-source.ts";
import type { Pick } from "../picking/read-picks.ts";
import { unitsOf } from "../picking/units.ts";
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
const doubtful = 0.15;
/** Sentences about several things, or that say nothing that can be set, are chatter of a page. */
const passageLeast = 12;
const addressLabel =
  /^(?:address|adresse|dirección|indirizzo|endereço|adres|anschrift|how to find us|so finden sie uns|where we are|location|lage)$/iu;

/**
 * Proposes entries from a document by rules: questions with answers, labelled facts, tables, and what passages are about;
 * and from what a model has picked of it, as far as that holds.
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
  found.push(...houseOf(document, language));
  const picked = holdToSource(picks, unitsOf(document.blocks), found, { venue, languageOf: language });
  const { kept, foreign } = inVenuesLanguages(found, venue);
  const { kept: keptPicks, foreign: foreignPicks } = inVenuesLanguages(picked.proposed, venue);
  const merged = (isWanted: (one: Proposed) => boolean) =>
    withPicks(mergeProposed(kept.filter(isWanted)), keptPicks.filter(isWanted));
  // What gives orders makes nothing doubtful but itself.
  const harmless = merged((one) => !saysOrders(one));
  const ordering = merged(saysOrders).map(doubted);
  const all = [...harmless, ...ordering];
  const orders = ordering.length;
  const warnings =
    orders > 0
      ? [
          `${orders === 1 ? "One proposal has words" : `${orders} proposals have words`} that speak to an assistant instead of to guests: look closely.`,
        ]
      : [];
  const leftOut = [
    ...document.leftOut,
    ...(foreign.length > 0 ? foreign : foreignPicks),
    ...droppedIn(picked),
  ];
  if (all.length > proposalsMost)
    leftOut.push(`${all.length - proposalsMost} proposals beyond the first ${proposalsMost}.`);
  return { proposed: all.slice(0, proposalsMost), leftOut, warnings };
}

function proposalsOf(statement: Statement, venue: ReadFor, languageOf: (text: string) => string): Proposed[] {
  const { kind, about, text } = statement;
  const language = languageOf(`${about} ${text}`);
  if (kind === "answer") return [answer(statement, language)];
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
    return [said(statement, topic, about, text, language, 0.9, venue)];
  }
  return passage(statement, language, languageOf, venue);
}

/** What is offered for a price under a heading of extras; undefined where that is not what is said. */
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

/** What a passage says: of what its heading names, but for the sentences that are about something else. */
function passage(
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
      // What stands right under a heading is about what it names, whatever else it mentions.
      (at === 0 ||
        own === undefined ||
        own === about ||
        isNear(own, about) ||
        !setsSomething(sentence, language, venue))
    )
      ofHeading.push(sentence);
    else if (own && sentence.length >= passageLeast && !/[?？]$/.test(sentence))
      others.push(said(statement, own, heading, sentence, language, topics.length > 1 ? 0.45 : 0.6, venue));
  }
  const whole = ofHeading.join(" ");
  return [
    ...(about && whole.length >= 4 ? [said(statement, about, heading, whole, language, 0.75, venue)] : []),
    ...others,
  ];
}

/** What is said of one in passing is said of the other. */
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

function said(
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

/** What the house says of itself: the first long passage, where it says nothing that can be set. */
function houseOf({ blocks }: ReadDocument, languageOf: (text: string) => string): Proposed[] {
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

/** A question with its answer stays one, whatever it is about. */
function answer({ about, text, place }: Statement, language: string): Proposed {
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

/** Where the house is and how it is reached; undefined where that is not what is said. */
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

/** What is in a language that the venue does not write in says what can be set, and its words are left out. */
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
  const foreign = [...counts].map(([language, count]) => {
    const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
    return `${count === 1 ? "The words of one passage" : `The words of ${count} passages`} in ${name}. Add it to the venue's languages to take them as well.`;
  });
  return { kept, foreign };
}

/** A document's language, passage by passage: what does not tell is in the one around it. */
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

/** A label is left out of the words that it labels. */
const withOrders = (one: Proposed, { kind, about, text }: Statement): Proposed =>
  kind !== "passage" && givesOrders(`${about}: ${text}`) ? { ...one, givesOrders: true } : one;

const saysOrders = (one: Proposed) =>
  one.givesOrders === true ||
  Object.values(one.entry.texts ?? {}).some(
    (text) => text && givesOrders(`${text.title} ${text.question ?? ""} ${text.text}`),
  );

function doubted(one: Proposed): Proposed {
  if (!saysOrders(one)) return one;
  return {
    ...one,
    confidence: doubtful,
    fields: one.fields.map((field) => ({
      ...field,
      confidence: round(Math.min(doubtful, field.confidence)),
    })),
  };
}
