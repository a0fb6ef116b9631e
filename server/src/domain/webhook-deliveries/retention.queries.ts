import { change, statement } from "../../platform/db/index.ts";

export type AgedDelivery = { delivery_id: string; received_at: Date; is_due: boolean };

/**
 * The next page of deliveries, oldest first. One is due after the days of its number's venue, with several venues after
 * the longest; one that is listed for review after `$setAsideDays`.
 */
export const selectAgedDeliveries = statement<
  {
    now: Date;
    afterId: string;
    venueIds: number[];
    days: number[];
    usualDays: number;
    setAsideDays: number;
    limit: number;
  },
  AgedDelivery
>(
  "list aged deliveries",
  `select d.delivery_id, d.received_at, d.received_at < $now::timestamptz - make_interval(days =>
     case when d.state <> 'kept' then $setAsideDays::int else coalesce((
       select max(kept.days) from number_routes r
       join unnest($venueIds::bigint[], $days::int[]) as kept (venue_id, days) on kept.venue_id = r.routed_venue_id
       where r.network = d.signed_by and r.phone_number_id = any (d.phone_number_ids)), $usualDays::int) end) as is_due
   from webhook_deliveries d where d.delivery_id > $afterId order by d.delivery_id limit $limit`,
);

export const deleteDeliveries = change<{ deliveryIds: string[] }>(
  "delete deliveries",
  "delete from webhook_deliveries where delivery_id = any ($deliveryIds::uuid[])",
);
