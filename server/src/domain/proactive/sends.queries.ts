import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { DeliveryState } from "@bellhop/contract/messages";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import { wasDropped } from "../messages/index.ts";
import { joinChannel } from "../whatsapp/index.ts";
import { type SendRow, sendColumns } from "./stays.queries.ts";

/**
 * Returns the rules of the rows that were stored. A row of a message that has left never changes. A row that was held back
 * is replaced if the message is now due at another time. The row of a dropped message is replaced by the next message.
 */
export const insertSends = change<{ venueId: number; sends: string }, { rule_id: string }>(
  "insert proactive sends",
  `insert into proactive_sends (venue_id, rule_id, reservation_id, guest_id, moment, rule_name, state, reason, field, due_at,
     decided_at, day, message_id, way, language, is_other_language, extra_entry_id, price_minor, currency, holdout_percent)
   select $venueId, v.rule_id, v.reservation_id, v.guest_id, v.moment, v.rule_name, v.state, v.reason, v.field, v.due_at,
     v.decided_at, v.day, v.message_id, v.way, v.language, v.is_other_language, v.extra_entry_id, v.price_minor,
     v.currency, v.holdout_percent
   from jsonb_to_recordset($sends::jsonb) as v (rule_id uuid, reservation_id uuid, guest_id uuid, moment text,
     rule_name text, state text, reason text, field text, due_at timestamptz, decided_at timestamptz, day date,
     message_id uuid, way text, language text, is_other_language boolean, extra_entry_id uuid, price_minor bigint,
     currency text, holdout_percent int)
   on conflict (venue_id, rule_id, reservation_id, guest_id, moment) do update set
     rule_name = excluded.rule_name, state = excluded.state, reason = excluded.reason, field = excluded.field,
     due_at = excluded.due_at, decided_at = excluded.decided_at, day = excluded.day, message_id = excluded.message_id,
     way = excluded.way, language = excluded.language, is_other_language = excluded.is_other_language,
     extra_entry_id = excluded.extra_entry_id, price_minor = excluded.price_minor, currency = excluded.currency,
     holdout_percent = excluded.holdout_percent
     where (proactive_sends.state = 'held_back' and proactive_sends.due_at <> excluded.due_at)
       or (proactive_sends.state = 'sent' and excluded.state = 'sent'
           and ${wasDropped("proactive_sends.venue_id", "proactive_sends.message_id")})
   returning rule_id`,
);

export type LoggedRow = Omit<SendRow, "person_id"> & {
  guest_id: string;
  guest_name: string;
  room: string;
  conversation_id: string | null;
  channel: ChannelKind | null;
  delivery: DeliveryState | null;
  failure_code: string | null;
  cursor_at: string;
  key: string;
};

const key = "p.rule_id::text || ' ' || p.reservation_id::text || ' ' || p.guest_id::text";

/** Rows of merged guests show the guest they were merged into. */
export const selectLog = statement<
  {
    venueId: number;
    ruleId: string | null;
    guestId: string | null;
    beforeAt: string | null;
    beforeKey: string | null;
    limit: number;
  },
  LoggedRow
>(
  "list what was sent first",
  `select ${sendColumns}, ${key} as key, g.guest_id, g.name as guest_name, c.conversation_id, ch.kind as channel,
     m.state as delivery, m.failure_code,
     coalesce((select string_agg(s.room, ', ' order by s.room) from stays s
               where s.venue_id = p.venue_id and s.reservation_id = p.reservation_id and s.guest_id = p.guest_id
                 and s.room <> ''), '') as room,
     ${cursorAt("p.decided_at")}
   from proactive_sends p
   join guests o on o.venue_id = p.venue_id and o.guest_id = p.guest_id and o.erased_at is null
   join guests g on g.venue_id = p.venue_id
     and g.guest_id = case when o.merged_into is null then o.guest_id else o.merged_into end
   left join messages m on m.venue_id = p.venue_id and m.message_id = p.message_id
   left ${joinChannel("m.venue_id", "m.channel_id")}
   left join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id and c.erased_at is null
   where p.venue_id = $venueId and ($ruleId::uuid is null or p.rule_id = $ruleId::uuid)
     and ($guestId::uuid is null or g.guest_id = $guestId::uuid or p.guest_id = $guestId::uuid)
     and ($beforeAt::timestamptz is null or p.decided_at < $beforeAt::timestamptz
          or p.decided_at = $beforeAt::timestamptz and ${key} < $beforeKey)
   order by p.decided_at desc, key desc limit $limit`,
);

/** How far these messages have come. */
export const selectDeliveries = statement<
  { venueId: number; messageIds: string[] },
  { message_id: string; delivery: DeliveryState | null; failure_code: string | null }
>(
  "list deliveries of messages sent first",
  `select message_id, state as delivery, failure_code from messages
   where venue_id = $venueId and message_id = any ($messageIds::uuid[])`,
);

export type ResultRow = {
  rule_id: string;
  sent: number;
  read: number;
  replied: number;
  held_back: number;
  ordered: number;
};

/** Counts of messages since `$since`. A reply comes within a day; an order is one of the rule's extra within a week. */
export const selectResults = statement<{ venueId: number; since: Date }, ResultRow>(
  "list results of proactive rules",
  `select p.rule_id, (count(*) filter (where p.state = 'sent'))::int as sent,
     (count(*) filter (where p.state = 'held_back'))::int as held_back,
     (count(*) filter (where m.state = 'read'))::int as read,
     (count(*) filter (where p.state = 'sent' and exists (
        select from messages a where a.venue_id = m.venue_id and a.conversation_id = m.conversation_id
          and a.author = 'guest' and a.position > m.position and a.position < m.position + interval '1 day')))::int as replied,
     (count(*) filter (where p.state = 'sent' and exists (
        select from requests q where q.venue_id = p.venue_id and q.guest_id = p.guest_id
          and q.extra_entry_id = r.extra_entry_id and q.created_at > p.decided_at
          and q.created_at < p.decided_at + interval '7 days')))::int as ordered
   from proactive_sends p
   left join messages m on m.venue_id = p.venue_id and m.message_id = p.message_id
   left join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id
   where p.venue_id = $venueId and p.decided_at >= $since
   group by p.rule_id`,
);

export const selectSentFirst = statement<
  { venueId: number; messageId: string },
  {
    language: string | null;
    sells: boolean;
    rule_id: string;
    reservation_id: string;
    moment: string;
    due_at: Date;
    decided_at: Date;
  }
>(
  "find message sent first",
  `select p.language, coalesce(r.purpose = 'sells', false) as sells, p.rule_id, p.reservation_id, p.moment, p.due_at,
     p.decided_at
   from proactive_sends p
   left join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id
   where p.venue_id = $venueId and p.message_id = $messageId limit 1`,
);

type Whose = { venueId: number; guestIds: string[] };

/** The messages themselves are deleted with their thread. */
export const eraseSendsOf = change<Whose>(
  "delete proactive sends of guests",
  "delete from proactive_sends where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);

/** Only of stays that ended before a day: without its row, a message of any other stay would be sent again. */
export const deleteOldSends = change<
  { venueId: number; before: Date; endedBefore: string; limit: number },
  { count: number }
>(
  "delete old proactive sends",
  `with gone as (
     delete from proactive_sends where (venue_id, rule_id, reservation_id, guest_id, moment) in (
       select p.venue_id, p.rule_id, p.reservation_id, p.guest_id, p.moment from proactive_sends p
       join reservations r on r.venue_id = p.venue_id and r.reservation_id = p.reservation_id
       where p.venue_id = $venueId and p.decided_at < $before and r.checkout < $endedBefore::date limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export type ExportedSend = Record<string, unknown> & { rule_name: string };

export const selectSendsOf = statement<Whose, ExportedSend>(
  "export proactive sends",
  `select rule_name, reservation_id, moment, state, reason, field, due_at, decided_at, message_id, way, language,
     extra_entry_id, price_minor, currency, answer, answered_at
   from proactive_sends where venue_id = $venueId and guest_id = any ($guestIds::uuid[])
   order by decided_at, rule_id, reservation_id`,
);
