import { Readable } from "node:stream";
import type { MailMessage } from "nodemailer";
import type { RenderedMail } from "./render-mail.ts";
import type { Sender } from "./sender.ts";

export type SendResult =
  | { outcome: "sent" }
  | { outcome: "rejected" | "deferred" | "cut_off"; smtpCode: number | undefined; cause: string };

export type MailServer = {
  send(mail: Letter & { mailId: string }): Promise<SendResult>;
};

export type Letter = {
  to: string;
  from: Sender;
  replyTo?: string | undefined;
  /** Where mail programs stop further mails with one click (RFC 8058). */
  stopLink?: string;
  content: RenderedMail;
};

/** Together less than the job's time limit, so that no mail is sent twice at once. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  socketTimeout: 30_000,
};

export function openMailServer(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(url.username);
  const auth = user ? { user, pass: decodeURIComponent(url.password) } : undefined;
  const open = async () => {
    // Loading takes 0.1 s: only processes that send pay.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      host,
      port: Number(url.port) || (secure ? 465 : auth ? 587 : 25),
      secure,
      requireTLS: !secure && auth !== undefined && !isLocal(host),
      // A local mail server often has a self-signed certificate.
      tls: { rejectUnauthorized: !isLocal(host) },
      ...(auth && { auth }),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    });
  };

  return {
    async send({ mailId, to, from, replyTo, stopLink, content }) {
      const host = from.address.slice(from.address.lastIndexOf("@") + 1);
      let isRead = false;
      try {
        const transport = await open();
        const noteReading = ({ message }: MailMessage, done: () => void) => {
          message?.processFunc((content) => onFirstRead(content, () => (isRead = true)));
          done();
        };
        await transport.use("stream", noteReading).sendMail({
          messageId: `<${mailId}@${host}>`,
          from,
          to: { name: "", address: to },
          envelope: { from: from.address, to: [to] },
          ...content,
          ...(replyTo && { replyTo }),
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...(stopLink && {
              "List-Unsubscribe": `<${stopLink}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
        return { outcome: "sent" };
      } catch (error) {
        return readFailure(error, isRead);
      }
    },
  };
}

/** The mail library reads the content only when the server waits for it, after DATA. */
function onFirstRead(content: Readable, note: () => void): Readable {
  return Readable.from(
    (async function* () {
      note();
      yield* content;
    })(),
    { objectMode: false },
  );
}

/**
 * Rejected: the server refused this mail or its address for good (5xx). Any other failure may pass. Cut off: the content
 * was read and the server did not answer, so it may have the mail.
 */
function readFailure(error: unknown, isRead: boolean): SendResult {
  const {
    responseCode: smtpCode,
    command,
    code,
  } = error as { responseCode?: number; command?: string; code?: string };
  const cause = code ?? "unknown";
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  if (isAboutThisMail && smtpCode !== undefined && smtpCode >= 500)
    return { outcome: "rejected", smtpCode, cause };
  return { outcome: isRead && smtpCode === undefined ? "cut_off" : "deferred", smtpCode, cause };
}

function isLocal(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}
