import { statement } from "../../platform/db/index.ts";

export const findNumberRoutes = statement<{ phone_number_id: string; venue_id: number; channel_id: string }>(
  "find number routes",
  `select phone_number_id, routed_venue_id as venue_id, channel_id from number_routes
   where network = $1 and phone_number_id = any ($2) order by routed_venue_id, phone_number_id`,
);

export type Channel = {
  channel_id: string;
  kind: "whatsapp" | "simulator" | "web";
  phone_number_id: string | null;
  display_phone: string | null;
  access_token_sealed: string | null;
};

export const findChannel = statement<Channel>(
  "find channel",
  `select channel_id, kind, phone_number_id, display_phone, access_token_sealed from channels
   where venue_id = $1 and channel_id = $2`,
);
