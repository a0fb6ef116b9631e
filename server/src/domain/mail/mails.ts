import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { enqueueMailCleanup, retentionCutoff } from "./mailer.ts";
import {
  deleteEndedMails,
  selectHasMails,
  selectMailQueue,
  updateMailDeferred,
  updateMailEnded,
  updateMailMayHaveLeft,
  updateMailTry,
} from "./mails.queries.ts";

/** Counts a try and returns the mail; undefined if it has ended. */
export const beginMailTry = (at: AtInstallation, mailId: string) => at.tx.maybeRow(updateMailTry, { mailId });

/** Must be committed before the mail server gets the mail. Until `recordDeferral` the mail may have left. */
export const recordMayHaveLeft = (at: AtInstallation, mailId: string) =>
  at.tx.run(updateMailMayHaveLeft, { mailId });

export const endMail = (
  at: AtInstallation,
  mailId: string,
  state: "sent" | "refused" | "given_up",
  smtpCode: number | undefined,
) => at.tx.run(updateMailEnded, { mailId, state, smtpCode: smtpCode ?? null, endedAt: at.now });

/** `mayHaveLeft`: this try or an earlier one was cut off. */
export const recordDeferral = (
  at: AtInstallation,
  mailId: string,
  { smtpCode, mayHaveLeft }: { smtpCode: number | undefined; mayHaveLeft: boolean },
) => at.tx.run(updateMailDeferred, { mailId, smtpCode: smtpCode ?? null, mayHaveLeft });

/** Mails that wait, and how the latest ones ended. Mails are kept for a day after that. */
export const findMailQueue = (at: Reading) => at.tx.row(selectMailQueue);

/** Deletes mails a day after they ended, and enqueues the next run while any mail is left. */
export async function forgetEndedMails(at: AtInstallation): Promise<void> {
  await at.tx.run(deleteEndedMails, { endedUntil: retentionCutoff(at.now) });
  const { any_left } = await at.tx.row(selectHasMails);
  if (any_left) await enqueueMailCleanup(at);
}
