import { queue } from "../../platform/jobs/queue.ts";

/** The retries last a day. */
export const sendMailQueue = queue<{ mail_id: string }>("send-mail", {
  retries: 290,
  timeLimitSeconds: 120,
  atOnce: 2,
  once: true,
});

export const forgetMailsQueue = queue<{ everywhere: true }>("forget-mails", {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
