import type { ChannelKind } from "@bellhop/contract/conversations";
import { cursorAt } from "../../platform/cursor.ts";
import { firstKnown, statement } from "../../platform/db/index.ts";
import { findsMany, foundByCondition, idsFoundBy } from "../../platform/search-terms.ts";
import { type ConversationView, conversationView } from "../conversations/index.ts";
import { channelIdsOf } from "../whatsapp/index.ts";

/**
 * One page of the venue's conversations, newest activity first. Each primary filter has its own statement, so that it
 * uses an index; the other filters apply to its rows.
 */
function listing(name: string, narrowed: string) {
  return statement<
    {
      venueId: number;
      cursorAt: string | null;
      cursorId: string | null;
      limit: number;
      state: "done" | "open" | null;
      channelIds: string[] | null;
      from: Date | null;
      until: Date | null;
      guestIds: string[] | null;
      words: string[] | null;
    },
    ConversationView & { cursor_at: string }
  >(
    name,
    `with page as (
       select t.conversation_id from conversations t
       where t.venue_id = $venueId and t.erased_at is null and ${narrowed}
         and ($cursorAt::timestamptz is null
           or (t.last_at, t.conversation_id) < ($cursorAt::timestamptz, $cursorId::uuid))
         and ($state::text is null or t.state = $state)
         and ($channelIds::uuid[] is null or t.channel_id = any ($channelIds::uuid[]))
         and ($from::timestamptz is null or t.last_at >= $from)
         and ($until::timestamptz is null or t.created_at < $until)
         and (coalesce($from, $until) is null or exists (
           select from messages m where m.venue_id = $venueId and m.conversation_id = t.conversation_id
             and m.position >= ${firstKnown("$from::timestamptz", "'-infinity'")}
             and m.position < ${firstKnown("$until::timestamptz", "'infinity'")}))
         and ($guestIds::uuid[] is null or t.guest_id = any ($guestIds::uuid[]))
         -- Always true: where nothing is searched for, it alone tells the parameter's type.
         and ($words::text[] is null or cardinality($words::text[]) >= 0)
       order by t.last_at desc, t.conversation_id desc limit $limit
     )
     select v.*, ${cursorAt("v.last_at")} from (
       ${conversationView} and c.conversation_id in (select conversation_id from page)
     ) v order by v.last_at desc, v.conversation_id desc`,
  );
}

const searched: [table: string, id: string][] = [
  ["guest_terms", "guest_id"],
  ["reservation_terms", "reservation_id"],
];

const found = `${idsFoundBy("guest_terms", "guest_id", "$words")}
       union all
       select s.guest_id from stays s
       where s.venue_id = $venueId
         and s.reservation_id = any (array(${idsFoundBy("reservation_terms", "reservation_id", "$words")}))`;

export const listTranscriptsBy = {
  activity: listing("list transcripts", "true"),
  guests: listing("list transcripts of guests", "t.guest_id = any ($guestIds::uuid[])"),
  search: listing("list transcripts found", `t.guest_id = any (array(${found}))`),
  broadSearch: listing(
    "list transcripts found by many",
    `(${foundByCondition("guest_terms", "guest_id", "t.guest_id", "$words")}
      or (select true from stays s where s.venue_id = $venueId and s.guest_id = t.guest_id
            and ${foundByCondition("reservation_terms", "reservation_id", "s.reservation_id", "$words")} limit 1))`,
  ),
};

export const findsManyTranscripts = statement<{ venueId: number; words: string[] }, { is_broad: boolean }>(
  "finds many transcripts",
  `select ${findsMany(searched, "$words")} as is_broad`,
);

export const listChannelIds = statement<{ venueId: number; kind: ChannelKind }, { channel_id: string }>(
  "list channel ids",
  channelIdsOf("$kind"),
);
