export type { Mail, MailKind } from "./kinds.ts";
export { writeLetter } from "./letter.ts";
export type { MailOutcome } from "./mail-server.ts";
export { beginMailTry, endMail, forgetEndedMails, noteMailPutOff } from "./mails.ts";
export { openPost, type Post } from "./post.ts";
export { forgetMailsQueue, sendMailQueue } from "./queues.ts";
