import type { Transporter } from "nodemailer";
import type { RenderedMail } from "./render-mail.ts";
import type { Sender } from "./sender.ts";

/** What became of a mail: taken, refused for good, or put off with a cause that may pass. */
export type SendResult =
  | { outcome: "taken" }
  | { outcome: "refused" | "put_off"; smtpCode: number | undefined; cause: string };

export type MailServer = {
  send(mail: { mailId: string; to: string; from: Sender; content: RenderedMail }): Promise<SendResult>;
};

/** Together below what a job may take, so that no mail is tried by two at once. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  socketTimeout: 30_000,
};

/** The mail server behind an `smtp://` or `smtps://` address. A connection is opened for each mail. */
export function openMailServer(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const user = decodeURIComponent(url.username);
  const auth = user ? { user, pass: decodeURIComponent(url.password) } : undefined;
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    // A tenth of a second of loading that only a process which sends has to spend.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      host,
      port: Number(url.port) || (secure ? 465 : auth ? 587 : 25),
      secure,
      // Over a network a password goes encrypted or not at all.
      requireTLS: !secure && auth !== undefined && !isThisMachine(host),
      // A mail server of this machine often signs its certificate itself; nobody is in between.
      tls: { rejectUnauthorized: !isThisMachine(host) },
      ...(auth && { auth }),
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    });
  };

  return {
    async send({ mailId, to, from, content }) {
      transport ??= open();
      const host = from.address.slice(from.address.lastIndexOf("@") + 1);
      try {
        await (await transport).sendMail({
          messageId: `<${mailId}@${host}>`,
          from,
          to: { name: "", address: to },
          envelope: { from: from.address, to: [to] },
          ...content,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        });
        return { outcome: "taken" };
      } catch (error) {
        return readFailure(error);
      }
    },
  };
}

/** Refused is what the server says about this mail or its address, 5xx; anything else may be another cause's fault. */
function readFailure(error: unknown): SendResult {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string };
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const outcome =
    isAboutThisMail && responseCode !== undefined && responseCode >= 500 ? "refused" : "put_off";
  return { outcome, smtpCode: responseCode, cause: code ?? "unknown" };
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}
