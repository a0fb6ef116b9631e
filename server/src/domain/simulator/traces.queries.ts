import type { DeliveryCause } from "@bellhop/contract/deliveries";
import type { HandOverReason } from "@bellhop/contract/messages";
import { statement } from "../../platform/db/index.ts";

// Reads what Bellhop has stored because of a webhook call.

export type DeliveryTrace = {
  state: "kept" | "unrouted" | "quarantined";
  causes: DeliveryCause[] | null;
  times_received: number;
};

export const findDeliveryTrace = statement<{ sha256: Buffer }, DeliveryTrace>(
  "find trace of delivery",
  "select state, causes, times_received from webhook_deliveries where signed_by = 'simulator' and sha256 = $sha256",
);

export type MessageTrace = {
  conversation_id: string;
  seq: number;
  created_at: Date;
  guest_name: string;
  held_by: "assistant" | "staff";
  holder_name: string | null;
  is_told: boolean;
};

// An event is stored in the transaction that stores its message, so both have the same time.
export const findMessageTrace = statement<
  { venueId: number; channelId: string; providerMessageId: string },
  MessageTrace
>(
  "find trace of guest message",
  `select m.conversation_id, m.seq, m.created_at, g.name as guest_name, c.held_by, c.holder_name,
     exists (select 1 from live_events e where e.venue_id = m.venue_id and e.told_at = m.created_at
             and e.event -> 'message' ->> 'message_id' = m.message_id::text) as is_told
   from messages m
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   where m.venue_id = $venueId and m.channel_id = $channelId and m.provider_message_id = $providerMessageId`,
);

export type AnswerTrace = {
  author: "staff" | "assistant";
  member_name: string | null;
  created_at: Date;
  titles: string[];
  /** The text only said that a person will answer. */
  handed_over: HandOverReason | null;
};

/** The first words of the venue after a guest's message. */
export const findAnswerTrace = statement<
  { venueId: number; conversationId: string; afterSeq: number },
  AnswerTrace
>(
  "find trace of answer",
  `select m.author, m.member_name, m.created_at,
     array(select s.title from answer_sources s where s.venue_id = m.venue_id and s.message_id = m.message_id order by s.ordinal) as titles,
     (select e.event ->> 'reason' from messages e
      where e.venue_id = m.venue_id and e.conversation_id = m.conversation_id and e.created_at = m.created_at
        and e.event ->> 'kind' = 'handed_over' limit 1) as handed_over
   from messages m
   where m.venue_id = $venueId and m.conversation_id = $conversationId and m.seq > $afterSeq
     and m.author in ('assistant', 'staff')
   order by m.seq limit 1`,
);

export type ReportTrace = {
  author: "staff" | "assistant" | "rule" | "system" | null;
  member_name: string | null;
  state: string | null;
};

/** A status update with its message; nulls if the message is unknown. */
export const findReportTrace = statement<
  { venueId: number; channelId: string; providerMessageId: string; state: string },
  ReportTrace
>(
  "find trace of report",
  `select m.author, m.member_name, m.state
   from delivery_reports r
   left join messages m on m.venue_id = r.venue_id and m.message_id = r.message_id
   where r.venue_id = $venueId and r.channel_id = $channelId and r.provider_message_id = $providerMessageId
     and r.state = $state
   order by r.received_at limit 1`,
);
