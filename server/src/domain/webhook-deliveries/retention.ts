import type { AtInstallation } from "../../platform/at/index.ts";
import { deleteDeliveries, selectAgedDeliveries } from "./retention.queries.ts";

const smallestId = "00000000-0000-0000-0000-000000000000";
const dayMs = 86_400_000;
/** Deliveries that a host may still process again. */
export const setAsideDays = 90;

type Retention = {
  afterId: string | undefined;
  /** How long each venue keeps raw webhooks. */
  days: Map<number, number>;
  /** For numbers without a venue. */
  usualDays: number;
  limit: number;
};

/**
 * Deletes what is due in the next page of raw deliveries, oldest first. `lastId` is where the next page begins; undefined
 * once only younger ones follow.
 */
export async function deleteOldDeliveries(
  at: AtInstallation,
  { afterId, days, usualDays, limit }: Retention,
): Promise<{ deleted: number; lastId: string | undefined }> {
  const rows = await at.tx.rows(selectAgedDeliveries, {
    now: at.now,
    afterId: afterId ?? smallestId,
    venueIds: [...days.keys()],
    days: [...days.values()],
    usualDays,
    setAsideDays,
    limit,
  });
  const deliveryIds = rows.filter((row) => row.is_due).map((row) => row.delivery_id);
  const deleted = deliveryIds.length === 0 ? 0 : await at.tx.run(deleteDeliveries, { deliveryIds });
  const shortest = Math.min(usualDays, setAsideDays, ...days.values()) * dayMs;
  const mayFollow = rows.some(({ received_at }) => at.now.getTime() - received_at.getTime() >= shortest);
  return { deleted, lastId: mayFollow ? rows.at(-1)?.delivery_id : undefined };
}
