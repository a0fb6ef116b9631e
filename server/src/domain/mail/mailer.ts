import type { AtInstallation } from "../../platform/at/index.ts";
import { deriveKey, open, seal } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import type { Mail, MailKind } from "./kinds.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";
import { insertMail, type MailRow } from "./mails.queries.ts";
import { forgetMailsQueue, sendMailQueue } from "./queues.ts";
import { type Sender, senderOf } from "./sender.ts";

const retentionMs = 24 * 3_600_000;

export type Mailer = {
  /** If false, callers must tell the user that no mail is sent. */
  readonly canSend: boolean;
  /**
   * Sends after the commit, in the language that the recipient has chosen, else in the given one. Does nothing if
   * `canSend` is false.
   */
  queueMail(at: AtInstallation, mail: Mail): Promise<void>;
  read(mailId: string, row: MailRow): Mail;
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

const sealContext = (mailId: string, kind: MailKind) => `mails.sealed ${mailId} ${kind}`;

export async function enqueueMailCleanup({ now, enqueue }: Pick<AtInstallation, "now" | "enqueue">) {
  const startAfter = new Date(now.getTime() + retentionMs);
  await enqueue(forgetMailsQueue, { everywhere: true }, { key: "all", startAfter });
}

export const retentionCutoff = (now: Date) => new Date(now.getTime() - retentionMs);
