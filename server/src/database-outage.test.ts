import { setTimeout as pause } from "node:timers/promises";
import { fetchAccess } from "@bellhop/contract/access";
import { liveEventsPath } from "@bellhop/contract/live";
import { afterEach, expect, test } from "vitest";
import { openLog } from "./platform/log.ts";
import { asOwner } from "./testing/as-owner.ts";
import { signedIn } from "./testing/ask.ts";
import { testBellhop } from "./testing/bellhop.ts";
import { openHotel } from "./testing/cast.ts";
import { testDatabase } from "./testing/test-database.ts";
import { deliver, textsBody } from "./testing/webhook.ts";
import { wireTo } from "./testing/wire-to.ts";

const { url } = await testDatabase();
const wire = await wireTo(url);
const log = openLog("fatal");
const bellhop = await testBellhop({ DOORS: "http,webhooks,jobs" }, log, wire);
/** Another process of the same installation, with a working connection to the database. */
const other = await testBellhop({ SECRET_KEY: bellhop.services.config.secretKey.reveal() }, log, { url });
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const base = bellhop.services.selfUrl();
afterEach(() => wire.carry());

const patience = { interval: 100 };
let written = 0;
/** A guest writes through one of the two processes; returns the webhook's response. */
function guestWrites(to = bellhop, from = "15550601"): Promise<number> {
  written += 1;
  const text = "When is breakfast served?";
  return deliver(to, textsBody(hotel.phoneNumberId, [{ from, id: idOf(written), text }]));
}
const idOf = (n: number) => `wamid.away.${n}`;
const statusOf = async (path: string, signal?: AbortSignal) =>
  (await fetch(`${base}${path}`, { headers: staff.headers, ...(signal && { signal }) })).status;
const asks = async () => (await staff.ask(fetchAccess, {})).status;
const storedIds = async () =>
  (
    await asOwner(
      url,
      "select provider_message_id as id from messages where author = 'guest' order by id",
      hotel.venueId,
    )
  ).map((row) => row.id);

/** Receives the numbers of the venue's live events like a browser: reconnects with the last one. */
async function listen() {
  const stop = new AbortController();
  const begun = Promise.withResolvers<void>();
  const heard: number[] = [];
  let last: string | undefined;
  const hear = async () => {
    const headers = { ...staff.headers, ...(last !== undefined && { "last-event-id": last }) };
    const stream = await fetch(`${base}${liveEventsPath}`, { headers, signal: stop.signal });
    let text = "";
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const whole = text.slice(0, text.lastIndexOf("\n\n") + 1);
      text = text.slice(whole.length);
      for (const [, id = "", next] of whole.matchAll(/^id: (\d+)\n(.?)/gm)) {
        last = id;
        begun.resolve();
        if (next === "d") heard.push(Number(id));
      }
    }
  };
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await hear().catch(() => {});
      await pause(50);
    }
  })();
  await begun.promise;
  return {
    heard,
    async hangUp() {
      stop.abort();
      await listening;
    },
  };
}

async function receivedAll(heard: number[]) {
  const stillToHear = async () => {
    const [counter] = await asOwner(url, "select last_seq from live_counters", hotel.venueId);
    return Number(counter?.last_seq) - (heard.at(-1) ?? 0);
  };
  await expect.poll(stillToHear, patience).toBe(0);
  expect(heard).toEqual(heard.map((_, n) => (heard[0] ?? 0) + n));
}

test("a database that hangs: the process lives, reports it in time, and recovers", {
  timeout: 60_000,
}, async () => {
  const ear = await listen();
  expect(await guestWrites()).toBe(200);
  wire.hang();
  // Its statements would wait longer.
  const inTime = AbortSignal.timeout(8_000);
  expect(await statusOf("/healthz", inTime)).toBe(200);
  expect(await statusOf("/readyz", inTime)).toBe(503);
  expect(await Promise.all([asks(), guestWrites(), asks()])).toEqual([503, 503, 503]);
  wire.carry();
  await expect.poll(() => statusOf("/readyz"), patience).toBe(200);
  await expect.poll(asks, patience).toBe(200);
  expect(await guestWrites()).toBe(200);
  await receivedAll(ear.heard);
  await ear.hangUp();
});

test("a database that is down: 503 until it is back, then no live event is missing and jobs continue", {
  timeout: 60_000,
}, async () => {
  const ear = await listen();
  wire.cut();
  for (let n = 0; n < 3; n++)
    expect([await asks(), await guestWrites(), await statusOf("/readyz")]).toEqual([503, 503, 503]);
  expect(await statusOf("/healthz")).toBe(200);
  // Meanwhile the other process accepts messages.
  for (let n = 0; n < 3; n++) expect(await guestWrites(other)).toBe(200);
  wire.carry();
  await expect.poll(asks, patience).toBe(200);
  await receivedAll(ear.heard);
  expect(await guestWrites()).toBe(200);
  const answered = "select count(*)::int as guests from conversations where last_author = 'assistant'";
  const guests = async () => Number((await asOwner(url, answered, hotel.venueId))[0]?.guests);
  const before = await guests();
  expect(await guestWrites(bellhop, "15550602")).toBe(200);
  await expect.poll(guests, patience).toBeGreaterThan(before);
  await receivedAll(ear.heard);
  await ear.hangUp();
});

test("all connections killed under load, repeatedly: everything answered 200 is stored, once", {
  timeout: 60_000,
}, async () => {
  const taken: string[] = [];
  const seen = new Set<number>();
  let isOver = false;
  const writers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const n = written + 1;
      const status = await guestWrites();
      seen.add(status);
      if (status === 200) taken.push(idOf(n));
    }
  });
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) seen.add(await asks());
  });
  for (let round = 0; round < 10; round++) {
    const before = taken.length;
    await asOwner(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await expect.poll(() => taken.length, patience).toBeGreaterThan(before + 3);
  }
  isOver = true;
  await Promise.all([...writers, ...readers]);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const stored = await storedIds();
  expect(new Set(stored).size).toBe(stored.length);
  expect(taken.filter((id) => !stored.includes(id))).toEqual([]);
});

test("only the wake-up connection killed: writes of another process still arrive", {
  timeout: 60_000,
}, async () => {
  const ear = await listen();
  await asOwner(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'bellhop bus'",
  );
  expect(await guestWrites(other)).toBe(200);
  await receivedAll(ear.heard);
  expect(await guestWrites(other)).toBe(200);
  await receivedAll(ear.heard);
  await ear.hangUp();
});
