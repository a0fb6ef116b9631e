import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { field } from "../graph/fields.ts";
import { send } from "../graph/send.ts";
import { type Browser, makeBrowser } from "./decrypt.ts";
import { whyNotVapid } from "./vapid.ts";

/** A push that the service took, as the browser reads it. */
export type TakenPush = {
  subscription: string;
  at: string;
  ttl: number;
  topic: string | null;
  urgency: string;
  payload: unknown;
};

/** `drop`: the connection breaks without an answer; with `taken` the push was taken before. */
type Fault =
  | { fault: "status"; status: number; retryAfter?: string }
  | { fault: "slow"; ms: number }
  | { fault: "drop"; taken: boolean };

const maxBytes = 4_096;

/**
 * Opens a push service on loopback (RFC 8030, 8291, 8292) together with its browsers.
 * - `POST /_control/subscriptions` makes a browser and returns its subscription
 * - `DELETE /_control/subscriptions/<id>`: the browser has ended it, so pushes are answered 410
 * - `GET /_control/pushes` (`?subscription=`) what was taken, decrypted, oldest first; `DELETE` forgets it
 * - `POST /_control/dead` `{ ms }`: connections break for that long
 * - `POST /_control/faults` one or a list of `{ fault: "status", status, retryAfter? }`, `{ fault: "slow", ms }` or
 *   `{ fault: "drop", taken }`, each with `next`: for how many pushes; `DELETE`
 */
export async function openPush({ port }: { port: number }) {
  const browsers = new Map<string, Browser | "ended">();
  const faults: Fault[] = [];
  let pushes: TakenPush[] = [];
  let deadUntil = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 400, { error: error instanceof Error ? error.message : String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, first, second, third] = url.pathname.split("/");
    if (first === "send" && second && request.method === "POST") return takePush(request, response, second);
    switch (`${request.method} ${first}/${second}`) {
      case "POST _control/subscriptions": {
        const id = randomUUID();
        const browser = makeBrowser();
        browsers.set(id, browser);
        return send(response, 200, { endpoint: `${origin()}/send/${id}`, keys: browser.keys });
      }
      case "DELETE _control/subscriptions":
        browsers.set(third ?? "", "ended");
        return send(response, 200, {});
      case "GET _control/pushes": {
        const only = url.searchParams.get("subscription");
        return send(
          response,
          200,
          pushes.filter(({ subscription }) => !only || subscription === only),
        );
      }
      case "DELETE _control/pushes":
        pushes = [];
        return send(response, 200, []);
      case "POST _control/dead": {
        const { ms } = field.object(JSON.parse((await read(request)).toString()), "dead");
        deadUntil = Date.now() + field.number(ms, "ms");
        return send(response, 200, {});
      }
      case "POST _control/faults": {
        const input: unknown = JSON.parse((await read(request)).toString());
        for (const fault of Array.isArray(input) ? input : [input]) addFault(fault);
        return send(response, 200, faults);
      }
      case "DELETE _control/faults":
        faults.length = 0;
        deadUntil = 0;
        return send(response, 200, faults);
      default:
        return send(response, 404, { error: `There is no ${request.method} ${url.pathname}` });
    }
  }

  function addFault(value: unknown) {
    const input = field.object(value, "fault");
    const fault = faultIn(input);
    for (let n = field.number(input.next ?? 1, "next"); n > 0; n--) faults.push(fault);
  }

  async function takePush(request: IncomingMessage, response: ServerResponse, id: string) {
    if (Date.now() < deadUntil) return request.socket.destroy();
    const { headers } = request;
    const body = await read(request);
    const fault = faults.shift();
    if (fault?.fault === "status") {
      response.writeHead(fault.status, fault.retryAfter ? { "retry-after": fault.retryAfter } : {});
      return response.end();
    }
    if (fault?.fault === "slow") await pause(fault.ms);
    if (fault?.fault === "drop" && !fault.taken) return request.socket.destroy();
    const browser = browsers.get(id);
    if (!browser) return send(response, 404, { error: "There is no such subscription" });
    if (browser === "ended") return send(response, 410, { error: "The subscription has ended" });
    const whyNot = whyNotVapid(headers.authorization, origin());
    if (whyNot) return send(response, 403, { error: whyNot });
    if (!/^\d+$/.test(String(headers.ttl))) return send(response, 400, { error: "There is no TTL" });
    const topic = headers.topic === undefined ? null : String(headers.topic);
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return send(response, 400, { error: "Bad topic" });
    if (headers["content-encoding"] !== "aes128gcm")
      return send(response, 400, { error: "Unknown encoding" });
    if (body.length > maxBytes) return send(response, 413, { error: "Too large" });
    pushes.push({
      subscription: id,
      at: new Date().toISOString(),
      ttl: Number(headers.ttl),
      topic,
      urgency: String(headers.urgency ?? "normal"),
      payload: JSON.parse(browser.decrypt(body)),
    });
    if (fault?.fault === "drop") return request.socket.destroy();
    response.writeHead(201, { location: `${origin()}/message/${randomUUID()}` });
    response.end();
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin(),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function faultIn({ fault, status, retryAfter, ms, taken }: Record<string, unknown>): Fault {
  switch (fault) {
    case "status":
      return {
        fault,
        status: field.number(status, "status"),
        ...(retryAfter !== undefined && { retryAfter: field.text(retryAfter, "retryAfter") }),
      };
    case "slow":
      return { fault, ms: field.number(ms, "ms") };
    case "drop":
      return { fault, taken: taken !== false };
    default:
      throw new Error(`Unknown fault "${fault}"`);
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
