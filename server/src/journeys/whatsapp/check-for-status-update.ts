import { raiseAlert } from "../../domain/alerts/index.ts";
import { listWithoutStatusUpdate, statusCheckQueue } from "../../domain/delivery/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** WhatsApp accepts messages of accounts that cannot pay and never delivers them: a missing status is the only sign. */
export const statusAwaitedMs = 5 * 60_000;

/** Alerts staff to messages that were accepted and got no status update since. */
export const checkForStatusUpdate = jobHandler(
  statusCheckQueue,
  ({ venue_id, conversation_id }, { db }: Services) =>
    db.atVenue(venue_id, async (at) => {
      for (const { text, accepted_at } of await listWithoutStatusUpdate(at, conversation_id)) {
        const dueAt = new Date(accepted_at.getTime() + statusAwaitedMs);
        if (dueAt > at.now) return enqueueStatusCheck(at, conversation_id, dueAt);
        await raiseAlert(at, "no_report", conversation_id, text);
      }
    }),
);

export async function enqueueStatusCheck(at: AtVenue, conversationId: string, startAfter: Date) {
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(statusCheckQueue, payload, { key: conversationId, startAfter });
}
