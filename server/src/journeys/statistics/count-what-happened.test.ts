import { listConversations } from "@bellhop/contract/conversations";
import { addGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { getVenueStatistics } from "@bellhop/contract/statistics";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { countStatistics } from "./count-statistics.ts";

const secret = "the secret of the app";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
let numbers = 880_500;
let hotel: Hotel;
let owner: Caller;
const guest = "447700900123";

const at = (time: string) => bellhop.clock.set(new Date(time));

beforeEach(async () => {
  at("2027-01-12T20:00:00Z");
  hotel = await openHotel(bellhop.services, "Hotel", String(numbers++));
  owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

async function guestWrites(text: string) {
  const message = { from: guest, id: `wamid.counted.${newId()}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret)).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

const conversationId = async () =>
  (await owner.ask(listConversations, { tab: "all" })).body.items[0]?.conversation_id ?? "";

async function staffWrites(text: string): Promise<string> {
  const reply = { conversation_id: await conversationId(), message_id: newId(), text };
  expect((await owner.ask(sendReply, reply)).status).toBe(200);
  return reply.message_id;
}

const countNow = () => countStatistics.handle({} as never, bellhop.services, { lastAttempt: false });
const figures = async () =>
  (await owner.ask(getVenueStatistics, { from: "2027-01-10", to: "2027-01-14" })).body.figures;

test("the message that goes out with a booking ends no wait, and is counted as a message", async () => {
  await countNow();
  await guestWrites("Is there a helipad?");
  at("2027-01-12T22:00:00Z");
  const added = await owner.ask(addGuest, {
    ...{ name: "Ada", phone: `+${guest}`, reservation_number: "R-1", room: "", send: "never" },
    ...{ checkin: "2027-01-20", checkout: "2027-01-24" },
  });
  expect(added.status).toBe(200);
  const first = await staffWrites("Welcome! Your room is booked.");
  await asOwner(bellhop.ownerUrl, `update reservations set first_message_id = '${first}'`, hotel.venueId);
  await asOwner(
    bellhop.ownerUrl,
    `update messages set state = 'delivered', price_category = 'utility', is_charged = true where message_id = '${first}'`,
    hotel.venueId,
  );
  at("2027-01-13T03:00:00Z");
  await countNow();
  at("2027-01-13T08:00:00Z");
  await staffWrites("No.");
  const counted = await figures();
  expect(counted.first_reply).toMatchObject({ count: 1 });
  expect(Math.round((counted.first_reply.median_ms ?? 0) / 3_600_000)).toBe(12);
  expect(counted.whatsapp).toMatchObject({ delivered: 1, billable: 1 });
});

test("what another agent on the number wrote is no reply of a person, and ends the wait for one", async () => {
  const metadata = { display_phone_number: "15550000", phone_number_id: hotel.phoneNumberId };
  const agentWrites = async (body: string) => {
    const message = { to: guest, type: "text", text: { body } };
    const timestamp = String(bellhop.clock.now().getTime() / 1000);
    const standby = { message_echoes: [{ id: `wamid.agent.${newId()}`, timestamp, message }] };
    const value = { messaging_product: "whatsapp", metadata, standby };
    const changes = [{ field: "standby", value }];
    const entry = [{ id: "waba", changes }];
    const sent = JSON.stringify({ object: "whatsapp_business_account", entry });
    expect(await deliver(bellhop, sent, secret)).toBe(200);
    await bellhop.runDueJobs();
  };
  await guestWrites("Good evening");
  at("2027-01-12T20:01:00Z");
  await agentWrites("Good evening, how can I help?");
  await countNow();
  expect((await figures()).first_reply).toMatchObject({ count: 0 });
  at("2027-01-13T08:00:00Z");
  await guestWrites("A person, please: my key");
  at("2027-01-13T08:10:00Z");
  await staffWrites("Coming.");
  const { first_reply } = await figures();
  expect(first_reply).toMatchObject({ count: 1 });
  expect(Math.round((first_reply.median_ms ?? 0) / 60_000)).toBe(10);
});

test.each([
  ["STOP", 0],
  ["STOP. And when is breakfast?", 1],
  ["Please don't message me any more, thanks", 0],
])("a guest who writes “%s” asks for something: %s", async (text, total) => {
  await guestWrites(text);
  const { conversations, answered } = await figures();
  expect([conversations, answered.total]).toEqual([1, total]);
});
