import {
  beginMailTry,
  endMail,
  enqueueMailCleanup,
  forgetEndedMails,
  forgetMailsQueue,
  hasMails,
  recordDeferral,
  renderMail,
  retentionCutoff,
  type SendResult,
  sendMailQueue,
} from "../domain/mail/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";

/** By then people have requested another mail; of the links only invitations live longer. */
const giveUpAfterMs = 24 * 3_600_000;

/** A crash after the server's acceptance sends the mail twice, with one Message-ID. */
export const sendMails = jobHandler(
  sendMailQueue,
  async ({ mail_id }, { db, log, mail, publicUrl }: Services, { lastAttempt }) => {
    const row = await db.atInstallation((at) => at.tx.maybeRow(beginMailTry, { mailId: mail_id }));
    if (!row) return;
    const server = await mail.server();
    const sent: SendResult = server
      ? await server.send(mailOf())
      : { outcome: "deferred", smtpCode: undefined, cause: "ENOSERVER" };

    function mailOf() {
      const queued = mail.read(mail_id, row as NonNullable<typeof row>);
      return { mailId: mail_id, to: queued.to, from: mail.sender, content: renderMail(queued, publicUrl) };
    }

    if (sent.outcome === "sent") {
      await db.atInstallation((at) =>
        at.tx.run(endMail, { mailId: mail_id, state: "sent", smtpCode: 250, endedAt: at.now }),
      );
      return;
    }
    const { outcome, smtpCode, cause } = sent;
    const givesUp = await db.atInstallation(async (at) => {
      const isOver = lastAttempt || at.now.getTime() - row.queued_at.getTime() > giveUpAfterMs;
      if (outcome === "rejected")
        await at.tx.run(endMail, {
          mailId: mail_id,
          state: "refused",
          smtpCode: smtpCode ?? null,
          endedAt: at.now,
        });
      else if (isOver)
        await at.tx.run(endMail, {
          mailId: mail_id,
          state: "given_up",
          smtpCode: smtpCode ?? null,
          endedAt: at.now,
        });
      else await at.tx.run(recordDeferral, { mailId: mail_id, smtpCode: smtpCode ?? null });
      return isOver;
    });
    const entry = { mail: mail_id, kind: row.kind, smtpCode, cause };
    if (outcome === "rejected") return log.warn(entry, "the mail server refused a mail for good");
    if (givesUp) return log.error(entry, "a mail was given up: the mail server did not take it for a day");
    // The server's own error quotes the address.
    throw Object.assign(new Error("The mail server did not take a mail"), { code: cause });
  },
);

/** Deletes mails a day after their end; repeats while any are left. */
export const forgetMails = jobHandler(forgetMailsQueue, (_payload, { db }: Services) =>
  db.atInstallation(async (at) => {
    await at.tx.run(forgetEndedMails, { endedUntil: retentionCutoff(at.now) });
    const { any_left } = await at.tx.row(hasMails);
    if (any_left) await enqueueMailCleanup(at);
  }),
);
