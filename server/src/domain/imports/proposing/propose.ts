import { catalogueItem } from "@bellhop/contract/catalogue";
import { limits } from "@bellhop/contract/limits";
import type { LeftOut } from "@bellhop/contract/unreadable";
import { detectLanguage, guestLanguages } from "@bellhop/language/detection";
import { endsWithQuestionMark, hasQuestionMark } from "@bellhop/language/text";
import type { Pick } from "../picking/read-picks.ts";
import { unitsOf } from "../picking/units.ts";
import { droppedIn, verifyPicks } from "../picking/verify-picks.ts";
import type { ReadDocument } from "../reading/document.ts";
import { emailIn, isAddress, namesReach, phoneIn } from "./contact.ts";
import { entryFrom, fieldsOf } from "./entry-from.ts";
import { type Evidence, entryConfidence, fieldConfidence } from "./evidence.ts";
import { givesOrders } from "./gives-orders.ts";
import { isMixed } from "./is-mixed.ts";
import { mergeProposed, withPicks } from "./merge-proposed.ts";
import { onlyPriceIn } from "./money.ts";
import { cut, type Proposed, quoteCharacters, type Read, type ReadFor } from "./proposed.ts";
import { sentencesOf } from "./sentences.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { columnsOf, entryOfRow } from "./table-rows.ts";
import { readTimes } from "./times.ts";
import {
  isAside,
  isForSale,
  isGeneral,
  isOnlyIncidental,
  mayBeElse,
  onlyTopicOf,
  subjectOf,
  topicsOf,
  whereBelongs,
} from "./which-entry.ts";
import { withoutDenied } from "./without-denied.ts";

const maxProposals = 2_000;
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
    if (one === "unclear") rows.delete(block);
    else if (one) found.push(one);
  }
  const statements = statementsOf(document.blocks.filter((block) => !rows.has(block)));
  for (const statement of joinedUnderHeadings(statements, language))
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
  if (all.length > maxProposals)
    leftOut.push({
      code: "proposals_beyond_limit",
      count: all.length - maxProposals,
      limit: maxProposals,
    });
  return { proposed: all.slice(0, maxProposals), leftOut, withOrders: ordering.length };
}

function proposalsOf(statement: Statement, venue: ReadFor, languageOf: LanguageOf): Proposed[] {
  const { kind, about, text, around } = statement;
  const language = languageOf(`${about} ${text}`, around);
  if (kind === "answer") return [faqProposal(statement, language)];
  // Lines of names and figures count as in the language of the document.
  const contact = contactIn(statement, languageOf(""), venue);
  if (contact) return contact;
  const sold = saleIn(statement, language, venue);
  if (sold) return [sold];
  const named = about ? subjectOf(about, language) : undefined;
  if (named && !isGeneral(named.topic)) {
    const evidence = kind === "labelled" ? "label" : "heading";
    const from = named.isExact ? evidence : (`loose_${evidence}` as const);
    return [proposalOf(statement, named.topic, about, text, language, from, venue)];
  }
  return proposalsOfSentences(statement, language, venue);
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
  return entryFrom({ section: "upsells", key, label, text, language, place, evidence: "sale" }, venue);
}

/** The sentences of a passage without a topic of its own, by the only topic that each names. */
function proposalsOfSentences(statement: Statement, language: string, venue: ReadFor): Proposed[] {
  const { whole } = statement;
  const groups: { topic: string; sentences: string[] }[] = [];
  let isOpen = false;
  for (const sentence of sentencesOf(whole)) {
    const topic = onlyTopicOf(sentence, language);
    const last = groups.at(-1);
    const goesOn: boolean | undefined =
      isOpen && last && (topic === last.topic || isOnlyIncidental(sentence, language));
    if (last && goesOn) last.sentences.push(sentence);
    else if (topic) groups.push({ topic, sentences: [sentence] });
    isOpen = Boolean(goesOn || topic);
  }
  return groups.flatMap(({ topic, sentences }) => {
    const said = sentences.join(" ");
    if (said.length < minSentenceCharacters || endsWithQuestionMark(said)) return [];
    const one = proposalOf(statement, topic, "", said, language, "sentence", venue);
    return catalogueItem(one.section, one.entry.key ?? null) ? [one] : [];
  });
}

function proposalOf(
  statement: Statement,
  topic: string,
  label: string,
  text: string,
  language: string,
  evidence: Evidence,
  venue: ReadFor,
): Proposed {
  const belongs = whereBelongs(
    topic,
    `${label} ${text}`,
    [...statement.headings, label],
    onlyPriceIn(text, venue.currency, language) !== undefined,
  );
  const isDoubtful =
    (evidence === "label" || evidence === "heading") &&
    (statement.isDoubtful ||
      mayBeElse(belongs, topic, label, text, language) ||
      isMixed(text, topic, language));
  const from = isDoubtful ? (`loose_${evidence}` as const) : evidence;
  const { place, whole } = statement;
  const isLabelled = statement.kind === "labelled" && label !== "";
  return entryFrom(
    { ...belongs, label, text, ...(isLabelled && { whole }), language, place, evidence: from },
    venue,
  );
}

/** A line below a heading is about something else if its label plainly names another topic. */
const isSeparate = (label: ReturnType<typeof subjectOf>, of: string): boolean =>
  label?.isExact === true && !isAside(label.topic, of);

/** "Payment & cancellation": its lines are about one or the other. */
const namesSeveral = (heading: string, language: string): boolean =>
  /\s(?:&|\+|und|and|et|y|e|en)\s|\//iu.test(heading) && topicsOf(heading, language).length > 1;

/** Joins the lines under a heading that names a topic, because they describe one thing together. */
function joinedUnderHeadings(statements: Statement[], languageOf: LanguageOf): Statement[] {
  const joined: Statement[] = [];
  for (const one of statements) {
    const heading = one.headings.at(-1) ?? "";
    if (!heading) {
      joined.push(one);
      continue;
    }
    const language = languageOf(`${heading} ${one.text}`, one.around);
    const named = one.kind !== "answer" ? subjectOf(heading, language) : undefined;
    const before = joined.at(-1);
    const goesOn = before?.kind === "passage" && before.headings.join("\n") === one.headings.join("\n");
    const isOfHeading =
      named &&
      !isGeneral(named.topic) &&
      !isForSale(one.headings) &&
      (one.kind === "passage" ||
        (!isSeparate(subjectOf(one.about, language), named.topic) &&
          (goesOn ||
            !namesSeveral(heading, language) ||
            topicsOf(one.about, language).includes(named.topic))));
    const text = one.whole;
    const isNext = isOfHeading && goesOn && before.text.length + text.length < limits.entryTextCharacters;
    if (isNext)
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}\n${text}`,
        whole: `${before.text}\n${text}`,
        isDoubtful: before.isDoubtful || one.isDoubtful,
      };
    else joined.push(isOfHeading ? { ...one, kind: "passage", about: heading, text } : one);
  }
  return joined;
}

/** The description of the hotel: its first long passage, if it has no times. */
function descriptionIn({ blocks }: ReadDocument, languageOf: LanguageOf): Proposed[] {
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
    hasQuestionMark(first.text) ||
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
      evidence: "description",
      confidence: entryConfidence("description"),
      fields: [
        {
          field: `texts.${language}.text`,
          confidence: fieldConfidence("description", `texts.${language}.text`),
          quote: cut(first.text, quoteCharacters),
        },
      ],
      place: first.place,
    },
  ];
}

/** False for "Still stuck?" and "Any more questions?", which lead to a contact. */
const asksSomething = (question: string, language: string): boolean =>
  topicsOf(question, language).length > 0 ||
  (question.split(/\s+/).length > 3 &&
    !/questions?|fragen|domand[ae]|preguntas?|perguntas?|vragen/iu.test(question));

/** A question with its answer always becomes an FAQ entry. */
function faqProposal({ about, text, place }: Statement, language: string): Proposed {
  const evidence = asksSomething(about, language) ? "question" : "loose_question";
  const words = {
    title: "",
    question: cut(about, limits.entryQuestionCharacters),
    text: cut(text, limits.entryTextCharacters),
    place: null,
  };
  const entry = { key: null, texts: { [language]: words } };
  return {
    section: "faq",
    entry,
    evidence,
    confidence: entryConfidence(evidence),
    fields: fieldsOf(entry, evidence, (field) => (field.endsWith(".question") ? about : text)),
    place,
  };
}

/** The hotel's address, phone or e-mail; undefined for other statements. */
function contactIn(statement: Statement, language: string, venue: ReadFor): Proposed[] | undefined {
  const { kind, about, text, whole, place } = statement;
  const of = (key: string, evidence: Evidence, words = text) =>
    entryFrom({ section: "profile", key, label: about, text: words, language, place, evidence }, venue);
  const isReach = phoneIn(text) || emailIn(text);
  if (kind === "labelled" && addressLabel.test(about) && text.length >= 8 && !isReach)
    return [of("address", "label")];
  if (isReach && text.length <= 160) {
    const heading = statement.headings.at(-1) ?? "";
    // Some words are a topic only as a heading of their own.
    const headed = subjectOf(heading, language)?.topic;
    const topics = [...topicsOf(`${heading} ${whole}`, language), ...(headed ? [headed] : [])];
    const isOwn = topics.every((topic) => ownTopics.has(topic)) && namesReach(whole);
    if (!isOwn) return isAddress(text) ? [] : undefined;
    const { facts } = of("contact", "contact").entry;
    if (!facts) return isAddress(text) ? [] : undefined;
    const entry = { key: "contact", facts };
    const quoteOf = (field: string) =>
      (field === "facts.phone" ? phoneIn(text)?.quote : field === "facts.email" ? emailIn(text) : text) ??
      text;
    return [
      {
        section: "profile",
        entry,
        evidence: "contact",
        confidence: entryConfidence("contact"),
        fields: fieldsOf(entry, "contact", quoteOf),
        place,
      },
    ];
  }
  return isAddress(whole) && text.length <= 120 && kind === "passage" && !about
    ? [of("address", "address")]
    : undefined;
}

/** Topics that a line with the hotel's own number may name. */
const ownTopics = new Set(["contact", "phone", "reception", "address", "booking"]);
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

type LanguageOf = (text: string, around?: string) => string;

const detectableCharacters = 80;

/** Detects the language of a passage; a short one is detected with the text around it. */
function languageFor({ blocks }: ReadDocument, languages: string[]): LanguageOf {
  const sample = blocks
    .map((block) => (block.kind === "row" ? block.cells.join(" ") : block.kind === "end" ? "" : block.text))
    .join(". ")
    .slice(0, 2_000);
  const whole = detectLanguage(sample, guestLanguages, base(languages[0] ?? "en"));
  return (text, around = "") => {
    const longer = text.length < detectableCharacters ? `${text} ${around}` : text;
    const detected = longer.length < 40 ? whole : detectLanguage(longer, guestLanguages, whole);
    return languages.find((language) => base(language) === detected) ?? detected;
  };
}

const base = (tag: string) => tag.split("-")[0] ?? tag;

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
      confidence: Math.min(ordersConfidence, field.confidence),
    })),
  };
}
