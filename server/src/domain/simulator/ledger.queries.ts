import { statement } from "../../platform/db/index.ts";

export type LedgerMessage = {
  message_id: string;
  phone: string;
  wamid: string;
  author: "guest" | "venue";
  kind: string;
  text: string;
  state: "waiting" | "sent" | "delivered" | "read" | "failed";
  failure_code: number | null;
  callback_data: string | null;
  sent_reported: boolean;
  shown_at: Date | null;
  created_at: Date;
};

const columns = `message_id, phone, wamid, author, kind, text, state, failure_code, callback_data, sent_reported,
  shown_at, created_at`;

export const insertWrittenMessage = statement<LedgerMessage>(
  "insert simulated guest message",
  `insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, state, shown_at, created_at)
   values ($1, $2, $3, $4, 'guest', 'text', $5, 'waiting', $6, $6)
   on conflict (venue_id, message_id) do nothing returning ${columns}`,
);

export const insertSentMessage = statement<LedgerMessage>(
  "insert simulated venue message",
  `insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, state, failure_code,
     callback_data, sent_reported, created_at)
   values ($1, $2, $3, $4, 'venue', $5, $6, $7, $8, $9, $10, $11)
   returning ${columns}`,
);

export const findLedgerMessage = statement<LedgerMessage>(
  "find simulated message",
  `select ${columns} from simulated_messages where venue_id = $1 and message_id = $2`,
);

export const setArrived = statement(
  "set simulated message arrived",
  `update simulated_messages set state = $3, shown_at = $4, sent_reported = true where venue_id = $1 and message_id = $2`,
);

export const setRead = statement(
  "set simulated message read",
  "update simulated_messages set state = 'read' where venue_id = $1 and message_id = $2",
);

/** The guest's message is with Bellhop: it answered 200. Read stays read. */
export const setTaken = statement<{ phone: string }>(
  "set simulated message taken",
  `update simulated_messages set state = 'delivered'
   where venue_id = $1 and message_id = $2 and author = 'guest' and state = 'waiting' returning phone`,
);

export const findWrittenMessage = statement<LedgerMessage>(
  "find simulated guest message by wamid",
  `select ${columns} from simulated_messages where venue_id = $1 and wamid = $2 and author = 'guest'`,
);

/** The venue has read what the guest wrote until then. */
export const setReadByVenue = statement(
  "set simulated messages read by venue",
  `update simulated_messages set state = 'read'
   where venue_id = $1 and phone = $2 and author = 'guest' and created_at <= $3 and state in ('waiting', 'delivered')`,
);

/** What has not come to its end on a phone: the guest's own that have not left, the venue's that have not arrived. */
export const listUnderWay = statement<LedgerMessage>(
  "list simulated messages under way",
  `select ${columns} from simulated_messages m
   where venue_id = $1 and phone = $2 and state in ('waiting', 'sent')
     and not exists (select 1 from simulated_calls c
                     where c.venue_id = m.venue_id and c.message_id = m.message_id and c.kind = 'message')
   order by created_at, message_id`,
);

export const listUnread = statement<LedgerMessage>(
  "list unread simulated messages",
  `select ${columns} from simulated_messages
   where venue_id = $1 and phone = $2 and author = 'venue' and state = 'delivered' order by created_at, message_id`,
);

/** The newest that the phone's screen shows; what has not arrived is not on it. */
export const listOnScreen = statement<LedgerMessage & { shown_at: Date }>(
  "list simulated screen",
  `select ${columns} from simulated_messages
   where venue_id = $1 and phone = $2 and shown_at > $3 order by shown_at desc, message_id desc limit 200`,
);

export const findLastWritten = statement<{ at: Date | null }>(
  "find last simulated guest message",
  "select max(created_at) as at from simulated_messages where venue_id = $1 and phone = $2 and author = 'guest'",
);
