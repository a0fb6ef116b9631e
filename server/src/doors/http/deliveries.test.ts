import { createHash } from "node:crypto";
import { fetchAccess } from "@bellhop/contract/access";
import { listConversations } from "@bellhop/contract/conversations";
import { listSetAsideDeliveries, readSetAsideDelivery, tryDeliveryAgain } from "@bellhop/contract/deliveries";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHost, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const host = await signedIn(bellhop, await openHost(bellhop.parts));
const hotel = await openHotel(bellhop.parts, "Hotel Alpha");
const owner = await signedIn(bellhop, hotel.owner.sub);

const list = async (page: { cursor?: string; limit?: number } = {}) =>
  (await host.ask(listSetAsideDeliveries, page)).body;
const setAside = async (body: string | Buffer) => {
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const [newest] = (await list()).items;
  if (!newest) throw new Error("Nothing is set aside");
  return newest;
};

test("a host is told so, and an owner of a hotel is none", async () => {
  expect((await host.ask(fetchAccess, {})).body.is_host).toBe(true);
  expect((await owner.ask(fetchAccess, {})).body.is_host).toBe(false);
});

test("a delivery to a number without a venue shows with all that helps, and without its words", async () => {
  const body = textsBody("777001", [{ from: "15550001", id: "wamid.u1", text: "Secret words" }]);
  const found = await setAside(body);
  await deliver(bellhop, body, secret);
  const [again] = (await list()).items;
  expect(again).toMatchObject({
    delivery_id: found.delivery_id,
    network: "whatsapp",
    state: "unrouted",
    cause: "No venue has the number 777001",
    times_received: 2,
    bytes: Buffer.byteLength(body),
    sha256: createHash("sha256").update(body).digest("hex"),
    phone_number_ids: ["777001"],
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
] as const)("the bytes of a body of %s are shown to the letter", async (_what, bytes, encoding, content) => {
  const { delivery_id, state } = await setAside(bytes);
  expect(state).toBe("quarantined");
  const { body } = await host.ask(readSetAsideDelivery, { delivery_id });
  expect(body.body).toEqual({ encoding, content });
});

test("the list is paged, newest first, and leaves nothing out", async () => {
  for (let n = 0; n < 5; n++) await setAside(`not JSON either ${n}`);
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

test("once its number has a venue, a delivery tried again is kept and its messages arrive once", async () => {
  const texts = [
    { from: "15550002", id: "wamid.t1", text: "Is anybody there?" },
    { from: "15550003", id: "wamid.t2", text: "Hello?" },
  ];
  const { delivery_id } = await setAside(textsBody("777002", texts));
  const before = await host.ask(tryDeliveryAgain, { delivery_id });
  expect(before.body).toMatchObject({ state: "unrouted", times_received: 1 });

  const late = await openHotel(bellhop.parts, "Hotel Late", "777002");
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
  // It is dealt with: there is nothing to look at, and trying it does nothing.
  expect((await host.ask(readSetAsideDelivery, { delivery_id })).status).toBe(404);
  expect((await host.ask(tryDeliveryAgain, { delivery_id })).body.state).toBe("kept");
  expect((await host.ask(tryDeliveryAgain, { delivery_id: newId() })).status).toBe(404);
});

test("what guests wrote long ago stands at its time, and is staff's", async () => {
  const at = new Date(Date.now() - 3 * 24 * 3_600_000);
  const body = textsBody("777003", [{ from: "15550004", id: "wamid.old", text: "When is breakfast?", at }]);
  const { delivery_id } = await setAside(body);
  const late = await openHotel(bellhop.parts, "Hotel Later", "777003");
  await host.ask(tryDeliveryAgain, { delivery_id });
  const jobs = `select 1 from pgboss.job_common where data ->> 'venue_id' = '${late.venueId}'`;
  expect(await asOwner(bellhop.ownerUrl, jobs)).toEqual([]);
  const itsOwner = await signedIn(bellhop, late.owner.sub);
  const { items } = (await itsOwner.ask(listConversations, { tab: "waiting" })).body;
  expect(items.map((one) => one.last_message)).toMatchObject([
    { author: "guest", text: "When is breakfast?" },
  ]);
});

test("a list's cursor that is none is refused", async () => {
  expect((await host.ask(listSetAsideDeliveries, { cursor: "x" })).status).toBe(422);
});
