import { baseOf } from "@bellhop/contract/values";
import { asksBack, detectLanguage, handOverText } from "@bellhop/language/intents";
import { endsWithQuestionMark } from "@bellhop/language/text";
import {
  type Decision,
  decideAnswer,
  decideByReading,
  type Enquiry,
  isOnlyThanks,
  needsReading,
  type OpenVersion,
  type OverBudget,
  type Reading,
  type ReadingOutcome,
  readBurst,
  type Statement,
  statementsOf,
  type Translations,
} from "../../domain/assistant/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { Reader } from "../../platform/model/index.ts";

/** What was written before in a conversation. */
export type Turn = { who: "guest" | "hotel"; text: string };

/** `isPublished`: made of published sentences. */
type Earlier = { author: string; text: string; isPublished: boolean };

/** What people of the hotel wrote, and codes and confirmations, are not for a provider: only that there was something. */
export function turnOf({ author, text, isPublished }: Earlier): Turn {
  if (author === "guest") return { who: "guest", text };
  if (author === "assistant" && (isPublished || asksBack(text))) return { who: "hotel", text };
  return { who: "hotel", text: endsWithQuestionMark(text) ? "(a question, not shown)" : "(not shown)" };
}

/** `language`: of the guest's words, where a model read another one than the rules. */
export type Decided = {
  decision: Decision;
  read?: ReadingOutcome & { model: string };
  language?: string;
};

type Place = {
  venueId: number;
  venue: Pick<Venue, "name" | "country">;
  turns: readonly Turn[];
  /** The guest's, if it is known from before. */
  knownLanguage?: string | undefined;
  /** The venue's sentences in a language. */
  translationsInto(language: string): Promise<Translations | undefined>;
};

type ToDecide = {
  input: Enquiry;
  version: OpenVersion;
  mayRead: boolean;
  overBudget?: OverBudget | undefined;
};

/**
 * Decides by the rules where they are sure, otherwise by a model's reading; by the rules again if it fails. Outside of any
 * transaction: a model takes seconds. Without `mayRead` it only says that a reading is needed.
 */
export async function decideWithReader(
  reader: Reader,
  { venueId, venue, turns, knownLanguage, translationsInto }: Place,
  { input, version, mayRead, overBudget }: ToDecide,
): Promise<Decided | "needs_reading"> {
  const ruled = decideByRules(input);
  if (isKindWord(ruled) && isOnlyThanks(input)) return { decision: { action: "stay_silent", why: "thanks" } };
  if (!needsReading(ruled, input, version)) return { decision: ruled };
  if (!mayRead) return "needs_reading";
  if (overBudget)
    return { decision: ruled, read: { model: reader.name, failed: overBudget, usage: undefined } };
  const place = new Intl.DisplayNames("en", { type: "region" }).of(venue.country) ?? venue.country;
  const told = { venue: { name: venue.name, place }, today: dayWithName(input.today), turns };
  const ask = (question: Parameters<Reader["ask"]>[1]) => reader.ask(venueId, question);
  const { reading, failed, usage } = await readBurst(ask, { input, version, ...told });
  const read = { model: reader.name, failed, usage };
  if (!reading) return { decision: ruled, read };
  const language = languageOf(input, knownLanguage ?? reading.language);
  const isSame = baseOf(language) === baseOf(input.language);
  const translations = isSame ? input.translations : await translationsInto(language);
  const other = { ...input, language, translations };
  const chosen = isSame ? reading : inLanguage(reading, input, { other, version });
  return { decision: decideByReading(other, chosen), read, language };
}

/** Decides by the rules. A reply that they do not answer goes to staff with the question that waited for it. */
export function decideByRules(input: Enquiry): Decision {
  const decision = decideAnswer(input);
  const { askedBefore, language, backAt } = input;
  if (askedBefore === undefined || (decision.action === "answer" && decision.sources.length > 0))
    return decision;
  if (decision.action === "hand_over") {
    const [first, ...others] = decision.handedOver;
    if (!first) return decision;
    return {
      ...decision,
      handedOver: [{ ...first, about: `${askedBefore} ${first.about}` }, ...others],
    };
  }
  const about = [askedBefore, ...input.questions].join(" ");
  const text = handOverText({ language, reason: "no_entry", backAt });
  return { action: "hand_over", handedOver: [{ reason: "no_entry", about }], text, sources: [] };
}

/** The same sentences where the venue has them in the language that the guest writes. */
function inLanguage(
  reading: Reading,
  input: Enquiry,
  { other, version }: Pick<ToDecide, "version"> & { other: Enquiry },
): Reading {
  const translate = (one: Statement): Statement => {
    const entry = version.entries.get(one.entryId);
    if (!entry) return one;
    const [before, after] = [input, other].map(({ language, defaultLanguage, translations }) =>
      statementsOf(entry, language, defaultLanguage, translations),
    );
    const same = after?.[before?.findIndex(({ id }) => id === one.id) ?? -1];
    return same && before?.length === after?.length ? same : one;
  };
  return {
    ...reading,
    acts: reading.acts.map((act) => ({ ...act, statements: act.statements.map(translate) })),
  };
}

const isKindWord = (decision: Decision): boolean =>
  decision.action === "answer" && decision.sources.length === 0 && !decision.optChange && !decision.accepted;

/** The rules' where they are sure of it, otherwise what the model read. */
const languageOf = ({ questions, language }: Enquiry, read: string | undefined): string =>
  read === undefined ? language : detectLanguage(questions.join("\n"), undefined, read);

function dayWithName(today = ""): string {
  const date = new Date(`${today}T00:00:00Z`);
  const name = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(date);
  return `${today}, ${name}`;
}
