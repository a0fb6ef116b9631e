import { statement } from "../../platform/db/index.ts";

export const updateLastGuestAt = statement<{ venueId: number; conversationId: string; lastGuestAt: Date }>(
  "set last guest at",
  `update conversations set last_guest_at = $lastGuestAt
   where venue_id = $venueId and conversation_id = $conversationId`,
);
