import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** Makes text of a guest's voice note. Apart, so that a slow server holds up no other work. */
export const transcribeQueue = queue(
  "transcribe-voice-note",
  z.object({ venue_id: z.number(), message_id: z.string(), attempt: z.number() }),
  {
    retries: 5,
    timeLimitSeconds: 60,
    atOnce: 4,
    once: true,
  },
);

/** Sends the venue's reaction to a message. */
export const sendReactionQueue = queue(
  "send-reaction",
  z.object({ venue_id: z.number(), change_id: z.string() }),
  {
    retries: 20,
    timeLimitSeconds: 60,
    atOnce: 4,
    once: true,
  },
);
