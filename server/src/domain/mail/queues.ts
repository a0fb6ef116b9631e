import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

/** The retries last a day. */
export const sendMailQueue = queue("send-mail", z.object({ mail_id: z.string() }), {
  retries: 290,
  timeLimitSeconds: 120,
  atOnce: 2,
  once: true,
});

export const forgetMailsQueue = queue("forget-mails", z.object({ everywhere: z.literal(true) }), {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
