import type { NotificationCause, NotificationStep, WayResult } from "@bellhop/contract/notifications";
import { change, statement } from "../../platform/db/index.ts";

export type WebhookRow = {
  webhook_id: string;
  name: string;
  url: string;
  causes: NotificationCause[] | null;
  from_step: NotificationStep;
  is_on: boolean;
  secret_sealed: string;
  secret_ends: string;
  created_at: Date;
  last_at: Date | null;
  last_result: WayResult | null;
  last_status: number | null;
};

export type ShownWebhookRow = WebhookRow & { waiting: number };

const columns = `w.webhook_id, w.name, w.url, w.causes, w.from_step, w.is_on, w.secret_sealed, w.secret_ends, w.created_at,
  w.last_at, w.last_result, w.last_status`;

const waiting = `(select count(*)::int from notifications n where n.venue_id = w.venue_id and n.way = 'webhook'
     and n.target_id = w.webhook_id and n.state in ('queued', 'sending')) as waiting`;

/** Read whenever a thing is followed. */
export const selectWebhooksToCall = statement<{ venueId: number }, WebhookRow>(
  "list outgoing webhooks to call",
  `select ${columns} from outgoing_webhooks w where w.venue_id = $venueId and w.is_on order by w.webhook_id`,
);

export const selectWebhooks = statement<{ venueId: number }, ShownWebhookRow>(
  "list outgoing webhooks",
  `select ${columns}, ${waiting} from outgoing_webhooks w where w.venue_id = $venueId order by lower(w.name), w.webhook_id`,
);

type One = { venueId: number; webhookId: string };

export const selectWebhook = statement<One, ShownWebhookRow>(
  "find outgoing webhook",
  `select ${columns}, ${waiting} from outgoing_webhooks w where w.venue_id = $venueId and w.webhook_id = $webhookId`,
);

type Values = One & {
  name: string;
  url: string;
  causes: NotificationCause[] | null;
  fromStep: NotificationStep;
  isOn: boolean;
};

export const insertWebhook = change<Values & { secretSealed: string; secretEnds: string; createdAt: Date }>(
  "insert outgoing webhook",
  `insert into outgoing_webhooks (venue_id, webhook_id, name, url, causes, from_step, is_on, secret_sealed, secret_ends, created_at)
   values ($venueId, $webhookId, $name, $url, $causes, $fromStep, $isOn, $secretSealed, $secretEnds, $createdAt)`,
);

export const updateWebhook = change<Values>(
  "update outgoing webhook",
  `update outgoing_webhooks set name = $name, url = $url, causes = $causes, from_step = $fromStep, is_on = $isOn
   where venue_id = $venueId and webhook_id = $webhookId`,
);

export const updateWebhookSecret = change<One & { secretSealed: string; secretEnds: string }>(
  "renew outgoing webhook secret",
  `update outgoing_webhooks set secret_sealed = $secretSealed, secret_ends = $secretEnds
   where venue_id = $venueId and webhook_id = $webhookId`,
);

export const deleteWebhook = change<One>(
  "delete outgoing webhook",
  "delete from outgoing_webhooks where venue_id = $venueId and webhook_id = $webhookId",
);

export const updateWebhookResult = change<One & { at: Date; result: WayResult; status: number | null }>(
  "note outgoing webhook result",
  `update outgoing_webhooks set last_at = $at, last_result = $result, last_status = $status
   where venue_id = $venueId and webhook_id = $webhookId`,
);
