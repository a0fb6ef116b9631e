import type { GuestRequest, HandOverReason } from "../../../contract/messages.ts";
import { applyChange } from "../../../language/entries/index.ts";
import { detectLanguage, reportsEmergency } from "../../../language/intents/index.ts";
import {
  type Decision,
  decideAnswer,
  draftAssistant,
  type Enquiry,
  loadVersion,
  type OpenVersion,
  type ReadingOutcome,
  toEnquiry,
} from "../../../server/src/domain/assistant/index.ts";
import { readKnowledgeFile } from "../../../server/src/domain/knowledge/index.ts";
import { settingsOf, settingsOfNewVenue } from "../../../server/src/domain/venues/index.ts";
import { decideWithReader, turnOf } from "../../../server/src/journeys/assistant/decide-with-reader.ts";
import { renderForGuests } from "../../../server/src/journeys/knowledge/render-for-guests.ts";
import type { Reader } from "../../../server/src/platform/model/index.ts";
import type { Does, Hotel, TalkMessage } from "./read-set.ts";

/** The product's reaction to a message. */
export type Outcome = {
  /**
   * The most serious act; a question that is handed over besides an answer counts as both. Empty: staff read it
   * anyway.
   */
  does: Does[];
  /** Names of the entries in the answer. */
  sources: string[];
  requests: GuestRequest[];
  reachesStaff: boolean;
};

export type OpenHotel = { hotel: Hotel; version: OpenVersion; nameOf: ReadonlyMap<string, string> };

/** The date of the sets, a Sunday. */
export const today = "2026-11-22";
const now = new Date(`${today}T11:00:00Z`);
/** The number of messages of a conversation that the product reads. */
const maxEarlierTexts = 6;

/** Reads and renders a hotel's knowledge as the product does, with the settings of a new venue. */
export async function openHotel(hotel: Hotel): Promise<OpenHotel> {
  const entries = hotel.entries.map(({ name, ...entry }) => entry);
  const file = { format: "bellhop-knowledge", format_version: 1, entries };
  const filed = await readKnowledgeFile(JSON.stringify(file));
  const written = filed.map(({ section, change }) => applyChange(undefined, section, change));
  const { name, timezone, languages, default_language, country } = hotel;
  const general = { name, timezone, languages, default_language, country, currency: "EUR" as const };
  const assistant = draftAssistant(
    settingsOf({ ...general, settings_version: 1, settings: settingsOfNewVenue }),
  );
  const version = await loadVersion(await renderForGuests(hotel, written), assistant, []);
  const names = hotel.entries.map((entry) => [entry.entry_id.toLowerCase(), entry.name] as const);
  return { hotel, version, nameOf: new Map(names) };
}

/** `read`: how the call of a model ended, if one was made. */
export type Responded = { outcome: Outcome; read?: ReadingOutcome };

/** By the rules, or with a model where they are not sure. */
export async function respond(
  { hotel, version, nameOf }: OpenHotel,
  message: TalkMessage,
  reader?: Reader,
): Promise<Responded> {
  const { thread, messages } = message;
  const language = languageOf(message, hotel);
  if (raisesAlarm(messages, language)) return { outcome: reachingStaff(["emergency"]) };
  if (message.held === "staff") return { outcome: reachingStaff([]) };
  const lastOwn = thread.findLast(({ from }) => from !== "guest");
  const question = {
    questions: messages.filter((text) => text.trim() !== ""),
    history: thread.slice(-maxEarlierTexts).map(({ text }) => text),
    language,
    audience: { isInHouse: true, today },
    ...(lastOwn && {
      lastToGuest: { author: lastOwn.from === "staff" ? "staff" : "assistant", text: lastOwn.text } as const,
    }),
  };
  const input = toEnquiry(version, hotel, question, now);
  const { decision, read } = reader
    ? await decideWith(reader, { hotel, version, input, thread })
    : { decision: decideAnswer(input) };
  return { outcome: outcomeOf(decision, nameOf), ...(read && { read }) };
}

type ToDecide = Pick<OpenHotel, "hotel" | "version"> & Pick<TalkMessage, "thread"> & { input: Enquiry };

async function decideWith(reader: Reader, { hotel, version, input, thread }: ToDecide) {
  const turns = thread
    .slice(-maxEarlierTexts)
    .map(({ from, text }) => turnOf({ author: from, text, isPublished: from === "assistant" }));
  const place = { venueId: 0, venue: hotel, turns, translationsInto: async () => undefined };
  const decided = await decideWithReader(reader, place, { input, version, mayRead: true });
  if (decided === "needs_reading") throw new Error("It may read");
  return decided;
}

function outcomeOf(decision: Decision, nameOf: OpenHotel["nameOf"]): Outcome {
  const sources = decision.action === "stay_silent" ? [] : decision.sources;
  const handedOver = decision.action === "hand_over" ? decision.handedOver : [];
  return {
    does: hasOptedOut(decision) ? ["opt_out"] : doneBy(decision),
    sources: sources.map(({ entryId }) => nameOf.get(entryId) ?? entryId),
    requests: handedOver.flatMap(({ request }) => request ?? []),
    reachesStaff: handedOver.length > 0,
  };
}

/** Whether staff get an urgent alert. Detected first, no matter who holds the conversation. */
function raisesAlarm(messages: readonly string[], language: string): boolean {
  return [...messages, messages.join(" ")].some((text) => reportsEmergency(text, language));
}

const reachingStaff = (does: Does[]): Outcome => ({ does, sources: [], requests: [], reachesStaff: true });

/** The venue's language for a new guest, otherwise the language of the guest's last message. */
function languageOf({ thread, messages }: TalkMessage, { default_language }: Hotel): string {
  const written = thread.filter(({ from }) => from === "guest").map(({ text }) => text);
  return [...written, messages.join("\n")].reduce(
    (known, text) => detectLanguage(text, undefined, known),
    default_language,
  );
}

/** Opting out is confirmed and stored. */
const hasOptedOut = (decision: Decision): boolean =>
  decision.action !== "stay_silent" && decision.optChange === "opt_out";

const gravestFirst = [
  "emergency",
  "give_person",
  "complaint",
  "pass_on_request",
  "reply_for_staff",
  "pass_on_question",
] as const satisfies Does[];

function doneBy(decision: Decision): Does[] {
  if (decision.action === "stay_silent") return ["kind_word"];
  if (decision.action === "answer") return [decision.sources.length > 0 ? "answer" : "kind_word"];
  const acts = decision.handedOver.map(({ reason }) => actOf[reason]);
  const gravest = gravestFirst.find((act) => acts.includes(act)) ?? "pass_on_question";
  return decision.sources.length > 0 ? ["answer_and_pass_on", gravest] : [gravest];
}

/** What passing on a question for a reason counts as. */
const actOf: Record<HandOverReason, (typeof gravestFirst)[number]> = {
  emergency: "emergency",
  safety: "emergency",
  wants_person: "give_person",
  complaint: "complaint",
  request: "pass_on_request",
  reply: "reply_for_staff",
  no_entry: "pass_on_question",
  unsure: "pass_on_question",
  entries_disagree: "pass_on_question",
  sensitive: "pass_on_question",
  statement: "pass_on_question",
  not_text: "pass_on_question",
  not_built: "pass_on_question",
  paused: "pass_on_question",
  plan_limit: "pass_on_question",
  assistant_failed: "pass_on_question",
};
