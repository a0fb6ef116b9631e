import { change } from "../../platform/db/index.ts";

export const moveOpenHandOvers = change<{
  venueId: number;
  conversationId: string;
  otherId: string;
}>(
  "move open hand-overs",
  `update hand_overs set conversation_id = $conversationId
   where venue_id = $venueId and conversation_id = $otherId and settled_at is null`,
);
