import { createHash } from "node:crypto";
import { fetchAccess } from "@bellhop/contract/access";
import { listConversations } from "@bellhop/contract/conversations";
import {
  listSetAsideDeliveries,
  putDeliveryAway,
  readSetAsideDelivery,
  takeDeliveryOut,
  tryDeliveryAgain,
} from "@bellhop/contract/deliveries";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHost, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const host = await signedIn(bellhop, await openHost(bellhop.services));
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const owner = await signedIn(bellhop, hotel.owner.sub);

const list = async (page: { looked_at?: boolean; cursor?: string; limit?: number } = {}) =>
  (await host.ask(listSetAsideDeliveries, page)).body;
const setAside = async (body: string | Buffer) => {
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const [newest] = (await list()).items;
  if (!newest) throw new Error("Nothing is set aside");
  return newest;
};

test("a host is marked as host, and an owner is not", async () => {
  expect((await host.ask(fetchAccess, {})).body.is_host).toBe(true);
  expect((await owner.ask(fetchAccess, {})).body.is_host).toBe(false);
});

test("a delivery to a number without a venue shows all details except its text", async () => {
  const body = textsBody("777001", [{ from: "15550001", id: "wamid.u1", text: "Secret words" }]);
  const found = await setAside(body);
  await deliver(bellhop, body, secret);
  const [again] = (await list()).items;
  expect(again).toMatchObject({
    delivery_id: found.delivery_id,
    network: "whatsapp",
    state: "unrouted",
    causes: [{ code: "number_unknown", count: 1, about: "777001" }],
    times_received: 2,
    bytes: Buffer.byteLength(body),
    sha256: createHash("sha256").update(body).digest("hex"),
    phone_number_ids: ["777001"],
    trying_may_help: true,
  });
  expect(JSON.stringify(await list())).not.toContain("Secret words");
  const { delivery_id } = found;
  const { body: read } = await host.ask(readSetAsideDelivery, { delivery_id });
  expect(read.body).toEqual({ encoding: "text", content: body });
});

test.each([
  ["words", Buffer.from("not JSON"), "text", "not JSON"],
  ["a byte-order mark and a NUL", Buffer.from("\ufeff\u0000x"), "text", "\ufeff\u0000x"],
  ["no UTF-8", Buffer.from([0xff, 0x00]), "base64", "/wA="],
  ["nothing at all", Buffer.alloc(0), "text", ""],
] as const)("the bytes of a body of %s are shown exactly", async (_what, bytes, encoding, content) => {
  const { delivery_id, state, trying_may_help } = await setAside(bytes);
  expect([state, trying_may_help]).toEqual(["quarantined", false]);
  const { body } = await host.ask(readSetAsideDelivery, { delivery_id });
  expect(body.body).toEqual({ encoding, content });
});

test("the list is paged, newest first, and complete", async () => {
  for (let n = 0; n < 6; n++) await setAside(`not JSON either ${n}`);
  const all = (await list({ limit: 100 })).items;
  const paged = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) });
    paged.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all);
  expect(all.length).toBeGreaterThan(5);
  const times = all.map((one) => one.received_at);
  expect(times).toEqual(times.toSorted().reverse());
});

test("once its number has a venue, a retried delivery is kept and its messages arrive once", async () => {
  const texts = [
    { from: "15550002", id: "wamid.t1", text: "Is anybody there?" },
    { from: "15550003", id: "wamid.t2", text: "Hello?" },
  ];
  const { delivery_id } = await setAside(textsBody("777002", texts));
  const before = await host.ask(tryDeliveryAgain, { delivery_id });
  expect(before.body).toMatchObject({ state: "unrouted", times_received: 1 });

  const late = await openHotel(bellhop.services, "Hotel Late", "777002");
  const itsOwner = await signedIn(bellhop, late.owner.sub);
  const inbox = async () => (await itsOwner.ask(listConversations, { tab: "all" })).body.items;
  expect(await inbox()).toEqual([]);

  const tried = await Promise.all([1, 2, 3].map(() => host.ask(tryDeliveryAgain, { delivery_id })));
  expect(tried.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, "kept"]));
  expect((await inbox()).map((one) => one.last_message?.text).sort()).toEqual([
    "Hello?",
    "Is anybody there?",
  ]);
  const messages = await asOwner(
    bellhop.ownerUrl,
    "select 1 from messages where author = 'guest'",
    late.venueId,
  );
  expect(messages).toHaveLength(2);
  expect((await list({ limit: 100 })).items.map((one) => one.delivery_id)).not.toContain(delivery_id);
  // It is processed: there is nothing to review, and a retry does nothing.
  expect((await host.ask(readSetAsideDelivery, { delivery_id })).status).toBe(404);
  expect((await host.ask(tryDeliveryAgain, { delivery_id })).body.state).toBe("kept");
  expect((await host.ask(tryDeliveryAgain, { delivery_id: newId() })).status).toBe(404);
});

test("old messages of guests keep their time, and are for staff", async () => {
  const at = new Date(Date.now() - 3 * 24 * 3_600_000);
  const body = textsBody("777003", [{ from: "15550004", id: "wamid.old", text: "When is breakfast?", at }]);
  const { delivery_id } = await setAside(body);
  const late = await openHotel(bellhop.services, "Hotel Later", "777003");
  await host.ask(tryDeliveryAgain, { delivery_id });
  const answers = `select 1 from pgboss.job_common
    where name = 'answer-conversation' and data ->> 'venue_id' = '${late.venueId}'`;
  expect(await asOwner(bellhop.ownerUrl, answers)).toEqual([]);
  const itsOwner = await signedIn(bellhop, late.owner.sub);
  const { items } = (await itsOwner.ask(listConversations, { tab: "waiting" })).body;
  expect(items.map((one) => one.last_message)).toMatchObject([
    { author: "guest", text: "When is breakfast?" },
  ]);
});

test("an invalid cursor is refused", async () => {
  expect((await host.ask(listSetAsideDeliveries, { cursor: "x" })).status).toBe(422);
});

test("a reviewed delivery leaves the list with who and when, keeps its bytes, and can return", async () => {
  const idsIn = async (looked_at: boolean) =>
    (await list({ looked_at, limit: 100 })).items.map((one) => one.delivery_id);
  const { delivery_id, looked_at } = await setAside("not JSON, and looked at");
  expect(looked_at).toBe(null);

  const first = (await host.ask(putDeliveryAway, { delivery_id })).body;
  const { member } = (await host.ask(fetchAccess, {})).body;
  expect(first.looked_at).toEqual({ at: expect.any(String), by: member.email });
  bellhop.clock.pass(1_000);
  expect((await host.ask(putDeliveryAway, { delivery_id })).body).toEqual(first);
  expect(await idsIn(false)).not.toContain(delivery_id);
  expect(await idsIn(true)).toEqual([delivery_id]);
  const { body } = await host.ask(readSetAsideDelivery, { delivery_id });
  expect(body.body.content).toBe("not JSON, and looked at");
  // A retry does not put it up for review again.
  expect((await host.ask(tryDeliveryAgain, { delivery_id })).body).toEqual(first);

  expect((await host.ask(takeDeliveryOut, { delivery_id })).body.looked_at).toBe(null);
  expect(await idsIn(false)).toContain(delivery_id);
  expect(await idsIn(true)).toEqual([]);
  for (const one of [putDeliveryAway, takeDeliveryOut])
    expect((await host.ask(one, { delivery_id: newId() })).status).toBe(404);
});

test("a reviewed delivery needs review again when its bytes arrive again", async () => {
  const { delivery_id } = await setAside("not JSON, twice");
  await host.ask(putDeliveryAway, { delivery_id });
  await deliver(bellhop, "not JSON, twice", secret);
  const waiting = (await list({ limit: 100 })).items.find((one) => one.delivery_id === delivery_id);
  expect(waiting).toMatchObject({ times_received: 2, looked_at: null });
});

test("a processed delivery cannot be marked as reviewed", async () => {
  const body = textsBody("777004", [{ from: "15550005", id: "wamid.dealt", text: "Hi" }]);
  const { delivery_id } = await setAside(body);
  await openHotel(bellhop.services, "Hotel Latest", "777004");
  await host.ask(tryDeliveryAgain, { delivery_id });
  const answer = (await host.ask(putDeliveryAway, { delivery_id })).body;
  expect(answer).toMatchObject({ state: "kept", looked_at: null });
});

test("a retry may help an unreadable delivery if a number has no venue, and only then", async () => {
  const said = JSON.parse(textsBody("777005", [{ from: "15550006", id: "wamid.beside", text: "Hi" }]));
  said.entry.push(7);
  expect(await setAside(JSON.stringify(said))).toMatchObject({ state: "quarantined", trying_may_help: true });
  await openHotel(bellhop.services, "Hotel Beside", "777005");
  said.entry.push(8);
  expect(await setAside(JSON.stringify(said))).toMatchObject({
    state: "quarantined",
    trying_may_help: false,
  });
});
