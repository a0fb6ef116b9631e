import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import type { exportStatistics } from "@bellhop/contract/statistics";
import { daysIn, daysOf, listConversationDays, readNumbers } from "../../domain/statistics/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { csvByteOrderMark, csvLine } from "../../platform/csv.ts";
import { eachOf } from "./each-of.ts";
import { type Period, withPeriod } from "./with-period.ts";

/** A period as CSV: a row per day, or per conversation of a day. The header names the time zone. */
export function writeStatisticsFile(
  venueId: number,
  input: InputOf<typeof exportStatistics>,
  who: { operator_id: string; venueIds: number[] },
  { db }: { db: Database },
): Promise<OutputOf<typeof exportStatistics>> {
  return withPeriod(venueId, input, who, db, async (period) => {
    const venues = await eachOf(period.venueIds, (id) => period.atVenue(id, findVenue));
    const zones = [...new Set(venues.map(({ timezone }) => timezone))].join(" ");
    const lines =
      input.rows === "days"
        ? await dayLines(period, zones)
        : await conversationLines(
            period,
            zones,
            new Map(venues.map((one) => [Number(one.venue_id), one.name])),
          );
    return {
      file_name: `bellhop-statistics-${input.rows}-${period.from}-${period.to}.csv`,
      csv: `${csvByteOrderMark}${lines.map(csvLine).join("")}`,
    };
  });
}

async function dayLines({ from, to, venueIds, live, atAll }: Period, zones: string): Promise<string[][]> {
  const before = { from: addDays(from, -daysIn(from, to)), to: addDays(from, -1) };
  const numbers = await atAll((at) => readNumbers(at, { venueIds, from, to, before, live }));
  const head = [
    `day (${zones})`,
    "conversations",
    "guest_messages",
    "asked",
    "answered",
    "first_replies",
    "first_reply_median_seconds",
    "first_reply_p90_seconds",
  ];
  return [
    head,
    ...daysOf(numbers, { from, to, before }).days.map(
      ({ day, conversations, guest_messages, answered, first_reply }) => [
        day,
        ...[conversations, guest_messages, answered.total, answered.count, first_reply.count].map(String),
        inSeconds(first_reply.median_ms),
        inSeconds(first_reply.p90_ms),
      ],
    ),
  ];
}

const inSeconds = (ms: number | null): string => (ms === null ? "" : String(Math.round(ms / 1_000)));

async function conversationLines(
  { from, to, venueIds, live, atAll }: Period,
  zones: string,
  names: Map<number, string>,
): Promise<string[][]> {
  const rows = await atAll((at) => listConversationDays(at, { venueIds, from, to, live }));
  const head = [
    `day (${zones})`,
    "venue",
    "conversation_id",
    "guest",
    "channel",
    "language",
    "guest_messages",
    "asked",
    "answered",
    "confirmed",
  ];
  const yes = (is: boolean) => (is ? "yes" : "no");
  return [
    head,
    ...rows.map(({ venue_id, day, conversation_id, guest_name, channel, language, messages, outcome }) => [
      day,
      names.get(Number(venue_id)) ?? "",
      conversation_id ?? "",
      guest_name ?? "",
      channel,
      language,
      String(messages),
      yes(outcome !== "none"),
      yes(outcome === "confirmed" || outcome === "unconfirmed"),
      yes(outcome === "confirmed"),
    ]),
  ];
}
