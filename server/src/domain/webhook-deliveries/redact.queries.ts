import type { DeliveryCause, Network } from "@bellhop/contract/deliveries";
import { change, statement } from "../../platform/db/index.ts";

export type SearchedRow = {
  delivery_id: string;
  signed_by: Network;
  /** Null: it contains none of the addresses. */
  body: Buffer | null;
  causes: DeliveryCause[] | null;
  phone_number_ids: string[];
};

/** Searches the next page of deliveries, in the order of their ids. */
export const searchDeliveries = statement<
  { afterId: string; receivedUntil: Date; addresses: Buffer[]; limit: number },
  SearchedRow
>(
  "search deliveries",
  `select delivery_id, signed_by, causes, phone_number_ids,
     case when received_at <= $receivedUntil
       and exists (select from unnest($addresses::bytea[]) address where position(address in body) > 0)
     then body end as body
   from webhook_deliveries where delivery_id > $afterId order by delivery_id limit $limit`,
);

export const setBody = change<{ deliveryId: string; body: Buffer }>(
  "set body of delivery",
  `update webhook_deliveries set body = $body::bytea, trying_may_help = trying_may_help and octet_length($body::bytea) > 0
   where delivery_id = $deliveryId`,
);

/** The hash stays: the same bytes, delivered again, are the same delivery. */
export const replaceBody = change<{
  deliveryId: string;
  body: Buffer;
  causes: string | null;
  isRetryable: boolean;
}>(
  "redact delivery",
  `update webhook_deliveries set body = $body, causes = $causes, trying_may_help = trying_may_help and $isRetryable
   where delivery_id = $deliveryId`,
);
