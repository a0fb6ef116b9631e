import type { Score } from "@bellhop/language/intents";
import { cursorAt } from "../../platform/cursor.ts";
import { change, firstKnown, statement } from "../../platform/db/index.ts";

/** A message that asked a guest how the stay was. */
export type SurveyRow = {
  asked_id: string;
  rule_id: string;
  reservation_id: string;
  guest_id: string;
  conversation_id: string;
  seq: number;
  /** The guest is in the house for another stay. */
  is_staying_again: boolean;
};

/** WhatsApp took it, or the guest page shows it. Cancelled stays are rated by no one. */
const wasAsked = `p.state = 'sent' and r.purpose = 'feedback' and m.state in ('accepted', 'sent', 'delivered', 'read')
     and b.status not in ('cancelled', 'no_show')`;

const askedColumns = `m.message_id as asked_id, p.rule_id, p.reservation_id, p.guest_id, m.conversation_id, m.seq,
     exists (select from stays s join reservations o on o.venue_id = s.venue_id and o.reservation_id = s.reservation_id
             where s.venue_id = p.venue_id and s.guest_id in (p.guest_id, c.guest_id)
               and o.reservation_id <> p.reservation_id and o.status = 'checked_in') as is_staying_again`;

const fromAsked = `from messages m
   join proactive_sends p on p.venue_id = m.venue_id and p.message_id = m.message_id
   join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id
   join reservations b on b.venue_id = p.venue_id and b.reservation_id = p.reservation_id
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id`;

/** The last one in a conversation since then. */
export const selectLastSurvey = statement<
  { venueId: number; conversationId: string; since: Date },
  SurveyRow
>(
  "find last message that asked for rating",
  `select ${askedColumns} ${fromAsked}
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.author = 'rule'
     and p.decided_at > $since and ${wasAsked}
   order by p.decided_at desc limit 1`,
);

/** The one with this id, also in a conversation that was merged into this one. */
export const selectSurvey = statement<
  {
    venueId: number;
    conversationId: string;
    channelId: string;
    messageId: string | null;
    providerId: string | null;
    since: Date;
  },
  SurveyRow
>(
  "find message that asked for rating",
  `select ${askedColumns} ${fromAsked}
   where m.venue_id = $venueId and m.author = 'rule'
     and (m.message_id = $messageId::uuid or m.channel_id = $channelId and m.provider_message_id = $providerId::text)
     and (c.conversation_id = $conversationId or c.merged_into = $conversationId)
     and p.decided_at > $since and ${wasAsked}`,
);

/** What was written to the guest after a message, before the guest's own at `$beforeSeq`. Invitations to review count as nothing. */
export const selectWrittenSince = statement<
  { venueId: number; conversationId: string; afterSeq: number; beforeSeq: number },
  { message_id: string; author: "staff" | "assistant" | "rule"; text: string }
>(
  "list what was written after asking for rating",
  `select m.message_id, m.author, m.text from messages m
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.author in ('staff', 'assistant', 'rule')
     and m.seq > $afterSeq and m.seq < $beforeSeq
     and not exists (select from stay_ratings s where s.venue_id = m.venue_id and s.review_message_id = m.message_id)
   order by m.seq`,
);

export type RatingRow = {
  asked_id: string;
  score: Score | null;
  is_bad: boolean;
  comment: string;
  reply_ids: string[];
  complaint_id: string | null;
  is_complaint_open: boolean;
};

const isComplaintOpen = `exists (select from hand_overs h where h.venue_id = s.venue_id and h.hand_over_id = s.complaint_id
       and h.settled_at is null)`;
const ratingColumns = `s.asked_id, s.score, s.is_bad, s.comment, s.reply_ids, s.complaint_id, ${isComplaintOpen} as is_complaint_open`;

export const selectRating = statement<{ venueId: number; askedId: string }, RatingRow>(
  "find stay rating",
  `select ${ratingColumns} from stay_ratings s where s.venue_id = $venueId and s.asked_id = $askedId`,
);

/** The ratings in these messages of a guest. */
export const selectRatingsIn = statement<{ venueId: number; messageIds: string[]; since: Date }, RatingRow>(
  "list stay ratings in messages",
  `select ${ratingColumns} from stay_ratings s
   join messages m on m.venue_id = s.venue_id and m.message_id = s.asked_id
   where s.venue_id = $venueId and s.rated_at > $since and s.reply_ids && $messageIds::uuid[]
     and m.conversation_id in (select conversation_id from messages
                               where venue_id = $venueId and message_id = any ($messageIds::uuid[]))
   order by s.rated_at`,
);

export const upsertRating = change<{
  venueId: number;
  askedId: string;
  ruleId: string;
  reservationId: string;
  guestId: string;
  score: number | null;
  isBad: boolean;
  comment: string;
  way: "reply" | "page";
  replyId: string;
  ratedAt: Date;
  complaintId: string | null;
}>(
  "store stay rating",
  `insert into stay_ratings as s (venue_id, asked_id, rule_id, reservation_id, guest_id, score, is_bad, comment, way, reply_ids,
     rated_at, complaint_id)
   values ($venueId, $askedId, $ruleId, $reservationId, $guestId, $score, $isBad, $comment, $way, array[$replyId::uuid],
     $ratedAt, $complaintId)
   on conflict (venue_id, asked_id) do update set
     earlier = s.earlier || jsonb_build_object('score', s.score, 'comment', s.comment, 'at', s.rated_at),
     score = excluded.score, is_bad = excluded.is_bad, comment = excluded.comment, way = excluded.way,
     reply_ids = s.reply_ids || excluded.reply_ids, rated_at = excluded.rated_at,
     complaint_id = coalesce(excluded.complaint_id, s.complaint_id)`,
);

/** A repeat of the same rating. */
export const addReply = change<{ venueId: number; askedId: string; replyId: string }>(
  "add reply to stay rating",
  `update stay_ratings set reply_ids = reply_ids || $replyId::uuid where venue_id = $venueId and asked_id = $askedId`,
);

export type ListedRating = {
  asked_id: string;
  rule_id: string;
  reservation_id: string;
  guest_id: string;
  guest_name: string;
  conversation_id: string | null;
  score: number | null;
  is_bad: boolean;
  comment: string;
  rated_at: Date;
  earlier: { score: number | null; comment: string; at: string }[];
  complaint: "none" | "open" | "settled";
  review_sent_at: Date | null;
  cursor_at: string;
};

/** Ratings of merged guests show the guest they were merged into. */
export const selectRatings = statement<
  {
    venueId: number;
    ruleId: string | null;
    guestId: string | null;
    beforeAt: string | null;
    beforeId: string | null;
    limit: number;
  },
  ListedRating
>(
  "list stay ratings",
  `select s.asked_id, s.rule_id, s.reservation_id, g.guest_id, g.name as guest_name, c.conversation_id, s.score, s.is_bad,
     s.comment, s.rated_at, s.earlier, s.review_sent_at,
     case when s.complaint_id is null then 'none' when ${isComplaintOpen} then 'open' else 'settled' end as complaint,
     ${cursorAt("s.rated_at")}
   from stay_ratings s
   join guests o on o.venue_id = s.venue_id and o.guest_id = s.guest_id and o.erased_at is null
   join guests g on g.venue_id = s.venue_id and g.guest_id = ${firstKnown("o.merged_into", "o.guest_id")}
   left join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id and c.erased_at is null
   where s.venue_id = $venueId and ($ruleId::uuid is null or s.rule_id = $ruleId::uuid)
     and ($guestId::uuid is null or g.guest_id = $guestId::uuid or s.guest_id = $guestId::uuid)
     and ($beforeAt::timestamptz is null or (s.rated_at, s.asked_id) < ($beforeAt::timestamptz, $beforeId::uuid))
   order by s.rated_at desc, s.asked_id desc limit $limit`,
);

/** How many gave each score since then, by rule. */
export const countScores = statement<
  { venueId: number; since: Date },
  { rule_id: string; score: number | null; count: number }
>(
  "count stay ratings by rule and score",
  `select rule_id, score, count(*)::int as count from stay_ratings
   where venue_id = $venueId and rated_at >= $since group by rule_id, score`,
);

export type ToReviewRow = { asked_id: string; conversation_id: string; guest_id: string };

const mayReview = `from stay_ratings s
   join guests o on o.venue_id = s.venue_id and o.guest_id = s.guest_id and o.erased_at is null
   join guests g on g.venue_id = s.venue_id and g.guest_id = ${firstKnown("o.merged_into", "o.guest_id")} and g.erased_at is null
   join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id and c.erased_at is null
   join reservations b on b.venue_id = s.venue_id and b.reservation_id = s.reservation_id
   where s.venue_id = $venueId and s.review_sent_at is null and s.rated_at > $since and s.rated_at <= $until
     and b.status not in ('cancelled', 'no_show')
     and c.waiting_since is null
     and not exists (
       select from stay_ratings t join guests tg on tg.venue_id = t.venue_id and tg.guest_id = t.guest_id
       where t.venue_id = s.venue_id and t.reservation_id = s.reservation_id and t.review_sent_at is not null
         and (tg.guest_id = g.guest_id or tg.merged_into = g.guest_id))
     and not exists (select from hand_overs h where h.venue_id = c.venue_id and h.conversation_id = c.conversation_id
       and h.settled_at is null and h.reason in ('complaint', 'emergency', 'safety'))`;

/**
 * Ratings whose guests may get the link to review the venue: they wait for nothing, no complaint is open, and no other
 * rating of the stay has brought it.
 */
export const selectToReview = statement<{ venueId: number; since: Date; until: Date }, ToReviewRow>(
  "list stay ratings to review publicly",
  `select s.asked_id, c.conversation_id, g.guest_id ${mayReview} order by s.rated_at desc limit 200`,
);

export const lockToReview = change<
  { venueId: number; askedId: string; since: Date; until: Date },
  ToReviewRow
>(
  "lock stay rating to review publicly",
  `select s.asked_id, c.conversation_id, g.guest_id ${mayReview} and s.asked_id = $askedId for update of s`,
);

export const setReviewSent = change<{
  venueId: number;
  askedId: string;
  sentAt: Date;
  messageId: string;
}>(
  "note that review link was sent",
  `update stay_ratings set review_sent_at = $sentAt, review_message_id = $messageId
   where venue_id = $venueId and asked_id = $askedId`,
);

type Whose = { venueId: number; guestIds: string[] };

export const eraseRatings = change<Whose>(
  "delete stay ratings of guests",
  "delete from stay_ratings where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);

export const deleteOldRatings = change<{ venueId: number; before: Date; limit: number }, { count: number }>(
  "delete old stay ratings",
  `with gone as (
     delete from stay_ratings where (venue_id, asked_id) in (
       select venue_id, asked_id from stay_ratings where venue_id = $venueId and rated_at < $before limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export const selectRatingsOf = statement<Whose, Record<string, unknown> & { comment: string }>(
  "export stay ratings",
  `select reservation_id, score, comment, way, rated_at, earlier, review_sent_at
   from stay_ratings where venue_id = $venueId and guest_id = any ($guestIds::uuid[])
   order by rated_at, asked_id`,
);
