import { statement } from "../../platform/db/index.ts";

/** From when the reply window counts. Only the simulated network moves it: there a person sets the provider's clock. */
export const setLastGuestAt = statement(
  "set last guest at",
  "update conversations set last_guest_at = $3 where venue_id = $1 and conversation_id = $2",
);
