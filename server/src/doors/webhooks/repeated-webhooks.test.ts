import { beforeEach, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver } from "../../testing/webhook.ts";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
let hotel: Hotel;
let numbers = 900_001;
beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha", String(numbers++));
});

const bodyOf = (field: string, value: object) => {
  const metadata = { phone_number_id: hotel.phoneNumberId };
  return JSON.stringify({ entry: [{ id: "waba", changes: [{ field, value: { metadata, ...value } }] }] });
};
const read = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

async function deliverOnce(body: string) {
  bellhop.clock.pass(1_000);
  expect(await deliver(bellhop, body, secret)).toBe(200);
}

test("an error without a time is one event, however often it is delivered", async () => {
  const body = bodyOf("messages", { errors: [{ code: 131_000, title: "Something went wrong" }] });
  await deliverOnce(body);
  await deliverOnce(body);
  expect(await read("select kind from channel_events")).toEqual([{ kind: "error" }]);
  // Another webhook about the same is another event.
  await deliverOnce(`${body} `);
  expect(await read("select kind from channel_events")).toHaveLength(2);
});

const text = { type: "text", text: { body: "Good evening" }, timestamp: "1795255200" };
const written: [what: string, field: string, value: object][] = [
  ["message", "messages", { messages: [{ from: "15550001", id: "wamid.1", ...text }] }],
  ["echo", "smb_message_echoes", { message_echoes: [{ to: "15550001", id: "wamid.2", ...text }] }],
  [
    "history",
    "history",
    {
      history: [{ threads: [{ id: "15550001", messages: [{ from: "15550001", id: "wamid.3", ...text }] }] }],
    },
  ],
];

test("what is delivered again after its guest has moved adds no guest", async () => {
  for (const [, field, value] of written) await deliverOnce(bodyOf(field, value));
  const system = { type: "user_changed_number", wa_id: "15550009" };
  await deliverOnce(
    bodyOf("messages", { messages: [{ from: "15550001", id: "wamid.4", type: "system", system }] }),
  );
  for (const [what, field, value] of written) {
    await deliverOnce(bodyOf(field, value));
    expect(await read("select phone from guests"), what).toEqual([{ phone: "+15550009" }]);
  }
  expect(await read("select 1 from conversations")).toHaveLength(1);
});

test("the newest preference counts, whatever the order of the webhooks", async () => {
  const preference = (value: string, second: number) =>
    bodyOf("user_preferences", {
      user_preferences: [{ wa_id: "15550009", value, timestamp: String(second) }],
    });
  const isStopped = async () =>
    (await read("select marketing_stopped_at is not null as is from guest_channels"))[0]?.is === true;
  await deliverOnce(bodyOf("messages", { messages: [{ from: "15550009", id: "wamid.11", ...text }] }));
  await deliverOnce(preference("stop", 1_795_255_300));
  expect(await isStopped()).toBe(true);
  await deliverOnce(preference("resume", 1_795_255_302));
  await deliverOnce(preference("stop", 1_795_255_301));
  expect(await isStopped()).toBe(false);
});

test("the newest of STOP and START counts, whatever the order of the webhooks", async () => {
  const write = (id: string, body: string, second: number) =>
    bodyOf("messages", {
      messages: [{ from: "15550009", id, type: "text", text: { body }, timestamp: String(second) }],
    });
  const isOut = async () =>
    (await read("select opted_out_at is not null as is from guest_channels"))[0]?.is === true;
  await deliverOnce(write("wamid.5", "START", 1_795_255_300));
  await deliverOnce(write("wamid.6", "STOP", 1_795_255_302));
  await deliverOnce(write("wamid.7", "START", 1_795_255_301));
  expect(await isOut()).toBe(true);
});

test("a change of number that is delivered again does not move its guest back", async () => {
  const change = (id: string, from: object, to: string, previous: string) =>
    bodyOf("messages", {
      messages: [
        {
          ...from,
          id,
          type: "system",
          system: { type: "user_changed_user_id", previous_user_id: previous, user_id: to },
        },
      ],
    });
  const guest = { from: "15550010", from_user_id: "US.1" };
  await deliverOnce(bodyOf("messages", { messages: [{ ...guest, id: "wamid.8", ...text }] }));
  await deliverOnce(change("wamid.9", guest, "US.2", "US.1"));
  await deliverOnce(change("wamid.10", { ...guest, from_user_id: "US.2" }, "US.3", "US.2"));
  await deliverOnce(change("wamid.9", guest, "US.2", "US.1"));
  expect(await read("select whatsapp_user_id as id from guests where phone = '+15550010'")).toEqual([
    { id: "US.3" },
  ]);
});
