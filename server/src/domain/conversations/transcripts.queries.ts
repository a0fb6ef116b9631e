import { cursorAt } from "../../platform/cursor.ts";
import { type Statement, statement } from "../../platform/db/index.ts";
import { idsFoundBy } from "../../platform/search-terms.ts";
import { type ConversationView, view } from "./conversations.queries.ts";

/**
 * One page of the venue's conversations, newest activity first. Each way to narrow the list has a statement of its
 * own, so that an index serves it; what else is asked for filters what that finds.
 * Parameters: venue, cursor (2), limit, state, channels, from, until, guests, words.
 */
function listing(name: string, narrowed: string): Statement<ConversationView & { cursor_at: string }> {
  return statement<ConversationView & { cursor_at: string }>(
    name,
    `with page as (
       select t.conversation_id from conversations t
       where t.venue_id = $1 and ${narrowed}
         and ($2::timestamptz is null or (t.last_at, t.conversation_id) < ($2::timestamptz, $3::uuid))
         and ($5::text is null or t.state = $5)
         and ($6::uuid[] is null or t.channel_id = any ($6::uuid[]))
         and ($7::timestamptz is null or t.last_at >= $7) and ($8::timestamptz is null or t.created_at < $8)
         and (coalesce($7, $8) is null or exists (
           select from messages m where m.venue_id = $1 and m.conversation_id = t.conversation_id
             and m.position >= coalesce($7, '-infinity') and m.position < coalesce($8, 'infinity')))
         and ($9::uuid[] is null or t.guest_id = any ($9::uuid[]))
         -- Always true: where nothing is searched for, it alone tells the parameter's type.
         and ($10::text[] is null or cardinality($10::text[]) >= 0)
       order by t.last_at desc, t.conversation_id desc limit $4
     )
     select v.*, ${cursorAt("v.last_at")} from (
       ${view} and c.conversation_id in (select conversation_id from page)
     ) v order by v.last_at desc, v.conversation_id desc`,
  );
}

export const listTranscriptsBy = {
  activity: listing("list transcripts", "true"),
  guests: listing("list transcripts of guests", "t.guest_id = any ($9::uuid[])"),
  search: listing(
    "list transcripts found",
    `t.guest_id in (
       ${idsFoundBy("guest_terms", "guest_id", "$10")}
       union
       select s.guest_id from stays s
       where s.venue_id = $1 and s.reservation_id in (${idsFoundBy("reservation_terms", "reservation_id", "$10")}))`,
  ),
};

export const listChannelIds = statement<{ channel_id: string }>(
  "list channel ids",
  "select channel_id from channels where venue_id = $1 and kind = $2",
);

/** When the venue's days begin and end, as its own clocks have it. */
export const findDays = statement<{ from: Date | null; until: Date | null; timezone: string }>(
  "find days",
  `select $2::date::timestamp at time zone timezone as from, ($3::date + 1)::timestamp at time zone timezone as until, timezone
   from venues where venue_id = $1`,
);
