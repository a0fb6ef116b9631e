import type { AtInstallation } from "../../platform/at/index.ts";
import { deriveKey, open, seal } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { newId } from "../../platform/ids.ts";
import type { Mail, MailKind } from "./kinds.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";
import { insertMail, type MailRow } from "./mails.queries.ts";
import { forgetMailsQueue, sendMailQueue } from "./queues.ts";
import { type Sender, senderOf } from "./sender.ts";

const keptAfterMs = 24 * 3_600_000;

/** How this installation sends mail, if it does. */
export type Mailer = {
  /** Where it is false nothing is ever sent: whoever would need a mail says so instead. */
  readonly canSend: boolean;
  /** Queues a mail in the transaction that causes it; it leaves after the commit. Nothing, where none can be sent. */
  queueMail(at: AtInstallation, mail: Mail): Promise<void>;
  /** The mail of a row, opened. */
  read(mailId: string, row: MailRow): Mail;
  /** Undefined where there is none. */
  server(): Promise<MailServer | undefined>;
  sender: Sender;
  /** Sends by this server once it is up, and nothing where it does not come up: a demo brings its own. */
  sendThrough(smtpUrl: Promise<string | undefined>): void;
};

type MailerSettings = {
  smtpUrl: Secret | undefined;
  from: string | undefined;
  publicUrl: string;
  secretKey: Secret;
};

/** Puts the post together; nothing is reached yet. */
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
      const sealed = seal(key, JSON.stringify(content), placeOf(mailId, kind));
      await at.tx.run(insertMail, { mailId, kind, language, sealed, queuedAt: at.now });
      await at.enqueue(sendMailQueue, { mail_id: mailId }, { key: mailId });
      await enqueueMailCleanup(at);
    },
    read(mailId, { kind, language, sealed }) {
      return { kind, language, ...JSON.parse(open(key, sealed, placeOf(mailId, kind))) } as Mail;
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

const placeOf = (mailId: string, kind: MailKind) => `mails.sealed ${mailId} ${kind}`;

/** A day from now what has ended by then is deleted. There is one such job at a time. */
export async function enqueueMailCleanup({ now, enqueue }: Pick<AtInstallation, "now" | "enqueue">) {
  const startAfter = new Date(now.getTime() + keptAfterMs);
  await enqueue(forgetMailsQueue, { everywhere: true }, { key: "all", startAfter });
}

/** What had ended by then is old enough to be deleted now. */
export const retentionCutoff = (now: Date) => new Date(now.getTime() - keptAfterMs);
