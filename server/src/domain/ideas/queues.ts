import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

export const tellVotersQueue = queue("tell-voters", z.object({ idea_id: z.string() }), {
  retries: 20,
  timeLimitSeconds: 300,
  atOnce: 1,
  once: true,
});
