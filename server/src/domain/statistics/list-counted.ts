import { addDays } from "@bellhop/contract/formats";
import type { CountedThing, StatisticsNumber } from "@bellhop/contract/statistics";
import type { Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { instantOf } from "../requests/index.ts";
import { findVenue } from "../venues/index.ts";
import {
  type Counted,
  type CountedRow,
  selectConversationDays,
  selectCounted,
  selectCountedGuests,
  selectCountedRequests,
  selectNewestTexts,
} from "./counted.queries.ts";
import { gapReasons } from "./read-figures.ts";

const answered = ["confirmed", "unconfirmed"];

/** The facts behind each number. */
const behind: Record<StatisticsNumber, { measure: string; outcomes?: string[]; keys?: string[] }> = {
  conversations: { measure: "conversation" },
  guests: { measure: "conversation" },
  guest_messages: { measure: "messages" },
  asked: { measure: "conversation", outcomes: ["unanswered", ...answered] },
  answered: { measure: "conversation", outcomes: answered },
  confirmed: { measure: "conversation", outcomes: ["confirmed"] },
  unconfirmed: { measure: "conversation", outcomes: ["unconfirmed"] },
  first_replies: { measure: "first_reply" },
  slow_replies: { measure: "first_reply", outcomes: ["slow"] },
  hand_overs: { measure: "hand_over" },
  questions: { measure: "question" },
  gaps: { measure: "hand_over", keys: gapReasons },
  requests: { measure: "request" },
  requests_in_time: { measure: "request", outcomes: ["in_time"] },
  extras: { measure: "extra" },
  ratings: { measure: "rating" },
  helpful: { measure: "rating", outcomes: ["helpful"] },
  whatsapp_messages: { measure: "whatsapp" },
  whatsapp_billable: { measure: "whatsapp", outcomes: ["billable"] },
};

type NumberPage = {
  venueIds: number[];
  from: string;
  to: string;
  live: string;
  number: StatisticsNumber;
  key: string | null;
  weekday: number | null;
  hour: number | null;
  offset: number;
  limit: number;
};

/** A page of what a number counts, newest first; one row more than `limit` if there are more. */
export function listCounted(at: Reading, { number, live, ...rest }: NumberPage): Promise<CountedRow[]> {
  const { measure, outcomes = null, keys = null } = behind[number];
  const page = { ...rest, measure, outcomes, keys } satisfies Omit<NumberPage, "number" | "live"> & Counted;
  if (measure === "request" || measure === "extra")
    return at.tx.rows(selectCountedRequests, { ...page, now: at.now });
  return at.tx.rows(number === "guests" ? selectCountedGuests : selectCounted, { ...page, live });
}

const textCharacters = 160;

/** The newest message of each of these conversations on its day. */
export async function listNewestTexts(
  at: ReadingAtVenue,
  rows: readonly Pick<CountedRow, "conversation_id" | "day">[],
): Promise<Map<string, string>> {
  const shown = rows.filter(({ conversation_id }) => conversation_id !== null);
  if (shown.length === 0) return new Map();
  const { timezone } = await findVenue(at);
  const midnightOf = (day: string) => instantOf(day, "00:00", timezone);
  const found = await at.tx.rows(selectNewestTexts, {
    venueId: at.venueId,
    ids: shown.map(({ conversation_id }) => conversation_id ?? ""),
    days: shown.map(({ day }) => day),
    froms: shown.map(({ day }) => midnightOf(day)),
    untils: shown.map(({ day }) => midnightOf(addDays(day, 1))),
    characters: textCharacters,
  });
  return new Map(found.map(({ conversation_id, day, text }) => [`${conversation_id} ${day}`, text]));
}

export const toCountedThing = (
  { venue_id, day, at, conversation_id, guest_name, channel, language, took_ms }: CountedRow,
  texts: Map<string, string>,
): CountedThing => ({
  day,
  at: at.toISOString(),
  venue_id: Number(venue_id),
  conversation_id,
  guest_name,
  channel: channel === "" ? null : (channel as CountedThing["channel"]),
  language: language === "" ? null : language,
  took_ms,
  text: texts.get(`${conversation_id} ${day}`) || null,
});

export const listConversationDays = (
  at: Reading,
  scope: Pick<NumberPage, "venueIds" | "from" | "to" | "live">,
) => at.tx.rows(selectConversationDays, scope);
