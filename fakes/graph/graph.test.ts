import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openGraph } from "./graph.ts";

const appSecret = "a secret of a test";
const endings: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

test("a text is taken, answered with an id, and reported sent, delivered and read with what its sender gave along", async () => {
  const { graph, heard } = await openBoth();
  const answer = await graph.sendText("Breakfast is from 7:00.", { biz_opaque_callback_data: "attempt 7" });
  expect(answer.status).toBe(200);
  const { contacts, messages } = await taken(answer);
  expect(contacts).toEqual([{ input: "905325550184", wa_id: "905325550184" }]);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard.map((call) => call.signed)).toEqual([true, true, true]);
  expect(heard.map(statusOf)).toEqual(["sent", "delivered", "read"]);
  expect(newsOf(heard[0]).statuses[0]).toMatchObject({
    id: messages[0].id,
    recipient_id: "905325550184",
    biz_opaque_callback_data: "attempt 7",
  });
  const noted = { text: "Breakfast is from 7:00.", callback_data: "attempt 7" };
  const reported = ["sent", "delivered", "read"];
  await expect.poll(async () => (await graph.get("ledger")).messages).toMatchObject([{ ...noted, reported }]);
});

test("what Meta would not take is refused in Meta's form", async () => {
  const { graph } = await openBoth();
  const wrong = async (body: unknown) => errorOf(await graph.post(body));
  expect(await wrong({ messaging_product: "whatsapp", to: "905325550184", text: {} })).toMatchObject({
    code: 100,
    type: "OAuthException",
    error_data: { details: "The parameter text['body'] is required." },
  });
  expect(await wrong({ to: "905325550184" })).toMatchObject({ code: 100 });
  expect(await wrong({ messaging_product: "whatsapp", to: "12", text: { body: "Hi" } })).toMatchObject({
    code: 131_009,
  });
  const long = { messaging_product: "whatsapp", to: "905325550184", text: { body: "x".repeat(4097) } };
  expect(await wrong(long)).toMatchObject({ code: 100 });
  const unsigned = await fetch(`${graph.url}/v25.0/9001/messages`, { method: "POST", body: "{}" });
  expect(unsigned.status).toBe(401);
  expect(await errorOf(unsigned)).toMatchObject({ code: 190 });
  expect((await graph.get("ledger")).messages).toEqual([]);
});

test("faults come to the next messages, one each, and then it is well again", async () => {
  const { graph } = await openBoth();
  await graph.control("faults", [
    { fault: "error", code: 131_056 },
    { fault: "http_500" },
    { fault: "reset" },
  ]);
  const paced = await graph.sendText("one");
  expect(paced.status).toBe(429);
  expect(await errorOf(paced)).toMatchObject({ code: 131_056 });
  expect((await graph.sendText("two")).status).toBe(500);
  await expect(graph.sendText("three")).rejects.toThrow();
  expect((await graph.sendText("four")).status).toBe(200);
  const { messages } = await graph.get("ledger");
  // The one whose answer was lost went out all the same.
  expect(messages.map((message) => message.text)).toEqual(["three", "four"]);
});

test("a message that hangs is never answered, and yet reported", async () => {
  const { graph, heard } = await openBoth();
  await graph.control("faults", { fault: "hang" });
  const waiting = graph.sendText("Hello", {}, AbortSignal.timeout(300));
  await expect(waiting).rejects.toThrow();
  await expect.poll(() => heard.map(statusOf)).toEqual(["sent", "delivered", "read"]);
});

test("reports come twice, out of order, not at all, or say that the message failed, when asked to", async () => {
  const { graph, heard } = await openBoth();
  const reportsWith = async (fault: object, count: number) => {
    heard.length = 0;
    await graph.control("faults", fault);
    await graph.sendText("Hello");
    await expect.poll(() => heard.length).toBe(count);
    // Long enough for one too many to come.
    await pause(80);
    expect(heard).toHaveLength(count);
    return heard.map(statusOf);
  };
  expect(await reportsWith({ fault: "out_of_order" }, 3)).toEqual(["read", "delivered", "sent"]);
  expect((await reportsWith({ fault: "duplicate_reports" }, 6)).sort()).toEqual([
    "delivered",
    "delivered",
    "read",
    "read",
    "sent",
    "sent",
  ]);
  expect(await reportsWith({ fault: "report_failed", code: 131_026 }, 1)).toEqual(["failed"]);
  expect(newsOf(heard[0]).statuses[0].errors).toMatchObject([{ code: 131_026 }]);
  expect(await reportsWith({ fault: "no_reports" }, 0)).toEqual([]);
});

test("a guest's message can come many times at once with the same bytes", async () => {
  const { graph, heard } = await openBoth();
  const guest = {
    phone_number_id: "9001",
    wa_id: "905325550184",
    name: "Elif",
    text: "Ist Frühstück da? 🥐",
  };
  const told = await graph.control("guest-writes", { ...guest, count: 20 });
  expect(told.message_ids).toHaveLength(1);
  expect(new Set(heard.map((call) => call.body)).size).toBe(1);
  expect(heard).toHaveLength(20);
  expect(heard.every((call) => call.signed)).toBe(true);
  await graph.control("guest-writes", { ...guest, count: 3, distinct: true });
  expect(new Set(heard.map((call) => call.body)).size).toBe(4);
  expect(told.answers[0]).toMatchObject({ status: 200, try: 1 });
});

test("a webhook that does not answer 200 is called again until it does", async () => {
  const { graph, heard, answerWith } = await openBoth();
  answerWith(503, 503);
  await graph.control("guest-writes", {
    phone_number_id: "9001",
    wa_id: "905325550184",
    name: "Elif",
    text: "Hello",
    until_200: true,
  });
  expect(heard).toHaveLength(3);
  const { tries } = await graph.get("webhook-log");
  expect(tries.map((tried) => tried.status)).toEqual([503, 503, 200]);
});

test("started as a program it prints its address first", async () => {
  const program = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  endings.push(async () => {
    program.kill();
    if (program.exitCode === null) await once(program, "exit");
  });
  const [url] = await once(createInterface(program.stdout), "line");
  const ledger = await fetch(`${url}/_control/ledger`);
  expect(await ledger.json()).toEqual({ messages: [], reads: [] });
});

type Told = {
  messages: Array<{ text: string; callback_data: string | null }>;
  tries: Array<{ status: number }>;
  message_ids: string[];
  answers: Array<{ status: number; try: number }>;
};

async function taken(answer: Response) {
  return (await answer.json()) as { contacts: unknown; messages: [{ id: string }] };
}

async function errorOf(answer: Response) {
  return ((await answer.json()) as { error: unknown }).error;
}

type Heard = { body: string; signed: boolean };

/** The stand-in, and a webhook that notes what it hears. */
async function openBoth() {
  const heard: Heard[] = [];
  const statuses: number[] = [];
  const listener = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const signature = `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
    heard.push({ body: body.toString(), signed: request.headers["x-hub-signature-256"] === signature });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  endings.push(async () => {
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  });
  const settings = {
    port: 0,
    appSecret,
    accessToken: "token-of-a-test",
    phoneNumberIds: ["9001"],
    reportEveryMs: 15,
  };
  const webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhooks/whatsapp`;
  const opened = await openGraph({ ...settings, webhookUrl });
  endings.push(opened.close);
  const post = (body: unknown, signal?: AbortSignal) =>
    fetch(`${opened.url}/v25.0/9001/messages`, {
      method: "POST",
      headers: { authorization: "Bearer token-of-a-test", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  const graph = {
    url: opened.url,
    post,
    sendText: (text: string, more: object = {}, signal?: AbortSignal) =>
      post(
        { messaging_product: "whatsapp", to: "905325550184", type: "text", text: { body: text }, ...more },
        signal,
      ),
    get: async (what: "ledger" | "webhook-log") =>
      (await (await fetch(`${opened.url}/_control/${what}`)).json()) as Told,
    control: async (what: string, asked: unknown) => {
      const answer = await fetch(`${opened.url}/_control/${what}`, {
        method: "POST",
        body: JSON.stringify(asked),
      });
      const told = (await answer.json()) as Told;
      if (!answer.ok) throw new Error(`${what} was refused`);
      return told;
    },
  };
  return { graph, heard, answerWith: (...next: number[]) => statuses.push(...next) };
}

function newsOf(call: Heard | undefined) {
  return JSON.parse(call?.body ?? "{}").entry[0].changes[0].value;
}

function statusOf(call: Heard): string {
  return newsOf(call).statuses[0].status;
}
