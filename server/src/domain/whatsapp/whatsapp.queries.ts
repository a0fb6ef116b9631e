import type { Network } from "@bellhop/contract/deliveries";
import { statement } from "../../platform/db/index.ts";

export const selectNumberRoutes = statement<
  { network: Network; phoneNumberIds: string[] },
  { phone_number_id: string; venue_id: number; channel_id: string }
>(
  "find number routes",
  `select phone_number_id, routed_venue_id as venue_id, channel_id from number_routes
   where network = $network and phone_number_id = any ($phoneNumberIds) order by routed_venue_id, phone_number_id`,
);

export type Channel = {
  channel_id: string;
  kind: "whatsapp" | "simulator" | "web";
  phone_number_id: string | null;
  display_phone: string | null;
  access_token_sealed: string | null;
};

export const selectChannel = statement<{ venueId: number; channelId: string }, Channel>(
  "find channel",
  `select channel_id, kind, phone_number_id, display_phone, access_token_sealed from channels
   where venue_id = $venueId and channel_id = $channelId`,
);
