import {
  beginMailTry,
  endMail,
  forgetEndedMails,
  forgetMailsQueue,
  type Letter,
  type QueuedMessage,
  recordDeferral,
  recordMayHaveLeft,
  renderMail,
  type SendResult,
  sendMailQueue,
} from "../../domain/mail/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { guestMailsLastMs, noteGuestMail, writeGuestMail } from "../proactive/write-guest-mail.ts";

/** By then the person has requested the mail again. Only an invitation's link lives longer. */
const giveUpAfterMs = 24 * 3_600_000;
const codesLastMs = 10 * 60_000;

/**
 * Hands a mail to the mail server and stores the outcome at once. If the process dies in between, the mail counts as one
 * that may have left, and is handed over again with the same Message-ID.
 */
export const sendMails = jobHandler(
  sendMailQueue,
  async ({ mail_id }, services: Services, { lastAttempt }) => {
    const { db, log, mail, publicUrl, clock } = services;
    const row = await db.atInstallation((at) => beginMailTry(at, mail_id));
    if (!row) return;
    const end = (at: AtInstallation, state: "sent" | "refused" | "given_up", smtpCode: number | undefined) =>
      endMail(at, mail_id, state, smtpCode);
    if (row.kind === "stay_code" && clock.now().getTime() - row.queued_at.getTime() > codesLastMs) {
      await db.atInstallation((at) => end(at, "given_up", undefined));
      return log.warn({ mail: mail_id, kind: row.kind }, "mail not sent: its code has expired");
    }
    const message = mail.readGuestMessage(mail_id, row);
    const letter = message ? await writeGuestMail(services, message, row.may_have_left) : writeMail();
    // Its message was deleted or stopped, which says why.
    if (!letter) return void (await db.atInstallation((at) => end(at, "given_up", undefined)));
    const server = await mail.server();
    if (server) await db.atInstallation((at) => recordMayHaveLeft(at, mail_id));
    const sent: SendResult = server
      ? await server.send({ ...letter, mailId: mail_id })
      : { outcome: "deferred", smtpCode: undefined, cause: "ENOSERVER" };

    function writeMail(): Letter {
      const queued = mail.read(mail_id, row as NonNullable<typeof row>);
      return { to: queued.to, from: mail.sender, content: renderMail(queued, publicUrl) };
    }

    if (sent.outcome === "sent") {
      await db.atInstallation(async (at) => {
        await end(at, "sent", 250);
        await note(at, message, "sent", letter, false);
      });
      return;
    }
    const { outcome, smtpCode, cause } = sent;
    const lastsMs = message ? guestMailsLastMs : giveUpAfterMs;
    const givesUp = await db.atInstallation(async (at) => {
      const isOver = lastAttempt || at.now.getTime() - row.queued_at.getTime() > lastsMs;
      const mayHaveLeft = row.may_have_left || outcome === "cut_off";
      if (outcome !== "rejected" && !isOver) await recordDeferral(at, mail_id, { smtpCode, mayHaveLeft });
      else {
        const state = outcome === "rejected" ? "refused" : "given_up";
        await end(at, state, smtpCode);
        await note(at, message, state, letter, mayHaveLeft);
      }
      return isOver;
    });
    const entry = { mail: mail_id, kind: row.kind, smtpCode, cause };
    if (outcome === "rejected") return log.warn(entry, "the mail server refused a mail for good");
    if (givesUp) return log.error(entry, "mail given up: the mail server did not accept it in time");
    // The original error quotes the address in the server's response: it must not reach the log.
    throw Object.assign(new Error("The mail server did not take a mail"), { code: cause });
  },
);

const note = async (
  at: AtInstallation,
  message: QueuedMessage | undefined,
  outcome: "sent" | "refused" | "given_up",
  { to }: Letter,
  mayHaveLeft: boolean,
) => {
  if (message) await noteGuestMail(at, message, { outcome, to, mayHaveLeft });
};

/** Deletes mails a day after they ended, and runs again as long as any are left. */
export const forgetMails = jobHandler(forgetMailsQueue, (_payload, { db }: Services) =>
  db.atInstallation(forgetEndedMails),
);
