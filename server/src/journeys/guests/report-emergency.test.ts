import { listVenueAlerts } from "@bellhop/contract/alerts";
import {
  listConversations,
  markQuestionAnswered,
  readConversation,
  takeOver,
} from "@bellhop/contract/conversations";
import { fetchHome } from "@bellhop/contract/home";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
await staff.ask(changeSettings, { general: { phone: "+390451234567" } });

let written = 0;

const textsOf = async (conversation_id: string) =>
  (await staff.ask(readConversation, { conversation_id })).body.messages
    .filter(({ author }) => author === "assistant")
    .map(({ text }) => text);

/** The assistant's texts after its pause. */
async function textsAfterPause(conversation_id: string) {
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  return textsOf(conversation_id);
}

/** Delivered, and no job has run: everything checked here happened on arrival. */
async function guestWrites(from: string, text: string, ageMs = 0) {
  const at = new Date(bellhop.clock.now().getTime() - ageMs);
  const message = { from, id: `wamid.danger.${written++}`, text, at };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const conversation = items.find((one) => one.guest.phone === `+${from}`);
  if (!conversation) throw new Error(`No conversation with ${from}`);
  const { conversation_id } = conversation;
  return { conversation, texts: await textsOf(conversation_id) };
}

const alertOf = async (conversation_id: string) =>
  (await staff.ask(listVenueAlerts, {})).body.items.find(
    (alert) => alert.conversation_id === conversation_id,
  );

test("on arrival the guest gets the emergency number, and staff get an urgent alert", async () => {
  const { conversation, texts } = await guestWrites("15550801", "my husband doesn't wake up please help");
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^Call \d+ now\./);
  expect(texts[0]).toContain("+39 045 123 4567");
  expect(conversation.open_questions).toMatchObject([{ reason: "emergency" }]);
  // The assistant still answers what else the guest asks.
  expect(conversation.held).toEqual({ by: "assistant" });
  expect(await alertOf(conversation.conversation_id)).toMatchObject({
    reason: "emergency",
    escalation_step: "push",
  });
});

test("the same while a member holds the conversation, and keeps it", async () => {
  const { conversation } = await guestWrites("15550802", "What time is breakfast?");
  const { conversation_id } = conversation;
  await staff.ask(takeOver, { conversation_id });
  const { conversation: after, texts } = await guestWrites(
    "15550802",
    "there is smoke coming out of the wall!!",
  );
  expect(texts).toHaveLength(1);
  expect(after.held).toMatchObject({ by: "staff", member_id: hotel.owner.member_id });
  expect(after.open_questions).toMatchObject([{ reason: "emergency" }]);
});

test.each([
  ["a distress sign alone", "15550811", "🆘"],
  [
    "the end of a long text",
    "15550812",
    `${"We had a lovely day at the lake and walked around the old town. ".repeat(40)}Please help, my wife is not breathing!`,
  ],
])("%s is an emergency on arrival", async (_, from, text) => {
  const { conversation, texts } = await guestWrites(from, text);
  expect(texts).toHaveLength(1);
  expect(conversation.open_questions).toMatchObject([{ reason: "emergency" }]);
});

test("several messages of one emergency get one line; each counts the alert up", async () => {
  await guestWrites("15550803", "fire in our room");
  const { conversation, texts } = await guestWrites("15550803", "the curtain is burning, help");
  expect(texts).toHaveLength(1);
  expect(await alertOf(conversation.conversation_id)).toMatchObject({ reason: "emergency", count: 2 });
});

const secondDangers: [first: string, second: string][] = [
  ["water is dripping from the ceiling", "my wife can't breathe"],
  ["there is smoke in the corridor", "my husband collapsed"],
  ["my wife can't breathe", "now the curtain is on fire"],
  ["we lost our little son", "a man with a knife is in the lobby"],
  ["my husband hits me", "he says he will kill himself"],
];
test.each(secondDangers.map(([first, second], nth) => ({ first, second, from: `1555083${nth}` })))(
  "a second danger is answered too, and its words are on the same alert: $first, $second",
  async ({ first, second, from }) => {
    await guestWrites(from, first);
    bellhop.clock.pass(60_000);
    const later = bellhop.clock.now();
    const { conversation, texts } = await guestWrites(from, second);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toMatch(/^Call \d+ now\./);
    expect(conversation.open_questions).toMatchObject([
      { reason: "emergency", about: `${second} · ${first}` },
    ]);
    // Raised again a minute later, so that it is loud again.
    const alert = await alertOf(conversation.conversation_id);
    expect(alert).toMatchObject({ reason: "emergency", about: `${second} · ${first}` });
    expect(Date.parse(alert?.raised_at ?? "")).toBeGreaterThanOrEqual(later.getTime());
  },
);

test.each([
  ["15550841", "water is dripping from the ceiling onto the bed"],
  ["15550842", "the lift is stuck and we are in it"],
  ["15550843", "HELP!!"],
])(
  "urgent, and no case for an ambulance: staff are alerted, and the guest is not told to call (%s: %s)",
  async (from, text) => {
    const { conversation, texts } = await guestWrites(from, text);
    expect(texts).toEqual([
      "Reception: +39 045 123 4567. I've alerted the team. Which room or floor are you in?",
    ]);
    expect(conversation.open_questions).toMatchObject([{ reason: "emergency" }]);
  },
);

test("after an alarm the assistant answers what was asked beside it, once", async () => {
  const { conversation } = await guestWrites(
    "15550844",
    "There is smoke in the corridor! Also what time is breakfast?",
  );
  const { conversation_id } = conversation;
  const texts = await textsAfterPause(conversation_id);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/^Call \d+ now\./);
  expect(texts[1]).toContain("from 7:00 to 10:30");
  await guestWrites("15550844", "And is there parking?");
  expect((await textsAfterPause(conversation_id)).at(-1)).toContain("40 places");
  const { open_questions } = (await staff.ask(readConversation, { conversation_id })).body.conversation;
  expect(open_questions).toMatchObject([{ reason: "emergency" }]);
});

test("an emergency alone gets its line and nothing else, also for a call for help beside it", async () => {
  const { conversation } = await guestWrites(
    "15550845",
    "Please help! My husband has collapsed. Please send someone quickly, we are very afraid.",
  );
  expect(await textsAfterPause(conversation.conversation_id)).toHaveLength(1);
});

test("the guest is asked once where they are, and the answer joins the alert", async () => {
  const { conversation, texts } = await guestWrites("15550846", "my wife is not breathing");
  expect(texts[0]).toMatch(/Which room or floor are you in\?$/);
  const { conversation_id } = conversation;
  await guestWrites("15550846", "room 302");
  await guestWrites("15550846", "room 30");
  await guestWrites("15550846", "second floor, at the end of the corridor");
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const after = await guestWrites("15550846", "there is blood everywhere");
  expect(after.texts.at(-1)).not.toContain("Which room");
  expect(after.conversation.open_questions).toMatchObject([
    {
      reason: "emergency",
      about:
        "there is blood everywhere · second floor, at the end of the corridor · room 30 · room 302 · my wife is not breathing",
    },
  ]);
  expect((await alertOf(conversation_id))?.about).toContain("302");
});

test.each([
  ["15550847", "my wife is not breathing, room 302"],
  ["15550848", "there is smoke on the third floor"],
])("a guest who names the place is not asked for it (%s: %s)", async (from, text) => {
  const { texts } = await guestWrites(from, text);
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain("Which room");
});

test.each([
  ["15550851", "Please help, what time is breakfast?"],
  ["15550852", "Bitte helfen Sie mir: wann gibt es Frühstück?"],
  ["15550853", "We are two people"],
  ["15550854", "We are stuck in a traffic jam"],
  ["15550855", "My mother uses a wheelchair"],
])("courtesy and everyday words raise no alarm (%s: %s)", async (from, text) => {
  const { conversation } = await guestWrites(from, text);
  expect(conversation.open_questions).toEqual([]);
});

test("a reply does not answer an emergency; marking it does", async () => {
  const { conversation } = await guestWrites("15550804", "my daughter can't breathe");
  const { conversation_id } = conversation;
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "We are on our way." });
  const read = async () => (await staff.ask(readConversation, { conversation_id })).body.conversation;
  const [emergency] = (await read()).open_questions;
  expect(emergency).toMatchObject({ reason: "emergency" });
  await staff.ask(markQuestionAnswered, { conversation_id, question_id: emergency?.question_id ?? "" });
  expect((await read()).open_questions).toEqual([]);
});

test("after staff have settled an emergency, the next report is answered and raised anew", async () => {
  const { conversation } = await guestWrites("15550861", "my daughter can't breathe");
  const { conversation_id, open_questions } = conversation;
  await staff.ask(markQuestionAnswered, {
    conversation_id,
    question_id: open_questions[0]?.question_id ?? "",
  });
  const again = await guestWrites("15550861", "she can't breathe again");
  expect(again.texts).toHaveLength(2);
  expect(again.conversation.open_questions).toMatchObject([
    { reason: "emergency", about: "she can't breathe again" },
  ]);
});

test("a report that arrives an hour late alerts staff and sends nothing to the guest", async () => {
  const { conversation, texts } = await guestWrites("15550805", "there is a fire in our room", 2 * 3_600_000);
  expect(texts).toEqual([]);
  expect(conversation.open_questions).toMatchObject([{ reason: "emergency" }]);
});

test("a question about danger is not an emergency", async () => {
  const { conversation } = await guestWrites("15550806", "Where is the fire extinguisher?");
  expect(conversation.open_questions).toEqual([]);
  expect(conversation.held).toEqual({ by: "assistant" });
});

test("emergencies are listed before guests who have waited longer, page by page, and first on Home", async () => {
  const busy = await openHotel(bellhop.services, "Hotel Busy");
  const desk = await signedIn(bellhop, busy.owner.sub, busy.venueId);
  const write = async (from: string, text: string) => {
    const message = { from, id: `wamid.busy.${from}`, text, at: bellhop.clock.now() };
    expect(await deliver(bellhop, textsBody(busy.phoneNumberId, [message]))).toBe(200);
    bellhop.clock.pass(1_000);
  };
  for (let guest = 1; guest <= 7; guest++) await write(`1555082${guest}`, "Can I bring my horse?");
  for (let guest = 8; guest <= 9; guest++) await write(`1555082${guest}`, "fire in our room");
  bellhop.clock.pass(60_000);

  const due = [8, 9, 1, 2, 3, 4, 5, 6, 7].map((guest) => `+1555082${guest}`);
  const phones = ({ items }: { items: Array<{ guest: { phone: string | null } }> }) =>
    items.map(({ guest }) => guest.phone);
  for (const limit of [1, 2, 4, 100]) {
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = { tab: "waiting" as const, limit, ...(cursor !== undefined && { cursor }) };
      const { body } = await desk.ask(listConversations, page);
      seen.push(...phones(body));
      cursor = body.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(due);
  }
  const home = (await desk.ask(fetchHome, {})).body;
  expect(phones({ items: home.waiting })).toEqual(due.slice(0, 6));
  expect(home.waiting_count).toBe(9);
  for (const cursor of ["?", "ZW1lcmdlbmN5IHg"])
    expect((await desk.ask(listConversations, { tab: "waiting", cursor })).status).toBe(422);
});

test("emergencies are first by newest activity too, page by page", async () => {
  const desk = await openHotel(bellhop.services, "Hotel Newest");
  const member = await signedIn(bellhop, desk.owner.sub, desk.venueId);
  const write = async (guest: number, text: string) => {
    const message = { from: `1555084${guest}`, id: `wamid.new.${guest}`, text, at: bellhop.clock.now() };
    expect(await deliver(bellhop, textsBody(desk.phoneNumberId, [message]))).toBe(200);
    bellhop.clock.pass(1_000);
  };
  for (const guest of [1, 2, 3]) await write(guest, "fire in our room");
  for (const guest of [4, 5, 6, 7]) await write(guest, "Can I bring my horse?");
  const seen = async (tab: "all" | "mine", limit: number) => {
    const phones: Array<string | null> = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await member.ask(listConversations, { tab, limit, ...(cursor && { cursor }) });
      phones.push(...body.items.map(({ guest }) => guest.phone));
      cursor = body.next_cursor;
    }
    return phones;
  };
  const due = [3, 2, 1, 7, 6, 5, 4].map((guest) => `+1555084${guest}`);
  for (const limit of [1, 2, 3, 4, 100]) expect(await seen("all", limit)).toEqual(due);

  const { items } = (await member.ask(listConversations, { tab: "all" })).body;
  for (const { conversation_id } of items) await member.ask(takeOver, { conversation_id });
  for (const limit of [2, 100]) expect(await seen("mine", limit)).toEqual(due);
});

test("at a closed venue nothing is sent, because its staff would not see the alert", async () => {
  const closed = await openHotel(bellhop.services, "Hotel Closed");
  await asOwner(bellhop.ownerUrl, "update venues set closed_at = now()", closed.venueId);
  const message = {
    from: "15550807",
    id: "wamid.danger.closed",
    text: "fire in our room",
    at: bellhop.clock.now(),
  };
  expect(await deliver(bellhop, textsBody(closed.phoneNumberId, [message]))).toBe(200);
  const authors = await asOwner(bellhop.ownerUrl, "select author from messages", closed.venueId);
  expect(authors).toEqual([{ author: "guest" }]);
});
