import { once } from "node:events";
import net from "node:net";
import { fetchAccess } from "@bellhop/contract/access";
import { liveEventsPath } from "@bellhop/contract/live";
import fastify from "fastify";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { openLog } from "../../platform/log.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { maxLagMs, shedLoad } from "./load-shedding.ts";
import { answerProblems } from "./problem-document.ts";

const bellhop = await testBellhop({ CALLS_PER_MINUTE: "20", STREAMS_PER_MEMBER: "3", TRUST_PROXY: "1" });
const base = bellhop.services.selfUrl();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const neighbour = await openHotel(bellhop.services, "Hotel Beta");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const stranger = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);

const delivers = (id: string, from = "15550801") =>
  deliver(bellhop, textsBody(hotel.phoneNumberId, [{ from, id, text: "Hello" }]));

test("calls are limited per member and minute; others, webhooks and live streams are not affected", async () => {
  bellhop.clock.pass(60_000);
  const statuses = await Promise.all(Array.from({ length: 30 }, () => staff.ask(fetchAccess, {})));
  // One more passes every three seconds.
  expect(statuses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  const call = () => fetch(`${base}${fetchAccess.path}`, { method: "POST", headers: staff.headers });
  let refused = await call();
  while (refused.status === 200) refused = await call();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

  expect((await stranger.ask(fetchAccess, {})).status).toBe(200);
  expect(await delivers("wamid.limits.1")).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  const stop = new AbortController();
  const headers = { ...staff.headers, "last-event-id": "1" };
  expect((await fetch(`${base}${liveEventsPath}`, { headers, signal: stop.signal })).status).toBe(200);
  stop.abort();

  bellhop.clock.pass(60_000);
  const later = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  expect((await later.ask(fetchAccess, {})).status).toBe(200);
});

test("an address with many invalid tokens gets 429 for them; its signed-in people and other addresses don't", async () => {
  const bad = (address: string) =>
    ask(bellhop, fetchAccess, {}, { authorization: "Bearer no.such.token", "x-forwarded-for": address });
  let passed = 0;
  for (let isRefused = false; !isRefused && passed < 10_000; ) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => bad("192.0.2.7")));
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    passed += answers.filter(({ status }) => status === 401).length;
    isRefused = answers.some(({ status }) => status === 429);
  }
  expect(passed).toBeGreaterThanOrEqual(600);
  expect((await bad("192.0.2.8")).status).toBe(401);
  // Anyone can claim the addresses behind the trusted hop.
  const claiming = async () => (await bad("192.0.2.8, 192.0.2.7")).status;
  await expect.poll(claiming, { interval: 1 }).toBe(429);
  const colleague = { ...stranger.headers, "x-forwarded-for": "192.0.2.7" };
  expect((await ask(bellhop, fetchAccess, {}, colleague)).status).toBe(200);
});

test("one live stream too many of a member is refused until another ends, and ends none", async () => {
  const stop = new AbortController();
  const open = (signal = stop.signal, { headers } = stranger) =>
    fetch(`${base}${liveEventsPath}`, { headers, signal });
  const ended: number[] = [];
  const first = new AbortController();
  for (const [n, signal] of [first.signal, stop.signal, stop.signal].entries()) {
    const stream = await open(signal);
    expect(stream.status).toBe(200);
    void stream.text().then(
      () => ended.push(n),
      () => {},
    );
  }
  for (let again = 0; again < 3; again++) {
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toMatchObject({ code: "too_many" });
  }
  expect(ended).toEqual([]);
  const colleague = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  expect((await open(stop.signal, colleague)).status).toBe(200);

  first.abort();
  await expect.poll(async () => (await open()).status).toBe(200);
  stop.abort();
});

test("without a free connection a read is refused at once while webhooks wait", async () => {
  const later = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const owner = new pg.Client({ connectionString: bellhop.ownerUrl });
  await owner.connect();
  const refusedWebhooks: number[] = [];
  try {
    await owner.query("begin; lock table webhook_deliveries in access exclusive mode");
    // More deliveries than connections; each holds one and waits for the lock.
    const deliveries = Array.from({ length: 40 }, async (_, n) => {
      const status = await delivers(`wamid.pressure.${n}`, `155509${10 + n}`);
      if (status !== 200) refusedWebhooks.push(status);
    });
    await expect.poll(() => bellhop.services.db.waitMs(), { interval: 10 }).toBeGreaterThan(maxLagMs.reads);
    const refused = await fetch(`${base}${fetchAccess.path}`, { method: "POST", headers: later.headers });
    expect(refusedWebhooks).toEqual([]);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    await owner.query("rollback");
    await Promise.all(deliveries);
    await expect.poll(async () => (await later.ask(fetchAccess, {})).status).toBe(200);
  } finally {
    await owner.end();
  }
});

test("the higher the lag, the more is refused: reads, then changes, nothing else", async () => {
  let lagMs = 0;
  const app = fastify();
  answerProblems(app, openLog("silent"));
  shedLoad(app, () => lagMs);
  const answer = () => ({});
  app.get("/read", { config: { access: "reads" } }, answer);
  app.get("/change", { config: { access: "changes" } }, answer);
  app.get("/webhook", answer);
  const statusesAt = async (ms: number) => {
    lagMs = ms;
    const answers = await Promise.all(["/read", "/change", "/webhook"].map((url) => app.inject(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statusesAt(maxLagMs.reads)).toEqual([200, 200, 200]);
  expect(await statusesAt(maxLagMs.reads + 1)).toEqual([503, 200, 200]);
  expect(await statusesAt(maxLagMs.changes + 1)).toEqual([503, 503, 200]);
  expect(await statusesAt(0)).toEqual([200, 200, 200]);
  await app.close();
});

describe("a client that is too slow", () => {
  /** Sends this and then only a byte now and then; returns the data received until the connection closed. */
  async function dawdle(beginning: string, rest: string): Promise<string> {
    const socket = net.connect(Number(new URL(base).port), "127.0.0.1");
    socket.on("error", () => {});
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.write(beginning);
    const dripping = setInterval(() => socket.write(rest), 500);
    await once(socket, "close");
    clearInterval(dripping);
    return heard;
  }

  test("is disconnected, in the headers and in the body, and others are served meanwhile", async () => {
    const signature = `X-Hub-Signature-256: sha256=${"0".repeat(64)}`;
    const slow = Promise.all([
      dawdle("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x"),
      dawdle(
        `POST /webhooks/whatsapp HTTP/1.1\r\nHost: localhost\r\n${signature}\r\nContent-Length: 1000\r\n\r\n`,
        "x",
      ),
      dawdle("", ""),
    ]);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const [inHeaders, inBody, silent] = await slow;
    for (const heard of [inHeaders, inBody]) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(heard).toContain("x-content-type-options: nosniff");
    }
    expect(silent).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});
