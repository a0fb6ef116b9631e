import type { Alert } from "@bellhop/contract/alerts";
import { statement } from "../../platform/db/index.ts";

export const raiseAlertRow = statement(
  "raise alert",
  `insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (venue_id, conversation_id, cause) where ended_at is null
   do update set count = alerts.count + 1, about = excluded.about`,
);

export const endAlertRows = statement(
  "end alerts",
  "update alerts set ended_at = $4 where venue_id = $1 and conversation_id = $2 and cause = any ($3) and ended_at is null",
);

export const countOpenAlerts = statement<{ count: number }>(
  "count open alerts",
  "select count(*)::int as count from alerts where venue_id = $1 and ended_at is null",
);

export const listOpenAlerts = statement<Omit<Alert, "raised_at"> & { raised_at: Date }>(
  "list open alerts",
  `select a.alert_id, a.cause, a.conversation_id, g.name as guest_name, a.about, a.raised_at, a.count
   from alerts a
   join conversations c on c.venue_id = a.venue_id and c.conversation_id = a.conversation_id
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   where a.venue_id = $1 and a.ended_at is null order by a.raised_at desc limit 100`,
);
