import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";
import { taskQueue } from "../tasks/index.ts";

/** Publishes a venue's knowledge as the next version of its assistant. */
export const publishKnowledgeQueue = taskQueue("publish-knowledge", { atOnce: 2 });

/** Publishes the settings of a venue's assistant. */
export const publishGeneralQueue = taskQueue("publish-general", { atOnce: 1 });

/** Publishes the tools of a venue's assistant. */
export const publishToolsQueue = taskQueue("publish-tools", { atOnce: 1 });

/** Translates the sentences of a venue's live version. Venues take turns: a slow model takes hours for a large one. */
export const translateStatementsQueue = taskQueue("translate-statements", {
  atOnce: 4,
  timeLimitSeconds: 300,
});

/** Tests a venue's language model. A slow one takes half a minute. */
export const probeModelQueue = queue(
  "probe-model",
  z.object({ venue_id: z.number(), probe_id: z.string() }),
  {
    retries: 1,
    timeLimitSeconds: 180,
    atOnce: 2,
    once: true,
  },
);

/** Finds out which unanswered questions the live version answers. */
export const recheckUnansweredQueue = queue("recheck-unanswered", z.object({ venue_id: z.number() }), {
  retries: 5,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
