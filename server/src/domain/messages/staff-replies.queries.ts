import { statement } from "../../platform/db/index.ts";

/** For each question, the named reply, or else the first text that staff wrote after it. The lists have the same order. */
export const selectStaffReplies = statement<
  { venueId: number; conversationIds: string[]; afters: Date[]; replyIds: (string | null)[] },
  { nth: number; text: string; member_name: string | null }
>(
  "list replies of staff",
  `select asked.nth::int as nth, reply.text, reply.member_name
   from unnest($conversationIds::uuid[], $afters::timestamptz[], $replyIds::uuid[])
     with ordinality as asked (conversation_id, after, reply_id, nth),
   lateral (
     select r.text, r.member_name from messages r
     where r.venue_id = $venueId and r.conversation_id = asked.conversation_id and r.author = 'staff'
       and r.kind = 'text' and r.text <> '' and r.position > asked.after
       and r.state is distinct from 'failed'
     order by r.message_id is not distinct from asked.reply_id desc, r.position, r.seq limit 1
   ) reply`,
);
