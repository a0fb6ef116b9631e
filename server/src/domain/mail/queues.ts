import { queue } from "../../platform/jobs/queue.ts";

/** With the longest pause between them its tries go on for a day. */
export const sendMailQueue = queue<{ mail_id: string }>("send-mail", {
  retries: 290,
  timeLimitSeconds: 120,
  atOnce: 2,
  once: true,
});

/** Deletes what is left of mails a day after they were sent, refused or given up. */
export const forgetMailsQueue = queue<{ everywhere: true }>("forget-mails", {
  retries: 20,
  timeLimitSeconds: 60,
  atOnce: 1,
  once: true,
});
