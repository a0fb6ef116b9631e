import type { ChannelKind } from "@bellhop/contract/conversations";
import { statement } from "../../platform/db/index.ts";
import { joinChannel } from "../whatsapp/index.ts";

/** The guest may have moved to another channel since. */
export const selectWindowOfMessage = statement<
  { venueId: number; messageId: string },
  { kind: string; channel_kind: ChannelKind; window_from: Date | null }
>(
  "find reply window of message",
  `select m.kind, ch.kind as channel_kind,
     (select gc.last_guest_at from guest_channels gc where gc.venue_id = c.venue_id and gc.guest_id = c.guest_id
        and gc.channel_id = m.channel_id) as window_from
   from messages m
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id
   ${joinChannel("m.venue_id", "m.channel_id")}
   where m.venue_id = $venueId and m.message_id = $messageId`,
);
