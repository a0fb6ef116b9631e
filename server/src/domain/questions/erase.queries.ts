import { change } from "../../platform/db/index.ts";

export const eraseHandOvers = change<{
  venueId: number;
  conversationIds: string[];
  settledAt: Date;
}>(
  "erase hand-overs",
  `update hand_overs set about = '', asked = null, request = null, settled_at = coalesce(settled_at, $settledAt)
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])`,
);
