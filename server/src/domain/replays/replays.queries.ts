import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { ReplayOutcome } from "@bellhop/contract/replay";
import { change, statement } from "../../platform/db/index.ts";
import { joinGuest, personIds } from "../guests/index.ts";
import { isDeletedByGuest, latestText, ownAuthor } from "../messages/index.ts";
import { isInHouseOn } from "../reservations/index.ts";
import { joinChannel } from "../whatsapp/index.ts";

export type ReplayRow = {
  task_id: string;
  asked_by: string;
  asked_at: Date;
  ended_at: Date | null;
  size: number;
  messages_total: number;
  messages: number;
  live_version: number;
  draft_mark: string;
  /** As text: a date of JavaScript has fewer digits. */
  through_at: string | null;
  through_id: string | null;
  better: number;
  same: number;
  changed: number;
  worse: number;
  answered_live: number;
  answered_draft: number;
};

const columns = `task_id, asked_by, asked_at, ended_at, size, messages_total, messages, live_version, draft_mark,
  through_at::text as through_at, through_id, better, same, changed, worse, answered_live, answered_draft`;

export const selectReplay = statement<{ venueId: number }, ReplayRow>(
  "find replay",
  `select ${columns} from replays where venue_id = $venueId`,
);

export const insertReplay = change<{
  venueId: number;
  taskId: string;
  askedBy: string;
  askedAt: Date;
  size: number;
  liveVersion: number;
}>(
  "insert replay",
  `insert into replays (venue_id, task_id, asked_by, asked_at, size, live_version)
   values ($venueId, $taskId, $askedBy, $askedAt, $size, $liveVersion)`,
);

export const deleteReplay = change<{ venueId: number }>(
  "delete replay",
  "delete from replays where venue_id = $venueId",
);

export const deleteDifferences = change<{ venueId: number }>(
  "delete replay differences",
  "delete from replay_differences where venue_id = $venueId",
);

/** Begins to compare these versions, from the newest message on. */
export const resetReplay = change<{
  venueId: number;
  taskId: string;
  liveVersion: number;
  draftMark: string;
  messagesTotal: number;
}>(
  "restart replay",
  `update replays set live_version = $liveVersion, draft_mark = $draftMark, messages_total = $messagesTotal, messages = 0,
     through_at = null, through_id = null, better = 0, same = 0, changed = 0, worse = 0, answered_live = 0, answered_draft = 0
   where venue_id = $venueId and task_id = $taskId`,
);

export const addToReplay = change<{
  venueId: number;
  taskId: string;
  messages: number;
  throughAt: string;
  throughId: string;
  better: number;
  same: number;
  changed: number;
  worse: number;
  answeredLive: number;
  answeredDraft: number;
}>(
  "add to replay",
  `update replays set messages = messages + $messages, through_at = $throughAt::timestamptz, through_id = $throughId,
     better = better + $better, same = same + $same, changed = changed + $changed, worse = worse + $worse,
     answered_live = answered_live + $answeredLive, answered_draft = answered_draft + $answeredDraft
   where venue_id = $venueId and task_id = $taskId`,
);

export const endReplay = change<{ venueId: number; taskId: string; endedAt: Date }>(
  "end replay",
  "update replays set ended_at = $endedAt where venue_id = $venueId and task_id = $taskId",
);

/** Several rows: the lists have the same order. */
export const insertDifferences = change<{
  venueId: number;
  messageIds: string[];
  firstSeqs: number[];
  writtenAts: Date[];
  outcomes: string[];
  testQuestionIds: (string | null)[];
}>(
  "insert replay differences",
  `insert into replay_differences (venue_id, message_id, first_seq, written_at, outcome, test_question_id)
   select $venueId, * from unnest($messageIds::uuid[], $firstSeqs::int[], $writtenAts::timestamptz[], $outcomes::text[],
     $testQuestionIds::uuid[])
   on conflict do nothing`,
);

export type DifferenceRow = {
  message_id: string;
  conversation_id: string;
  first_seq: number;
  through_seq: number;
  written_at: Date;
  outcome: Exclude<ReplayOutcome, "same">;
  test_question_id: string | null;
};

/** Worst first, then newest first. */
export const selectDifferences = statement<
  { venueId: number; outcome: string | null; offset: number; limit: number },
  DifferenceRow
>(
  "list replay differences",
  `select d.message_id, m.conversation_id, d.first_seq, m.seq as through_seq, d.written_at, d.outcome, d.test_question_id
   from replay_differences d join messages m on m.venue_id = d.venue_id and m.message_id = d.message_id
   where d.venue_id = $venueId and ($outcome::text is null or d.outcome = $outcome) and m.kind <> 'erased'
   order by case d.outcome when 'worse' then 0 when 'changed' then 1 else 2 end, d.written_at desc, d.message_id
   offset $offset limit $limit`,
);

export type WrittenRow = {
  message_id: string;
  conversation_id: string;
  seq: number;
  position: Date;
  /** As text: a date of JavaScript has fewer digits. */
  created_at: string;
};

/**
 * The texts that guests wrote last and did not delete, newest first; no groups, and nothing from before WhatsApp was
 * connected.
 */
export const selectWritten = statement<{ venueId: number; until: Date; limit: number }, WrittenRow>(
  "list messages to replay",
  `select message_id, conversation_id, seq, position, created_at::text as created_at from messages m
   where venue_id = $venueId and created_at <= $until and author = 'guest' and text <> ''
     and kind in ('text', 'button', 'interactive')
     and (origin is null or not origin ?| array['group_id', 'from_history']) and not ${isDeletedByGuest("m")}
   order by m.created_at desc, m.message_id desc limit $limit`,
);

export type ContextRow = {
  nth: number;
  texts: { kind: string; text: string }[];
  /** What was written before, oldest first. */
  earlier: string[];
  last_to_guest: { author: "staff" | "assistant"; text: string } | null;
  channel_kind: ChannelKind;
  language: string | null;
  /** By a stay on that day, or a code inside the house. */
  is_in_house: boolean;
};

/**
 * The context of guests' messages when they wrote them, in their last wording: `$conversationIds`, `$firstSeqs`,
 * `$throughSeqs` and `$days` have the same order.
 */
export const selectContexts = statement<
  { venueId: number; conversationIds: string[]; firstSeqs: number[]; throughSeqs: number[]; days: string[] },
  ContextRow
>(
  "list contexts to replay",
  `select burst.nth::int as nth, ch.kind as channel_kind, g.language,
     coalesce(place.is_in_house, false) or ${isInHouseOn("$venueId", personIds("$venueId", "c.guest_id"), "burst.day")}
       or (place.verified_guest_id is not null
         and ${isInHouseOn("$venueId", personIds("$venueId", "place.verified_guest_id"), "burst.day")}) as is_in_house,
     coalesce((select jsonb_agg(jsonb_build_object('kind', q.kind, 'text', ${latestText("q")}) order by q.seq) from messages q
       where q.venue_id = $venueId and q.conversation_id = burst.conversation_id and q.author = 'guest'
         and q.seq >= burst.first_seq and q.seq <= burst.through_seq and q.text <> ''
         and not ${isDeletedByGuest("q")}), '[]') as texts,
     coalesce((select jsonb_agg(e.text order by e.position, e.seq) from (
       select ${latestText("p")} as text, p.position, p.seq from messages p
       where p.venue_id = $venueId and p.conversation_id = burst.conversation_id and p.seq < burst.first_seq
         and p.kind = 'text' and not ${isDeletedByGuest("p")} order by p.position desc, p.seq desc limit 6) e), '[]') as earlier,
     (select jsonb_build_object('author', ${ownAuthor("o")}, 'text', o.text) from messages o
       where o.venue_id = $venueId and o.conversation_id = burst.conversation_id and o.seq < burst.first_seq
         and o.author in ('staff', 'assistant', 'rule') order by o.seq desc limit 1) as last_to_guest
   from unnest($conversationIds::uuid[], $firstSeqs::int[], $throughSeqs::int[], $days::date[])
     with ordinality as burst (conversation_id, first_seq, through_seq, day, nth)
   join conversations c on c.venue_id = $venueId and c.conversation_id = burst.conversation_id
     and c.erased_at is null
   ${joinChannel("$venueId", "c.channel_id")}
   ${joinGuest("$venueId", "c.guest_id")}
   left join lateral (
     select s.is_in_house, s.verified_guest_id from guest_sessions s
     where s.venue_id = $venueId and s.guest_id in (${personIds("$venueId", "c.guest_id")})
     order by s.last_used_at desc limit 1
   ) place on true
   order by burst.nth`,
);
