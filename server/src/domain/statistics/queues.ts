import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";
import { taskQueue } from "../tasks/index.ts";

/** One run for the whole installation: at each start, and every night. */
export const countQueue = queue("count-statistics", z.object({}), {
  retries: 5,
  timeLimitSeconds: 6 * 3_600,
  atOnce: 1,
  once: true,
});

/** It reports progress after every few days. */
export const recountQueue = taskQueue("recount-statistics", { atOnce: 1, timeLimitSeconds: 3_600 });
