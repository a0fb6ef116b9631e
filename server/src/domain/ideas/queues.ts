import { queue } from "../../platform/jobs/queue.ts";

export const tellVotersQueue = queue<{ idea_id: string }>("tell-voters", {
  retries: 20,
  timeLimitSeconds: 300,
  atOnce: 1,
  once: true,
});
