import { randomUUID } from "node:crypto";
import { handBack, listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { changes } from "../../../../language/intents/acts/changes.fixture.ts";
import { addOwnMessage, lockConversation } from "../../domain/conversations/index.ts";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

let phones = 0;
const nextPhone = () => `4477008${String(++phones).padStart(5, "0")}`;

const guestWrites = async (from: string, text: string) =>
  expect(
    await deliver(
      bellhop,
      textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${randomUUID()}`, text, at: bellhop.clock.now() }]),
    ),
  ).toBe(200);

async function assistantWorks() {
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
}

async function conversationOf(from: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error(`No conversation with ${from}`);
  return found;
}

test("staff get what a guest cancels, changes or declines as that, in twelve languages", async () => {
  const written = changes.map((row) => ({ row, from: nextPhone() }));
  for (const { row, from } of written) await guestWrites(from, row[1]);
  await assistantWorks();
  for (const { row, from } of written) {
    const [, text, action, what] = row;
    const { conversation_id, open_questions } = await conversationOf(from);
    expect(open_questions, text).toMatchObject([
      { reason: "request", about: text, request: { action, what } },
    ]);
    const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
    expect(messages.findLast(({ author }) => author === "assistant")?.sources, text).toEqual([]);
  }
});

const offers: [offer: string, accepted: string][] = [
  ["We can offer 20:30 or 21:00.", "20:30 works"],
  ["We can offer 20:30 or 21:00.", "the second one"],
  ["We can offer 20:30 or 21:00.", "the later one please"],
  ["We have a table at 8 or at 9.", "ok for 9"],
  ["I could book you the spa at 5.", "yes please"],
  ["I could book you the spa at 5.", "perfect do that"],
  ["Wir hätten um 19:00 oder 21:00 einen Tisch.", "dann 21 Uhr"],
  ["Wir können Ihnen ein Zimmer im 2. Stock geben.", "ja gerne"],
  ["Il reste 18 h ou 19 h.", "19h c'est parfait"],
  ["Tenemos a las 20:30 o a las 21:00.", "a las nueve"],
  ["Possiamo alle 20:30 o alle 21.", "va bene la prima"],
  ["Temos às 20h ou às 21h.", "às 21h então"],
  ["Het kan om 10 of om 11 uur.", "doe maar 11"],
  ["20:30 veya 21:00 ayarlayabiliriz.", "21:00 olur"],
  ["Можем предложить 20:30 или 21:00.", "давайте 21:00"],
  ["يمكننا الساعة 20:30 أو 21:00.", "الساعة 21:00 مناسبة"],
  ["可以安排 20:30 或 21:00。", "21:00 可以"],
  ["20時半か21時が可能です。", "21時でお願いします"],
];

test("staff's offer without a question mark is accepted, and staff see what was accepted", async () => {
  const talks = offers.map(([offer, accepted]) => ({ offer, accepted, from: nextPhone() }));
  for (const { from } of talks) await guestWrites(from, "Is there a helipad?");
  await assistantWorks();
  for (const { from, offer } of talks) {
    const { conversation_id } = await conversationOf(from);
    expect((await staff.ask(sendReply, { conversation_id, message_id: newId(), text: offer })).status).toBe(
      200,
    );
    await staff.ask(handBack, { conversation_id });
  }
  for (const { from, accepted } of talks) await guestWrites(from, accepted);
  await assistantWorks();
  for (const { from, offer, accepted } of talks)
    expect((await conversationOf(from)).open_questions, accepted).toMatchObject([
      { reason: "reply", about: accepted, asked: offer },
    ]);
});

test("after an offer a complaint is still a complaint, and thanks need nobody", async () => {
  const [angry, content] = [nextPhone(), nextPhone()];
  for (const from of [angry, content]) await guestWrites(from, "Is there a helipad?");
  await assistantWorks();
  for (const from of [angry, content]) {
    const { conversation_id } = await conversationOf(from);
    await staff.ask(sendReply, {
      conversation_id,
      message_id: newId(),
      text: "There is one at the hospital.",
    });
    await staff.ask(handBack, { conversation_id });
  }
  await guestWrites(angry, "The shower is broken and there is no hot water");
  await guestWrites(content, "Thank you so much!");
  await assistantWorks();
  expect((await conversationOf(angry)).open_questions).toMatchObject([{ reason: "complaint" }]);
  expect((await conversationOf(content)).open_questions).toEqual([]);
});

test("a yes after a message that the hotel sent first answers that message, not what staff asked before", async () => {
  const asked = "Is everything fine with your room?";
  const [statement, question] = ["See you on 20 January.", asked].map((text) => ({
    text,
    from: nextPhone(),
  }));
  if (!statement || !question) throw new Error("A guest is missing");
  for (const { from } of [statement, question]) await guestWrites(from, "Is there a helipad?");
  await assistantWorks();
  for (const { text, from } of [statement, question]) {
    const { conversation_id } = await conversationOf(from);
    const offer = { conversation_id, message_id: newId(), text: "Shall I book the taxi for 85 EUR?" };
    await staff.ask(sendReply, offer);
    await staff.ask(handBack, { conversation_id });
    await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
      const conversation = await lockConversation(at, conversation_id);
      const message = { messageId: newId(), author: "rule" as const, member: null, text, isAnswer: true };
      await addOwnMessage(at, conversation, message);
    });
  }
  for (const { from } of [statement, question]) await guestWrites(from, "Yes");
  await assistantWorks();
  const repliesOf = async (from: string) =>
    (await conversationOf(from)).open_questions.flatMap(({ reason, asked }) =>
      reason === "reply" ? [asked] : [],
    );
  expect(await repliesOf(statement.from)).toEqual([]);
  expect(await repliesOf(question.from)).toEqual([asked]);
});
