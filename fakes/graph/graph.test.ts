import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openTestGraph, token, type WebhookCall } from "./test-graph.ts";

const endings: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

test("a text is accepted, answered with an id, and reported sent, delivered and read with the callback data", async () => {
  const { graph, heard } = await openBoth();
  const answer = await graph.sendText("Breakfast is from 7:00.", { biz_opaque_callback_data: "attempt 7" });
  expect(answer.status).toBe(200);
  const { contacts, messages } = await taken(answer);
  expect(contacts).toEqual([{ input: "905325550184", wa_id: "905325550184" }]);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard.map((call) => call.signed)).toEqual([true, true, true]);
  expect(heard.map(statusOf)).toEqual(["sent", "delivered", "read"]);
  expect(parseCall(heard[0]).statuses[0]).toMatchObject({
    id: messages[0].id,
    recipient_id: "905325550184",
    biz_opaque_callback_data: "attempt 7",
  });
  const noted = { text: "Breakfast is from 7:00.", callback_data: "attempt 7" };
  const reported = ["sent", "delivered", "read"];
  await expect.poll(async () => (await graph.get("ledger")).messages).toMatchObject([{ ...noted, reported }]);
});

test("an invalid message is refused in Meta's format", async () => {
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
  const unsigned = await fetch(`${graph.url}/v26.0/9001/messages`, { method: "POST", body: "{}" });
  expect(unsigned.status).toBe(401);
  expect(await errorOf(unsigned)).toMatchObject({ code: 190 });
  expect((await graph.get("ledger")).messages).toEqual([]);
});

test("a fault with a number waits for a message of that number", async () => {
  const { graph } = await openBoth();
  await graph.control("faults", [
    { fault: "error", code: 131_056, phone_number_id: "9002" },
    { fault: "no_reports", phone_number_id: "9002" },
  ]);
  expect((await graph.sendText("one")).status).toBe(200);
  const { requests, reports } = await graph.get("faults");
  expect([requests.length, reports.length]).toEqual([1, 1]);
  await graph.control("faults", { fault: "http_500", phone_number_id: "9001" });
  expect((await graph.sendText("two")).status).toBe(500);
});

test("faults apply to the next messages, one each, and then end", async () => {
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
  // The message whose response was lost was sent all the same.
  expect(messages.map((message) => message.text)).toEqual(["three", "four"]);
});

test("a message that hangs is never answered, but still reported", async () => {
  const { graph, heard } = await openBoth();
  await graph.control("faults", { fault: "hang" });
  const waiting = graph.sendText("Hello", {}, AbortSignal.timeout(300));
  await expect(waiting).rejects.toThrow();
  await expect.poll(() => heard.map(statusOf)).toEqual(["sent", "delivered", "read"]);
});

test("status updates come twice, out of order, not at all, or as failures, as configured", async () => {
  const { graph, heard } = await openBoth();
  const reportsWith = async (fault: object, count: number) => {
    heard.length = 0;
    await graph.control("faults", fault);
    await graph.sendText("Hello");
    await expect.poll(() => heard.length).toBe(count);
    // Long enough for a surplus call to arrive.
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
  expect(parseCall(heard[0]).statuses[0].errors).toMatchObject([{ code: 131_026 }]);
  expect(await reportsWith({ fault: "no_reports" }, 0)).toEqual([]);
});

test("a guest's message can arrive many times at once with the same bytes", async () => {
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

test("as a program it prints its address first", async () => {
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

type ParsedCall = {
  requests: unknown[];
  reports: unknown[];
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

async function openBoth() {
  const opened = await openTestGraph({ reportEveryMs: 15 });
  endings.push(opened.close);
  const post = (body: unknown, signal?: AbortSignal) =>
    fetch(`${opened.url}/v26.0/9001/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
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
    get: async (what: "ledger" | "webhook-log" | "faults") =>
      (await (await fetch(`${opened.url}/_control/${what}`)).json()) as ParsedCall,
    control: async (what: string, asked: unknown) => {
      const answer = await fetch(`${opened.url}/_control/${what}`, {
        method: "POST",
        body: JSON.stringify(asked),
      });
      const told = (await answer.json()) as ParsedCall;
      if (!answer.ok) throw new Error(`${what} was refused`);
      return told;
    },
  };
  return { graph, heard: opened.heard, answerWith: opened.answerWith };
}

function parseCall(call: WebhookCall | undefined) {
  return JSON.parse(call?.body ?? "{}").entry[0].changes[0].value;
}

function statusOf(call: WebhookCall): string {
  return parseCall(call).statuses[0].status;
}
