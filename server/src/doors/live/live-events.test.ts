import { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { switchVenue } from "@bellhop/contract/access";
import { listConversations, takeOver } from "@bellhop/contract/conversations";
import { liveEventsPath } from "@bellhop/contract/live";
import { decodeJwt } from "jose";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { endSessions } from "../../domain/identity/index.ts";
import { openVenue } from "../../domain/venues/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const neighbour = await openHotel(bellhop.services, "Hotel Beta");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

type ReceivedEvent = { id: number; kind: string };

/** Reads events like a browser, from the given one on, until disconnected. */
async function listen(lastEventId?: number | string, caller = staff) {
  const cut = new AbortController();
  const headers = {
    ...caller.headers,
    ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }),
  };
  const response = await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`, {
    headers,
    signal: cut.signal,
  });
  const heard: ReceivedEvent[] = [];
  const names: string[] = [];
  const reading = (async () => {
    let text = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const fields = new Map(
          text
            .slice(0, end)
            .split("\n")
            .map((line) => line.split(/: ?/, 1).concat(line.replace(/^[^:]*: ?/, "")) as [string, string]),
        );
        text = text.slice(end + 2);
        if (fields.has("event")) names.push(fields.get("event") ?? "");
        else if (fields.has("data"))
          heard.push({ id: Number(fields.get("id")), kind: JSON.parse(fields.get("data") ?? "{}").kind });
      }
    }
  })().catch(() => {});
  return {
    status: response.status,
    heard,
    names,
    /** Settles once the stream has ended. */
    ended: reading,
    async hangUp() {
      cut.abort();
      await reading;
    },
  };
}

let sent = 0;
async function guestWrites(to = hotel, count = 1) {
  for (let n = 0; n < count; n++) {
    await deliver(
      bellhop,
      textsBody(to.phoneNumberId, [{ from: "15550501", id: `wamid.live.${sent++}`, text: `Number ${sent}` }]),
    );
  }
}

test("a venue's events arrive at once, in order, without gaps; the neighbour's do not", async () => {
  const ear = await listen();
  expect(ear.status).toBe(200);
  await guestWrites();
  await guestWrites(neighbour, 3);
  await guestWrites();
  await expect.poll(() => ear.heard.filter((event) => event.kind === "message").length).toBe(2);
  const ids = ear.heard.map((event) => event.id);
  expect(ids).toEqual(ids.map((_, n) => (ids[0] ?? 0) + n));
  expect(new Set(ear.heard.map((event) => event.kind))).toEqual(
    new Set(["alerts", "message", "conversation"]),
  );
  await ear.hangUp();
});

test("a stream opens only once its position is fixed: earlier commits are read, later ones sent", async () => {
  const busy = new pg.Client({ connectionString: bellhop.ownerUrl });
  await busy.connect();
  onTestFinished(() => busy.end());
  await busy.query("begin; lock table live_counters in access exclusive mode");
  let isOpen = false;
  const opening = listen().then((ear) => {
    isOpen = true;
    return ear;
  });
  await expect
    .poll(() =>
      asOwner(
        bellhop.ownerUrl,
        "select count(*)::int as waiting from pg_locks where relation = 'live_counters'::regclass and not granted",
      ),
    )
    .toEqual([{ waiting: 1 }]);
  // Headers sent before the database query have arrived by then.
  await pause(200);
  expect(isOpen).toBe(false);

  await busy.query("commit");
  const ear = await opening;
  await guestWrites();
  await expect.poll(() => ear.heard.map(({ kind }) => kind)).toContain("message");
  await ear.hangUp();
});

test("a reconnecting client gets all missed events, once, however often it is disconnected", async () => {
  const first = await listen();
  await guestWrites();
  await expect.poll(() => first.heard.length).toBeGreaterThan(0);
  await first.hangUp();
  let last = first.heard.at(-1)?.id ?? 0;
  const begin = last;
  const all: number[] = [];
  let isCutAgain = true;
  const writing = (async () => {
    while (isCutAgain) await guestWrites();
  })();
  for (let cut = 0; cut < 12; cut++) {
    const ear = await listen(last);
    await expect.poll(() => ear.heard.length).toBeGreaterThan(0);
    await ear.hangUp();
    all.push(...ear.heard.map((event) => event.id));
    last = all.at(-1) ?? last;
  }
  isCutAgain = false;
  await writing;
  const [counter] = await asOwner(bellhop.ownerUrl, "select last_seq from live_counters", hotel.venueId);
  const end = Number(counter?.last_seq);
  const ear = await listen(last);
  await expect.poll(() => ear.heard.at(-1)?.id ?? last).toBe(end);
  await ear.hangUp();
  all.push(...ear.heard.map((event) => event.id));
  expect(all).toEqual(Array.from({ length: end - begin }, (_, n) => begin + 1 + n));
});

test("a client that was away longer than events are kept must read everything again", async () => {
  await guestWrites();
  await asOwner(
    bellhop.ownerUrl,
    "delete from live_events where seq < (select max(seq) from live_events)",
    hotel.venueId,
  );
  const ear = await listen(1);
  await expect.poll(() => ear.names).toEqual(["reset"]);
  await ear.hangUp();
});

test("an invalid event id means reading everything again", async () => {
  for (const place of ["abc", "-1", "1.5", "9".repeat(40)]) {
    const ear = await listen(place);
    await expect.poll(() => ear.names).toEqual(["reset"]);
    await ear.hangUp();
  }
});

test("no one receives a venue's events without access", async () => {
  const headers = { ...staff.headers, "bellhop-venue": String(neighbour.venueId) };
  expect((await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`, { headers })).status).toBe(404);
  expect((await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`)).status).toBe(401);
});

test("a stream about a member's current venue ends when the venue changes", async () => {
  const venue = {
    name: "Alpha al Porto",
    timezone: "Europe/Rome",
    default_language: "en",
    languages: ["en"],
    country: "IT",
    currency: "EUR",
  };
  const second = await bellhop.services.db.atInstallation((at) => openVenue(at, hotel.operatorId, venue));
  const roaming = await signedIn(bellhop, hotel.owner.sub);
  await roaming.ask(switchVenue, { venue_id: hotel.venueId });
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const ear = await listen(undefined, roaming);
  let hasEnded = false;
  void ear.ended.then(() => {
    hasEnded = true;
  });

  vi.advanceTimersByTime(10_000);
  await guestWrites();
  await expect.poll(() => ear.heard.length).toBeGreaterThan(0);
  expect(hasEnded).toBe(false);

  await roaming.ask(switchVenue, { venue_id: second });
  vi.advanceTimersByTime(10_000);
  await ear.ended;
});

test("nothing is written to an ended stream, however late its reader notices", async () => {
  const { end, write } = ServerResponse.prototype;
  const ended = new Set<ServerResponse>();
  const behindTheEnd: unknown[] = [];
  const endsItself = vi.spyOn(ServerResponse.prototype, "end").mockImplementation(function (
    this: ServerResponse,
    ...rest: unknown[]
  ) {
    if (this.req.url !== liveEventsPath) return Reflect.apply(end, this, rest);
    ended.add(this);
    return this;
  });
  const writes = vi.spyOn(ServerResponse.prototype, "write").mockImplementation(function (
    this: ServerResponse,
    ...rest: unknown[]
  ) {
    if (ended.has(this)) behindTheEnd.push(rest[0]);
    return Reflect.apply(write, this, rest);
  });
  const other = await bellhop.services.db.atInstallation((at) =>
    openVenue(at, hotel.operatorId, {
      name: "Alpha al Lago",
      timezone: "Europe/Rome",
      default_language: "en",
      languages: ["en"],
      country: "IT",
      currency: "EUR",
    }),
  );
  const roaming = await signedIn(bellhop, hotel.owner.sub);
  await roaming.ask(switchVenue, { venue_id: hotel.venueId });
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => {
    vi.useRealTimers();
    endsItself.mockRestore();
    writes.mockRestore();
  });
  const ear = await listen(undefined, roaming);
  const colleague = await listen();
  await roaming.ask(switchVenue, { venue_id: other });
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => ended.size).toBe(1);

  const before = colleague.heard.length;
  await guestWrites();
  await expect.poll(() => colleague.heard.length).toBeGreaterThan(before);
  vi.advanceTimersByTime(16_000);
  expect(behindTheEnd).toEqual([]);
  await ear.hangUp();
  await colleague.hangUp();
});

test("a colleague's actions are sent too", async () => {
  await guestWrites();
  const [conversation] = (await staff.ask(listConversations, { tab: "all" })).body.items;
  const ear = await listen();
  await staff.ask(takeOver, { conversation_id: conversation?.conversation_id ?? "" });
  await expect.poll(() => ear.heard.map((event) => event.kind)).toContain("conversation");
  await ear.hangUp();
});

test("thousands of missed events are all sent; beyond the limit the client reads everything again", async () => {
  await asOwner(
    bellhop.ownerUrl,
    `with more as (
       insert into live_events (venue_id, seq, event, told_at)
       select venue_id, last_seq + n, jsonb_build_object('kind', 'alerts', 'count', 0, 'why', repeat('x', case when n > 5500 then 9000 else 90 end)), now()
       from live_counters, generate_series(1, 6000) as n where venue_id = ${hotel.venueId} returning seq)
     update live_counters set last_seq = last_seq + 6000 where venue_id = ${hotel.venueId}`,
    hotel.venueId,
  );
  const [counter] = await asOwner(bellhop.ownerUrl, "select last_seq from live_counters", hotel.venueId);
  const last = Number(counter?.last_seq);
  const patient = await listen(last - 4_900);
  await expect.poll(() => patient.heard.length).toBe(4_900);
  expect(patient.heard.map(({ id }) => id)).toEqual(
    Array.from({ length: 4_900 }, (_, n) => last - 4_900 + 1 + n),
  );
  await patient.hangUp();

  const ear = await listen(last - 5_100);
  await expect.poll(() => ear.names).toEqual(["reset"]);
  expect(ear.heard).toEqual([]);
  await ear.hangUp();
});

test("a stream ends within ten seconds of its session, with a 401 on reconnecting; a colleague's continues", async () => {
  const leaving = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const tabs = [await listen(undefined, leaving), await listen(undefined, leaving)];
  const colleague = await listen();
  const { sid } = decodeJwt(staff.headers.authorization ?? "");
  await bellhop.services.db.atInstallation((at) => endSessions(at, hotel.owner.sub, { except: String(sid) }));
  vi.advanceTimersByTime(10_000);
  await Promise.all(tabs.map((tab) => tab.ended));
  expect((await listen(undefined, leaving)).status).toBe(401);
  const before = colleague.heard.length;
  await guestWrites();
  await expect.poll(() => colleague.heard.length).toBeGreaterThan(before);
  await colleague.hangUp();
});

test("a stream ends within ten seconds of blocking the account", async () => {
  const { sub } = await addColleague(bellhop.services, hotel, "staff");
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const ear = await listen(undefined, await signedIn(bellhop, sub, hotel.venueId));
  await asOwner(bellhop.ownerUrl, `update accounts set blocked_at = now() where account_id = '${sub}'`);
  vi.advanceTimersByTime(10_000);
  await ear.ended;
});
