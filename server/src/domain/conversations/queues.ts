import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Wakes the assistant for a conversation; it processes everything the guest has written so far. */
export const answerConversationQueue = queue(
  "answer-conversation",
  z.object({ venue_id: z.number(), conversation_id: z.string() }),
  {
    retries: 5,
    timeLimitSeconds: 60,
    atOnce: 4,
    once: true,
  },
);
