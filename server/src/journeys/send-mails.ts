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

/** Whoever asked for a mail has asked again by then, or given up; of the links only an invitation lives longer. */
const giveUpAfterMs = 24 * 3_600_000;

/**
 * A mail is handed to the mail server. What that has taken is noted at once, so that it goes out once: only a process
 * that dies between the two hands the same mail, under the same Message-ID, over again.
 */
export const sendMails = jobHandler(
  sendMailQueue,
  async ({ mail_id }, { db, log, mail, publicUrl }: Services, { lastAttempt }) => {
    const row = await db.atInstallation((at) => at.tx.maybeRow(beginMailTry, { mailId: mail_id }));
    if (!row) return;
    const server = await mail.server();
    const sent: SendResult = server
      ? await server.send(mailOf())
      : { outcome: "put_off", smtpCode: undefined, cause: "ENOSERVER" };

    function mailOf() {
      const its = mail.read(mail_id, row as NonNullable<typeof row>);
      return { mailId: mail_id, to: its.to, from: mail.sender, content: renderMail(its, publicUrl) };
    }

    if (sent.outcome === "taken") {
      await db.atInstallation((at) =>
        at.tx.run(endMail, { mailId: mail_id, state: "sent", smtpCode: 250, endedAt: at.now }),
      );
      return;
    }
    const { outcome, smtpCode, cause } = sent;
    const givesUp = await db.atInstallation(async (at) => {
      const isOver = lastAttempt || at.now.getTime() - row.queued_at.getTime() > giveUpAfterMs;
      if (outcome === "refused")
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
    const noted = { mail: mail_id, kind: row.kind, smtpCode, cause };
    if (outcome === "refused") return log.warn(noted, "the mail server refused a mail for good");
    if (givesUp) return log.error(noted, "a mail was given up: the mail server did not take it for a day");
    // Its own error carries the server's words, which quote the address.
    throw Object.assign(new Error("The mail server did not take a mail"), { code: cause });
  },
);

/** A day after its end a mail leaves no trace, and once more as long as there are any. */
export const forgetMails = jobHandler(forgetMailsQueue, (_payload, { db }: Services) =>
  db.atInstallation(async (at) => {
    await at.tx.run(forgetEndedMails, { endedUntil: retentionCutoff(at.now) });
    const { any_left } = await at.tx.row(hasMails);
    if (any_left) await enqueueMailCleanup(at);
  }),
);
