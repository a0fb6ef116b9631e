import { updateConcierge } from "@bellhop/contract/concierge";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { dismissGap, listGaps } from "@bellhop/contract/gaps";
import { deleteGuest } from "@bellhop/contract/guests";
import { markWrongAnswer, sendReply } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
let hotels = 0;
let phones = 0;

async function aHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${String.fromCharCode(65 + hotels++)}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const colleague = await addColleague(bellhop.services, hotel, "staff");
  return { hotel, owner, staff: await signedIn(bellhop, colleague.sub, hotel.venueId) };
}

/** A new guest writes, and the assistant answers or hands over. */
async function guestWrites({ hotel, staff }: { hotel: Hotel; staff: Caller }, text: string) {
  const from = `1555${1_000_000 + phones++}`;
  const message = { from, id: `wamid.gaps.${phones}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  return items.find(({ guest }) => guest.phone === `+${from}`)?.conversation_id ?? "";
}

const reply = (staff: Caller, conversation_id: string, text: string) =>
  staff.ask(sendReply, { conversation_id, message_id: newId(), text });

const gapsOf = async (staff: Caller) => (await staff.ask(listGaps, { days: 30 })).body.items;

const answerIn = async (staff: Caller, conversation_id: string) => {
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  const answer = messages.findLast(({ author }) => author === "assistant");
  if (!answer) throw new Error("The assistant has not answered");
  return answer;
};

test("questions that nothing answers are one gap in all languages, with what staff replied", async () => {
  const at = await aHotel();
  const { staff } = at;
  const english = await guestWrites(at, "Could we charge our Tesla overnight?");
  await reply(staff, english, "Yes, 0.45 euros per kWh in our garage.");
  bellhop.clock.pass(60_000);
  const german = await guestWrites(at, "Kann man bei euch ein E-Auto laden?");
  await reply(staff, german, "Ja, in der Garage, 0,45 Euro je kWh.");
  bellhop.clock.pass(60_000);
  await guestWrites(at, "Do you have a helipad?");
  const gaps = await gapsOf(staff);
  expect(gaps).toMatchObject([
    {
      question: "Could we charge our Tesla overnight?",
      guests: 2,
      languages: ["de", "en"],
      wrong: 0,
      draft: { text: "Yes, 0.45 euros per kWh in our garage.", language: "en", replies: 2 },
      questions: [
        { conversation_id: german, reply: { language: "de" } },
        { conversation_id: english, reply: { language: "en" } },
      ],
    },
    { question: "Do you have a helipad?", guests: 1, draft: null },
  ]);
});

test("a dismissed gap comes back when it is asked again, or when that is undone", async () => {
  const at = await aHotel();
  const { staff } = at;
  await guestWrites(at, "Do you have a helipad?");
  const [gap] = await gapsOf(staff);
  const question_ids = gap?.question_ids ?? [];
  const dismiss = (is_dismissed: boolean) => staff.ask(dismissGap, { question_ids, is_dismissed });
  expect((await dismiss(true)).status).toBe(200);
  expect(await gapsOf(staff)).toEqual([]);
  await dismiss(false);
  expect(await gapsOf(staff)).toEqual([gap]);
  await dismiss(true);
  await guestWrites(at, "is there a helipad somewhere");
  expect(await gapsOf(staff)).toMatchObject([{ guests: 1, question: "Is there a helipad somewhere" }]);
  expect((await staff.ask(dismissGap, { question_ids: [newId()], is_dismissed: true })).status).toBe(404);
});

test("an answer that staff mark as wrong is a gap until the mark is taken back", async () => {
  const at = await aHotel();
  const { staff } = at;
  const conversation_id = await guestWrites(at, "What time is breakfast?");
  const { message_id, marked_wrong } = await answerIn(staff, conversation_id);
  expect(marked_wrong).toBeNull();
  const mark = (is_wrong: boolean) => staff.ask(markWrongAnswer, { message_id, is_wrong });
  const marked = (await mark(true)).body.marked_wrong;
  expect(marked?.by).toMatch(/./u);
  expect((await answerIn(staff, conversation_id)).marked_wrong).toEqual(marked);
  await reply(staff, conversation_id, "Sorry, on Sundays only from 8:00.");
  expect(await gapsOf(staff)).toMatchObject([
    {
      question: "What time is breakfast?",
      wrong: 1,
      questions: [{ question_id: message_id, cause: "wrong" }],
      draft: { text: "Sorry, on Sundays only from 8:00." },
    },
  ]);
  expect((await mark(false)).body.marked_wrong).toBeNull();
  expect(await gapsOf(staff)).toEqual([]);

  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  const guests = messages.find(({ author }) => author === "guest")?.message_id ?? "";
  expect((await staff.ask(markWrongAnswer, { message_id: guests, is_wrong: true })).status).toBe(404);
});

test("words of a deleted guest are no gap, also before they are erased", async () => {
  const at = await aHotel();
  const { hotel, staff } = at;
  const conversation_id = await guestWrites(at, "What time is breakfast?");
  const { message_id } = await answerIn(staff, conversation_id);
  await staff.ask(markWrongAnswer, { message_id, is_wrong: true });
  expect(await gapsOf(staff)).toHaveLength(1);
  await asOwner(bellhop.ownerUrl, "update conversations set erased_at = now()", hotel.venueId);
  expect(await gapsOf(staff)).toEqual([]);
});

test("a gap ends when a version answers it, and when its guests are deleted", async () => {
  const at = await aHotel();
  const { hotel, owner, staff } = at;
  await guestWrites(at, "Do you have a helipad?");
  const casino = await guestWrites(at, "Is there a casino?");
  const pool = await guestWrites(at, "What time is breakfast?");
  await staff.ask(markWrongAnswer, { message_id: (await answerIn(staff, pool)).message_id, is_wrong: true });
  const questions = async () => (await gapsOf(staff)).map(({ question }) => question).sort();
  expect(await questions()).toEqual([
    "Do you have a helipad?",
    "Is there a casino?",
    "What time is breakfast?",
  ]);

  const question = "Do you have a helipad?";
  const texts = { en: { title: "Helipad", question, text: "Yes, our helipad is on the roof." } };
  const added = { entryId: newId(), section: "faq" as const, texts, internal: false };
  await bellhop.services.db.atVenue(hotel.venueId, (unit) => addEntries(unit, null, [added]));
  await owner.ask(updateConcierge, {});
  await bellhop.runDueJobs();
  expect(await questions()).toEqual(["Is there a casino?", "What time is breakfast?"]);

  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  for (const { conversation_id, guest } of items)
    if ([casino, pool].includes(conversation_id)) await owner.ask(deleteGuest, { guest_id: guest.guest_id });
  expect(await questions()).toEqual([]);
});
