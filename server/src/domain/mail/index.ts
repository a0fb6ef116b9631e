export type { Mail, MailKind } from "./kinds.ts";
export type { SendResult } from "./mail-server.ts";
export { createMailer, enqueueMailCleanup, type Mailer, retentionCutoff } from "./mailer.ts";
export { beginMailTry, endMail, forgetEndedMails, hasMails, recordDeferral } from "./mails.queries.ts";
export { forgetMailsQueue, sendMailQueue } from "./queues.ts";
export { renderMail } from "./render-mail.ts";
