import type { DeliveryFate, Network } from "@bellhop/contract/deliveries";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

/** Keeps a delivery's bytes. The same bytes again count up, and are to be looked at again; two at once take turns here. */
export const storeWebhookDelivery = statement<{ delivery_id: string }>(
  "keep delivery",
  `insert into webhook_deliveries (delivery_id, signed_by, sha256, body, received_at, state, cause, phone_number_ids, trying_may_help)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (signed_by, sha256) do update set times_received = webhook_deliveries.times_received + 1,
     state = excluded.state, cause = excluded.cause, phone_number_ids = excluded.phone_number_ids,
     trying_may_help = excluded.trying_may_help, looked_at = null, looked_at_by = null
   returning delivery_id`,
);

export const markWebhookDelivery = statement(
  "settle delivery",
  `update webhook_deliveries set state = $2, cause = $3, phone_number_ids = $4, trying_may_help = $5
   where delivery_id = $1`,
);

export type SetAsideRow = {
  delivery_id: string;
  network: Network;
  state: DeliveryFate;
  cause: string;
  received_at: Date;
  times_received: number;
  bytes: number;
  sha256: string;
  phone_number_ids: string[];
  trying_may_help: boolean;
  looked_at: Date | null;
  looked_at_by: string | null;
};

const columns = `delivery_id, signed_by as network, state, coalesce(cause, '') as cause, received_at, times_received,
  octet_length(body) as bytes, encode(sha256, 'hex') as sha256, phone_number_ids, trying_may_help,
  looked_at, looked_at_by`;

export const listSetAside = statement<SetAsideRow & { cursor_at: string }>(
  "list set-aside deliveries",
  `select ${columns}, ${cursorAt("received_at")}
   from webhook_deliveries
   where state <> 'kept' and (looked_at is not null) = $4
     and ($1::timestamptz is null or (received_at, delivery_id) < ($1, $2::uuid))
   order by received_at desc, delivery_id desc limit $3`,
);

export const findDelivery = statement<SetAsideRow & { body: Buffer }>(
  "find delivery",
  `select ${columns}, body from webhook_deliveries where delivery_id = $1`,
);

/** Whoever looked first stays on record. */
export const markLookedAt = statement(
  "mark delivery looked at",
  `update webhook_deliveries set looked_at = $2, looked_at_by = $3
   where delivery_id = $1 and state <> 'kept' and looked_at is null`,
);

export const markToLookAt = statement(
  "mark delivery to look at",
  "update webhook_deliveries set looked_at = null, looked_at_by = null where delivery_id = $1",
);
