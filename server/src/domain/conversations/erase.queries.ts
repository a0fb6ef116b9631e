import { change } from "../../platform/db/index.ts";

export const eraseConversationRows = change<{
  venueId: number;
  conversationIds: string[];
  erasedAt: Date;
}>(
  "erase conversations",
  `update conversations set last_author = null, last_member_name = null, last_text = null, last_message_id = null,
     waiting_since = null, unread = 0, state = 'done', erased_at = $erasedAt
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])`,
);
