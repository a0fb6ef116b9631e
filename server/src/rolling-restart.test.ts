import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { asOwner } from "./testing/as-owner.ts";
import { reverseProxy } from "./testing/reverse-proxy.ts";
import { type RunningBellhop, startBellhop } from "./testing/running-bellhop.ts";
import { testDatabase } from "./testing/test-database.ts";
import { textsBody } from "./testing/webhook.ts";

const secret = "an app secret for this test";
const { url } = await testDatabase();
const start = (env: Record<string, string> = {}) =>
  startBellhop({
    env: { DATABASE_URL: url, WHATSAPP_APP_SECRET: secret, DEMO: "0", HOST: "127.0.0.1", ...env },
  });

let delivered = 0;
async function deliver(to: string): Promise<number | string> {
  const id = `wamid.rolling.${delivered++}`;
  const body = textsBody("no-venue-has-this-number", [{ from: "15550801", id, text: "Hello" }]);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  return fetch(`${to}/webhooks/whatsapp`, { method: "POST", headers, body }).then(
    ({ status }) => status,
    (error: Error) => String(error.cause ?? error),
  );
}

test("a rolling restart behind a reverse proxy shows a sender no failure", { timeout: 180_000 }, async () => {
  const drains = { DRAIN_SECONDS: "2" };
  let processes = [await start(drains), await start(drains)];
  const proxy = await reverseProxy(
    processes.map((one) => one.url),
    { path: "/readyz", everyMs: 300 },
  );
  await expect.poll(() => proxy.healthy().length, { timeout: 20_000 }).toBe(2);

  const stored = async () =>
    Number((await asOwner(url, "select count(*)::int as n from webhook_deliveries"))[0]?.n);
  const before = await stored();
  const seen = new Map<number | string, number>();
  let isOver = false;
  const senders = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const status = await deliver(proxy.url);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      await pause(5);
    }
  });
  const restart = async (old: RunningBellhop) => {
    await old.stop();
    expect((await old.ended).code).toBe(0);
    const fresh = await start(drains);
    proxy.replace(old.url, fresh.url);
    await expect.poll(() => proxy.healthy(), { timeout: 20_000 }).toContain(fresh.url);
    return fresh;
  };
  try {
    processes = [await restart(processes[0] as RunningBellhop), processes[1] as RunningBellhop];
    processes = [processes[0] as RunningBellhop, await restart(processes[1] as RunningBellhop)];
  } finally {
    isOver = true;
    await Promise.all(senders);
    await Promise.all(processes.map((one) => one.stop()));
  }
  expect([...seen.keys()]).toEqual([200]);
  expect((await stored()) - before).toBe(seen.get(200));
});

test("a process that drains says so, and closes connections politely; Ctrl-C does not wait", {
  timeout: 60_000,
}, async () => {
  const bellhop = await start({ DRAIN_SECONDS: "300" });
  process.kill(bellhop.pid, "SIGTERM");
  const readiness = async () => {
    const response = await fetch(`${bellhop.url}/readyz`);
    const { reason } = (await response.json()) as { reason?: string };
    return [response.status, reason, response.headers.get("connection")];
  };
  await expect.poll(readiness, { timeout: 20_000 }).toEqual([503, "stopping", "close"]);
  expect((await fetch(`${bellhop.url}/readyz/reads`)).status).toBe(503);
  expect((await fetch(`${bellhop.url}/healthz`)).status).toBe(200);
  expect(await deliver(bellhop.url)).toBe(200);
  process.kill(bellhop.pid, "SIGINT");
  expect(await bellhop.ended).toEqual({ code: 0, signal: null });
});
