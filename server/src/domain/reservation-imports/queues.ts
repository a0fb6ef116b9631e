import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";
import { taskQueue } from "../tasks/index.ts";

// Each reports progress after every batch.
const longTask = { atOnce: 1, timeLimitSeconds: 1_800 };

export const readReservationsQueue = taskQueue("read-reservations", longTask);
export const applyReservationsQueue = taskQueue("apply-reservations", longTask);
export const undoReservationsQueue = taskQueue("undo-reservations", longTask);

/** Reads a calendar that is polled; it enqueues the next reading. */
export const readFeedQueue = queue(
  "read-calendar-feed",
  z.object({ venue_id: z.number(), feed_id: z.string() }),
  {
    retries: 20,
    timeLimitSeconds: 60,
    atOnce: 2,
    once: true,
  },
);
