import { change, statement } from "../../platform/db/index.ts";

/** Locks a message of the assistant that still has its words. */
export const lockAssistantMessage = change<{ venueId: number; messageId: string }, { message_id: string }>(
  "lock message of assistant",
  `select message_id from messages where venue_id = $venueId and message_id = $messageId
     and author = 'assistant' and kind <> 'erased' for no key update`,
);

export const insertWrongAnswer = change<{
  venueId: number;
  messageId: string;
  markedAt: Date;
  markedBy: string;
}>(
  "mark answer as wrong",
  `insert into wrong_answers (venue_id, message_id, marked_at, marked_by)
   values ($venueId, $messageId, $markedAt, $markedBy) on conflict do nothing`,
);

export const deleteWrongAnswers = change<{ venueId: number; messageIds: string[] }>(
  "unmark wrong answers",
  "delete from wrong_answers where venue_id = $venueId and message_id = any ($messageIds::uuid[])",
);

/** The question is what the guest wrote before the answer, since the last message to them. */
export const selectWrongAnswers = statement<
  { venueId: number; since: Date; limit: number },
  { message_id: string; conversation_id: string; question: string; answered_at: Date }
>(
  "list wrong answers",
  `select w.message_id, m.conversation_id, m.created_at as answered_at, (
     select string_agg(q.text, ' ' order by q.seq) from messages q
     where q.venue_id = $venueId and q.conversation_id = m.conversation_id and q.author = 'guest'
       and q.kind <> 'erased' and q.text <> '' and q.seq < m.seq and q.seq > (
         select coalesce(max(o.seq), 0) from messages o
         where o.venue_id = $venueId and o.conversation_id = m.conversation_id
           and o.author in ('staff', 'assistant') and o.seq < m.seq)) as question
   from wrong_answers w join messages m on m.venue_id = w.venue_id and m.message_id = w.message_id
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id and c.erased_at is null
   where w.venue_id = $venueId and m.created_at > $since and w.dismissed_at is null
   order by m.created_at desc limit $limit`,
);

export const setWrongAnswersDismissed = change<
  { venueId: number; messageIds: string[]; dismissedAt: Date | null; dismissedBy: string | null },
  { message_id: string }
>(
  "dismiss wrong answers",
  `update wrong_answers set dismissed_at = $dismissedAt, dismissed_by = $dismissedBy
   where venue_id = $venueId and message_id = any ($messageIds::uuid[]) returning message_id`,
);
