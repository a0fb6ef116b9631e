import { listConversations, readConversation } from "@bellhop/contract/conversations";
import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { appRole, urlAs } from "../../platform/db/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: "the secret of the app" });
let hotel: Hotel;
let staff: Caller;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

async function openNeighbour() {
  const neighbour = await openHotel(bellhop.services, "Hotel Beta");
  return { neighbour, nextDoor: await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId) };
}

async function inbox(caller = staff) {
  return (await caller.ask(listConversations, { tab: "all" })).body;
}

async function threadWith(name: string) {
  const found = (await inbox()).items.find((one) => one.guest.name === name);
  if (!found) throw new Error(`No conversation with ${name}`);
  return (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body;
}

test("the same delivery fifty times at once is one message, one job and one answer", async () => {
  const text = { from: "15550101", id: "wamid.fifty", text: "What time is breakfast?", name: "Fifty" };
  const body = textsBody(hotel.phoneNumberId, [text]);
  // A machine that is too slow answers 503, and gets the delivery again, as from WhatsApp.
  const untilAccepted = async () => {
    for (;;) {
      const status = await deliver(bellhop, body);
      if (status !== 503) return status;
    }
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, untilAccepted));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const jobs = await asOwner(
    bellhop.ownerUrl,
    `select count(*)::int as waiting from pgboss.job
     where name = 'answer-conversation' and (data ->> 'venue_id')::int = ${hotel.venueId}`,
  );
  expect(jobs).toEqual([{ waiting: 1 }]);

  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const { messages } = await threadWith("Fifty");
  expect(messages.map((message) => message.author)).toEqual(["guest", "assistant"]);
  const [kept, ...others] = await asOwner(
    bellhop.ownerUrl,
    `select times_received from webhook_deliveries where position('wamid.fifty'::bytea in body) > 0`,
  );
  expect(others).toEqual([]);
  expect(kept?.times_received).toBeGreaterThanOrEqual(50);
});

test("a wrong or missing signature is refused, and nothing is stored", async () => {
  const body = textsBody(hotel.phoneNumberId, [{ from: "15550102", id: "wamid.forged", text: "Hello" }]);
  expect(await deliver(bellhop, body, "somebody else's secret")).toBe(401);
  const unsigned = await fetch(`${bellhop.services.selfUrl()}/webhooks/whatsapp`, { method: "POST", body });
  expect(unsigned.status).toBe(401);
  const kept = await asOwner(
    bellhop.ownerUrl,
    "select 1 from webhook_deliveries where position('forged'::bytea in body) > 0",
  );
  expect(kept).toEqual([]);
});

test("the app's own secret cannot write to a simulated number", async () => {
  const body = textsBody(hotel.phoneNumberId, [
    { from: "15550103", id: "wamid.crossed", text: "Hello", name: "Crossed" },
  ]);
  expect(await deliver(bellhop, body, "the secret of the app")).toBe(200);
  expect((await inbox()).items.map((one) => one.guest.name)).not.toContain("Crossed");
  const kept = await asOwner(
    bellhop.ownerUrl,
    "select state, causes from webhook_deliveries where position('crossed'::bytea in body) > 0",
  );
  expect(kept).toEqual([
    { state: "unrouted", causes: [{ code: "number_unknown", count: 1, about: hotel.phoneNumberId }] },
  ]);
});

test("thirty messages of a new guest at once are one guest and one conversation, in the provider's order", async () => {
  const begin = bellhop.clock.now().getTime() - 60_000;
  const bodies = Array.from({ length: 30 }, (_, n) =>
    textsBody(hotel.phoneNumberId, [
      {
        from: "15550104",
        id: `wamid.album.${n}`,
        text: `Picture ${n}`,
        at: new Date(begin + n * 1000),
        name: "Album",
      },
    ]),
  );
  const shuffled = bodies.toSorted((a, b) => a.length - b.length || (a > b ? -1 : 1));
  const statuses = await Promise.all(shuffled.map((body) => deliver(bellhop, body)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await inbox()).items.filter((one) => one.guest.name === "Album")).toHaveLength(1);
  const { messages, conversation } = await threadWith("Album");
  expect(messages.map((message) => message.text)).toEqual(
    Array.from({ length: 30 }, (_, n) => `Picture ${n}`),
  );
  expect(conversation.last_message?.text).toBe("Picture 29");
  expect(conversation.unread).toBe(30);
});

test("messages to a neighbour's number never show at the hotel", async () => {
  const { neighbour, nextDoor } = await openNeighbour();
  await deliver(
    bellhop,
    textsBody(neighbour.phoneNumberId, [
      { from: "15550105", id: "wamid.next", text: "Hi", name: "Neighbour" },
    ]),
  );
  expect((await inbox()).items.map((one) => one.guest.name)).not.toContain("Neighbour");
  expect((await inbox(nextDoor)).items.map((one) => one.guest.name)).toEqual(["Neighbour"]);
});

test("one delivery for two venues reaches both", async () => {
  const { neighbour, nextDoor } = await openNeighbour();
  const one = JSON.parse(
    textsBody(hotel.phoneNumberId, [{ from: "15550106", id: "wamid.both.1", text: "Hi", name: "Both" }]),
  );
  const other = JSON.parse(
    textsBody(neighbour.phoneNumberId, [{ from: "15550106", id: "wamid.both.2", text: "Ho", name: "Both" }]),
  );
  one.entry.push(...other.entry);
  expect(await deliver(bellhop, JSON.stringify(one))).toBe(200);
  expect((await inbox()).items.map((item) => item.guest.name)).toContain("Both");
  expect((await inbox(nextDoor)).items.map((item) => item.guest.name)).toContain("Both");
});

test("unreadable bytes are stored for review, and answered 200", async () => {
  const began = bellhop.clock.now().toISOString();
  const deep = `{"entry":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
  expect(await deliver(bellhop, deep)).toBe(200);
  expect(await deliver(bellhop, "not json at all")).toBe(200);
  expect(await deliver(bellhop, Buffer.from([0xff, 0xfe, 0x00]))).toBe(200);
  expect(await deliver(bellhop, JSON.stringify({ entry: [{ changes: [{}] }] }))).toBe(200);
  const causes = await asOwner(
    bellhop.ownerUrl,
    `select causes from webhook_deliveries where state = 'quarantined' and received_at >= '${began}'
     order by received_at`,
  );
  expect(causes.map((row) => row.causes)).toEqual(
    ["body_too_deep", "body_not_json", "body_not_utf8", "change_without_field"].map((code) => [
      { code, count: 1 },
    ]),
  );
});

test("a message with U+0000 and a lone surrogate is shown without them", async () => {
  const body = textsBody(hotel.phoneNumberId, [
    { from: "15550107", id: "wamid.odd", text: "a\u0000b\ud800c", name: "Odd" },
  ]);
  expect(await deliver(bellhop, body)).toBe(200);
  expect((await threadWith("Odd")).messages.map((message) => message.text)).toEqual(["ab\ufffdc"]);
});

test("a message that is hours old is shown and not answered", async () => {
  const at = new Date(bellhop.clock.now().getTime() - 5 * 3_600_000);
  await deliver(
    bellhop,
    textsBody(hotel.phoneNumberId, [
      { from: "15550108", id: "wamid.old", text: "What time is breakfast?", at, name: "Late" },
    ]),
  );
  bellhop.clock.pass(15_000);
  await bellhop.runDueJobs();
  const { messages, conversation } = await threadWith("Late");
  expect(messages.map((message) => message.author)).toEqual(["guest"]);
  expect(conversation.waiting_since).not.toBeNull();
});

test("STOP takes effect at once, in any language, until START", async () => {
  const optedOut = async () => {
    const [row] = await asOwner(
      bellhop.ownerUrl,
      `select coalesce(bool_or(opted_out_at is not null), false) as out
       from guest_channels where guest_id = (select guest_id from guests where phone = '+15550109')`,
      hotel.venueId,
    );
    return row?.out;
  };
  const said = [
    { text: "STOPP", out: true },
    { text: "START", out: false },
    { text: "Where does the bus stop?", out: false },
  ];
  for (const [n, { text, out }] of said.entries()) {
    const message = { from: "15550109", id: `wamid.stop.${n}`, text, name: "Stops" };
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
    expect({ text, out: await optedOut() }).toEqual({ text, out });
  }
});

test("one unreadable message does not affect the others", async () => {
  const odd = { from: "15550110", id: "x".repeat(6_000), text: "Overlong", name: "Odd one" };
  const good = { from: "15550111", id: "wamid.good", text: "When is breakfast?", name: "Beside" };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [odd, good]))).toBe(200);
  expect((await threadWith("Beside")).messages.map((message) => message.text)).toEqual([
    "When is breakfast?",
  ]);
  const [kept] = await asOwner(
    bellhop.ownerUrl,
    "select state, causes from webhook_deliveries where position('wamid.good'::bytea in body) > 0",
  );
  expect(kept).toEqual({ state: "quarantined", causes: [{ code: "message_id_too_long", count: 1 }] });
});

test("with broken connections every message is stored once: by its own 200 or by the next delivery", async () => {
  const texts = Array.from({ length: 60 }, (_, n) => `Broken ${n}`);
  const untilTaken = async (text: string) => {
    const from = `155502${String(texts.indexOf(text) % 6).padStart(2, "0")}`;
    const body = textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${text}`, text, name: from }]);
    while ((await deliver(bellhop, body)) !== 200);
  };
  const app = new pg.Client({ connectionString: urlAs(bellhop.ownerUrl, appRole, "") });
  await app.connect();
  let isOver = false;
  const breaking = (async () => {
    while (!isOver) {
      await app.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'bellhop app' and datname = current_database()`,
      );
    }
  })();
  const taking = Promise.all(texts.slice(0, 30).map(untilTaken)).then(() =>
    Promise.all(texts.slice(30).map(untilTaken)),
  );
  await Promise.race([taking, new Promise((resolve) => setTimeout(resolve, 1_500))]);
  isOver = true;
  await breaking;
  await taking;
  await app.end();
  const kept = await asOwner(
    bellhop.ownerUrl,
    "select text from messages where text like 'Broken %'",
    hotel.venueId,
  );
  expect(kept.map((row) => row.text).toSorted()).toEqual(texts.toSorted());
});

test("a guest's burst delays no one else: its deliveries queue before they take connections", async () => {
  const write = (from: string, id: string) =>
    deliver(bellhop, textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${id}`, text: id }]));
  expect(await write("15550190", "first")).toBe(200);
  // Two units, because a transaction sees activity as of its first look, and the app's role sees only its own.
  const holder = new pg.Client({ connectionString: bellhop.ownerUrl });
  const watcher = new pg.Client({ connectionString: urlAs(bellhop.ownerUrl, appRole, "") });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query("select set_config('app.venue_id', $1, false)", [String(hotel.venueId)]);
  const whoWaits = async () => {
    const { rows } = await watcher.query(
      `select pid from pg_stat_activity where application_name = 'bellhop app' and datname = current_database()
         and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  /**
   * While a lock on the guest's conversation is held: how many units wait for it, and what happens to another guest's
   * message.
   */
  async function whileHeld(round: number) {
    await holder.query("begin");
    await holder.query(
      `select 1 from conversations c join guests g using (venue_id, guest_id) where g.phone = '+15550190' for update of c`,
    );
    const since = performance.now();
    const burst = Array.from({ length: 30 }, (_, n) => write("15550190", `burst.${round}.${n}`));
    await expect.poll(whoWaits, { interval: 5 }).toBeGreaterThan(0);
    const beside = await write("15550191", `beside.${round}`);
    const waiting = await whoWaits();
    const tookMs = performance.now() - since;
    await holder.query("rollback");
    return { beside, waiting, tookMs, burst: await Promise.all(burst) };
  }

  let held = await whileHeld(0);
  // A delivery that waited two seconds starts out of turn. On a machine that stalls for that long, try again.
  for (let round = 1; round < 4 && held.tookMs > 1_500; round++) held = await whileHeld(round);
  await Promise.all([holder.end(), watcher.end()]);
  expect(held).toMatchObject({ beside: 200, waiting: 1 });
  expect(new Set(held.burst)).toEqual(new Set([200]));
});
