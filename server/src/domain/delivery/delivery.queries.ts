import type { DeliveryState } from "@bellhop/contract/messages";
import { change, statement } from "../../platform/db/index.ts";
import { shownName } from "../guests/index.ts";
import type { StoredContent } from "../messages/index.ts";
import { joinChannel, type Price } from "../whatsapp/index.ts";

export type OutgoingMessage = {
  message_id: string;
  author: "staff" | "assistant" | "rule" | "system";
  state: DeliveryState;
  text: string;
  content: StoredContent | null;
  quoted_id: string | null;
  channel_id: string;
  /** The earliest time of the next try, after a failure that may pass. */
  send_after: Date | null;
  created_at: Date;
  /** The try without an outcome. */
  open_attempt_id: string | null;
  open_attempt_at: Date | null;
  attempts: number;
};

export const selectToSendForUpdate = change<{ venueId: number; conversationId: string }>(
  "lock messages to send",
  `select 1 from messages where venue_id = $venueId and conversation_id = $conversationId
   and is_unsent order by seq for update`,
);

/** What a stopped channel would send waits for it, and holds up no other channel. */
export const selectToSend = statement<{ venueId: number; conversationId: string }, OutgoingMessage>(
  "list messages to send",
  `select m.message_id, m.author, m.state, m.text, m.content, m.quoted_id, m.channel_id, m.send_after, m.created_at,
     a.attempt_id as open_attempt_id, a.started_at as open_attempt_at,
     (select count(*)::int from send_attempts t where t.venue_id = m.venue_id and t.message_id = m.message_id) as attempts
   from messages m
   ${joinChannel("m.venue_id", "m.channel_id")}
   left join lateral (
     select attempt_id, started_at from send_attempts a
     where a.venue_id = m.venue_id and a.message_id = m.message_id and a.ended_at is null
     order by started_at desc limit 1
   ) a on true
   where m.venue_id = $venueId and m.conversation_id = $conversationId
     and (m.state = 'sending' or m.state = 'queued' and ch.sending_stopped_because is null)
   order by m.seq limit 50`,
);

export const insertAttempt = change<{
  venueId: number;
  attemptId: string;
  messageId: string;
  startedAt: Date;
}>(
  "insert send attempt",
  `insert into send_attempts (venue_id, attempt_id, message_id, started_at)
   values ($venueId, $attemptId, $messageId, $startedAt)`,
);

type SendOutcome = "sent" | "refused" | "not_sent" | "unknown";

export const updateAttemptEnded = change<{
  venueId: number;
  attemptId: string;
  endedAt: Date;
  outcome: SendOutcome;
  error: string | null;
  providerMessageId: string | null;
}>(
  "end send attempt",
  `update send_attempts set ended_at = $endedAt, outcome = $outcome, error = $error,
   provider_message_id = $providerMessageId
   where venue_id = $venueId and attempt_id = $attemptId and ended_at is null`,
);

export type DeliveryRow = {
  message_id: string;
  conversation_id: string;
  state: DeliveryState;
  channel_id: string;
  text: string;
  is_priced: boolean;
};

export const selectMessageForUpdate = change<{ venueId: number; messageId: string }, DeliveryRow>(
  "lock message",
  `select message_id, conversation_id, state, channel_id, text, price_category is not null as is_priced from messages
   where venue_id = $venueId and message_id = $messageId and state is not null and kind <> 'erased' for update`,
);

export type ReportedMessage = DeliveryRow & {
  /** False if there was another attempt since the one that the report is about. */
  is_about_last_attempt: boolean;
  is_erased: boolean;
};

/**
 * Finds the message by the channel's id, else by the attempt. The id is computed in a subquery: with `coalesce` in the
 * condition itself, PostgreSQL could not use the index.
 */
export const selectReportedMessageForUpdate = change<
  { venueId: number; channelId: string; providerMessageId: string; attemptId: string | null },
  ReportedMessage
>(
  "lock reported message",
  `select m.message_id, m.conversation_id, m.state, m.channel_id, m.text, m.price_category is not null as is_priced,
     coalesce(reported.attempt_id = (
       select l.attempt_id from send_attempts l where l.venue_id = m.venue_id and l.message_id = m.message_id
       order by l.started_at desc, l.attempt_id desc limit 1), true) as is_about_last_attempt, m.kind = 'erased' as is_erased
   from messages m
   left join lateral (
     select a.attempt_id from send_attempts a
     where a.venue_id = m.venue_id and a.message_id = m.message_id
       and (a.attempt_id = $attemptId or a.provider_message_id = $providerMessageId)
     limit 1
   ) reported on true
   where m.venue_id = $venueId and m.author <> 'guest' and m.message_id = (select coalesce(
     (select o.message_id from messages o
     where o.venue_id = $venueId and o.channel_id = $channelId and o.provider_message_id = $providerMessageId),
     (select t.message_id from send_attempts t where t.venue_id = $venueId and t.attempt_id = $attemptId),
     (select t.message_id from send_attempts t
     where t.venue_id = $venueId and t.provider_message_id = $providerMessageId limit 1)))
   for update of m`,
);

export const insertReport = change<
  {
    venueId: number;
    reportId: string;
    channelId: string;
    providerMessageId: string;
    attemptId: string | null;
    state: string;
    reportedAt: Date;
    errors: string;
    messageId: string | null;
    addressHash: Buffer | null;
    receivedAt: Date;
    price: string | null;
  },
  { report_id: string }
>(
  "insert delivery report",
  `insert into delivery_reports (venue_id, report_id, channel_id, provider_message_id, attempt_id, state, reported_at, errors, message_id, address_hash, received_at, price)
   values ($venueId, $reportId, $channelId, $providerMessageId, $attemptId, $state, $reportedAt, $errors,
   $messageId, $addressHash, $receivedAt, $price)
   on conflict do nothing returning report_id`,
);

export const updateReportsAdopted = change<
  {
    venueId: number;
    channelId: string;
    providerMessageId: string;
    attemptId: string | null;
    messageId: string;
  },
  { state: string; errors: unknown; reported_at: Date; price: Price | null }
>(
  "adopt delivery reports",
  `update delivery_reports set message_id = $messageId
   where venue_id = $venueId and message_id is null
     and ((channel_id = $channelId and provider_message_id = $providerMessageId) or attempt_id = $attemptId)
   returning state, errors, reported_at, price`,
);

export const selectFailedMessages = statement<
  { venueId: number; since: Date; limit: number },
  {
    message_id: string;
    conversation_id: string;
    guest_name: string;
    guest_phone: string | null;
    text: string;
    state: DeliveryState;
    failure_code: string | null;
    /** All that failed. */
    count: number;
  }
>(
  "list failed messages",
  `select m.message_id, m.conversation_id, ${shownName("g")} as guest_name, g.phone as guest_phone, left(m.text, 120) as text, m.state, m.failure_code,
     count(*) over ()::int as count
   from messages m
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   where m.venue_id = $venueId and m.has_failed and m.created_at > $since and m.kind <> 'erased'
   order by m.created_at desc limit $limit`,
);

export const selectWithoutReport = statement<
  { venueId: number; conversationId: string },
  { text: string; accepted_at: Date }
>(
  "list messages without report",
  `select m.text, max(a.ended_at) as accepted_at
   from messages m join send_attempts a on a.venue_id = m.venue_id and a.message_id = m.message_id and a.outcome = 'sent'
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.state = 'accepted' and m.kind <> 'erased'
   group by m.message_id, m.text order by accepted_at`,
);

export const selectLastAttempt = statement<
  { venueId: number; messageId: string },
  { started_at: Date | null }
>(
  "find last try",
  "select max(started_at) as started_at from send_attempts where venue_id = $venueId and message_id = $messageId",
);

/** The guest's own address, else that of a guest who was merged into them. */
export const selectRecipient = statement<
  { venueId: number; conversationId: string },
  { phone: string | null; whatsapp_user_id: string | null }
>(
  "find recipient",
  `select coalesce(g.phone, m.phone) as phone, coalesce(g.whatsapp_user_id, m.whatsapp_user_id) as whatsapp_user_id
   from conversations c
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   left join lateral (
     select min(phone) as phone, min(whatsapp_user_id) as whatsapp_user_id from guests
     where venue_id = c.venue_id and merged_into = c.guest_id
   ) m on true
   where c.venue_id = $venueId and c.conversation_id = $conversationId`,
);

export const selectOldestWaiting = statement<
  { venueId: number; channelId: string },
  { waiting: number; oldest: Date | null }
>(
  "find oldest waiting message",
  `select count(*)::int as waiting, min(created_at) as oldest from messages
   where venue_id = $venueId and channel_id = $channelId and is_unsent`,
);

export const listConversationsToSend = statement<
  { venueId: number; channelId: string },
  { conversation_id: string }
>(
  "list conversations to send",
  `select distinct conversation_id from messages
   where venue_id = $venueId and channel_id = $channelId and is_unsent order by conversation_id`,
);
