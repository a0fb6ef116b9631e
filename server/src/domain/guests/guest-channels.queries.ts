import { change } from "../../platform/db/index.ts";

type OnChannel = { venueId: number; guestId: string; channelId: string };

export const updateLastGuestAt = change<OnChannel & { lastGuestAt: Date }>(
  "set last guest message",
  `insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at)
   values ($venueId, $guestId, $channelId, $lastGuestAt)
   on conflict (venue_id, guest_id, channel_id) do update set last_guest_at = excluded.last_guest_at`,
);

export const updateAgentAt = change<OnChannel & { otherAgentAt: Date | null; ownAgentAt: Date | null }>(
  "note who answers",
  `insert into guest_channels (venue_id, guest_id, channel_id, other_agent_at, own_agent_at)
   values ($venueId, $guestId, $channelId, $otherAgentAt, $ownAgentAt)
   on conflict (venue_id, guest_id, channel_id) do update set
     other_agent_at = greatest(guest_channels.other_agent_at, excluded.other_agent_at),
     own_agent_at = greatest(guest_channels.own_agent_at, excluded.own_agent_at)`,
);

/** Another number has no open windows, whatever the guests wrote to the one before. */
export const clearWindows = change<{ venueId: number; channelId: string }>(
  "clear reply windows",
  "update guest_channels set last_guest_at = null where venue_id = $venueId and channel_id = $channelId",
);

/** The reply window is the newest of both, and STOP to one of them counts. */
export const absorbGuestChannels = change<{ venueId: number; guestId: string; otherGuestId: string }>(
  "absorb guest channels",
  `insert into guest_channels as own (venue_id, guest_id, channel_id, last_guest_at, opted_out_at, opt_changed_at,
     marketing_stopped_at, marketing_changed_at, other_agent_at, own_agent_at)
   select venue_id, $guestId, channel_id, last_guest_at, opted_out_at, opt_changed_at, marketing_stopped_at,
     marketing_changed_at, other_agent_at, own_agent_at
   from guest_channels where venue_id = $venueId and guest_id = $otherGuestId
   on conflict (venue_id, guest_id, channel_id) do update set
     last_guest_at = greatest(own.last_guest_at, excluded.last_guest_at),
     opted_out_at = coalesce(own.opted_out_at, excluded.opted_out_at),
     opt_changed_at = greatest(own.opt_changed_at, excluded.opt_changed_at),
     marketing_stopped_at = coalesce(own.marketing_stopped_at, excluded.marketing_stopped_at),
     marketing_changed_at = greatest(own.marketing_changed_at, excluded.marketing_changed_at),
     other_agent_at = greatest(own.other_agent_at, excluded.other_agent_at),
     own_agent_at = greatest(own.own_agent_at, excluded.own_agent_at)`,
);
