import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { send } from "../graph/send.ts";
import { openFaults } from "./faults.ts";
import { openMailbox } from "./mailbox.ts";
import { mailboxPage } from "./page.ts";
import { openSmtp } from "./smtp.ts";

export type MailSettings = {
  /** Port of the page and the JSON; 0 picks a free one. */
  port: number;
  smtpPort: number;
};

/**
 * Opens a mail server on loopback that forwards nothing, and shows the mails on a page and as JSON.
 * - `GET /` the page (`?as=text`), `GET /mails` (`?to=`) the mails, newest first, `DELETE /mails`
 * - `POST /_control/faults` a fault or a list of them (faults.ts), `GET`, `DELETE`
 */
export async function openMail({ port, smtpPort }: MailSettings) {
  const faults = openFaults();
  const mailbox = openMailbox();
  const smtp = openSmtp({ mailbox, faults });
  // A client that disconnects midway is not an error of this program.
  smtp.on("error", () => {});
  const web = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 400, { error: error instanceof Error ? error.message : String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // DNS rebinding: a website must not read mail by pointing its own name at this machine.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? "")) {
      return send(response, 421, { error: "This answers under localhost only" });
    }
    const url = new URL(request.url ?? "/", "http://localhost");
    switch (`${request.method} ${url.pathname}`) {
      case "GET /":
        return sendPage(
          response,
          mailboxPage(mailbox.all(null), url.searchParams.get("as") === "text" ? "text" : "html"),
        );
      case "GET /mails":
        return send(response, 200, mailbox.all(url.searchParams.get("to")));
      case "DELETE /mails":
        mailbox.clear();
        return send(response, 200, []);
      case "POST /_control/faults": {
        const input: unknown = JSON.parse(await read(request));
        for (const fault of Array.isArray(input) ? input : [input]) faults.add(fault);
        return send(response, 200, faults.waiting());
      }
      case "GET /_control/faults":
        return send(response, 200, faults.waiting());
      case "DELETE /_control/faults":
        faults.clear();
        return send(response, 200, faults.waiting());
      default:
        return send(response, 404, { error: `There is no ${request.method} ${url.pathname}` });
    }
  }

  await Promise.all([listen(web, port), listen(smtp.server as Server, smtpPort)]);
  return {
    url: `http://localhost:${portOf(web)}`,
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server as Server)}`,
    async close() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => web.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}

function listen(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function sendPage(response: ServerResponse, html: string) {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
  });
  response.end(html);
}
