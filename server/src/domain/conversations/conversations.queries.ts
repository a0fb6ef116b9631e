import type { ChannelKind, InboxCounts, Stay } from "@bellhop/contract/conversations";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

/** The conversation as its rules need it, under its row lock. */
export type Conversation = {
  conversation_id: string;
  guest_id: string;
  channel_id: string;
  channel_kind: ChannelKind;
  held_by: "assistant" | "staff";
  holder_member_id: string | null;
  state: "open" | "done";
  waiting_since: Date | null;
  unread: number;
  last_seq: number;
  /** Where the newest line that is not the guest's stands. */
  last_own_position: Date;
  last_at: Date;
  considered_seq: number;
  last_guest_at: Date | null;
  notice_given_at: Date | null;
};

export const insertConversation = statement(
  "insert conversation",
  `insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, last_own_position, last_at, created_at)
   values ($1, $2, $3, $4, $5, $6, 'open', '-infinity', $6, $6)
   on conflict (venue_id, guest_id) do nothing`,
);

const locked = `select c.conversation_id, c.guest_id, c.channel_id, ch.kind as channel_kind, c.held_by, c.holder_member_id, c.state,
    c.waiting_since, c.unread, c.last_seq, c.last_own_position, c.last_at, c.considered_seq, c.last_guest_at, c.notice_given_at
  from conversations c join channels ch on ch.venue_id = c.venue_id and ch.channel_id = c.channel_id`;

export const lockConversation = statement<Conversation>(
  "lock conversation",
  `${locked} where c.venue_id = $1 and c.conversation_id = $2 for update of c`,
);

export const lockConversationOfGuest = statement<Conversation>(
  "lock conversation of guest",
  `${locked} where c.venue_id = $1 and c.guest_id = $2 for update of c`,
);

/** As by the guest's id, where only the address is known yet; the guest with the phone counts, as everywhere. */
export const lockConversationOfAddress = statement<Conversation>(
  "lock conversation of address",
  `${locked} where c.venue_id = $1 and c.guest_id = (
     select g.guest_id from guests g where g.venue_id = $1 and (g.phone = $2 or g.whatsapp_user_id = $3)
     order by (g.phone is not distinct from $2) desc limit 1)
   for update of c`,
);

export const noteOwnMessage = statement(
  "note own message",
  `update conversations set last_seq = $3, last_own_position = $4, last_author = $5, last_member_name = $6, last_text = $7,
     last_at = $4, last_message_id = $8
   where venue_id = $1 and conversation_id = $2`,
);

export const noteSystemLine = statement(
  "note system line",
  "update conversations set last_seq = $3, last_own_position = $4 where venue_id = $1 and conversation_id = $2",
);

export const setHolder = statement(
  "set holder",
  `update conversations set held_by = $3, holder_member_id = $4, holder_name = $5, held_since = $6, state = $7
   where venue_id = $1 and conversation_id = $2`,
);

export const setConsidered = statement(
  "set considered",
  "update conversations set considered_seq = greatest(considered_seq, $3) where venue_id = $1 and conversation_id = $2",
);

/**
 * The one rule of waiting: the guest waits since the first message behind the last answer that did not fail and behind
 * what is settled; for nothing where there is none.
 */
export const refreshWaiting = statement(
  "refresh waiting",
  `update conversations c set waiting_since = (
     select min(g.position) from messages g
     where g.venue_id = $1 and g.conversation_id = $2 and g.author = 'guest' and g.seq > greatest(c.settled_seq, coalesce(
       (select max(a.seq) from messages a
        where a.venue_id = $1 and a.conversation_id = $2 and a.is_answer and a.state <> 'failed'), 0)))
   where venue_id = $1 and conversation_id = $2`,
);

/** Nothing of what was written so far waits for an answer anymore. */
export const settle = statement(
  "settle",
  "update conversations set settled_seq = last_seq, waiting_since = null where venue_id = $1 and conversation_id = $2",
);

export const setUnread = statement(
  "set unread",
  "update conversations set unread = $3 where venue_id = $1 and conversation_id = $2",
);

export const setNoticeGiven = statement(
  "set notice given",
  "update conversations set notice_given_at = $3 where venue_id = $1 and conversation_id = $2",
);

/** What lists and live events show of a conversation. */
export type ConversationView = {
  conversation_id: string;
  guest_id: string;
  guest_name: string;
  guest_phone: string | null;
  guest_language: string | null;
  stay: Stay | null;
  channel: ChannelKind;
  held_by: "assistant" | "staff";
  holder_member_id: string | null;
  holder_name: string | null;
  state: "open" | "done";
  waiting_since: Date | null;
  unread: number;
  last_author: "guest" | "staff" | "assistant" | null;
  last_member_name: string | null;
  last_text: string | null;
  last_at: Date;
  last_failed: boolean;
  last_guest_at: Date | null;
};

/** Begins a statement about conversations of the venue `$1`. The stay that matters now: in house, else the next one, else the last. */
const viewOf = (
  conversations: string,
) => `select c.conversation_id, g.guest_id, g.name as guest_name, g.phone as guest_phone, g.language as guest_language,
    stay.stay, ch.kind as channel, c.held_by, c.holder_member_id, c.holder_name, c.state, c.waiting_since, c.unread,
    c.last_author, c.last_member_name, left(c.last_text, 200) as last_text, c.last_at, c.last_guest_at,
    coalesce((select m.state in ('failed', 'unknown') from messages m
              where m.venue_id = c.venue_id and m.message_id = c.last_message_id), false) as last_failed
  from ${conversations} c
  join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
  join channels ch on ch.venue_id = c.venue_id and ch.channel_id = c.channel_id
  left join lateral (
    select jsonb_build_object('reservation_number', r.reservation_number, 'checkin', r.checkin, 'checkout', r.checkout,
                              'room', s.room, 'status', r.status) as stay
    from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
    where s.venue_id = c.venue_id and s.guest_id = c.guest_id
    order by (r.status = 'checked_in') desc, (r.status in ('confirmed', 'pending', 'inquiry')) desc,
             case when r.status in ('confirmed', 'pending', 'inquiry') then r.checkin end, r.checkout desc
    limit 1
  ) stay on true
  where c.venue_id = $1`;

export const view = viewOf("conversations");

/** The page is cut before anything is looked up for its rows. */
const pageOf = (which: string, order: string) =>
  viewOf(`(select * from conversations c where c.venue_id = $1 and ${which} order by ${order} limit $5)`);

export const findConversationView = statement<ConversationView>(
  "find conversation view",
  `${view} and c.conversation_id = $2`,
);

// A guest whom the assistant keeps waiting this long waits for a person, whatever went wrong.
const waits = `c.state = 'open' and c.waiting_since is not null and (c.held_by = 'staff' or c.waiting_since < $2::timestamptz - interval '30 seconds')`;

/** Longest waiting first; pages on by (since, id). */
export const listWaiting = statement<ConversationView & { cursor_at: string }>(
  "list waiting conversations",
  `select v.*, ${cursorAt("v.waiting_since")} from (${pageOf(
    `${waits} and ($3::timestamptz is null or (c.waiting_since, c.conversation_id) > ($3::timestamptz, $4::uuid))`,
    "c.waiting_since, c.conversation_id",
  )}) v order by v.waiting_since, v.conversation_id`,
);

const newestFirst = (which: string) =>
  `select v.*, ${cursorAt("v.last_at")} from (${pageOf(
    `${which} and ($3::timestamptz is null or (c.last_at, c.conversation_id) < ($3::timestamptz, $4::uuid))`,
    "c.last_at desc, c.conversation_id desc",
  )}) v order by v.last_at desc, v.conversation_id desc`;

/** The other tabs, newest activity first; `$2` is the member for "mine" and unused elsewhere. */
export const listOfTab = {
  mine: statement<ConversationView & { cursor_at: string }>(
    "list my conversations",
    newestFirst("c.state = 'open' and c.holder_member_id = $2::uuid"),
  ),
  assistant: statement<ConversationView & { cursor_at: string }>(
    "list assistant conversations",
    newestFirst("$2::uuid is not null and c.state = 'open' and c.held_by = 'assistant'"),
  ),
  all: statement<ConversationView & { cursor_at: string }>(
    "list open conversations",
    newestFirst("$2::uuid is not null and c.state = 'open'"),
  ),
  done: statement<ConversationView & { cursor_at: string }>(
    "list done conversations",
    newestFirst("$2::uuid is not null and c.state = 'done'"),
  ),
};

/** What is done only ever grows, and nobody needs to know how many exactly. */
const doneCountedMost = 1_000;

export const countInbox = statement<InboxCounts>(
  "count inbox",
  `select open.*, done.done
   from (select count(*) filter (where ${waits})::int as waiting,
           count(*) filter (where c.holder_member_id = $3::uuid)::int as mine,
           count(*) filter (where c.held_by = 'assistant')::int as assistant,
           count(*)::int as all
         from conversations c where c.venue_id = $1 and c.state = 'open') open,
     (select count(*)::int as done
      from (select from conversations where venue_id = $1 and state = 'done' limit ${doneCountedMost}) counted) done`,
);
