import type { DeliveryCause, DeliveryFate, Network } from "@bellhop/contract/deliveries";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";

/** Concurrent deliveries of the same bytes take turns at this row. */
export const insertWebhookDelivery = change<
  {
    deliveryId: string;
    signedBy: Network;
    sha256: Buffer;
    body: Buffer;
    receivedAt: Date;
    state: DeliveryFate;
    causes: string | null;
    phoneNumberIds: string[];
    isRetryable: boolean;
  },
  { delivery_id: string }
>(
  "keep delivery",
  `insert into webhook_deliveries (delivery_id, signed_by, sha256, body, received_at, state, causes, phone_number_ids, trying_may_help)
   values ($deliveryId, $signedBy, $sha256, $body, $receivedAt, $state, $causes, $phoneNumberIds, $isRetryable)
   on conflict (signed_by, sha256) do update set times_received = webhook_deliveries.times_received + 1,
     state = excluded.state, causes = excluded.causes, phone_number_ids = excluded.phone_number_ids,
     trying_may_help = excluded.trying_may_help, looked_at = null, looked_at_by = null
   returning delivery_id`,
);

export const updateWebhookDelivery = change<{
  deliveryId: string;
  state: DeliveryFate;
  causes: string | null;
  phoneNumberIds: string[];
  isRetryable: boolean;
}>(
  "mark delivery processed",
  `update webhook_deliveries set state = $state, causes = $causes, phone_number_ids = $phoneNumberIds,
   trying_may_help = $isRetryable
   where delivery_id = $deliveryId`,
);

export type SetAsideRow = {
  delivery_id: string;
  network: Network;
  state: DeliveryFate;
  causes: DeliveryCause[];
  received_at: Date;
  times_received: number;
  bytes: number;
  sha256: string;
  phone_number_ids: string[];
  trying_may_help: boolean;
  looked_at: Date | null;
  looked_at_by: string | null;
};

const columns = `delivery_id, signed_by as network, state, coalesce(causes, '[]') as causes, received_at, times_received,
  octet_length(body) as bytes, encode(sha256, 'hex') as sha256, phone_number_ids, trying_may_help,
  looked_at, looked_at_by`;

export const listSetAside = statement<
  { cursorAt: string | null; cursorId: string | null; limit: number; isLookedAt: boolean },
  SetAsideRow & { cursor_at: string }
>(
  "list set-aside deliveries",
  `select ${columns}, ${cursorAt("received_at")}
   from webhook_deliveries
   where state <> 'kept' and (looked_at is not null) = $isLookedAt
     and ($cursorAt::timestamptz is null or (received_at, delivery_id) < ($cursorAt, $cursorId::uuid))
   order by received_at desc, delivery_id desc limit $limit`,
);

export const findDelivery = statement<{ deliveryId: string }, SetAsideRow & { body: Buffer }>(
  "find delivery",
  `select ${columns}, body from webhook_deliveries where delivery_id = $deliveryId`,
);

export const markLookedAt = change<{ deliveryId: string; lookedAt: Date; lookedAtBy: string }>(
  "mark delivery looked at",
  `update webhook_deliveries set looked_at = $lookedAt, looked_at_by = $lookedAtBy
   where delivery_id = $deliveryId and state <> 'kept' and looked_at is null`,
);

export const markToLookAt = change<{ deliveryId: string }>(
  "mark delivery to look at",
  "update webhook_deliveries set looked_at = null, looked_at_by = null where delivery_id = $deliveryId",
);
