import type { HandOverReason } from "@bellhop/contract/messages";
import { statement } from "../../platform/db/index.ts";

export const insertHandOverRow = statement<{
  venueId: number;
  handOverId: string;
  conversationId: string;
  reason: HandOverReason;
  about: string;
  handedOverAt: Date;
}>(
  "insert hand-over",
  `insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, handed_over_at)
   values ($venueId, $handOverId, $conversationId, $reason, $about, $handedOverAt)`,
);

export const countHandOvers = statement<{ venueId: number; since: Date }, { handed_over: number }>(
  "count hand-overs",
  "select count(*)::int as handed_over from hand_overs where venue_id = $venueId and handed_over_at >= $since",
);

export const selectUnanswered = statement<
  { venueId: number; since: Date },
  { question: string; guests: number; conversation_id: string }
>(
  "list unanswered questions",
  `select (array_agg(about order by handed_over_at desc))[1] as question, count(distinct conversation_id)::int as guests,
     (array_agg(conversation_id order by handed_over_at desc))[1] as conversation_id
   from hand_overs where venue_id = $venueId and handed_over_at > $since and reason in ('no_entry', 'unsure')
   and about <> ''
   group by lower(about) order by guests desc, max(handed_over_at) desc limit 5`,
);
