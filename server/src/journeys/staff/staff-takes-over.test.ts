import { fetchAccess, listVenues } from "@bellhop/contract/access";
import { listVenueAlerts } from "@bellhop/contract/alerts";
import {
  handBack,
  listConversations,
  markDone,
  markRead,
  markUnread,
  readConversation,
  reopen,
  takeOver,
} from "@bellhop/contract/conversations";
import { fetchHome } from "@bellhop/contract/home";
import { sendReply } from "@bellhop/contract/messages";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
let hotel: Hotel;
let staff: Caller;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
});

let written = 0;
async function guestWrites(from: string, text: string) {
  const message = {
    from,
    id: `wamid.hands.${written++}`,
    text,
    name: `Guest ${from}`,
    at: bellhop.clock.now(),
  };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]));
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  return items.find((one) => one.guest.phone === `+${from}`)?.conversation_id ?? "";
}

async function alertsOf(conversation_id: string) {
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  return items.filter((alert) => alert.conversation_id === conversation_id).map((alert) => alert.cause);
}

test("a member takes over and holds the conversation; handing back returns it to the assistant", async () => {
  const conversation_id = await guestWrites("15550601", "Is there a helipad?");
  const taken = (await staff.ask(takeOver, { conversation_id })).body;
  expect(taken.held).toEqual({
    by: "staff",
    member_id: hotel.owner.member_id,
    member_name: hotel.owner.name,
  });
  expect(
    (await staff.ask(listConversations, { tab: "mine" })).body.items.map((one) => one.conversation_id),
  ).toEqual([conversation_id]);
  // Taking it twice adds one system line.
  await staff.ask(takeOver, { conversation_id });
  expect((await staff.ask(handBack, { conversation_id })).body.held).toEqual({ by: "assistant" });
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(messages.map((message) => message.event?.kind ?? message.author)).toEqual([
    "guest",
    "taken_over",
    "handed_back",
  ]);
});

test("a done conversation leaves the inbox and its alerts, and returns when the guest writes again", async () => {
  const conversation_id = await guestWrites("15550602", "Hello there");
  expect(await alertsOf(conversation_id)).toEqual(["guest_waits"]);
  await staff.ask(takeOver, { conversation_id });
  expect((await staff.ask(markDone, { conversation_id })).body).toMatchObject({
    state: "done",
    unread: 0,
    held: { by: "assistant" },
  });
  expect(await alertsOf(conversation_id)).toEqual([]);
  expect(
    (await staff.ask(listConversations, { tab: "done" })).body.items.map((one) => one.conversation_id),
  ).toEqual([conversation_id]);

  expect(await guestWrites("15550602", "What time is breakfast?")).toBe(conversation_id);
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const { messages, conversation } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(conversation).toMatchObject({ state: "open", waiting_since: null });
  expect(messages.at(-1)?.author).toBe("assistant");
});

test("after Done the guest waits since the new message, not since the old one", async () => {
  const conversation_id = await guestWrites("15550607", "Hello there");
  const waitingSince = async () =>
    (await staff.ask(readConversation, { conversation_id })).body.conversation.waiting_since;
  const first = await waitingSince();
  await staff.ask(markDone, { conversation_id });
  bellhop.clock.pass(60_000);
  await guestWrites("15550607", "Are you there?");
  expect(Date.parse((await waitingSince()) ?? "") - Date.parse(first ?? "")).toBeGreaterThanOrEqual(60_000);
});

test("a repeated reply after Done changes nothing", async () => {
  const conversation_id = await guestWrites("15550608", "Hello there");
  const reply = { conversation_id, message_id: newId(), text: "Good evening" };
  await staff.ask(sendReply, reply);
  await staff.ask(markDone, { conversation_id });
  expect((await staff.ask(sendReply, reply)).status).toBe(200);
  const { messages, conversation } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(conversation).toMatchObject({ state: "done", held: { by: "assistant" } });
  expect(messages.map((message) => message.event?.kind ?? message.author)).toEqual([
    "guest",
    "taken_over",
    "staff",
    "done",
  ]);
});

test("Done can be undone", async () => {
  const conversation_id = await guestWrites("15550603", "Hello there");
  await staff.ask(markDone, { conversation_id });
  expect((await staff.ask(reopen, { conversation_id })).body).toMatchObject({
    state: "open",
    held: { by: "staff" },
  });
});

test("read and unread apply to the whole venue", async () => {
  const conversation_id = await guestWrites("15550604", "Hello there");
  expect((await staff.ask(markRead, { conversation_id })).body.unread).toBe(0);
  expect((await staff.ask(markUnread, { conversation_id })).body.unread).toBe(1);
});

test("the guest who has waited longest is first, page by page, and the counts agree", async () => {
  for (let n = 0; n < 5; n++) {
    const conversation_id = await guestWrites(`1555061${n}`, "Hello there");
    await staff.ask(takeOver, { conversation_id });
    bellhop.clock.pass(1_000);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await staff.ask(listConversations, { tab: "waiting", limit: 2, cursor });
    seen.push(...body.items.map((one) => one.waiting_since ?? ""));
    expect(body.counts.waiting).toBeGreaterThanOrEqual(5);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.length).toBe((await staff.ask(listConversations, { tab: "waiting" })).body.counts.waiting);
  expect(seen).toEqual(seen.toSorted());
  const { body: home } = await staff.ask(fetchHome, {});
  expect(home.waiting_count).toBe(seen.length);
  expect(home.waiting[0]?.waiting_since).toBe(seen[0]);
});

test("a long thread is read page by page, each message once", async () => {
  let conversation_id = "";
  for (let n = 0; n < 12; n++) conversation_id = await guestWrites("15550605", `Line ${n}`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await staff.ask(readConversation, { conversation_id, limit: 5, cursor });
    seen.unshift(...body.messages.map((message) => message.text));
    cursor = body.earlier_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => `Line ${n}`));
});

test("an invalid cursor is refused by name", async () => {
  const { status, body } = await staff.ask(listConversations, { tab: "all", cursor: "bm90IGEgY3Vyc29y" });
  expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field: "cursor" }] });
});

test("the signed-in member gets their venues, with the number of waiting guests", async () => {
  const conversation_id = await guestWrites("15550606", "Hello there");
  await staff.ask(takeOver, { conversation_id });
  const { body: access } = await staff.ask(fetchAccess, {});
  expect(access).toMatchObject({
    member: { role: "owner" },
    venue: { name: "Hotel Alpha" },
    flags: { builtConcierge: true },
  });
  const { body: venues } = await staff.ask(listVenues, {});
  expect(venues.items.map((venue) => venue.name)).toEqual(["Hotel Alpha"]);
  expect(venues.items[0]?.waiting).toBeGreaterThan(0);
});

test.each<[string, string, string, boolean]>([
  ["15550641", "Your taxi is booked.", "Thank you so much!", false],
  ["15550642", "Ihr Taxi ist bestellt.", "Vielen Dank 😊", false],
  ["15550643", "Votre taxi est réservé.", "merci beaucoup", false],
  ["15550644", "您的出租车已订好。", "谢谢", false],
  ["15550645", "Your taxi is booked.", "Thanks, and when does it come?", true],
  ["15550646", "Your taxi is booked.", "Thanks! The shower is cold again.", true],
  ["15550647", "Shall we book one for 6:00?", "Thank you!", true],
])('guest %s, told "%s", writes "%s" and waits: %s', async (from, reply, text, isWaiting) => {
  const conversation_id = await guestWrites(from, "Can you book a taxi for tomorrow?");
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: reply });
  bellhop.clock.pass(1_000);
  await guestWrites(from, text);
  const { conversation } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(conversation.waiting_since !== null).toBe(isWaiting);
  expect(await alertsOf(conversation_id)).toEqual(isWaiting ? ["guest_waits"] : []);
});

test("who thanks while an earlier message waits goes on waiting", async () => {
  const conversation_id = await guestWrites("15550648", "Is there a helipad?");
  await staff.ask(takeOver, { conversation_id });
  await guestWrites("15550648", "Thank you!");
  const { conversation } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(conversation.waiting_since).not.toBeNull();
});
