import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

const thing = z.object({
  venue_id: z.number(),
  kind: z.enum(["conversation", "request", "channel", "venue"]),
  id: z.nullable(z.string()),
});

/** Something about a thing may have changed that people are called for. */
export const followAlertsQueue = queue("follow-alerts", thing, {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 2,
  once: false,
});

/** The next step of a ladder is due. */
export const climbLaddersQueue = queue("climb-ladders", thing, {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 2,
  once: true,
});

const one = z.object({ venue_id: z.number(), notification_id: z.string() });

/**
 * One queue for each way: dead mail holds up no push. The retries outlast the time after which each way gives up. The time
 * limits are longer than an attempt takes.
 */
export const sendQueues = {
  push: queue("send-push", one, { retries: 300, timeLimitSeconds: 60, atOnce: 6, once: false }),
  email: queue("send-alert-mail", one, { retries: 300, timeLimitSeconds: 120, atOnce: 2, once: false }),
  webhook: queue("call-outgoing-webhook", one, {
    ...{ retries: 300, timeLimitSeconds: 60, atOnce: 4, once: false },
  }),
};

/** The daily summary of a venue. */
export const summarizeAlertsQueue = queue("summarize-alerts", z.object({ venue_id: z.number() }), {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});

/** The summary of a venue's week. */
export const summarizeWeekQueue = queue("summarize-week", z.object({ venue_id: z.number() }), {
  retries: 20,
  timeLimitSeconds: 120,
  atOnce: 1,
  once: true,
});
