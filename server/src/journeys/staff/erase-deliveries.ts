import { eraseDeliveriesQueue, eraseNextDeliveries } from "../../domain/delivery/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** Removes the status updates and attempts of a deleted guest's messages, some at a time. Another attempt starts again. */
export const eraseDeliveries = jobHandler(
  eraseDeliveriesQueue,
  async ({ venue_id, conversation_id }, { db }: Services) => {
    for (let seq: number | undefined = 0; seq !== undefined; )
      seq = await db.atVenue(venue_id, (at) => eraseNextDeliveries(at, conversation_id, seq ?? 0));
  },
);
