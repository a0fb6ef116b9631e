import { statement } from "../../platform/db/index.ts";

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
