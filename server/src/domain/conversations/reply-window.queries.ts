import { statement } from "../../platform/db/index.ts";

/** Sets the time from which the reply window counts. */
export const setLastGuestAt = statement<{ venueId: number; conversationId: string; lastGuestAt: Date }>(
  "set last guest at",
  `update conversations set last_guest_at = $lastGuestAt
   where venue_id = $venueId and conversation_id = $conversationId`,
);
