import { statement } from "../../platform/db/index.ts";

/** How the assistant has done since midnight at the venue, by hour of the venue's day. */
export const countAssistantByHour = statement<{ hour: number; answered: number }>(
  "count assistant by hour",
  `select extract(hour from m.created_at at time zone v.timezone)::int as hour, count(*)::int as answered
   from messages m join venues v on v.venue_id = m.venue_id
   where m.venue_id = $1 and m.author = 'assistant' and m.is_answer
     and m.created_at >= date_trunc('day', $2::timestamptz at time zone v.timezone) at time zone v.timezone
   group by 1`,
);

export const countHandOversToday = statement<{ handed_over: number; today: string }>(
  "count hand-overs today",
  `select to_char($2::timestamptz at time zone v.timezone, 'YYYY-MM-DD') as today,
     (select count(*)::int from hand_overs h where h.venue_id = v.venue_id
        and h.handed_over_at >= date_trunc('day', $2::timestamptz at time zone v.timezone) at time zone v.timezone) as handed_over
   from venues v where v.venue_id = $1`,
);

/** What the assistant could not answer since then, and how many guests asked it. */
export const listUnanswered = statement<{ question: string; guests: number; conversation_id: string }>(
  "list unanswered questions",
  `select (array_agg(about order by handed_over_at desc))[1] as question, count(distinct conversation_id)::int as guests,
     (array_agg(conversation_id order by handed_over_at desc))[1] as conversation_id
   from hand_overs where venue_id = $1 and handed_over_at > $2 and reason in ('no_entry', 'unsure') and about <> ''
   group by lower(about) order by guests desc, max(handed_over_at) desc limit 5`,
);
