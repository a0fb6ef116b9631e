import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Faults } from "./faults.ts";
import type { Mailbox } from "./mailbox.ts";

const maxBytes = 1024 * 1024;

/** Accepts mail for any recipient, with any password, without TLS. */
export function openSmtp({ mailbox, faults }: { mailbox: Mailbox; faults: Faults }): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: maxBytes,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? "" }),
    onRcptTo({ address }, _session, done) {
      const code = faults.refusalOf(address);
      done(code === undefined ? null : answer(code, `<${address}> is not known here`));
    },
    onData(stream, session, done) {
      take(stream, session).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return server;

  async function take(stream: SMTPServerDataStream, { envelope, id }: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) throw answer(552, "The mail is too large");
    const fault = faults.next();
    if (fault?.fault === "busy") throw answer(fault.code, "Come back later");
    if (fault?.fault === "slow") await pause(fault.ms);
    if (fault?.fault !== "drop" || fault.taken) {
      await mailbox.take(Buffer.concat(chunks), {
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      });
    }
    if (fault?.fault === "drop") {
      const connections = server.connections as Set<{ id: string; close(): void }>;
      for (const connection of connections) if (connection.id === id) connection.close();
      throw new Error("The connection was dropped");
    }
  }
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
