import { statement } from "../../platform/db/index.ts";

export const updateWindow = statement<{ venueId: number; conversationId: string; lastGuestAt: Date }>(
  "set reply window",
  `insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at)
   select venue_id, guest_id, channel_id, $lastGuestAt from conversations
   where venue_id = $venueId and conversation_id = $conversationId
   on conflict (venue_id, guest_id, channel_id) do update set last_guest_at = excluded.last_guest_at`,
);
