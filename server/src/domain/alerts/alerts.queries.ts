import {
  type AlertCause,
  type ChannelCause,
  type ConversationCause,
  type ManualAlert,
  urgentCauses,
} from "@bellhop/contract/alerts";
import { gravestFirst, reasonsWhere } from "@bellhop/contract/hand-over-reasons";
import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import { cursorAt } from "../../platform/cursor.ts";
import { change, sqlTexts, statement } from "../../platform/db/index.ts";
import { lastPlaceOf } from "../guest-sessions/index.ts";
import { joinGuest, shownName } from "../guests/index.ts";
import { type LadderOfThing, openLaddersOf } from "../notifications/index.ts";
import { roomOf } from "../reservations/index.ts";

export const endClearedAlert = change<{
  venueId: number;
  conversationId: string;
  cause: ConversationCause;
  endedAt: Date;
}>(
  "end cleared alert",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and conversation_id = $conversationId and cause = $cause and ended_at is null
     and clearing_id is not null`,
);

export const raiseAlertRow = change<{
  venueId: number;
  alertId: string;
  cause: ConversationCause;
  conversationId: string;
  about: string;
  raisedAt: Date;
}>(
  "raise alert",
  `insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at)
   values ($venueId, $alertId, $cause, $conversationId, $about, $raisedAt)
   on conflict (venue_id, conversation_id, cause) where ended_at is null
   do update set count = alerts.count + 1, about = excluded.about`,
);

// Every statement that changes several alerts locks them in the same order: no deadlocks.
const inOrder = (which: string) =>
  `alert_id in (
     select alert_id from alerts where venue_id = $venueId and ended_at is null and ${which}
     order by alert_id for update)`;

/** Changes what open alerts show that still show `$before`. */
export const describeAlertRows = change<{
  venueId: number;
  conversationId: string;
  before: string;
  about: string;
}>(
  "describe alerts",
  `update alerts set about = $about
   where venue_id = $venueId and ${inOrder("conversation_id = $conversationId and about = $before")}`,
);

export const endClearedChannelAlert = change<{
  venueId: number;
  channelId: string;
  cause: ChannelCause;
  endedAt: Date;
}>(
  "end cleared channel alert",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and channel_id = $channelId and cause = $cause and ended_at is null
     and clearing_id is not null`,
);

export const raiseChannelAlertRow = change<{
  venueId: number;
  alertId: string;
  cause: ChannelCause;
  channelId: string;
  about: string;
  raisedAt: Date;
}>(
  "raise channel alert",
  `insert into alerts (venue_id, alert_id, cause, channel_id, about, raised_at)
   values ($venueId, $alertId, $cause, $channelId, $about, $raisedAt)
   on conflict (venue_id, channel_id, cause) where ended_at is null and channel_id is not null
   do update set count = alerts.count + 1, about = excluded.about`,
);

export const endAlertRows = change<{
  venueId: number;
  conversationId: string;
  causes: ConversationCause[];
  endedAt: Date;
}>(
  "end alerts",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and ${inOrder("conversation_id = $conversationId and cause = any ($causes)")}`,
);

/** Alerts whose cause is already open in the other conversation stay behind. */
export const moveAlertRows = change<{
  venueId: number;
  fromId: string;
  toId: string;
  causes: ConversationCause[];
}>(
  "move alerts",
  `update alerts a set conversation_id = $toId
   where venue_id = $venueId and ${inOrder("conversation_id = $fromId and cause = any ($causes)")}
     and not exists (select from alerts there where there.venue_id = $venueId and there.conversation_id = $toId
                       and there.cause = a.cause and there.ended_at is null)`,
);

export const selectChannelAlert = statement<{ venueId: number; channelId: string }, { since: Date | null }>(
  "find channel alert",
  `select min(raised_at) as since from alerts
   where venue_id = $venueId and channel_id = $channelId and ended_at is null`,
);

export const endChannelAlertRows = change<{
  venueId: number;
  channelId: string;
  causes: ChannelCause[];
  endedAt: Date;
}>(
  "end channel alerts",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and ${inOrder("channel_id = $channelId and cause = any ($causes)")}`,
);

export const selectOpenAlerts = statement<
  { venueId: number },
  { conversation_id: string | null; channel_id: string | null }
>(
  "list open alerts",
  "select conversation_id, channel_id from alerts where venue_id = $venueId and ended_at is null",
);

const isShown = "ended_at is null and clearing_id is null";

export const countAlerts = statement<{ venueId: number }, { count: number; manual_count: number }>(
  "count alerts",
  `select raised.count + manual.count as count, manual.count as manual_count
   from (select count(*)::int as count from alerts where venue_id = $venueId and ${isShown}) raised,
     (select coalesce(sum(count), 0)::int as count from manual_alerts where venue_id = $venueId) manual`,
);

/** Venues without alerts are left out. */
export const selectCountsOfVenues = statement<{ venueIds: number[] }, { venue_id: number; count: number }>(
  "count alerts of venues",
  `select venue_id, sum(count)::int as count
   from (select venue_id, count(*) as count from alerts where ${isShown} and venue_id = any ($venueIds::bigint[])
         group by venue_id
         union all
         select venue_id, count from manual_alerts where count > 0 and venue_id = any ($venueIds::bigint[])) counted
   group by venue_id`,
);

export type AlertRow = {
  alert_id: string;
  cause: AlertCause;
  reason: HandOverReason | null;
  conversation_id: string | null;
  /** Open ladders of the conversation or the channel. */
  ladders: LadderOfThing[];
  guest_name: string;
  room: string;
  about: string;
  request: GuestRequest | null;
  raised_at: Date;
  asked_at: Date | null;
  count: number;
  taken_by: string | null;
  /** Higher comes first. */
  urgency: number;
};

const graveReasons = reasonsWhere(({ isGrave }) => isGrave);

/** For these reasons staff have the whole conversation, so the guest's newest words count. */
const aboutConversation = reasonsWhere(({ givesConversation, isGrave }) => givesConversation && !isGrave);

const gravestHandOver = `left join lateral (
       select reason, about, request, handed_over_at from hand_overs h
       where h.venue_id = open.venue_id and h.conversation_id = open.conversation_id and h.settled_by is null
         and (h.settled_at is null or h.handed_over_at >= open.raised_at)
       order by array_position(array[${sqlTexts(gravestFirst)}], h.reason), h.handed_over_at desc, h.hand_over_id desc limit 1
     ) h on open.cause = 'handed_over'`;

/** The holder of conversation `c`, if they took it after `reportedAt`; otherwise null. */
const takenBy = (reportedAt: string) => `case when c.held_since >= ${reportedAt} then c.holder_name end`;

/** `is_untaken`: an emergency is open that no one has taken since it was reported. */
export const selectEmergency = statement<
  { venueId: number; conversationId: string },
  { is_untaken: boolean }
>(
  "find emergency of conversation",
  `select coalesce(bool_or(${takenBy("h.handed_over_at")} is null), false) as is_untaken
   from conversations c
   join hand_overs h on h.venue_id = c.venue_id and h.conversation_id = c.conversation_id
     and h.reason = 'emergency' and h.settled_at is null
   where c.venue_id = $venueId and c.conversation_id = $conversationId`,
);

export type AlertOfThing = {
  cause: AlertCause;
  raised_at: Date;
  is_cleared: boolean;
  about: string;
  reason: HandOverReason | null;
  asked_at: Date | null;
};

/** Alerts of a conversation or a channel that have not ended, cleared ones too. */
export const selectAlertsOfThing = statement<
  { venueId: number; conversationId: string | null; channelId: string | null },
  AlertOfThing
>(
  "list alerts of thing",
  `select open.cause, open.raised_at, open.clearing_id is not null as is_cleared,
     coalesce(h.about, open.about) as about, h.reason, h.handed_over_at as asked_at
   from alerts open
   ${gravestHandOver}
   where open.venue_id = $venueId and open.ended_at is null
     and (open.conversation_id = $conversationId or open.channel_id = $channelId)
   order by open.raised_at, open.alert_id`,
);

/**
 * The open alerts of a venue, emergencies first, then other urgent ones, and of equally urgent ones the newest first. A
 * hand-over alert shows the gravest hand-over that staff have not answered, and of several the newest, whatever the
 * guest wrote after it.
 */
const mostUrgent = (venueId: string, from = "true") => `(
     select open.*, h.reason, h.about as handed_over_about, h.request, h.handed_over_at as asked_at, urgency
     from alerts open
     ${gravestHandOver}
     cross join lateral (
       select case when h.reason = 'emergency' then 2
         when h.reason in (${sqlTexts(graveReasons)}) or open.cause in (${sqlTexts(urgentCauses)}) then 1
         else 0 end as urgency
     ) urgent
     where open.venue_id = ${venueId} and open.ended_at is null and open.clearing_id is null and ${from}
     order by urgency desc, open.raised_at desc, open.alert_id desc limit $limit
   )`;

const detailed = (
  alerts: string,
) => `a.alert_id, a.cause, a.reason, a.conversation_id, ${shownName("g")} as guest_name,
     coalesce(nullif(stay.room, ''), ${lastPlaceOf("c.venue_id", "c.guest_id")} ->> 'room', '') as room,
     case when a.reason is null or a.reason in (${sqlTexts(aboutConversation)}) then a.about
       else left(a.handed_over_about, case when a.reason = 'emergency' then 1000 else 200 end) end as about,
     a.request, a.raised_at, a.asked_at, a.count, a.urgency,
     ${openLaddersOf("a.venue_id", ["a.conversation_id", "a.channel_id"])} as ladders,
     ${takenBy("a.asked_at")} as taken_by
   from ${alerts} a
   left join conversations c on c.venue_id = a.venue_id and c.conversation_id = a.conversation_id
   left ${joinGuest("c.venue_id", "c.guest_id")}
   left join lateral (
     ${roomOf("c.venue_id", "c.guest_id")}
   ) stay on true`;

/** The most urgent first, and of those the newest; pages on by (urgency, raised_at, id). */
export const listAlerts = statement<
  {
    venueId: number;
    cursorUrgency: number | null;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
  },
  AlertRow & { cursor_at: string }
>(
  "list alerts",
  `select ${cursorAt("a.raised_at")}, ${detailed(
    mostUrgent(
      "$venueId",
      `($cursorAt::timestamptz is null or (urgency, open.raised_at, open.alert_id)
         < ($cursorUrgency::int, $cursorAt::timestamptz, $cursorId::uuid))`,
    ),
  )}
   order by a.urgency desc, a.raised_at desc, a.alert_id desc`,
);

export const findManualAlert = statement<
  { venueId: number },
  { count: number; text: string; set_at: Date; set_by: string }
>(
  "find manual alert",
  "select count, text, set_at, set_by from manual_alerts where venue_id = $venueId and count > 0",
);

export type VenueAlerts = {
  venue_id: number;
  name: string;
  count: number;
  manual_count: number;
  manual: ManualAlert | null;
  alerts: Array<Omit<AlertRow, "raised_at" | "asked_at"> & { raised_at: string; asked_at: string | null }>;
};

/** The venues of the unit with their counts and their most urgent alerts. */
export const listAlertsOfUnit = statement<{ venueIds: number[]; limit: number }, VenueAlerts>(
  "list alerts of unit",
  `select v.venue_id, v.name, raised.count + manual.count as count, manual.count as manual_count,
     manual.manual, gravest.alerts
   from venues v,
     lateral (select count(*)::int as count from alerts a where a.venue_id = v.venue_id and ${isShown}) raised,
     lateral (select coalesce(sum(count), 0)::int as count,
                (array_agg(jsonb_build_object('count', count, 'text', text, 'set_by', set_by,
                   'set_at', to_char(set_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
                 filter (where count > 0))[1] as manual
              from manual_alerts m where m.venue_id = v.venue_id) manual,
     lateral (
       select coalesce(jsonb_agg(to_jsonb(one) order by one.urgency desc, one.raised_at desc, one.alert_id desc), '[]') as alerts
       from (select ${detailed(mostUrgent("v.venue_id"))}) one
     ) gravest
   where v.venue_id = any ($venueIds::bigint[]) order by v.name, v.venue_id`,
);

/** Inserts the row that `lockManualAlert` locks. */
export const beginManualAlert = change<{ venueId: number; setAt: Date; setBy: string }>(
  "begin manual alert",
  `insert into manual_alerts (venue_id, count, set_at, set_by) values ($venueId, 0, $setAt, $setBy)
   on conflict do nothing`,
);

export const lockManualAlert = change<{ venueId: number }, { count: number; text: string }>(
  "lock manual alert",
  `select count, case when count > 0 then text else '' end as text from manual_alerts
   where venue_id = $venueId for update`,
);

export const setManualAlert = change<{
  venueId: number;
  count: number;
  text: string;
  setAt: Date;
  setBy: string;
}>(
  "set manual alert",
  `update manual_alerts set count = $count, text = $text, set_at = $setAt, set_by = $setBy
   where venue_id = $venueId`,
);

export type ManualAlertRow = { count: number; text: string; set_by: string; set_at: Date };

/** Sets the count to 0 and returns the alert before, if there was one. */
export const resetManualAlert = change<{ venueId: number }, ManualAlertRow>(
  "reset manual alert",
  `update manual_alerts m set count = 0
   from (select count, text, set_by, set_at from manual_alerts where venue_id = $venueId for update) was
   where m.venue_id = $venueId and was.count > 0 returning was.count, was.text, was.set_by, was.set_at`,
);

/** A venue has one manual alert: a cleared one joins the one that was set meanwhile, unless they say the same. */
export const giveManualAlertBack = change<{ venueId: number; clearingId: string }>(
  "give manual alert back",
  `update manual_alerts m set
     count = m.count + c.manual_count,
     text = case when m.count = 0 then coalesce(c.manual_text, m.text)
       when m.text = c.manual_text then m.text
       else concat_ws(' · ', nullif(m.text, ''), nullif(c.manual_text, '')) end,
     set_by = case when m.count = 0 or m.set_by = c.manual_set_by then coalesce(c.manual_set_by, m.set_by)
       else concat_ws(', ', m.set_by, c.manual_set_by) end,
     set_at = case when m.count = 0 then coalesce(c.manual_set_at, m.set_at) else m.set_at end
   from alert_clearings c
   where m.venue_id = $venueId and c.venue_id = $venueId and c.clearing_id = $clearingId and c.manual_count > 0
     and (m.count = 0 or m.text = '' or m.text is distinct from c.manual_text)`,
);

export const insertClearing = change<{
  venueId: number;
  clearingId: string;
  memberId: string | null;
  memberName: string;
  clearedAt: Date;
  manualCount: number;
  manualText: string | null;
  manualSetBy: string | null;
  manualSetAt: Date | null;
}>(
  "insert clearing",
  `insert into alert_clearings (venue_id, clearing_id, member_id, member_name, cleared_at,
     manual_count, manual_text, manual_set_by, manual_set_at)
   values ($venueId, $clearingId, $memberId, $memberName, $clearedAt,
     $manualCount, $manualText, $manualSetBy, $manualSetAt)`,
);

/** An emergency stays until a member takes it and answers it. */
const isNoEmergency = `(cause <> 'handed_over' or not exists (
  select from hand_overs h where h.venue_id = alerts.venue_id and h.conversation_id = alerts.conversation_id
    and h.reason = 'emergency' and h.settled_at is null))`;

type Cleared = { conversation_id: string | null; channel_id: string | null };

export const clearAlertRows = change<{ venueId: number; clearingId: string }, Cleared>(
  "clear alerts",
  `update alerts set clearing_id = $clearingId
   where venue_id = $venueId and ${inOrder(`clearing_id is null and ${isNoEmergency}`)}
   returning conversation_id, channel_id`,
);

export const selectVenuesOfClearing = statement<
  { venueIds: number[]; clearingId: string },
  { venue_id: number }
>(
  "list venues of clearing",
  `select venue_id from alert_clearings
   where venue_id = any ($venueIds::bigint[]) and clearing_id = $clearingId order by venue_id`,
);

export const lockClearing = change<
  { venueId: number; clearingId: string },
  { cleared_at: Date; restored_at: Date | null }
>(
  "lock clearing",
  `select cleared_at, restored_at from alert_clearings
   where venue_id = $venueId and clearing_id = $clearingId for update`,
);

export const setRestored = change<{ venueId: number; clearingId: string; restoredAt: Date }>(
  "set clearing restored",
  "update alert_clearings set restored_at = $restoredAt where venue_id = $venueId and clearing_id = $clearingId",
);

export const restoreAlertRows = change<{ venueId: number; clearingId: string }, Cleared>(
  "restore alerts",
  `update alerts set clearing_id = null where venue_id = $venueId and ${inOrder("clearing_id = $clearingId")}
   returning conversation_id, channel_id`,
);
