import { statement } from "../../platform/db/index.ts";

export type Network = "whatsapp" | "simulator";

/** Keeps a delivery's bytes. The same bytes again count up; two at once take turns here. */
export const keepDelivery = statement<{ delivery_id: string }>(
  "keep delivery",
  `insert into webhook_deliveries (delivery_id, signed_by, sha256, body, received_at, state, cause)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (signed_by, sha256) do update set times_received = webhook_deliveries.times_received + 1,
     state = excluded.state, cause = excluded.cause
   returning delivery_id`,
);

export type NumberRoute = { phone_number_id: string; venue_id: number; channel_id: string };

export const findNumberRoutes = statement<NumberRoute>(
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
