import type { AlertCause } from "@bellhop/contract/alerts";
import type { HandOverReason } from "@bellhop/contract/messages";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

export const endClearedAlert = statement<{
  venueId: number;
  conversationId: string;
  cause: AlertCause;
  endedAt: Date;
}>(
  "end cleared alert",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and conversation_id = $conversationId and cause = $cause and ended_at is null
     and clearing_id is not null`,
);

export const raiseAlertRow = statement<{
  venueId: number;
  alertId: string;
  cause: AlertCause;
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

export const endAlertRows = statement<{
  venueId: number;
  conversationId: string;
  causes: AlertCause[];
  endedAt: Date;
}>(
  "end alerts",
  `update alerts set ended_at = $endedAt
   where venue_id = $venueId and ${inOrder("conversation_id = $conversationId and cause = any ($causes)")}`,
);

const isShown = "ended_at is null and clearing_id is null";

export const countAlerts = statement<{ venueId: number }, { count: number; manual_count: number }>(
  "count alerts",
  `select raised.count + manual.count as count, manual.count as manual_count
   from (select count(*)::int as count from alerts where venue_id = $venueId and ${isShown}) raised,
     (select coalesce(sum(count), 0)::int as count from manual_alerts where venue_id = $venueId) manual`,
);

export type AlertRow = {
  alert_id: string;
  cause: AlertCause;
  reason: HandOverReason | null;
  conversation_id: string;
  guest_name: string;
  about: string;
  raised_at: Date;
  count: number;
};

const detailed = `a.alert_id, a.cause, h.reason, a.conversation_id, g.name as guest_name, a.about, a.raised_at, a.count
   from alerts a
   join conversations c on c.venue_id = a.venue_id and c.conversation_id = a.conversation_id
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   left join lateral (
     select reason from hand_overs h
     where h.venue_id = a.venue_id and h.conversation_id = a.conversation_id and h.handed_over_at >= a.raised_at
     order by h.handed_over_at desc limit 1
   ) h on a.cause = 'handed_over'`;

/** Newest first; pages on by (raised_at, id). */
export const listAlerts = statement<
  { venueId: number; cursorAt: string | null; cursorId: string | null; limit: number },
  AlertRow & { cursor_at: string }
>(
  "list alerts",
  `select ${cursorAt("a.raised_at")}, ${detailed}
   where a.venue_id = $venueId and a.ended_at is null and a.clearing_id is null
     and ($cursorAt::timestamptz is null or (a.raised_at, a.alert_id) < ($cursorAt::timestamptz, $cursorId::uuid))
   order by a.raised_at desc, a.alert_id desc limit $limit`,
);

export const findManualAlert = statement<
  { venueId: number },
  { count: number; set_at: Date; set_by: string }
>(
  "find manual alert",
  "select count, set_at, set_by from manual_alerts where venue_id = $venueId and count > 0",
);

export type VenueAlerts = {
  venue_id: number;
  name: string;
  count: number;
  manual_count: number;
  alerts: Array<Omit<AlertRow, "raised_at"> & { raised_at: string }>;
};

/** The venues of the unit with their counts and their newest alerts. */
export const listAlertsOfUnit = statement<{ venueIds: number[]; limit: number }, VenueAlerts>(
  "list alerts of unit",
  `select v.venue_id, v.name, raised.count + manual.count as count, manual.count as manual_count, newest.alerts
   from venues v,
     lateral (select count(*)::int as count from alerts a where a.venue_id = v.venue_id and ${isShown}) raised,
     lateral (select coalesce(sum(count), 0)::int as count from manual_alerts m where m.venue_id = v.venue_id) manual,
     lateral (
       select coalesce(jsonb_agg(to_jsonb(one) order by one.raised_at desc, one.alert_id desc), '[]') as alerts from (
         select ${detailed}
         where a.venue_id = v.venue_id and a.ended_at is null and a.clearing_id is null
         order by a.raised_at desc, a.alert_id desc limit $limit
       ) one
     ) newest
   where v.venue_id = any ($venueIds::bigint[]) order by v.name, v.venue_id`,
);

/** Inserts the row that `lockManualAlert` locks. */
export const beginManualAlert = statement<{ venueId: number; setAt: Date; setBy: string }>(
  "begin manual alert",
  `insert into manual_alerts (venue_id, count, set_at, set_by) values ($venueId, 0, $setAt, $setBy)
   on conflict do nothing`,
);

export const lockManualAlert = statement<{ venueId: number }, { count: number }>(
  "lock manual alert",
  "select count from manual_alerts where venue_id = $venueId for update",
);

export const setManualAlert = statement<{ venueId: number; count: number; setAt: Date; setBy: string }>(
  "set manual alert",
  "update manual_alerts set count = $count, set_at = $setAt, set_by = $setBy where venue_id = $venueId",
);

/** Sets the count to 0 and returns the count before. */
export const takeManualAlert = statement<{ venueId: number }, { count: number }>(
  "take manual alert",
  `update manual_alerts m set count = 0
   from (select count from manual_alerts where venue_id = $venueId for update) was
   where m.venue_id = $venueId returning was.count`,
);

export const giveManualAlertBack = statement<{ venueId: number; count: number }>(
  "give manual alert back",
  "update manual_alerts set count = $count where venue_id = $venueId and count = 0",
);

export const insertClearing = statement<{
  venueId: number;
  clearingId: string;
  memberId: string | null;
  memberName: string;
  clearedAt: Date;
  manualCount: number;
}>(
  "insert clearing",
  `insert into alert_clearings (venue_id, clearing_id, member_id, member_name, cleared_at, manual_count)
   values ($venueId, $clearingId, $memberId, $memberName, $clearedAt, $manualCount)`,
);

export const clearAlertRows = statement<{ venueId: number; clearingId: string }>(
  "clear alerts",
  `update alerts set clearing_id = $clearingId where venue_id = $venueId and ${inOrder("clearing_id is null")}`,
);

export const selectVenuesOfClearing = statement<
  { venueIds: number[]; clearingId: string },
  { venue_id: number }
>(
  "list venues of clearing",
  `select venue_id from alert_clearings
   where venue_id = any ($venueIds::bigint[]) and clearing_id = $clearingId order by venue_id`,
);

export const lockClearing = statement<
  { venueId: number; clearingId: string },
  { cleared_at: Date; manual_count: number; restored_at: Date | null }
>(
  "lock clearing",
  `select cleared_at, manual_count, restored_at from alert_clearings
   where venue_id = $venueId and clearing_id = $clearingId for update`,
);

export const setRestored = statement<{ venueId: number; clearingId: string; restoredAt: Date }>(
  "set clearing restored",
  "update alert_clearings set restored_at = $restoredAt where venue_id = $venueId and clearing_id = $clearingId",
);

export const restoreAlertRows = statement<{ venueId: number; clearingId: string }>(
  "restore alerts",
  `update alerts set clearing_id = null where venue_id = $venueId and ${inOrder("clearing_id = $clearingId")}`,
);
