import type { AlertCause } from "@bellhop/contract/alerts";
import type { HandOverReason } from "@bellhop/contract/messages";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

/** One that was cleared is over now: what raises its cause again is something new. */
export const endClearedAlert = statement(
  "end cleared alert",
  `update alerts set ended_at = $4
   where venue_id = $1 and conversation_id = $2 and cause = $3 and ended_at is null and clearing_id is not null`,
);

export const raiseAlertRow = statement(
  "raise alert",
  `insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (venue_id, conversation_id, cause) where ended_at is null
   do update set count = alerts.count + 1, about = excluded.about`,
);

// Whoever changes several alerts takes them in the same order, so that they wait for each other and do not block.
const inOrder = (which: string) =>
  `alert_id in (select alert_id from alerts where venue_id = $1 and ended_at is null and ${which} order by alert_id for update)`;

export const endAlertRows = statement(
  "end alerts",
  `update alerts set ended_at = $4 where venue_id = $1 and ${inOrder("conversation_id = $2 and cause = any ($3)")}`,
);

const isShown = "ended_at is null and clearing_id is null";

export const countAlerts = statement<{ count: number; manual_count: number }>(
  "count alerts",
  `select raised.count + manual.count as count, manual.count as manual_count
   from (select count(*)::int as count from alerts where venue_id = $1 and ${isShown}) raised,
     (select coalesce(sum(count), 0)::int as count from manual_alerts where venue_id = $1) manual`,
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
export const listAlerts = statement<AlertRow & { cursor_at: string }>(
  "list alerts",
  `select ${cursorAt("a.raised_at")}, ${detailed}
   where a.venue_id = $1 and a.ended_at is null and a.clearing_id is null
     and ($2::timestamptz is null or (a.raised_at, a.alert_id) < ($2::timestamptz, $3::uuid))
   order by a.raised_at desc, a.alert_id desc limit $4`,
);

export const findManualAlert = statement<{ count: number; set_at: Date; set_by: string }>(
  "find manual alert",
  "select count, set_at, set_by from manual_alerts where venue_id = $1 and count > 0",
);

export type VenueAlerts = {
  venue_id: number;
  name: string;
  count: number;
  manual_count: number;
  alerts: Array<Omit<AlertRow, "raised_at"> & { raised_at: string }>;
};

/** The venues of the unit with their counts, and of each the newest alerts. */
export const listAlertsOfUnit = statement<VenueAlerts>(
  "list alerts of unit",
  `select v.venue_id, v.name, raised.count + manual.count as count, manual.count as manual_count, newest.alerts
   from venues v,
     lateral (select count(*)::int as count from alerts a where a.venue_id = v.venue_id and ${isShown}) raised,
     lateral (select coalesce(sum(count), 0)::int as count from manual_alerts m where m.venue_id = v.venue_id) manual,
     lateral (
       select coalesce(jsonb_agg(to_jsonb(one) order by one.raised_at desc, one.alert_id desc), '[]') as alerts from (
         select ${detailed}
         where a.venue_id = v.venue_id and a.ended_at is null and a.clearing_id is null
         order by a.raised_at desc, a.alert_id desc limit $2
       ) one
     ) newest
   where v.venue_id = any ($1::bigint[]) order by v.name, v.venue_id`,
);

/** Makes sure that there is a count to take turns at. */
export const beginManualAlert = statement(
  "begin manual alert",
  "insert into manual_alerts (venue_id, count, set_at, set_by) values ($1, 0, $2, $3) on conflict do nothing",
);

export const lockManualAlert = statement<{ count: number }>(
  "lock manual alert",
  "select count from manual_alerts where venue_id = $1 for update",
);

export const setManualAlert = statement(
  "set manual alert",
  "update manual_alerts set count = $2, set_at = $3, set_by = $4 where venue_id = $1",
);

/** Sets it back to nothing, and answers what it was. */
export const takeManualAlert = statement<{ count: number }>(
  "take manual alert",
  `update manual_alerts m set count = 0 from (select count from manual_alerts where venue_id = $1 for update) was
   where m.venue_id = $1 returning was.count`,
);

export const giveManualAlertBack = statement(
  "give manual alert back",
  "update manual_alerts set count = $2 where venue_id = $1 and count = 0",
);

export const insertClearing = statement(
  "insert clearing",
  `insert into alert_clearings (venue_id, clearing_id, member_id, member_name, cleared_at, manual_count)
   values ($1, $2, $3, $4, $5, $6)`,
);

export const clearAlertRows = statement(
  "clear alerts",
  `update alerts set clearing_id = $2 where venue_id = $1 and ${inOrder("clearing_id is null")}`,
);

export const listVenuesOfClearing = statement<{ venue_id: number }>(
  "list venues of clearing",
  "select venue_id from alert_clearings where venue_id = any ($1::bigint[]) and clearing_id = $2 order by venue_id",
);

export const lockClearing = statement<{ cleared_at: Date; manual_count: number; restored_at: Date | null }>(
  "lock clearing",
  `select cleared_at, manual_count, restored_at from alert_clearings where venue_id = $1 and clearing_id = $2 for update`,
);

export const setRestored = statement(
  "set clearing restored",
  "update alert_clearings set restored_at = $3 where venue_id = $1 and clearing_id = $2",
);

export const restoreAlertRows = statement(
  "restore alerts",
  `update alerts set clearing_id = null where venue_id = $1 and ${inOrder("clearing_id = $2")}`,
);
