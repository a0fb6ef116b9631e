import { listVenueAlerts } from "@bellhop/contract/alerts";
import type { InputOf } from "@bellhop/contract/call";
import {
  handBack,
  listConversations,
  markDone,
  markQuestionAnswered,
  markQuestionUnanswered,
  readConversation,
} from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

let written = 0;

/** A guest writes, and the assistant processes the message. */
async function guestWrites(from: string, text: string) {
  const message = { from, id: `wamid.open.${written++}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  return conversationOf(from);
}

async function conversationOf(from: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error(`No conversation with ${from}`);
  return found;
}

async function lastText(conversation_id: string) {
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  return messages.findLast(({ author }) => author !== "system")?.text;
}

const isWaiting = async (conversation_id: string) =>
  (await staff.ask(listConversations, { tab: "waiting" })).body.items.some(
    (one) => one.conversation_id === conversation_id,
  );

const alertsOf = async (conversation_id: string) =>
  (await staff.ask(listVenueAlerts, {})).body.items
    .filter((alert) => alert.conversation_id === conversation_id)
    .map(({ cause }) => cause);

test("after an open question the assistant answers the next one, and the guest keeps waiting for the first", async () => {
  const { conversation_id } = await guestWrites("15550701", "Is there a helipad?");
  const after = await guestWrites("15550701", "And what time is breakfast?");
  expect(await lastText(conversation_id)).toContain("from 7:00 to 10:30");
  expect(after.held).toEqual({ by: "assistant" });
  expect(after.open_questions).toMatchObject([{ reason: "no_entry", about: "Is there a helipad?" }]);
  expect(after.waiting_since).toBe(after.open_questions[0]?.asked_at);
  expect(await isWaiting(conversation_id)).toBe(true);
  expect(await alertsOf(conversation_id)).toEqual(["handed_over"]);
});

test("staff mark each question as answered; with the last one the waiting and the alert end, and undo brings both back", async () => {
  await guestWrites("15550702", "Is there a helipad?");
  const { conversation_id, open_questions } = await guestWrites("15550702", "Is there a casino?");
  expect(open_questions.map(({ about }) => about)).toEqual(["Is there a helipad?", "Is there a casino?"]);
  const [first, second] = open_questions.map(({ question_id }) => question_id);
  const mark = async (question_id = "") =>
    (await staff.ask(markQuestionAnswered, { conversation_id, question_id })).body;
  expect((await mark(first)).open_questions).toMatchObject([{ about: "Is there a casino?" }]);
  expect(await isWaiting(conversation_id)).toBe(true);
  const last = await mark(second);
  expect(last).toMatchObject({ open_questions: [], waiting_since: null, held: { by: "assistant" } });
  expect(await alertsOf(conversation_id)).toEqual([]);

  const again = await staff.ask(markQuestionUnanswered, { conversation_id, question_id: second ?? "" });
  expect(again.body.open_questions).toMatchObject([{ about: "Is there a casino?" }]);
  expect(await isWaiting(conversation_id)).toBe(true);
});

test("a reply answers the only open question, of several those it speaks of; done answers all", async () => {
  const { conversation_id } = await guestWrites("15550703", "Is there a helipad?");
  const reply = (text: string) => staff.ask(sendReply, { conversation_id, message_id: newId(), text });
  await reply("No, I am afraid.");
  expect((await conversationOf("15550703")).open_questions).toEqual([]);

  const other = await guestWrites("15550704", "Is there a helipad?");
  await guestWrites("15550704", "Is there a casino?");
  const send = { conversation_id: other.conversation_id, message_id: newId(), text: "No casino." };
  await staff.ask(sendReply, send);
  const left = (await conversationOf("15550704")).open_questions;
  expect(left.map(({ about }) => about)).toEqual(["Is there a helipad?"]);
  expect(await alertsOf(other.conversation_id)).toEqual(["handed_over"]);
  await staff.ask(markDone, { conversation_id: other.conversation_id });
  const { items } = (await staff.ask(listConversations, { tab: "done" })).body;
  const done = items.find((one) => one.conversation_id === other.conversation_id);
  expect(done).toMatchObject({ open_questions: [], waiting_since: null });
});

test.each(["For how many people?", "何名様ですか？", "كم عدد الأشخاص؟"])(
  "a reply that is a question answers nothing: %s",
  async (text) => {
    const from = `1555072${written}`;
    const { conversation_id } = await guestWrites(from, "Is there a helipad?");
    const reply = (words: string) =>
      staff.ask(sendReply, { conversation_id, message_id: newId(), text: words });
    await reply(text);
    expect((await conversationOf(from)).open_questions).toHaveLength(1);
    expect(await isWaiting(conversation_id)).toBe(true);
    expect(await alertsOf(conversation_id)).toEqual(["handed_over"]);
    await reply("There is one for 2 people. Is it for you? I will book it.");
    expect((await conversationOf(from)).open_questions).toEqual([]);
  },
);

test("what staff answered waits no longer, and a complaint that they have not answered does", async () => {
  const from = "15550707";
  await guestWrites(from, "The air conditioning in our room is broken, it is unbearable");
  const { conversation_id } = await guestWrites(from, "Can we have a late check-out until 2 pm?");
  const reply = (text: string, quoted?: string) =>
    staff.ask(sendReply, { conversation_id, message_id: newId(), text, ...(quoted && { quoted }) });
  const open = async () => (await conversationOf(from)).open_questions.map(({ reason }) => reason);
  expect(await open()).toEqual(["complaint", "request"]);
  await reply("Late check-out until 14:00 is fine. Is there anything else we can do for you?");
  expect(await open()).toEqual(["complaint"]);
  expect(await isWaiting(conversation_id)).toBe(true);
  await reply("So sorry! Our technician is on the way.");
  expect(await open()).toEqual([]);
  expect((await conversationOf(from)).waiting_since).toBeNull();
  expect(await isWaiting(conversation_id)).toBe(false);
  expect(await alertsOf(conversation_id)).toEqual([]);
});

test("thanks after an open question answer nothing", async () => {
  const { conversation_id } = await guestWrites("15550705", "Is there a helipad?");
  const after = await guestWrites("15550705", "ok thanks");
  expect(after.open_questions).toHaveLength(1);
  expect(await isWaiting(conversation_id)).toBe(true);
  expect(await alertsOf(conversation_id)).toEqual(["handed_over"]);
});

test("an answer to a question of staff shows that question", async () => {
  const { conversation_id } = await guestWrites("15550706", "Is there a helipad?");
  const text = "There is one at the hospital. Shall we call them for you?";
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text });
  await staff.ask(handBack, { conversation_id });
  const { open_questions } = await guestWrites("15550706", "Yes please");
  const asked = "Shall we call them for you?";
  expect(open_questions).toMatchObject([{ reason: "reply", asked }]);
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  expect(messages.findLast(({ event }) => event)?.event).toMatchObject({ reason: "reply", asked });
});

test("All sorts by waiting: emergencies, who has waited longest, then the others by newest activity, page by page", async () => {
  const other = await openHotel(bellhop.services, "Hotel Sorted");
  const desk = await signedIn(bellhop, other.owner.sub, other.venueId);
  const write = async (from: string, text: string) => {
    const message = { from, id: `wamid.sort.${from}`, text, at: bellhop.clock.now() };
    await deliver(bellhop, textsBody(other.phoneNumberId, [message]));
    bellhop.clock.pass(4_000);
    await bellhop.runDueJobs();
  };
  await write("15550711", "What time is breakfast?");
  await write("15550712", "Is there a helipad?");
  await write("15550713", "Is there a casino?");
  await write("15550714", "What time is breakfast?");
  await write("15550715", "Help, there is a fire in my room!");
  const phones: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page: InputOf<typeof listConversations> = {
      tab: "all",
      sort: "waiting",
      limit: 2,
      ...(cursor && { cursor }),
    };
    const { body } = await desk.ask(listConversations, page);
    phones.push(...body.items.map(({ guest }) => String(guest.phone).slice(-1)));
    cursor = body.next_cursor;
  } while (cursor);
  expect(phones.join("")).toBe("52341");
});

test("staff see that a guest has opted out, until the guest opts in", async () => {
  const optedOut = async (text: string) => (await guestWrites("15550707", text)).guest.opted_out;
  expect(await optedOut("What time is breakfast?")).toBe(false);
  expect(await optedOut("STOP")).toBe(true);
  expect(await optedOut("START")).toBe(false);
});
