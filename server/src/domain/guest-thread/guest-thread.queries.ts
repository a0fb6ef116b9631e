import type { Media } from "@bellhop/contract/message-content";
import { statement } from "../../platform/db/index.ts";
import { mediaOfMessage, type StoredContent, visibleToGuest } from "../messages/index.ts";
import { ratingOfAsked } from "../stay-ratings/index.ts";

/** A thread as its guest may see it: on which channel, or on all. */
type Thread = { venueId: number; conversationId: string; channelId: string | null; askedSince: Date };

export type GuestMessageRow = {
  message_id: string;
  author: "guest" | "staff" | "assistant";
  member_name: string | null;
  text: string;
  content: StoredContent | null;
  media: Media | null;
  provider_message_id: string | null;
  position: Date;
  is_deleted: boolean;
  is_answer: boolean;
  is_helpful: boolean | null;
  /** Only of a message that asks how the stay was. */
  stay_rating: { score: number | null; is_bad: boolean | null; is_open: boolean } | null;
  sources: { title: string; quote: string; generated: boolean }[];
};

const columns = `m.content, ${mediaOfMessage} as media, m.message_id,
  case when m.author = 'rule' then 'staff' else m.author end as author, m.member_name, m.provider_message_id, m.position, m.is_helpful,
  m.author = 'assistant' and m.is_answer as is_answer, ${ratingOfAsked} as stay_rating,
  coalesce((select x.value from message_changes x where x.venue_id = m.venue_id and x.channel_id = m.channel_id
              and x.target_id = m.provider_message_id and x.kind = 'edit' and x.by_guest = (m.author = 'guest')
            order by x.happened_at desc limit 1), m.text) as text,
  exists (select from message_changes x where x.venue_id = m.venue_id and x.channel_id = m.channel_id
            and x.target_id = m.provider_message_id and x.kind = 'deletion') as is_deleted,
  coalesce((select jsonb_agg(jsonb_build_object('title', s.title, 'quote', s.quote, 'generated', s.is_generated)
             order by s.ordinal)
            from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id), '[]') as sources`;

/** Newest first, with the conversations merged into it. */
export const listGuestMessages = statement<Thread & { limit: number }, GuestMessageRow>(
  "list messages for guest",
  `select one.* from (
     select $conversationId::uuid as conversation_id
     union all select c.conversation_id from conversations c
     where c.venue_id = $venueId and c.merged_into = $conversationId
   ) thread, lateral (
     select ${columns}, m.seq from messages m
     where m.conversation_id = thread.conversation_id and ${visibleToGuest}
     order by m.position desc, m.seq desc limit $limit
   ) one order by one.position desc, one.seq desc limit $limit`,
);

export const selectGuestMessages = statement<Thread & { messageIds: string[] }, GuestMessageRow>(
  "find messages for guest",
  `select ${columns} from messages m
   where m.message_id = any ($messageIds::uuid[]) and ${visibleToGuest} and m.conversation_id in (
     select $conversationId::uuid union all
     select c.conversation_id from conversations c where c.venue_id = $venueId and c.merged_into = $conversationId)
   order by m.position, m.seq`,
);
