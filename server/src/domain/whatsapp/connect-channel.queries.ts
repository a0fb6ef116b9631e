import type { Network } from "@bellhop/contract/deliveries";
import { change, statement } from "../../platform/db/index.ts";

/** The WhatsApp number that was connected last. */
export const selectWhatsappNumber = statement<{ venueId: number }, { display_phone: string }>(
  "find whatsapp number",
  `select display_phone from channels where venue_id = $venueId and kind = 'whatsapp' and display_phone ~ '\\d'
   order by connected_at desc limit 1`,
);

export const insertChannel = change<{
  venueId: number;
  channelId: string;
  kind: Network;
  phoneNumberId: string;
  wabaId: string | null;
  displayPhone: string | null;
  accessTokenSealed: string;
  connectedAt: Date;
}>(
  "insert channel",
  `insert into channels (venue_id, channel_id, kind, phone_number_id, waba_id, display_phone, access_token_sealed, connected_at)
   values ($venueId, $channelId, $kind, $phoneNumberId, $wabaId, $displayPhone, $accessTokenSealed, $connectedAt)`,
);

export const insertNumberRoute = change<{
  network: Network;
  phoneNumberId: string;
  wabaId: string | null;
  displayDigits: string | null;
  routedVenueId: number;
  channelId: string;
}>(
  "insert number route",
  `insert into number_routes (network, phone_number_id, waba_id, display_digits, routed_venue_id, channel_id)
   values ($network, $phoneNumberId, $wabaId, $displayDigits, $routedVenueId, $channelId)`,
);

export const selectWebChannel = statement<{ venueId: number }, { channel_id: string }>(
  "find web channel",
  "select channel_id from channels where venue_id = $venueId and kind = 'web'",
);

export const selectEmailChannel = statement<{ venueId: number }, { channel_id: string }>(
  "find e-mail channel",
  "select channel_id from channels where venue_id = $venueId and kind = 'email'",
);

export const insertEmailChannel = change<{ venueId: number; channelId: string; connectedAt: Date }>(
  "insert e-mail channel",
  `insert into channels (venue_id, channel_id, kind, connected_at) values ($venueId, $channelId, 'email', $connectedAt)
   on conflict (venue_id) where kind = 'email' do nothing`,
);

export const insertWebChannel = change<{ venueId: number; channelId: string; connectedAt: Date }>(
  "insert web channel",
  `insert into channels (venue_id, channel_id, kind, connected_at) values ($venueId, $channelId, 'web', $connectedAt)
   on conflict (venue_id) where kind = 'web' do nothing`,
);
