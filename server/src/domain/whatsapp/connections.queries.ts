import type { ConnectionCheck } from "@bellhop/contract/whatsapp";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import { venueIdsOf } from "../venues/index.ts";

export type ConnectionRow = {
  channel_id: string;
  phone_number_id: string | null;
  display_phone: string | null;
  access_token_sealed: string | null;
  pin_sealed: string | null;
  waba_id: string | null;
  business_id: string | null;
  phone_type: "cloud_api" | "coexistence" | "shared" | null;
  verified_name: string | null;
  state: "connecting" | "connected" | "broken" | "disconnected";
  checks: ConnectionCheck[];
  standing: Standing;
  sending_stopped_because: "connection_refused" | "account_blocked" | null;
  connected_at: Date;
};

export type Standing = {
  quality?: string;
  messaging_limit?: string;
  name_status?: string;
  account_status?: string;
  /** When another agent was last seen to answer on the number. */
  other_agent_at?: string;
  /** The last message of guests before the silence that staff were told of; empty if it is over. */
  silent_since?: string;
  /** The number that a person chose and Meta has not shown yet. */
  selected_phone?: string | null;
};

const columns = `channel_id, phone_number_id, display_phone, access_token_sealed, pin_sealed, waba_id, business_id, phone_type,
  verified_name, state, case when checks = '{}' then '[]' else checks end as checks, standing, sending_stopped_because,
  connected_at`;

/** The newest, for venues with several numbers from before. */
export const selectConnection = statement<{ venueId: number }, ConnectionRow>(
  "find whatsapp connection",
  `select ${columns} from channels where venue_id = $venueId and kind = 'whatsapp'
   order by (state = 'disconnected'), connected_at desc, channel_id limit 1`,
);

export const selectConnectionForUpdate = change<{ venueId: number; channelId: string }, ConnectionRow>(
  "lock whatsapp connection",
  `select ${columns} from channels where venue_id = $venueId and channel_id = $channelId for update`,
);

export const insertConnection = change<{ venueId: number; channelId: string; connectedAt: Date }>(
  "insert whatsapp connection",
  `insert into channels (venue_id, channel_id, kind, state, connected_at)
   values ($venueId, $channelId, 'whatsapp', 'connecting', $connectedAt)`,
);

export const updateConnection = change<{
  venueId: number;
  channelId: string;
  phoneNumberId: string | null;
  displayPhone: string | null;
  verifiedName: string | null;
  accessTokenSealed: string | null;
  pinSealed: string | null;
  wabaId: string;
  businessId: string | null;
  phoneType: string | null;
  connectedAt: Date;
}>(
  "update whatsapp connection",
  `update channels set phone_number_id = $phoneNumberId, display_phone = $displayPhone, verified_name = $verifiedName,
     access_token_sealed = coalesce($accessTokenSealed, access_token_sealed), pin_sealed = coalesce($pinSealed, pin_sealed), waba_id = $wabaId,
     business_id = $businessId, phone_type = $phoneType, connected_at = $connectedAt, disconnected_at = null
   where venue_id = $venueId and channel_id = $channelId`,
);

export const updateNumber = change<{
  venueId: number;
  channelId: string;
  phoneNumberId: string;
  displayPhone: string | null;
  verifiedName: string | null;
}>(
  "update whatsapp number",
  `update channels set phone_number_id = $phoneNumberId, display_phone = $displayPhone, verified_name = $verifiedName
   where venue_id = $venueId and channel_id = $channelId`,
);

export const updateChecks = change<{
  venueId: number;
  channelId: string;
  checks: string;
  standing: string;
  state: string;
  sendingStoppedBecause: string | null;
}>(
  "update whatsapp checks",
  `update channels set checks = $checks, standing = standing || $standing::jsonb, state = $state,
     sending_stopped_because = $sendingStoppedBecause
   where venue_id = $venueId and channel_id = $channelId`,
);

export const updateState = change<{
  venueId: number;
  channelId: string;
  state: string;
  sendingStoppedBecause: string | null;
}>(
  "update whatsapp state",
  `update channels set state = $state, sending_stopped_because = $sendingStoppedBecause
   where venue_id = $venueId and channel_id = $channelId`,
);

export const updateResumed = change<{ venueId: number; channelId: string }>(
  "update whatsapp resumed",
  `update channels set state = 'connected', sending_stopped_because = null
   where venue_id = $venueId and channel_id = $channelId and state = 'broken'`,
);

export const updateStanding = change<{ venueId: number; channelId: string; standing: string }>(
  "update whatsapp standing",
  `update channels set standing = standing || $standing::jsonb
   where venue_id = $venueId and channel_id = $channelId`,
);

/** The number stays in the row, so that the same one finds its threads again. */
export const updateDisconnected = change<{ venueId: number; channelId: string; disconnectedAt: Date }>(
  "update whatsapp disconnected",
  `update channels set state = 'disconnected', access_token_sealed = null, pin_sealed = null, checks = '[]',
     sending_stopped_because = 'connection_refused', disconnected_at = $disconnectedAt
   where venue_id = $venueId and channel_id = $channelId`,
);

export const selectRouteForUpdate = change<
  { phoneNumberId: string },
  { venue_id: number; channel_id: string }
>(
  "lock number route",
  `select routed_venue_id as venue_id, channel_id from number_routes
   where network = 'whatsapp' and phone_number_id = $phoneNumberId for update`,
);

export const upsertRoute = change<{
  phoneNumberId: string;
  wabaId: string;
  displayDigits: string | null;
  venueId: number;
  channelId: string;
}>(
  "upsert number route",
  `insert into number_routes (network, phone_number_id, waba_id, display_digits, routed_venue_id, channel_id)
   values ('whatsapp', $phoneNumberId, $wabaId, $displayDigits, $venueId, $channelId)
   on conflict (network, phone_number_id) do update set waba_id = excluded.waba_id,
     display_digits = excluded.display_digits, routed_venue_id = excluded.routed_venue_id,
     channel_id = excluded.channel_id`,
);

/** Numbers of the operator's venues, besides the venue's own and the given one. */
export const countOtherNumbers = statement<
  { operatorId: string; venueId: number; phoneNumberId: string | null },
  { numbers: number }
>(
  "count other numbers",
  `select count(distinct n.phone_number_id)::int as numbers
   from number_routes n
   where n.network = 'whatsapp' and n.routed_venue_id in (${venueIdsOf("$operatorId")}) and n.routed_venue_id <> $venueId
     and n.phone_number_id is distinct from $phoneNumberId`,
);

export const isVenueRouted = statement<{ venueId: number }, { is_routed: boolean }>(
  "is venue routed",
  `select exists (select from number_routes where network = 'whatsapp' and routed_venue_id = $venueId) as is_routed`,
);

export const countNumbers = statement<{ operatorId: string }, { numbers: number }>(
  "count numbers",
  `select count(distinct n.phone_number_id)::int as numbers
   from number_routes n
   where n.network = 'whatsapp' and n.routed_venue_id in (${venueIdsOf("$operatorId")})`,
);

/** All routes to a channel, or all but that of the number it has now. */
export const deleteRoutes = change<{ venueId: number; channelId: string; exceptNumber: string | null }>(
  "delete number routes",
  `delete from number_routes where network = 'whatsapp' and routed_venue_id = $venueId and channel_id = $channelId
     and phone_number_id is distinct from $exceptNumber`,
);

export const findLastWebhook = statement<{ phoneNumberId: string }, { last_webhook_at: Date | null }>(
  "find last webhook",
  `select last_webhook_at from number_routes where network = 'whatsapp' and phone_number_id = $phoneNumberId`,
);

export const listEvents = statement<
  { venueId: number; channelId: string; cursorAt: string | null; cursorId: string | null; limit: number },
  { event_id: string; event: unknown; happened_at: Date; received_at: Date; cursor_at: string }
>(
  "list channel events",
  `select event_id, event, happened_at, received_at, ${cursorAt("received_at")} from channel_events
   where venue_id = $venueId and channel_id = $channelId
     and ($cursorAt::timestamptz is null or (received_at, event_id) < ($cursorAt::timestamptz, $cursorId::uuid))
   order by received_at desc, event_id desc limit $limit`,
);
