import type {
  ChannelKind,
  GuestConflict,
  InboxCounts,
  OpenQuestion,
  Stay,
} from "@bellhop/contract/conversations";
import { assistantMayTakeMs } from "@bellhop/contract/conversations";
import { cursorAt } from "../../platform/cursor.ts";
import { change, firstKnown, statement } from "../../platform/db/index.ts";
import { draftWaitsSince, hasDraft, type StoredDraft } from "../answer-drafts/index.ts";
import { otherAgentAnswers } from "../guests/index.ts";
import {
  hasOpenEmergency,
  hasOpenQuestion,
  oldestOpenQuestion,
  openEmergencies,
} from "../questions/index.ts";
import { joinChannel } from "../whatsapp/index.ts";
import { conversationView, viewOf, waitingOrder } from "./fragments.ts";

/** A conversation whose row is locked. */
export type Conversation = {
  conversation_id: string;
  merged_into: string | null;
  guest_id: string;
  channel_id: string;
  channel_kind: ChannelKind;
  held_by: "assistant" | "staff";
  holder_member_id: string | null;
  held_since: Date;
  state: "open" | "done";
  waiting_since: Date | null;
  unread: number;
  last_seq: number;
  /** The position of the newest line that is not the guest's. */
  last_own_position: Date;
  last_at: Date;
  considered_seq: number;
  /** The provider's time of the guest's newest message, on any channel. */
  last_guest_at: Date | null;
  /** The reply window of its channel counts from here. */
  window_from: Date | null;
  notice_given_at: Date | null;
  asked_to_write_at: Date | null;
  /** Another agent on the venue's number is to answer. */
  is_answered_elsewhere: boolean;
};

export const insertConversation = change<{
  venueId: number;
  conversationId: string;
  guestId: string;
  channelId: string;
  heldBy: "assistant" | "staff";
  createdAt: Date;
}>(
  "insert conversation",
  `insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, last_own_position, last_at, created_at)
   values ($venueId, $conversationId, $guestId, $channelId, $heldBy, $createdAt, 'open', '-infinity', $createdAt,
   $createdAt)
   on conflict (venue_id, guest_id) do nothing`,
);

const locked = `select c.conversation_id, c.merged_into, c.guest_id, c.channel_id, ch.kind as channel_kind, c.held_by, c.holder_member_id, c.held_since, c.state,
    c.waiting_since, c.unread, c.last_seq, c.last_own_position, c.last_at, c.considered_seq, c.last_guest_at, c.notice_given_at, c.asked_to_write_at,
    (select gc.last_guest_at from guest_channels gc where gc.venue_id = c.venue_id and gc.guest_id = c.guest_id
       and gc.channel_id = c.channel_id) as window_from,
    coalesce((select ${otherAgentAnswers("gc")} from guest_channels gc where gc.venue_id = c.venue_id
       and gc.guest_id = c.guest_id and gc.channel_id = c.channel_id), false) as is_answered_elsewhere
  from conversations c ${joinChannel("c.venue_id", "c.channel_id")}`;

export const selectAnsweredElsewhere = statement<
  { venueId: number; conversationId: string },
  { is_elsewhere: boolean }
>(
  "find who answers",
  `select coalesce((select ${otherAgentAnswers("gc")} from guest_channels gc where gc.venue_id = c.venue_id
     and gc.guest_id = c.guest_id and gc.channel_id = c.channel_id), false) as is_elsewhere
   from conversations c where c.venue_id = $venueId and c.conversation_id = $conversationId`,
);

export const selectConversationForUpdate = change<{ venueId: number; conversationId: string }, Conversation>(
  "lock conversation",
  `${locked} where c.venue_id = $venueId and c.conversation_id = $conversationId and c.erased_at is null
   for update of c`,
);

export const selectConversationOfGuestForUpdate = change<{ venueId: number; guestId: string }, Conversation>(
  "lock conversation of guest",
  `${locked} where c.venue_id = $venueId and c.guest_id = $guestId and c.erased_at is null for update of c`,
);

/** Addresses as `addressKeys` of the guests gives them: the phone decides before the user id. */
export const selectConversationOfAddressForUpdate = change<
  { venueId: number; phones: string[]; whatsappUserId: string | null; parentId: string | null },
  Conversation
>(
  "lock conversation of address",
  `${locked} where c.venue_id = $venueId and c.erased_at is null and c.guest_id = (
     select ${firstKnown("g.merged_into", "g.guest_id")} from guests g
     where g.venue_id = $venueId and (g.phone = any ($phones) or g.whatsapp_user_id = $whatsappUserId
       or g.whatsapp_parent_id = $parentId)
     order by coalesce(array_position($phones::text[], g.phone), 99),
       (g.whatsapp_user_id is not distinct from $whatsappUserId) desc, g.created_at limit 1)
   for update of c`,
);

export const noteOwnMessage = change<{
  venueId: number;
  conversationId: string;
  seq: number;
  position: Date;
  lastAuthor: "staff" | "assistant" | "rule";
  lastMemberName: string | null;
  lastText: string;
  lastMessageId: string;
}>(
  "note own message",
  `update conversations set last_seq = $seq, last_own_position = $position, last_author = $lastAuthor,
   last_member_name = $lastMemberName, last_text = $lastText,
     last_at = $position, last_message_id = $lastMessageId
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const noteSystemLine = change<{
  venueId: number;
  conversationId: string;
  seq: number;
  position: Date;
}>(
  "note system line",
  `update conversations set last_seq = $seq, last_own_position = $position
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const selectHeldBy = statement<{ venueId: number; memberId: string }, { conversation_id: string }>(
  "list conversations held by member",
  `select conversation_id from conversations
   where venue_id = $venueId and holder_member_id = $memberId and state = 'open' and merged_into is null
   order by conversation_id`,
);

export const setHolder = change<{
  venueId: number;
  conversationId: string;
  heldBy: "staff" | "assistant";
  holderMemberId: string | null;
  holderName: string | null;
  heldSince: Date;
  state: "open" | "done";
}>(
  "set holder",
  `update conversations set held_by = $heldBy, holder_member_id = $holderMemberId, holder_name = $holderName,
   held_since = $heldSince, state = $state
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const updateConsidered = change<{ venueId: number; conversationId: string; consideredSeq: number }>(
  "set considered",
  `update conversations set considered_seq = $consideredSeq
   where venue_id = $venueId and conversation_id = $conversationId and considered_seq < $consideredSeq`,
);

const staffWantedSince = `least(${oldestOpenQuestion("$venueId", "$conversationId")}, ${draftWaitsSince("$venueId", "$conversationId")})`;

export const updateWaiting = change<{ venueId: number; conversationId: string }>(
  "recompute waiting",
  `update conversations c set waiting_since = least((
     select min(g.position) from messages g
     where g.venue_id = $venueId and g.conversation_id = $conversationId and g.author = 'guest'
       and g.seq > greatest(c.settled_seq, (
       select max(a.seq) from messages a
       where a.venue_id = $venueId and a.conversation_id = $conversationId and a.is_answer and a.state <> 'failed'))), ${staffWantedSince})
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const updateAnswered = change<{ venueId: number; conversationId: string }>(
  "mark answered",
  `update conversations set settled_seq = last_seq, waiting_since = ${staffWantedSince}
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const updateUnread = change<{ venueId: number; conversationId: string; unread: number }>(
  "set unread",
  `update conversations set unread = $unread
   where venue_id = $venueId and conversation_id = $conversationId and unread <> $unread`,
);

export const updateTranslated = change<{ venueId: number; conversationId: string; isTranslated: boolean }>(
  "set translated",
  `update conversations set is_translated = $isTranslated
   where venue_id = $venueId and conversation_id = $conversationId and is_translated <> $isTranslated`,
);

export const setNoticeGiven = change<{ venueId: number; conversationId: string; noticeGivenAt: Date }>(
  "set notice given",
  `update conversations set notice_given_at = $noticeGivenAt
   where venue_id = $venueId and conversation_id = $conversationId`,
);

export const updateAskedToWrite = change<{ venueId: number; conversationId: string; askedAt: Date }>(
  "set asked to write",
  `update conversations set asked_to_write_at = $askedAt
   where venue_id = $venueId and conversation_id = $conversationId`,
);

/** A conversation in lists and live events. */
export type ConversationView = {
  conversation_id: string;
  merged_into: string | null;
  guest_id: string;
  guest_name: string;
  guest_phone: string | null;
  guest_language: string | null;
  guest_opted_out: boolean;
  guest_not_on_whatsapp: boolean;
  conflict: GuestConflict | null;
  stay: Stay | null;
  place: { in_house: boolean; room: string | null } | null;
  channel: ChannelKind;
  held_by: "assistant" | "staff";
  holder_member_id: string | null;
  holder_name: string | null;
  state: "open" | "done";
  waiting_since: Date | null;
  waiting_text: string | null;
  open_questions: OpenQuestion[];
  draft: StoredDraft | null;
  unread: number;
  is_translated: boolean;
  last_author: "guest" | "staff" | "assistant" | "rule" | null;
  last_member_name: string | null;
  last_text: string | null;
  last_at: Date;
  last_failed: boolean;
  window_from: Date | null;
  sending_stopped: boolean;
  answered_elsewhere: boolean;
};

/** Limits the rows before the joins. */
const rowsOf = (which: string, order: string) =>
  `(select * from conversations c where c.venue_id = $venueId and c.merged_into is null and c.erased_at is null and ${which} order by ${order} limit $limit)`;

const pageOf = (which: string, order: string) => viewOf(rowsOf(which, order));

const isEmergency = `v.open_questions @> '[{"reason": "emergency"}]' as is_emergency`;

export const findConversationView = statement<{ venueId: number; conversationId: string }, ConversationView>(
  "find conversation view",
  `${conversationView} and c.conversation_id = $conversationId`,
);

/** `waitsForStaff` of the contract; waits-for-staff.test.ts runs both over the same conversations. */
const waits = `c.merged_into is null and c.erased_at is null and c.state = 'open' and c.waiting_since is not null
   and (c.held_by = 'staff' or c.waiting_since < $now::timestamptz - interval '${assistantMayTakeMs} milliseconds'
        or ${hasOpenQuestion("c.venue_id", "c.conversation_id")} or ${hasDraft("c.venue_id", "c.conversation_id")})`;

const hasNoEmergency = `not ${hasOpenEmergency("c.venue_id", "c.conversation_id")}`;

type WaitingPage = {
  venueId: number;
  /** Only the tab Waiting uses it. */
  now: Date;
  cursorIsEmergency: boolean;
  cursorAt: string | null;
  cursorId: string | null;
  limit: number;
};

const listingByWaiting = (name: string, which: string) =>
  statement<WaitingPage, ConversationView & { cursor_at: string; is_emergency: boolean }>(
    name,
    `select v.*, ${isEmergency}, ${cursorAt("v.waiting_order")}
     from (${pageOf(
       `${which} and ($cursorAt::timestamptz is null or (${hasNoEmergency}, ${waitingOrder}, c.conversation_id)
        > (not $cursorIsEmergency::boolean, $cursorAt::timestamptz, $cursorId::uuid))`,
       `${hasNoEmergency}, ${waitingOrder}, c.conversation_id`,
     )}) v order by is_emergency desc, v.waiting_order, v.conversation_id`,
  );

/**
 * Emergencies first, then longest waiting first; the cursor is (emergency, order, id). Each page reads every conversation
 * of the tab, as the counts beside it do, so the order needs no index.
 */
export const listByWaiting = {
  waiting: listingByWaiting("list waiting conversations", waits),
  all: listingByWaiting(
    "list open conversations by waiting",
    "$now::timestamptz is not null and c.state = 'open'",
  ),
};

/** Two halves, so that the other conversations are read in the order of their index. */
const newestFirst = (which: string) => {
  const order = "c.last_at desc, c.conversation_id desc";
  const isBehindCursor = "(c.last_at, c.conversation_id) < ($cursorAt::timestamptz, $cursorId::uuid)";
  const all = openEmergencies("$venueId");
  const emergencies = rowsOf(
    `${which} and c.conversation_id = any (${all})
     and ($cursorAt::timestamptz is null or ($cursorIsEmergency::boolean and ${isBehindCursor}))`,
    order,
  );
  const others = rowsOf(
    `${which} and c.conversation_id <> all (${all})
     and ($cursorAt::timestamptz is null or $cursorIsEmergency::boolean or ${isBehindCursor})`,
    order,
  );
  return `select v.*, ${isEmergency}, ${cursorAt("v.last_at")}
     from (${viewOf(`(${emergencies} union all ${others})`)}) v
     order by is_emergency desc, v.last_at desc, v.conversation_id desc limit $limit`;
};

type TabPage = {
  venueId: number;
  /** Only "mine" uses it. */
  memberId: string;
  cursorIsEmergency: boolean;
  cursorAt: string | null;
  cursorId: string | null;
  limit: number;
};

const listingTab = (name: string, which: string) =>
  statement<TabPage, ConversationView & { cursor_at: string; is_emergency: boolean }>(
    name,
    newestFirst(which),
  );

/**
 * The other tabs, emergencies first, then by newest activity. `is not null` declares the type of a parameter that a tab
 * does not use.
 */
export const listOfTab = {
  mine: listingTab("list my conversations", "c.state = 'open' and c.holder_member_id = $memberId::uuid"),
  assistant: listingTab(
    "list assistant conversations",
    "$memberId::uuid is not null and c.state = 'open' and c.held_by = 'assistant'",
  ),
  all: listingTab("list open conversations", "$memberId::uuid is not null and c.state = 'open'"),
  done: listingTab("list done conversations", "$memberId::uuid is not null and c.state = 'done'"),
};

/** Conversations that are done accumulate, so they are counted only up to this. */
const maxDoneCounted = 1_000;

export const countInbox = statement<{ venueId: number; now: Date; memberId: string }, InboxCounts>(
  "count inbox",
  `select open.*, done.done
   from (select count(*) filter (where ${waits})::int as waiting,
           count(*) filter (where c.holder_member_id = $memberId::uuid)::int as mine,
           count(*) filter (where c.held_by = 'assistant')::int as assistant,
           count(*)::int as all
         from conversations c where c.venue_id = $venueId and c.merged_into is null and c.erased_at is null
           and c.state = 'open') open,
     (select count(*)::int as done
      from (select from conversations where venue_id = $venueId and merged_into is null and erased_at is null and state = 'done'
            limit ${maxDoneCounted}) counted) done`,
);

/** Venues without waiting guests are left out. */
export const findAnyConversation = statement<{ venueId: number }, { is_any: boolean }>(
  "find any conversation",
  "select exists (select from conversations where venue_id = $venueId) as is_any",
);

export const countWaitingOfVenues = statement<
  { venueIds: number[]; now: Date },
  { venue_id: number; waiting: number }
>(
  "count waiting of venues",
  `select c.venue_id, count(*)::int as waiting from conversations c
   where c.venue_id = any ($venueIds::bigint[]) and ${waits} group by c.venue_id`,
);
