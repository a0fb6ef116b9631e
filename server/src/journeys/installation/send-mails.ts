import {
  beginMailTry,
  endMail,
  forgetEndedMails,
  forgetMailsQueue,
  recordDeferral,
  renderMail,
  type SendResult,
  sendMailQueue,
} from "../../domain/mail/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** By then the person has requested the mail again. Only an invitation's link lives longer. */
const giveUpAfterMs = 24 * 3_600_000;
const codesLastMs = 10 * 60_000;

/**
 * Hands a mail to the mail server and stores the outcome at once. If the process dies in between, the same mail is handed
 * over again with the same Message-ID.
 */
export const sendMails = jobHandler(
  sendMailQueue,
  async ({ mail_id }, { db, log, mail, publicUrl, clock }: Services, { lastAttempt }) => {
    const row = await db.atInstallation((at) => beginMailTry(at, mail_id));
    if (!row) return;
    if (row.kind === "stay_code" && clock.now().getTime() - row.queued_at.getTime() > codesLastMs) {
      await db.atInstallation((at) => endMail(at, mail_id, "given_up", undefined));
      return log.warn({ mail: mail_id, kind: row.kind }, "mail not sent: its code has expired");
    }
    const server = await mail.server();
    const sent: SendResult = server
      ? await server.send(mailOf())
      : { outcome: "deferred", smtpCode: undefined, cause: "ENOSERVER" };

    function mailOf() {
      const queued = mail.read(mail_id, row as NonNullable<typeof row>);
      return { mailId: mail_id, to: queued.to, from: mail.sender, content: renderMail(queued, publicUrl) };
    }

    if (sent.outcome === "sent") {
      await db.atInstallation((at) => endMail(at, mail_id, "sent", 250));
      return;
    }
    const { outcome, smtpCode, cause } = sent;
    const givesUp = await db.atInstallation(async (at) => {
      const isOver = lastAttempt || at.now.getTime() - row.queued_at.getTime() > giveUpAfterMs;
      if (outcome === "rejected") await endMail(at, mail_id, "refused", smtpCode);
      else if (isOver) await endMail(at, mail_id, "given_up", smtpCode);
      else await recordDeferral(at, mail_id, smtpCode);
      return isOver;
    });
    const entry = { mail: mail_id, kind: row.kind, smtpCode, cause };
    if (outcome === "rejected") return log.warn(entry, "the mail server refused a mail for good");
    if (givesUp) return log.error(entry, "mail given up: the mail server did not accept it for a day");
    // The original error quotes the address in the server's response: it must not reach the log.
    throw Object.assign(new Error("The mail server did not take a mail"), { code: cause });
  },
);

/** Deletes mails a day after they ended, and runs again as long as any are left. */
export const forgetMails = jobHandler(forgetMailsQueue, (_payload, { db }: Services) =>
  db.atInstallation(forgetEndedMails),
);
