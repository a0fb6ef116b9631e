import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerControl } from "./control.ts";
import { openFaults } from "./faults.ts";
import { errorAnswer, GraphError } from "./graph-error.ts";
import { openLedger } from "./ledger.ts";
import { answerMessages } from "./messages-endpoint.ts";
import type { GraphSettings } from "./parts.ts";
import { planReports } from "./reports.ts";
import { send } from "./send.ts";
import { openWebhook } from "./webhook.ts";

/** Opens a stand-in for Meta's Graph API on loopback. It forgets everything when it is closed. */
export async function openGraph(settings: GraphSettings) {
  const faults = openFaults();
  const ledger = openLedger();
  const webhook = openWebhook({ url: settings.webhookUrl, appSecret: settings.appSecret });
  const report = planReports({
    webhook,
    faults,
    everyMs: settings.reportEveryMs,
    onReported: ledger.addReport,
  });
  const parts = { settings, faults, ledger, webhook, report };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof GraphError) return send(response, error.status, errorAnswer(error));
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      send(response, 500, errorAnswer(new GraphError(500, 1, "An unknown error occurred")));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://graph");
    const body = await read(request);
    if (url.pathname.startsWith("/_control/")) {
      const [status, told] = await answerControl(
        parts,
        request.method ?? "GET",
        url.pathname.slice(10),
        body,
      );
      return send(response, status, told);
    }
    const [, version, phoneNumberId, edge, more] = url.pathname.split("/");
    if (
      !/^v\d+(\.\d+)?$/.test(version ?? "") ||
      !phoneNumberId ||
      edge !== "messages" ||
      more !== undefined
    ) {
      throw new GraphError(400, 2500, `Unknown path components: ${url.pathname}`);
    }
    if (request.method !== "POST") throw new GraphError(400, 100, "Unsupported get request.");
    await answerMessages(parts, {
      phoneNumberId,
      authorization: request.headers.authorization,
      body,
      response,
    });
  }

  await new Promise<void>((resolve) => server.listen(settings.port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends open connections, hanging ones too, and sends no more webhooks. */
    async close() {
      report.stop();
      webhook.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
