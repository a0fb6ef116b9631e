import { listVenueAlerts } from "@bellhop/contract/alerts";
import { handBack, listConversations, readConversation, takeOver } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const inVenue = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

let written = 0;

/** A guest sends texts, one delivery each, while the assistant's pause is still running. */
async function guestWrites(from: string, ...texts: string[]) {
  for (const text of texts) {
    const message = {
      from,
      id: `wamid.${from}.${written++}`,
      text,
      name: `Guest ${from}`,
      at: bellhop.clock.now(),
    };
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  }
  return conversationOf(from);
}

async function conversationOf(from: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error(`No conversation with ${from}`);
  return found;
}

async function thread(conversation_id: string) {
  return (await staff.ask(readConversation, { conversation_id })).body.messages;
}

async function afterThePause() {
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

test("a question is answered from the venue's entry, with its source, and with the notice on first contact only", async () => {
  const { conversation_id } = await guestWrites("15550301", "What time is breakfast?");
  await afterThePause();
  const [, answer] = await thread(conversation_id);
  expect(answer?.author).toBe("assistant");
  expect(answer?.text).toContain("Breakfast is served from 7:00 to 10:30 on the terrace.");
  expect(answer?.text).toContain("Hotel Alpha");
  expect((await conversationOf("15550301")).last_message?.text).toBe(
    "Breakfast is served from 7:00 to 10:30 on the terrace.",
  );
  expect(answer?.sources).toMatchObject([{ title: "Breakfast", section: "faq", version: 1 }]);
  const notices = await inVenue(
    `select language, text_version, message_id from assistant_notices where conversation_id = '${conversation_id}'`,
  );
  expect(notices).toMatchObject([{ language: "en", message_id: answer?.message_id }]);

  await guestWrites("15550301", "And is there parking?");
  await afterThePause();
  const second = (await thread(conversation_id)).at(-1);
  expect(second?.text).toBe("Our garage has 40 places at €18 a night.");
  expect((await conversationOf("15550301")).waiting_since).toBeNull();
});

test("a short question is answered from the entry that the guest was told last", async () => {
  const { conversation_id } = await guestWrites("15550311", "¿Hay aparcamiento?");
  await afterThePause();
  expect((await thread(conversation_id)).at(-1)?.sources).toMatchObject([{ title: "Parking" }]);
  await guestWrites("15550311", "¿cuánto cuesta?");
  await afterThePause();
  expect((await thread(conversation_id)).at(-1)).toMatchObject({
    author: "assistant",
    sources: [{ title: "Parking" }],
  });
});

test("five messages in a burst get one answer, after the last of them", async () => {
  const { conversation_id } = await guestWrites("15550302", "Hello", "a question");
  bellhop.clock.pass(2_000);
  await bellhop.runDueJobs();
  await guestWrites("15550302", "about the", "morning:", "what time is breakfast?");
  bellhop.clock.pass(2_000);
  await bellhop.runDueJobs();
  expect((await thread(conversation_id)).map((message) => message.author)).not.toContain("assistant");
  bellhop.clock.pass(1_500);
  await bellhop.runDueJobs();
  const authors = (await thread(conversation_id)).map((message) => message.author);
  expect(authors.filter((author) => author === "assistant")).toHaveLength(1);
  expect(authors.slice(0, 5)).toEqual(["guest", "guest", "guest", "guest", "guest"]);
});

test("a message without words is handed over, whatever its type; spaces alone are ignored", async () => {
  const wordless: Array<[from: string, type: string, part: object]> = [
    ["15550381", "text", { body: "" }],
    ["15550382", "button", {}],
    ["15550383", "interactive", { nfm_reply: {} }],
    ["15550384", "text", { body: "   " }],
  ];
  const told = new Map<string, string | undefined>();
  for (const [from, type, part] of wordless) {
    const body = JSON.parse(
      textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${from}`, text: "", at: bellhop.clock.now() }]),
    );
    Object.assign(body.entry[0].changes[0].value.messages[0], { text: undefined, type, [type]: part });
    expect(await deliver(bellhop, JSON.stringify(body))).toBe(200);
    await afterThePause();
    const { conversation_id } = await conversationOf(from);
    const reasons = await inVenue(
      `select reason from hand_overs where conversation_id = '${conversation_id}'`,
    );
    told.set(from, (reasons as Array<{ reason: string }>)[0]?.reason);
  }
  expect(Object.fromEntries(told)).toEqual({
    "15550381": "not_text",
    "15550382": "not_text",
    "15550383": "not_text",
    "15550384": undefined,
  });
});

test("an uncovered question is handed over: a message to the guest, a reason for staff, an alert", async () => {
  const { conversation_id } = await guestWrites("15550303", "Is there a helipad?");
  await afterThePause();
  const messages = await thread(conversation_id);
  expect(messages.map((message) => message.author)).toEqual(["guest", "assistant", "system"]);
  expect(messages[1]?.sources).toEqual([]);
  expect(messages[2]?.event).toMatchObject({ kind: "handed_over", reason: "no_entry" });
  const conversation = await conversationOf("15550303");
  expect(conversation.held).toEqual({ by: "assistant" });
  expect(conversation.open_questions).toMatchObject([{ reason: "no_entry", about: "Is there a helipad?" }]);
  // The message to the guest is not an answer: the guest keeps waiting.
  expect(conversation.waiting_since).not.toBeNull();
  const alerts = (await staff.ask(listVenueAlerts, {})).body.items;
  expect(
    alerts.filter((alert) => alert.conversation_id === conversation_id).map((alert) => alert.cause),
  ).toEqual(["handed_over"]);
});

test("once staff reply the assistant is silent, until the conversation is handed back", async () => {
  const { conversation_id } = await guestWrites("15550304", "What time is breakfast?");
  const reply = { conversation_id, message_id: newId(), text: "Good morning, I look after you myself." };
  await staff.ask(sendReply, reply);
  await afterThePause();
  await guestWrites("15550304", "So what time is breakfast?");
  await afterThePause();
  expect((await thread(conversation_id)).map((message) => message.author)).toEqual([
    "guest",
    "system",
    "staff",
    "guest",
  ]);
  // By id: two members may have the same name.
  expect((await thread(conversation_id))[2]).toMatchObject({
    member_id: hotel.owner.member_id,
    member_name: hotel.owner.name,
  });
  expect((await conversationOf("15550304")).waiting_since).not.toBeNull();

  await staff.ask(handBack, { conversation_id });
  await afterThePause();
  expect((await thread(conversation_id)).filter((message) => message.author === "assistant")).toEqual([]);
  await guestWrites("15550304", "When is breakfast?");
  await afterThePause();
  expect((await thread(conversation_id)).at(-1)?.author).toBe("assistant");
});

test("an answer is discarded if staff took over meanwhile", async () => {
  const { conversation_id } = await guestWrites("15550305", "What time is breakfast?");
  const { assistantVersions: concierges } = bellhop.services;
  const open = concierges.open;
  onTestFinished(() => {
    concierges.open = open;
  });
  // Staff take over exactly while the assistant prepares its answer.
  concierges.open = async (...asked) => {
    await staff.ask(takeOver, { conversation_id });
    return open(...asked);
  };
  await afterThePause();
  expect((await thread(conversation_id)).map((message) => message.author)).toEqual(["guest", "system"]);
});

test("a message that arrives while the assistant decides is not lost", async () => {
  const { conversation_id } = await guestWrites("15550308", "What time is breakfast?");
  const { assistantVersions: concierges } = bellhop.services;
  const open = concierges.open;
  onTestFinished(() => {
    concierges.open = open;
  });
  concierges.open = async (...asked) => {
    concierges.open = open;
    const at = new Date(bellhop.clock.now().getTime() - 30 * 60_000);
    const late = { from: "15550308", id: "wamid.late", text: "Good morning", at, name: "Late" };
    await deliver(bellhop, textsBody(hotel.phoneNumberId, [late]));
    return open(...asked);
  };
  await afterThePause();
  await afterThePause();
  const answers = (await thread(conversation_id)).filter((message) => message.author === "assistant");
  expect(answers.map((answer) => answer.sources.map((source) => source.title))).toEqual([["Breakfast"]]);
});

test("a reply sent twice, as by a double click, is one message; with other words it is refused", async () => {
  const { conversation_id } = await guestWrites("15550306", "Hello there");
  const reply = { conversation_id, message_id: newId(), text: "Good evening!" };
  const answers = await Promise.all([staff.ask(sendReply, reply), staff.ask(sendReply, reply)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const messages = await thread(conversation_id);
  expect(messages.filter((message) => message.author === "staff")).toHaveLength(1);
  expect(messages.filter((message) => message.event?.kind === "taken_over")).toHaveLength(1);
  const other = await staff.ask(sendReply, { ...reply, text: "Something else" });
  expect(other).toMatchObject({ status: 422, body: { errors: [{ field: "message_id" }] } });
});

test("free text is refused 24 hours after the guest's last message", async () => {
  const { conversation_id } = await guestWrites("15550307", "Hello there");
  bellhop.clock.pass(24 * 3_600_000);
  const { status, body } = await staff.ask(sendReply, {
    conversation_id,
    message_id: newId(),
    text: "Hello!",
  });
  expect({ status, code: body.code }).toEqual({ status: 422, code: "reply_window_closed" });
});
