import {
  beginMailTry,
  endMail,
  forgetEndedMails,
  forgetMailsQueue,
  type MailOutcome,
  noteMailPutOff,
  sendMailQueue,
  writeLetter,
} from "../domain/mail/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";

/** By then the person has asked again or given up. Of the links in mails only an invitation's lives longer. */
const giveUpAfterMs = 24 * 3_600_000;

/**
 * Hands a mail to the mail server and stores the outcome at once. Only a process that dies in between sends a mail
 * twice, under the same Message-ID.
 */
export const sendMails = jobHandler(
  sendMailQueue,
  async ({ mail_id }, { db, log, mail, publicUrl }: Services, { lastAttempt }) => {
    const row = await db.atInstallation((at) => beginMailTry(at, mail_id));
    if (!row) return;
    const server = await mail.server();
    const sent: MailOutcome = server
      ? await server.send(mailOf())
      : { outcome: "put_off", smtpCode: undefined, cause: "ENOSERVER" };

    function mailOf() {
      const its = mail.read(mail_id, row as NonNullable<typeof row>);
      return { mailId: mail_id, to: its.to, from: mail.sender, letter: writeLetter(its, publicUrl) };
    }

    if (sent.outcome === "taken") {
      await db.atInstallation((at) => endMail(at, mail_id, "sent", 250));
      return;
    }
    const { outcome, smtpCode, cause } = sent;
    const givesUp = await db.atInstallation(async (at) => {
      const isOver = lastAttempt || at.now.getTime() - row.queued_at.getTime() > giveUpAfterMs;
      if (outcome === "refused") await endMail(at, mail_id, "refused", smtpCode);
      else if (isOver) await endMail(at, mail_id, "given_up", smtpCode);
      else await noteMailPutOff(at, mail_id, smtpCode);
      return isOver;
    });
    const noted = { mail: mail_id, kind: row.kind, smtpCode, cause };
    if (outcome === "refused") return log.warn(noted, "the mail server refused a mail for good");
    if (givesUp) return log.error(noted, "a mail was given up: the mail server did not take it for a day");
    // Its own error carries the server's words, which quote the address.
    throw Object.assign(new Error("The mail server did not take a mail"), { code: cause });
  },
);

/** Deletes mails a day after they ended. */
export const forgetMails = jobHandler(forgetMailsQueue, (_payload, { db }: Services) =>
  db.atInstallation(forgetEndedMails),
);
