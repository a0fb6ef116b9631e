import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { Network } from "@bellhop/contract/deliveries";
import type { PhoneType } from "@bellhop/contract/whatsapp";
import { change, statement } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

export const selectNumberRoutes = statement<
  { network: Network; phoneNumberIds: string[] },
  { phone_number_id: string; venue_id: number; channel_id: string; last_webhook_at: Date | null }
>(
  "find number routes",
  `select phone_number_id, routed_venue_id as venue_id, channel_id, last_webhook_at from number_routes
   where network = $network and phone_number_id = any ($phoneNumberIds) order by routed_venue_id, phone_number_id`,
);

export const selectAccountRoutes = statement<
  { network: Network; wabaIds: string[] },
  { waba_id: string; display_digits: string | null; venue_id: number; channel_id: string }
>(
  "find account routes",
  `select waba_id, display_digits, routed_venue_id as venue_id, channel_id from number_routes
   where network = $network and waba_id = any ($wabaIds) order by routed_venue_id, phone_number_id`,
);

export const setLastWebhook = change<{
  network: Network;
  phoneNumberId: string;
  wabaId: string;
  lastWebhookAt: Date;
}>(
  "set last webhook",
  `update number_routes set last_webhook_at = $lastWebhookAt, waba_id = coalesce(waba_id, nullif($wabaId, ''))
   where network = $network and phone_number_id = $phoneNumberId`,
);

export const insertChannelEvent = change<{
  venueId: number;
  eventId: string;
  channelId: string;
  eventKey: string;
  kind: string;
  event: string;
  happenedAt: Date;
  receivedAt: Date;
}>(
  "insert channel event",
  `insert into channel_events (venue_id, event_id, channel_id, event_key, kind, event, happened_at, received_at)
   values ($venueId, $eventId, $channelId, $eventKey, $kind, $event, $happenedAt, $receivedAt)
   on conflict (venue_id, channel_id, event_key) do nothing`,
);

export const deleteEventsThatMention = change<{ venueId: number; words: string[] }>(
  "delete channel events that mention",
  `delete from channel_events where venue_id = $venueId and ${mentions("event::text")}`,
);

export type Channel = {
  channel_id: string;
  kind: ChannelKind;
  phone_number_id: string | null;
  display_phone: string | null;
  access_token_sealed: string | null;
  waba_id: string | null;
  phone_type: PhoneType | null;
  /** Messages wait while it is set. */
  sending_stopped_because: string | null;
  /** No marketing is sent until then. */
  marketing_paused_until: Date | null;
};

export const selectChannel = statement<{ venueId: number; channelId: string }, Channel>(
  "find channel",
  `select channel_id, kind, phone_number_id, display_phone, access_token_sealed, waba_id, phone_type,
     sending_stopped_because, marketing_paused_until
   from channels
   where venue_id = $venueId and channel_id = $channelId`,
);

/** Returns when it was noted before, if that is long enough ago to be noted again. */
export const updateOtherAgent = change<
  { venueId: number; channelId: string; seenAt: string; renewAfter: Date },
  { before: Date | null }
>(
  "note other agent",
  `update channels c set standing = c.standing || jsonb_build_object('other_agent_at', $seenAt::text)
   from (select (standing->>'other_agent_at')::timestamptz as before from channels
         where venue_id = $venueId and channel_id = $channelId for update) was
   where c.venue_id = $venueId and c.channel_id = $channelId and (was.before is null or was.before < $renewAfter)
   returning was.before`,
);

export const updateMarketingPause = change<{ venueId: number; channelId: string; until: Date }>(
  "update marketing pause",
  `update channels set marketing_paused_until = greatest(marketing_paused_until, $until)
   where venue_id = $venueId and channel_id = $channelId`,
);
