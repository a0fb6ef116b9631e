import { type HandOverReason, reasonsWhere } from "@bellhop/contract/hand-over-reasons";
import type { GuestRequest } from "@bellhop/contract/messages";
import type { RequestKind } from "@bellhop/contract/request-kinds";
import { change, sqlTexts, statement } from "../../platform/db/index.ts";

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

/** Words that are there already are not added again; "12" is not there in "212". */
export const updateOpenEmergency = change<
  { venueId: number; conversationId: string; about: string; characters: number; reportedAt: Date | null },
  { hand_over_id: string; about: string }
>(
  "update open emergency",
  `update hand_overs set
     about = case when position(' · ' || $about || ' · ' in ' · ' || about || ' · ') > 0 then about
       else left($about || coalesce(' · ' || about, ''), $characters) end,
     handed_over_at = coalesce($reportedAt::timestamptz, handed_over_at)
   where venue_id = $venueId and hand_over_id = (
     select hand_over_id from hand_overs
     where venue_id = $venueId and conversation_id = $conversationId and reason = 'emergency' and settled_at is null
     order by handed_over_at desc, hand_over_id desc limit 1)
   returning hand_over_id, about`,
);

export const selectOpenEmergency = statement<
  { venueId: number; conversationId: string },
  { reported_at: Date | null }
>(
  "find open emergency",
  `select max(handed_over_at) as reported_at from hand_overs
   where venue_id = $venueId and conversation_id = $conversationId and reason = 'emergency' and settled_at is null`,
);

/** Open hand-overs of requests; those of complaints and questions need more than a decision. */
export const selectOpenRequestQuestion = statement<
  { venueId: number; questionId: string },
  { conversation_id: string }
>(
  "find open request question",
  `select conversation_id from hand_overs
   where venue_id = $venueId and hand_over_id = $questionId and reason = 'request' and settled_at is null`,
);

export const selectOpenRequestQuestions = statement<
  { venueId: number; conversationId: string },
  { question_id: string; about: string; request: GuestRequest; handed_over_at: Date }
>(
  "list open request questions",
  `select hand_over_id as question_id, about, request, handed_over_at from hand_overs
   where venue_id = $venueId and conversation_id = $conversationId and reason = 'request' and settled_at is null
     and request is not null
   order by handed_over_at, hand_over_id`,
);

export const selectPlaceOfQuestion = statement<
  { venueId: number; questionId: string },
  { conversation_id: string }
>(
  "find place of question",
  "select conversation_id from hand_overs where venue_id = $venueId and hand_over_id = $questionId",
);

export const selectOldestOpen = statement<
  { venueId: number; conversationIds: string[] },
  { conversation_id: string; about: string }
>(
  "list oldest open questions",
  `select distinct on (conversation_id) conversation_id, about from hand_overs
   where venue_id = $venueId and conversation_id = any($conversationIds::uuid[]) and settled_at is null and about <> ''
   order by conversation_id, handed_over_at, hand_over_id`,
);

export const countOpenQuestions = statement<{ venueId: number; conversationId: string }, { open: number }>(
  "count open questions",
  `select count(*)::int as open from hand_overs
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null`,
);

export const selectOpenQuestions = statement<
  { venueId: number; conversationId: string },
  { question_id: string; reason: HandOverReason; about: string; what: RequestKind | null }
>(
  "list open questions",
  `select hand_over_id as question_id, reason, about, request ->> 'what' as what from hand_overs
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null
   order by handed_over_at, hand_over_id`,
);

export const updateSettled = change<{
  venueId: number;
  conversationId: string;
  handOverId: string;
  settledAt: Date | null;
  settledBy: string | null;
  settledWith: string | null;
}>(
  "mark hand-over answered",
  `update hand_overs set settled_at = $settledAt, settled_by = $settledBy, settled_with = $settledWith
   where venue_id = $venueId and conversation_id = $conversationId and hand_over_id = $handOverId
     and (settled_at is null) <> ($settledAt::timestamptz is null)`,
);

export const selectSettledWith = statement<{ venueId: number; messageId: string }, { question_id: string }>(
  "list questions answered with message",
  `select hand_over_id as question_id from hand_overs
   where venue_id = $venueId and settled_with = $messageId and settled_at is not null`,
);

export const updateAllSettled = change<{
  venueId: number;
  conversationId: string;
  settledAt: Date;
  settledBy: string;
}>(
  "mark hand-overs answered",
  `update hand_overs set settled_at = $settledAt, settled_by = $settledBy
   where venue_id = $venueId and conversation_id = $conversationId and settled_at is null`,
);

export const findLastReason = statement<
  { venueId: number; about: string; since: Date },
  { reason: HandOverReason }
>(
  "find last hand-over reason",
  `select reason from hand_overs where venue_id = $venueId and handed_over_at > $since and about = $about
   order by handed_over_at desc limit 1`,
);

export const selectUnanswered = statement<
  { venueId: number; since: Date; limit: number },
  {
    question: string;
    guests: number;
    /** Where it was asked last, when, and what staff replied. */
    conversation_id: string;
    asked_at: Date;
    settled_with: string | null;
    /** All questions. */
    count: number;
  }
>(
  "list unanswered questions",
  `select (array_agg(about order by handed_over_at desc))[1] as question, count(distinct conversation_id)::int as guests,
     (array_agg(conversation_id order by handed_over_at desc))[1] as conversation_id, max(handed_over_at) as asked_at,
     (array_agg(settled_with order by handed_over_at desc))[1] as settled_with, count(*) over ()::int as count
   from hand_overs where venue_id = $venueId and handed_over_at > $since and reason in (${needEntry})
     and about <> '' and answered_in_version is null and dismissed_at is null
   group by lower(about) order by guests desc, max(handed_over_at) desc limit $limit`,
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

/** Questions that nothing answers, and that no one dismissed, the newest first. */
export const selectUnansweredHandOvers = statement<
  { venueId: number; since: Date; limit: number },
  {
    hand_over_id: string;
    conversation_id: string;
    about: string;
    handed_over_at: Date;
    settled_with: string | null;
  }
>(
  "list unanswered hand-overs",
  `select hand_over_id, conversation_id, about, handed_over_at, settled_with from hand_overs
   where venue_id = $venueId and handed_over_at > $since and reason in (${needEntry}) and about <> ''
     and answered_in_version is null and dismissed_at is null
   order by handed_over_at desc limit $limit`,
);

export const setHandOversDismissed = change<
  { venueId: number; handOverIds: string[]; dismissedAt: Date | null; dismissedBy: string | null },
  { hand_over_id: string }
>(
  "dismiss hand-overs",
  `update hand_overs set dismissed_at = $dismissedAt, dismissed_by = $dismissedBy
   where venue_id = $venueId and hand_over_id = any ($handOverIds::uuid[]) returning hand_over_id`,
);

/** Marks the questions in `abouts` as answered by the version, and all others as not. */
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
