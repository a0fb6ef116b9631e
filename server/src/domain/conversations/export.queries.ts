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
