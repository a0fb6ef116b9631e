import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Looks for numbers on which guests have stopped to write. */
export const silenceQueue = queue("find-silent-numbers", z.object({}), {
  retries: 3,
  timeLimitSeconds: 600,
  atOnce: 1,
  once: true,
});
