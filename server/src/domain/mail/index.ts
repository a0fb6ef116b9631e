export type { Mail, MailKind } from "./kinds.ts";
export { writeLetter } from "./letter.ts";
export { forgetMails, sendMail } from "./mail-queues.ts";
export type { MailOutcome } from "./mail-server.ts";
export { beginMailTry, endMail, forgetEndedMails, hasMails, noteMailPutOff } from "./mails.queries.ts";
export { askToForgetMails, forgottenBy, openPost, type Post } from "./post.ts";
