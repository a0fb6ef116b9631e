import { raiseAlert } from "../domain/alerts/index.ts";
import { listWithoutReport, statusCheckQueue } from "../domain/conversations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";

/**
 * How long a channel may be silent about a message that it took. WhatsApp takes messages of accounts that cannot pay,
 * and never delivers them: silence is the only sign.
 */
export const statusAwaitedMs = 5 * 60_000;

/** Raises an alert for messages without a status update: they may not have arrived. */
export const checkForStatusUpdate = jobHandler(
  statusCheckQueue,
  ({ venue_id, conversation_id }, { db }: Services) =>
    db.atVenue(venue_id, async (at) => {
      for (const { text, accepted_at } of await listWithoutReport(at, conversation_id)) {
        const dueAt = new Date(accepted_at.getTime() + statusAwaitedMs);
        if (dueAt > at.now) return enqueueStatusCheck(at, conversation_id, dueAt);
        await raiseAlert(at, "no_report", conversation_id, text);
      }
    }),
);

/** Checks the messages of a conversation again at that time. */
export async function enqueueStatusCheck(at: AtVenue, conversationId: string, startAfter: Date) {
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(statusCheckQueue, payload, { key: conversationId, startAfter });
}
