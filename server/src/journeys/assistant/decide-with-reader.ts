import { detectLanguage } from "@bellhop/language/intents";
import {
  type Asked,
  type Decision,
  decideAnswer,
  decideByReading,
  isOnlyThanks,
  needsReading,
  type OpenVersion,
  type OverBudget,
  type ReadingOutcome,
  readBurst,
} from "../../domain/assistant/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { Reader } from "../../platform/model/index.ts";

/** What was written before in a conversation. */
export type Turn = { who: "guest" | "hotel"; text: string };

/** `language`: of the guest's words, where a model read another one than the rules. */
export type Decided = {
  decision: Decision;
  read?: ReadingOutcome & { model: string };
  language?: string;
};

type Place = { venueId: number; venue: Pick<Venue, "name" | "country">; turns: readonly Turn[] };

type ToDecide = { input: Asked; version: OpenVersion; mayRead: boolean; overBudget?: OverBudget | undefined };

/**
 * Decides by the rules where they are sure, otherwise by a model's reading; by the rules again if it fails. Outside of any
 * transaction: a model takes seconds. Without `mayRead` it only says that a reading is needed.
 */
export async function decideWithReader(
  reader: Reader,
  { venueId, venue, turns }: Place,
  { input, version, mayRead, overBudget }: ToDecide,
): Promise<Decided | "needs_reading"> {
  const ruled = decideAnswer(input);
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
  const language = languageOf(input, reading.language);
  return { decision: decideByReading({ ...input, language }, reading), read, language };
}

const isKindWord = (decision: Decision): boolean =>
  decision.action === "answer" && decision.sources.length === 0 && !decision.optChange && !decision.accepted;

/** The rules' where they are sure of it, otherwise what the model read. */
const languageOf = ({ questions, language }: Asked, read: string | undefined): string =>
  read === undefined ? language : detectLanguage(questions.join("\n"), undefined, read);

function dayWithName(today = ""): string {
  const date = new Date(`${today}T00:00:00Z`);
  const name = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(date);
  return `${today}, ${name}`;
}
