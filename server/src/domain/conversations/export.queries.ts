import { statement } from "../../platform/db/index.ts";

export const selectConversationIds = statement<
  { venueId: number; guestIds: string[] },
  { conversation_id: string; merged_into: string | null }
>(
  "export conversation ids",
  `select conversation_id, merged_into from conversations
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) and erased_at is null
   order by created_at, conversation_id`,
);

export type ExportedChange = { kind: string; by_guest: boolean; value: string; happened_at: Date };

/** Includes changes of messages that never arrived. */
export const selectChangesOf = statement<
  { venueId: number; conversationIds: string[]; hashes: Buffer[] },
  ExportedChange
>(
  "export message changes",
  `with found as (
     select c.* from message_changes c where c.venue_id = $venueId and c.address_hash = any ($hashes::bytea[])
     union
     select c.* from messages m join message_changes c on c.venue_id = m.venue_id and c.channel_id = m.channel_id
       and c.target_id = m.provider_message_id
     where m.venue_id = $venueId and m.conversation_id = any ($conversationIds::uuid[])
   )
   select kind, by_guest, value, happened_at from found order by happened_at, change_id`,
);

export type ExportedReport = { state: string; reported_at: Date; errors: unknown };

/** Status updates about unknown messages. */
export const selectParkedReportsOf = statement<{ venueId: number; hashes: Buffer[] }, ExportedReport>(
  "export parked reports",
  `select state, reported_at, errors from delivery_reports
   where venue_id = $venueId and message_id is null and address_hash = any ($hashes::bytea[])
   order by reported_at, report_id`,
);

export type ExportedQuestion = {
  reason: string;
  about: string;
  asked: string | null;
  request: unknown;
  handed_over_at: Date;
  settled_at: Date | null;
};

export const selectHandOversOf = statement<{ venueId: number; conversationIds: string[] }, ExportedQuestion>(
  "export hand-overs",
  `select reason, about, asked, request, handed_over_at, settled_at from hand_overs
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
   order by handed_over_at, hand_over_id`,
);
