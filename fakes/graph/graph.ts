import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openAccounts } from "./accounts/accounts.ts";
import { openTokens } from "./accounts/tokens.ts";
import { answerControl } from "./control.ts";
import { openFaults } from "./faults.ts";
import { errorAnswer, GraphError } from "./graph-error.ts";
import { openGuests } from "./guests/guests.ts";
import { openLedger } from "./ledger.ts";
import { downloadPath, sendDownload } from "./media/downloads.ts";
import { openMedia } from "./media/media.ts";
import type { GraphParts } from "./parts.ts";
import { planReports } from "./reports.ts";
import { answerCall } from "./router.ts";
import { send } from "./send.ts";
import type { GraphSettings } from "./settings.ts";
import { openTemplates } from "./templates/templates.ts";
import { openWebhook } from "./webhook.ts";

/** Opens a stand-in for Meta's Graph API on loopback. Closing it discards everything. */
export async function openGraph(settings: GraphSettings) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof GraphError) return send(response, error.status, errorAnswer(error));
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      send(response, 500, errorAnswer(new GraphError(500, 1, "An unknown error occurred")));
    });
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const parts = openParts(settings, address);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://graph");
    const body = await read(request);
    if (url.pathname.startsWith("/_control/")) {
      const [status, told] = await answerControl(parts, method, url.pathname.slice(10), body);
      return send(response, status, told);
    }
    const query = Object.fromEntries(url.searchParams);
    if (url.pathname === downloadPath) return sendDownload(parts, headers, query, response);
    await answerCall(parts, { method, path: url.pathname, query, headers, body, response });
  }

  await new Promise<void>((resolve) => server.listen(settings.port, "127.0.0.1", resolve));
  return {
    url: address(),
    /** Ends open connections, hanging ones too, and sends no more webhooks. */
    async close() {
      parts.report.stop();
      parts.webhook.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function openParts(settings: GraphSettings, address: () => string): GraphParts {
  const faults = openFaults();
  const ledger = openLedger();
  const accounts = openAccounts(settings);
  const { webhookUrl: url, appSecret, reportEveryMs: everyMs } = settings;
  const webhook = openWebhook({ url, appSecret, callbackOf: accounts.callbackOf });
  return {
    settings,
    address,
    accounts,
    tokens: openTokens(settings),
    media: openMedia(),
    templates: openTemplates(),
    guests: openGuests(),
    faults,
    ledger,
    webhook,
    report: planReports({ webhook, faults, everyMs, onReported: ledger.addReport }),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
