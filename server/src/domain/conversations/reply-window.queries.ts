import { statement } from "../../platform/db/index.ts";

/** From when the reply window counts, where the network knows better than the last message tells. */
export const setLastGuestAt = statement<{ venueId: number; conversationId: string; lastGuestAt: Date }>(
  "set last guest at",
  `update conversations set last_guest_at = $lastGuestAt
   where venue_id = $venueId and conversation_id = $conversationId`,
);
