export { frameGuestMail, guestLanguageOf, renderGuestMail } from "./guest-mail.ts";
export { guestMailWords } from "./guest-mail.words.ts";
export type { Mail, MailKind } from "./kinds.ts";
export type { Letter, SendResult } from "./mail-server.ts";
export { createMailer, type Mailer, type QueuedMessage } from "./mailer.ts";
export {
  beginMailTry,
  endMail,
  findMailQueue,
  forgetEndedMails,
  recordDeferral,
  recordMayHaveLeft,
} from "./mails.ts";
export { forgetMailsQueue, sendMailQueue } from "./queues.ts";
export { renderMail } from "./render-mail.ts";
export { readStopToken, stopPath, stopToken } from "./stop-token.ts";
