import { statement } from "../../platform/db/index.ts";

/** From when the reply window counts, where the network knows better than the last message tells. */
export const setLastGuestAt = statement(
  "set last guest at",
  "update conversations set last_guest_at = $3 where venue_id = $1 and conversation_id = $2",
);
