import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openGraph } from "./graph.ts";
import type { GraphSettings } from "./settings.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes.
export type Any = any;
export type WebhookCall = {
  path: string;
  body: string;
  signed: boolean;
  field: string;
  value: Any;
  accountId: string;
};

const appSecret = "a secret of a test";
export const token = "token-of-a-test";

/** The stand-in with the number 9001 in the account 10001, and a webhook that records its calls. */
export async function openTestGraph(more: Partial<GraphSettings> = {}) {
  const heard: WebhookCall[] = [];
  const statuses: number[] = [];
  const listener = await listen(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://webhook");
    if (request.method === "GET") return void response.end(challengeAnswer(url.searchParams));
    heard.push(await readCall(request));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  const graph = await openGraph({
    port: 0,
    appId: "20001",
    appSecret,
    accessToken: token,
    phoneNumberIds: ["9001"],
    reportEveryMs: 5,
    webhookUrl: `${listener.url}/webhooks/whatsapp`,
    ...more,
  });
  const call = (method: string, path: string, body?: unknown, bearer = token) =>
    answerOf(fetch(`${graph.url}/v26.0/${path}`, requestOf(method, body, bearer)));
  return {
    url: graph.url,
    webhookUrl: listener.url,
    heard,
    /** Statuses of the webhook's next responses; then 200. */
    answerWith: (...next: number[]) => statuses.push(...next),
    call,
    get: (path: string) => call("GET", path),
    post: (path: string, body: unknown) => call("POST", path, body),
    send: (message: object) =>
      call("POST", "9001/messages", { messaging_product: "whatsapp", to: guest, ...message }),
    control: async (what: string, body?: unknown): Promise<Any> => {
      const answer = await fetch(`${graph.url}/_control/${what}`, requestOf(body ? "POST" : "GET", body, ""));
      const told = (await answer.json()) as Any;
      if (!answer.ok) throw new Error(`${what} was refused: ${told.error}`);
      return told;
    },
    async close() {
      await graph.close();
      await listener.close();
    },
  };
}

export const guest = "905325550184";

/** Answers the challenge only if the token is "right". */
function challengeAnswer(query: URLSearchParams): string {
  return query.get("hub.verify_token") === "right" ? (query.get("hub.challenge") ?? "") : "no";
}

async function readCall(request: IncomingMessage): Promise<WebhookCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const signature = `sha256=${createHmac("sha256", appSecret).update(bytes).digest("hex")}`;
  const body = bytes.toString();
  const [{ id, changes }] = JSON.parse(body).entry;
  const signed = request.headers["x-hub-signature-256"] === signature;
  return { path: request.url ?? "", body, signed, accountId: id, ...changes[0] };
}

function requestOf(method: string, body: unknown, bearer: string): RequestInit {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  if (body instanceof FormData) return { method, headers, body };
  const json = { ...headers, "content-type": "application/json" };
  return { method, headers: json, ...(body !== undefined && { body: JSON.stringify(body) }) };
}

/** The response's JSON; of an error its code, and its subcode if there is one. */
async function answerOf(response: Promise<Response>): Promise<Any> {
  const answer = await response;
  const body = (await answer.json()) as Any;
  if (!body.error) return body;
  const { code, error_subcode: subcode } = body.error;
  return { status: answer.status, code, ...(subcode !== undefined && { subcode }) };
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
