import { listVenueAlerts, takeEmergency } from "@bellhop/contract/alerts";
import {
  handBack,
  listConversations,
  markQuestionAnswered,
  readConversation,
  takeOver,
} from "@bellhop/contract/conversations";
import { changeMember, removeMember } from "@bellhop/contract/members";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const sister = await openSister(bellhop.services, hotel, "Hotel Alpha Sister");
const { venueId } = hotel;
const colleague = await addColleague(bellhop.services, hotel, "staff");
const paolosName = "A staff";

// Signed in again for each use: a token lasts ten minutes of the clock.
const giulia = () => signedIn(bellhop, hotel.owner.sub, venueId);
const paolo = () => signedIn(bellhop, colleague.sub, venueId);

let written = 0;

async function guestWrites(from: string, text: string) {
  const message = { from, id: `wamid.loud.${written++}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(1_000);
  const { items } = (await (await giulia()).ask(listConversations, { tab: "all", limit: 100 })).body;
  return items.find((one) => one.guest.phone === `+${from}`)?.conversation_id ?? "";
}

const alertOf = async (conversation_id: string) =>
  (await (await giulia()).ask(listVenueAlerts, {})).body.items.find(
    (one) => one.conversation_id === conversation_id,
  );

const take = (who: Caller, conversation_id: string) =>
  who.ask(takeEmergency, { venue_id: venueId, conversation_id });

test.each<[string, string, (conversation_id: string) => Promise<unknown>]>([
  ["takes it", "15550901", async (conversation_id) => take(await paolo(), conversation_id)],
  [
    "takes the conversation over",
    "15550902",
    async (conversation_id) => (await paolo()).ask(takeOver, { conversation_id }),
  ],
  [
    "replies",
    "15550903",
    async (conversation_id) =>
      (await paolo()).ask(sendReply, { conversation_id, message_id: newId(), text: "We are on our way." }),
  ],
])("an emergency is taken once a member %s; the next report is not", async (_, from, takes) => {
  const conversation_id = await guestWrites(from, "there is smoke in my room");
  expect(await alertOf(conversation_id)).toMatchObject({ reason: "emergency", taken_by: null });
  await takes(conversation_id);
  expect(await alertOf(conversation_id)).toMatchObject({ reason: "emergency", taken_by: paolosName });

  for (const [minutes, danger] of [
    [5, "my wife can't breathe"],
    [15, "a man is lying in the pool"],
  ] as const) {
    bellhop.clock.pass(minutes * 60_000);
    await guestWrites(from, danger);
    expect(await alertOf(conversation_id), danger).toMatchObject({ reason: "emergency", taken_by: null });
    await take(await paolo(), conversation_id);
  }
});

test("who held the conversation before has not taken the emergency, and can take it", async () => {
  const conversation_id = await guestWrites("15550904", "What time is breakfast?");
  const desk = await giulia();
  await desk.ask(takeOver, { conversation_id });
  bellhop.clock.pass(1_000);
  await guestWrites("15550904", "there is smoke in my room");
  expect(await alertOf(conversation_id)).toMatchObject({ taken_by: null });
  expect((await take(desk, conversation_id)).body).toEqual({ taken_by: hotel.owner.name });
  expect(await alertOf(conversation_id)).toMatchObject({ taken_by: hotel.owner.name });
});

test("of two members the first has it, also from another hotel; handed back, no one has it", async () => {
  const conversation_id = await guestWrites("15550905", "there is smoke in my room");
  const there = await signedIn(bellhop, hotel.owner.sub, sister);
  const desk = await giulia();
  expect((await take(there, conversation_id)).body).toEqual({ taken_by: hotel.owner.name });
  expect((await take(await paolo(), conversation_id)).body).toEqual({ taken_by: hotel.owner.name });
  await desk.ask(handBack, { conversation_id });
  expect(await alertOf(conversation_id)).toMatchObject({ taken_by: null });

  const { conversation } = (await desk.ask(readConversation, { conversation_id })).body;
  const [question] = conversation.open_questions;
  await desk.ask(markQuestionAnswered, { conversation_id, question_id: question?.question_id ?? "" });
  expect((await take(desk, conversation_id)).body).toEqual({ taken_by: null });
});

test.each<[string, string, (member_id: string) => Promise<unknown>]>([
  ["is removed", "15550921", async (member_id) => (await giulia()).ask(removeMember, { member_id })],
  [
    "has no access to the hotel any more",
    "15550922",
    async (member_id) => (await giulia()).ask(changeMember, { member_id, venue_ids: [sister] }),
  ],
])("an emergency is open again once who took it %s", async (_, from, change) => {
  const { sub, member_id } = await addColleague(bellhop.services, hotel, "staff");
  const conversation_id = await guestWrites(from, "there is smoke in my room");
  await take(await signedIn(bellhop, sub, venueId), conversation_id);
  expect(await alertOf(conversation_id)).toMatchObject({ taken_by: paolosName });
  await change(member_id);
  expect(await alertOf(conversation_id)).toMatchObject({ reason: "emergency", taken_by: null });
  expect((await take(await paolo(), conversation_id)).body).toEqual({ taken_by: paolosName });
});

test("an emergency at a venue without access is not found", async () => {
  const conversation_id = await guestWrites("15550906", "there is smoke in my room");
  const { sub } = await addColleague(bellhop.services, hotel, "staff", [sister]);
  const outsider = await signedIn(bellhop, sub, sister);
  const body = { venue_id: venueId, conversation_id };
  expect((await ask(bellhop, takeEmergency, body, outsider.headers)).status).toBe(404);
  expect(await alertOf(conversation_id)).toMatchObject({ taken_by: null });
});

test("the alert names the room of the code that the guest scanned, and when the danger was reported", async () => {
  await (await giulia()).ask(changeSettings, { public: { enabled: true } });
  const { houseKey, codeOf } = await guestPageKeys(bellhop, venueId);
  const guest = guestBrowser(bellhop, houseKey, { room: codeOf("12") });
  expect((await guest.write("Can I bring my horse?")).ok).toBe(true);
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
  const ofRoom = async () =>
    (await (await giulia()).ask(listVenueAlerts, {})).body.items.find(({ room }) => room === "12");
  const question = await ofRoom();
  expect(question).toMatchObject({ cause: "handed_over", reason: "no_entry" });

  bellhop.clock.pass(4 * 60_000);
  expect((await guest.write("there is smoke in my room")).ok).toBe(true);
  const emergency = await ofRoom();
  expect(emergency).toMatchObject({
    reason: "emergency",
    about: "there is smoke in my room",
    raised_at: question?.raised_at,
  });
  const openFor = Date.parse(emergency?.asked_at ?? "") - Date.parse(emergency?.raised_at ?? "");
  expect(openFor).toBeGreaterThanOrEqual(4 * 60_000);
});
