import { type HandOverReason, reasonsWhere } from "@bellhop/contract/hand-over-reasons";
import { change, sqlTexts, statement } from "../../platform/db/index.ts";
import { hasOpenEmergency } from "./fragments.ts";

const needEntry = sqlTexts(reasonsWhere(({ needsEntry }) => needsEntry));

export const insertHandOverRow = change<{
  venueId: number;
  handOverId: string;
  conversationId: string;
  reason: HandOverReason;
  about: string;
  request: string | null;
  asked: string | null;
  handedOverAt: Date;
  settledAt: Date | null;
}>(
  "insert hand-over",
  `insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, request, asked, handed_over_at, settled_at)
   values ($venueId, $handOverId, $conversationId, $reason, $about, $request, $asked, $handedOverAt, $settledAt)`,
);

export const updateOpenEmergency = change<
  { venueId: number; conversationId: string; about: string; characters: number },
  { hand_over_id: string; about: string }
>(
  "update open emergency",
  `update hand_overs set about = left($about || coalesce(' · ' || about, ''), $characters)
   where venue_id = $venueId and hand_over_id = (
     select hand_over_id from hand_overs
     where venue_id = $venueId and conversation_id = $conversationId and reason = 'emergency' and settled_at is null
     order by handed_over_at desc, hand_over_id desc limit 1)
   returning hand_over_id, about`,
);

export const countOpenQuestions = statement<{ venueId: number; conversationId: string }, { open: number }>(
  "count open questions",
  `select count(*)::int as open from hand_overs
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null`,
);

export const updateOnlySettled = change<{
  venueId: number;
  conversationId: string;
  settledAt: Date;
  settledBy: string;
}>(
  "settle only hand-over",
  `update hand_overs set settled_at = $settledAt, settled_by = $settledBy
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null
     and reason <> 'emergency' and 1 = (
       select count(*) from hand_overs
       where venue_id = $venueId and conversation_id = $conversationId and settled_at is null)`,
);

export const updateSettled = change<{
  venueId: number;
  conversationId: string;
  handOverId: string;
  settledAt: Date | null;
  settledBy: string | null;
}>(
  "settle hand-over",
  `update hand_overs set settled_at = $settledAt, settled_by = $settledBy
   where venue_id = $venueId and conversation_id = $conversationId and hand_over_id = $handOverId
     and (settled_at is null) <> ($settledAt::timestamptz is null)`,
);

export const updateAllSettled = change<{
  venueId: number;
  conversationId: string;
  settledAt: Date;
  settledBy: string;
}>(
  "settle hand-overs",
  `update hand_overs set settled_at = $settledAt, settled_by = $settledBy
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null`,
);

export const findOpenEmergency = statement<{ venueId: number; conversationId: string }, { is_open: boolean }>(
  "find open emergency",
  `select ${hasOpenEmergency("$venueId", "$conversationId")} as is_open`,
);

export const findLastReason = statement<
  { venueId: number; about: string; since: Date },
  { reason: HandOverReason }
>(
  "find last hand-over reason",
  `select reason from hand_overs where venue_id = $venueId and handed_over_at > $since and about = $about
   order by handed_over_at desc limit 1`,
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
   from hand_overs where venue_id = $venueId and handed_over_at > $since and reason in (${needEntry})
     and about <> '' and answered_in_version is null
   group by lower(about) order by guests desc, max(handed_over_at) desc limit 5`,
);

/** Questions that went to staff because nothing answered them, the newest first. */
export const selectUnansweredTexts = statement<
  { venueId: number; since: Date; limit: number },
  { about: string }
>(
  "list texts of unanswered questions",
  `select about from hand_overs
   where venue_id = $venueId and handed_over_at > $since and reason in (${needEntry}) and about <> ''
   group by about order by max(handed_over_at) desc limit $limit`,
);

/** Those of `abouts` are answered by the version; all others are not. */
export const setAnsweredQuestions = change<
  { venueId: number; since: Date; abouts: string[]; version: number },
  { hand_over_id: string }
>(
  "set answered questions",
  `update hand_overs
   set answered_in_version = case when about = any ($abouts::text[]) then $version::int end
   where venue_id = $venueId and handed_over_at > $since and reason in (${needEntry})
     and (answered_in_version is not null) <> (about = any ($abouts::text[]))
   returning hand_over_id`,
);
