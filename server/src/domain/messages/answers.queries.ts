import { statement } from "../../platform/db/index.ts";

export const countAssistantByHour = statement<
  { venueId: number; since: Date; timezone: string },
  { hour: number; answered: number }
>(
  "count assistant by hour",
  `select extract(hour from created_at at time zone $timezone)::int as hour, count(*)::int as answered
   from messages where venue_id = $venueId and created_at >= $since and author = 'assistant'
   and is_answer group by 1`,
);

/** Sources are stored with answers only. */
export const findAnyAnswer = statement<{ venueId: number }, { answered: boolean }>(
  "has answer source",
  "select exists (select from answer_sources where venue_id = $venueId) as answered",
);
