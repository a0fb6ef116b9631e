export type { Mail, MailKind } from "./kinds.ts";
export type { SendResult } from "./mail-server.ts";
export { createMailer, type Mailer } from "./mailer.ts";
export { beginMailTry, endMail, findMailQueue, forgetEndedMails, recordDeferral } from "./mails.ts";
export { forgetMailsQueue, sendMailQueue } from "./queues.ts";
export { renderMail } from "./render-mail.ts";
