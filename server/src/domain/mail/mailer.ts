import type { AtInstallation } from "../../platform/at/index.ts";
import { deriveKey, open, seal } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import type { Mail } from "./kinds.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";
import { insertMail, type MailRow } from "./mails.queries.ts";
import { forgetMailsQueue, sendMailQueue } from "./queues.ts";
import { type Sender, senderOf } from "./sender.ts";

const retentionMs = 24 * 3_600_000;

export type QueuedMessage = { venueId: number; messageId: string };

export type Mailer = {
  /** If false, callers must tell the user that no mail is sent. */
  readonly canSend: boolean;
  /**
   * Sends after the commit, in the language that the recipient has chosen, else in the given one. Does nothing if
   * `canSend` is false.
   */
  queueMail(at: AtInstallation, mail: Mail): Promise<void>;
  /**
   * Sends a message of a thread after the commit. Its words and its address are read when it is sent, so that what is
   * erased until then is sent to no one. Requires `canSend`.
   */
  queueGuestMessage(at: AtInstallation, message: QueuedMessage): Promise<void>;
  read(mailId: string, row: MailRow): Mail;
  /** The message of a thread that the mail is about; undefined for other mails. */
  readGuestMessage(mailId: string, row: MailRow): QueuedMessage | undefined;
  server(): Promise<MailServer | undefined>;
  sender: Sender;
  /** For the demo's own mail server. */
  sendThrough(smtpUrl: Promise<string | undefined>): void;
};

type MailerSettings = {
  smtpUrl: Secret | undefined;
  from: string | undefined;
  publicUrl: string;
  secretKey: Secret;
};

export function createMailer({ smtpUrl, from, publicUrl, secretKey }: MailerSettings): Mailer {
  const key = deriveKey(secretKey, "mails");
  let canSend = smtpUrl !== undefined;
  let server = Promise.resolve(smtpUrl && openMailServer(smtpUrl.reveal()));
  return {
    get canSend() {
      return canSend;
    },
    sender: senderOf(publicUrl, from),
    server: () => server,
    async queueMail(at, mail) {
      if (!canSend) return;
      const mailId = newId();
      const { kind, language, ...content } = mail;
      const sealed = seal(key, JSON.stringify(content), sealContext(mailId, kind));
      await at.tx.run(insertMail, { mailId, email: mail.to, kind, language, sealed, queuedAt: at.now });
      await at.enqueue(sendMailQueue, { mail_id: mailId }, { key: mailId });
      await enqueueMailCleanup(at);
    },
    async queueGuestMessage(at, message) {
      const mailId = newId();
      const kind = guestMessage;
      const sealed = seal(key, JSON.stringify(message), sealContext(mailId, kind));
      await at.tx.run(insertMail, { mailId, email: "", kind, language: "en", sealed, queuedAt: at.now });
      await at.enqueue(sendMailQueue, { mail_id: mailId }, { key: mailId });
      await enqueueMailCleanup(at);
    },
    readGuestMessage(mailId, { kind, sealed }) {
      if (kind !== guestMessage) return undefined;
      return JSON.parse(open(key, sealed, sealContext(mailId, kind))) as QueuedMessage;
    },
    read(mailId, { kind, language, sealed }) {
      return { kind, language, ...JSON.parse(open(key, sealed, sealContext(mailId, kind))) } as Mail;
    },
    sendThrough(starting) {
      canSend = true;
      server = starting.then((address) => {
        canSend = address !== undefined;
        return address === undefined ? undefined : openMailServer(address);
      });
    },
  };
}

const guestMessage = "guest_message";

const sealContext = (mailId: string, kind: MailRow["kind"]) => `mails.sealed ${mailId} ${kind}`;

export async function enqueueMailCleanup({ now, enqueue }: Pick<AtInstallation, "now" | "enqueue">) {
  const startAfter = new Date(now.getTime() + retentionMs);
  await enqueue(forgetMailsQueue, { everywhere: true }, { key: "all", startAfter });
}

export const retentionCutoff = (now: Date) => new Date(now.getTime() - retentionMs);
