import { change, statement } from "../../platform/db/index.ts";
import type { LedgerContent } from "./ledger-content.ts";

export type LedgerMessage = {
  message_id: string;
  phone: string;
  wamid: string;
  author: "guest" | "venue";
  kind: string;
  text: string;
  content: LedgerContent | null;
  state: "waiting" | "sent" | "delivered" | "read" | "failed";
  failure_code: number | null;
  callback_data: string | null;
  sent_reported: boolean;
  shown_at: Date | null;
  created_at: Date;
};

const columns = `message_id, phone, wamid, author, kind, text, content, state, failure_code, callback_data,
  sent_reported, shown_at, created_at`;

export const insertWrittenMessage = change<
  {
    venueId: number;
    messageId: string;
    phone: string;
    wamid: string;
    kind: string;
    text: string;
    content: string | null;
    createdAt: Date;
  },
  LedgerMessage
>(
  "insert simulated guest message",
  `insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, content, state, shown_at,
     created_at)
   values ($venueId, $messageId, $phone, $wamid, 'guest', $kind, $text, $content, 'waiting', $createdAt, $createdAt)
   on conflict (venue_id, message_id) do nothing returning ${columns}`,
);

export const insertSentMessage = change<
  {
    venueId: number;
    messageId: string;
    phone: string;
    wamid: string;
    kind: string;
    text: string;
    content: string | null;
    state: "failed" | "sent";
    failureCode: number | null;
    callbackData: string | null;
    sentReported: boolean;
    createdAt: Date;
  },
  LedgerMessage
>(
  "insert simulated venue message",
  `insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, content, state, failure_code,
     callback_data, sent_reported, created_at)
   values ($venueId, $messageId, $phone, $wamid, 'venue', $kind, $text, $content, $state, $failureCode, $callbackData,
   $sentReported, $createdAt)
   returning ${columns}`,
);

export const findLedgerMessage = statement<{ venueId: number; messageId: string }, LedgerMessage>(
  "find simulated message",
  `select ${columns} from simulated_messages where venue_id = $venueId and message_id = $messageId`,
);

export const setArrived = change<{
  venueId: number;
  messageId: string;
  state: "delivered" | "read";
  shownAt: Date;
}>(
  "set simulated message arrived",
  `update simulated_messages set state = $state, shown_at = $shownAt, sent_reported = true
   where venue_id = $venueId and message_id = $messageId`,
);

export const setRead = change<{ venueId: number; messageId: string }>(
  "set simulated message read",
  "update simulated_messages set state = 'read' where venue_id = $venueId and message_id = $messageId",
);

/** Bellhop answered 200 to the guest's message. A message that was read stays read. */
export const setTaken = change<{ venueId: number; messageId: string }, { phone: string }>(
  "set simulated message taken",
  `update simulated_messages set state = 'delivered'
   where venue_id = $venueId and message_id = $messageId and author = 'guest' and state = 'waiting' returning phone`,
);

export const findWrittenMessage = statement<{ venueId: number; wamid: string }, LedgerMessage>(
  "find simulated guest message by wamid",
  `select ${columns} from simulated_messages where venue_id = $venueId and wamid = $wamid and author = 'guest'`,
);

export const setReadByVenue = change<{ venueId: number; phone: string; createdUntil: Date }>(
  "set simulated messages read by venue",
  `update simulated_messages set state = 'read'
   where venue_id = $venueId and phone = $phone and author = 'guest' and created_at <= $createdUntil
     and state in ('waiting', 'delivered')`,
);

/** The guest's messages that have not left the phone, and the venue's that have not arrived. */
export const listUnderWay = statement<{ venueId: number; phone: string }, LedgerMessage>(
  "list simulated messages under way",
  `select ${columns} from simulated_messages m
   where venue_id = $venueId and phone = $phone and state in ('waiting', 'sent')
     and not exists (select 1 from simulated_calls c
                     where c.venue_id = m.venue_id and c.message_id = m.message_id and c.kind = 'message')
   order by created_at, message_id`,
);

export const listUnread = statement<{ venueId: number; phone: string }, LedgerMessage>(
  "list unread simulated messages",
  `select ${columns} from simulated_messages
   where venue_id = $venueId and phone = $phone and author = 'venue' and state = 'delivered'
   order by created_at, message_id`,
);

/** Newest first; without messages that have not arrived. Reactions are shown at their messages. */
export const listOnScreen = statement<
  { venueId: number; phone: string; screenSince: Date },
  LedgerMessage & { shown_at: Date }
>(
  "list simulated screen",
  `select ${columns} from simulated_messages
   where venue_id = $venueId and phone = $phone and shown_at > $screenSince and kind <> 'reaction'
   order by shown_at desc, message_id desc limit 200`,
);

export const selectLastWritten = statement<{ venueId: number; phone: string }, { at: Date | null }>(
  "find last simulated guest message",
  `select max(created_at) as at from simulated_messages
   where venue_id = $venueId and phone = $phone and author = 'guest'`,
);

/** The newest reaction of each side to each message. An empty emoji removes it. */
export const listReactions = statement<
  { venueId: number; phone: string; screenSince: Date },
  { target: string; author: "guest" | "venue"; emoji: string }
>(
  "list simulated reactions",
  `select distinct on (content->>'target', author) content->>'target' as target, author, text as emoji
   from simulated_messages
   where venue_id = $venueId and phone = $phone and shown_at > $screenSince and kind = 'reaction'
   order by content->>'target', author, shown_at desc, message_id desc`,
);
