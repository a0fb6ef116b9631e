import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listAudit } from "@bellhop/contract/audit";
import { listConciergeVersions, rollBackConcierge, updateConcierge } from "@bellhop/contract/concierge";
import {
  approveDraft,
  type Conversation,
  discardDraft,
  listConversations,
  markDone,
  readConversation,
  takeOver,
} from "@bellhop/contract/conversations";
import { deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { beforeEach, expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel } from "../../testing/cast.ts";
import { planRows } from "../../testing/plan-rows.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { enqueueAnswer } from "../guests/guest-writes.ts";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, BILLING: "stand-in" });
let hotels = 0;
let written = 0;
let hotel: Hotel;
let staff: Caller;
let colleague: Caller;

const guest = "15550801";
const breakfast = "Breakfast is served from 7:00 to 10:30 on the terrace.";
const parking = "Our garage has 40 places at €18 a night.";

beforeEach(async () => {
  // What plans count belongs to a month.
  const now = bellhop.clock.now();
  bellhop.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12)));
  hotel = await openHotel(bellhop.services, "Hotel Alpha", `9900${++hotels}`);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  colleague = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "staff")).sub,
    hotel.venueId,
  );
  await setMode("suggest");
});

const setMode = (assistant_mode: "live" | "suggest" | "paused") =>
  staff.ask(changeSettings, { functionality: { assistant_mode } });

/** The guest's texts are delivered, and the assistant considers them. */
async function guestWrites(...texts: string[]): Promise<Conversation> {
  const at = bellhop.clock.now();
  const messages = texts.map((text) => ({ from: guest, id: `wamid.approve.${written++}`, text, at }));
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, messages), secret)).toBe(200);
  return afterThePause();
}

/** The assistant has not considered it. */
async function guestSends(text: string) {
  const message = { from: guest, id: `wamid.approve.${written++}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret)).toBe(200);
}

async function afterThePause(): Promise<Conversation> {
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  return conversation();
}

async function conversation(): Promise<Conversation> {
  const tabs = [listConversationsOf("all"), listConversationsOf("done")];
  const [found] = (await Promise.all(tabs)).flat();
  if (!found) throw new Error("The guest has not written");
  return found;
}

const listConversationsOf = async (tab: "all" | "done") =>
  (await staff.ask(listConversations, { tab })).body.items;

const messages = async ({ conversation_id }: Conversation) =>
  (await staff.ask(readConversation, { conversation_id })).body.messages;

const sentTo = async (one: Conversation) =>
  (await messages(one)).filter(({ author }) => author === "staff" || author === "assistant");

const isWaiting = async () =>
  (await staff.ask(listConversations, { tab: "waiting" })).body.counts.waiting === 1;

const alerts = async () => (await staff.ask(listVenueAlerts, {})).body.items.map(({ cause }) => cause);

const approve = (who: Caller, { conversation_id, draft }: Conversation, text?: string) =>
  who.ask(approveDraft, { conversation_id, draft_id: draft?.draft_id ?? newId(), ...(text && { text }) });

test("an answer waits for approval, and the guest waits for staff at once", async () => {
  const asked = await guestWrites("What time is breakfast?");
  expect(asked.draft).toMatchObject({
    text: breakfast,
    language: "en",
    about: "What time is breakfast?",
    sources: [{ title: "Breakfast", section: "faq", version: 1, original: null, generated: false }],
  });
  expect(asked).toMatchObject({ held: { by: "assistant" }, unread: 1 });
  expect(await sentTo(asked)).toEqual([]);
  expect([await isWaiting(), await alerts()]).toEqual([true, ["guest_waits"]]);
  // Waking it again writes no other draft.
  await bellhop.services.db.atVenue(hotel.venueId, (at) => enqueueAnswer(at, asked.conversation_id));
  expect((await afterThePause()).draft?.draft_id).toBe(asked.draft?.draft_id);
});

test("approved, it is sent once as the assistant's, with its sources and who approved it", async () => {
  const asked = await guestWrites("What time is breakfast?");
  const both = await Promise.all([approve(staff, asked), approve(colleague, asked)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  const after = await conversation();
  const sent = await sentTo(after);
  expect(sent).toMatchObject([
    { message_id: asked.draft?.draft_id, author: "assistant", sources: [{ title: "Breakfast", version: 1 }] },
  ]);
  expect(sent[0]?.text).toContain(breakfast);
  expect(sent[0]?.member_name).not.toBeNull();
  expect(after).toMatchObject({ draft: null, held: { by: "assistant" }, waiting_since: null, unread: 0 });
  expect([await isWaiting(), await alerts()]).toEqual([false, []]);
  expect((await approve(staff, asked, "Another text.")).body).toMatchObject({ code: "wrong_state" });
  // The next question is answered alone.
  expect((await guestWrites("And is there parking?")).draft).toMatchObject({ text: parking });
});

test("edited, it is the member's own message, and the assistant keeps the conversation", async () => {
  const asked = await guestWrites("What time is breakfast?");
  const text = "Breakfast is from 7:00. See you there!";
  expect((await approve(colleague, asked, text)).body).toMatchObject({ author: "staff", text, sources: [] });
  expect((await approve(colleague, asked, text)).status).toBe(200);
  const after = await conversation();
  expect(await sentTo(after)).toHaveLength(1);
  expect(after).toMatchObject({ draft: null, held: { by: "assistant" }, waiting_since: null });
  expect(await alerts()).toEqual([]);
});

test("discarded, it is gone, and the guest still waits for staff", async () => {
  const asked = await guestWrites("What time is breakfast?");
  const { conversation_id, draft } = asked;
  const draft_id = draft?.draft_id ?? "";
  expect((await staff.ask(discardDraft, { conversation_id, draft_id })).body).toMatchObject({ draft: null });
  expect((await staff.ask(discardDraft, { conversation_id, draft_id })).status).toBe(404);
  expect((await approve(staff, asked)).status).toBe(404);
  const after = await afterThePause();
  expect(after).toMatchObject({ draft: null, waiting_since: asked.waiting_since });
  const noted = (await staff.ask(listAudit, {})).body.items.map(({ kind }) => kind);
  expect(noted).toContain("draft_discarded");
  await staff.ask(markDone, { conversation_id });
  expect(await isWaiting()).toBe(false);
});

test("a guest who writes more gets one draft for everything", async () => {
  const first = await guestWrites("What time is breakfast?");
  const second = await guestWrites("And is there parking?");
  expect(second.draft?.draft_id).not.toBe(first.draft?.draft_id);
  expect(second.draft?.text).toContain(breakfast);
  expect(second.draft?.text).toContain(parking);
  expect(second.waiting_since).toBe(first.waiting_since);
  expect((await approve(staff, first)).status).toBe(404);
  expect((await approve(staff, second)).status).toBe(200);
  expect(await sentTo(second)).toHaveLength(1);
});

test("approved while the guest writes, it answers only what it was about", async () => {
  const first = await guestWrites("What time is breakfast?");
  const message = { from: guest, id: "wamid.while", text: "And is there parking?", at: bellhop.clock.now() };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret);
  await approve(staff, first);
  expect(await alerts()).toEqual(["guest_waits"]);
  const after = await afterThePause();
  expect(after.draft?.text).toBe(parking);
  expect(after.waiting_since).not.toBeNull();
  expect(await isWaiting()).toBe(true);
});

test.each(["as it is", "edited"])(
  "approved %s while the guest writes, the guest still waits",
  async (how) => {
    const first = await guestWrites("What time is breakfast?");
    await guestSends("And is there parking?");
    await approve(staff, first, how === "edited" ? "From 7:00." : undefined);
    await setMode("paused");
    const after = await afterThePause();
    expect(after).toMatchObject({ draft: null, unread: 2 });
    expect(after.waiting_since).not.toBeNull();
    expect(await alerts()).toEqual(["guest_waits"]);
    bellhop.clock.pass(60_000);
    expect(await isWaiting()).toBe(true);
  },
);

test("approved while the assistant decides about more, it is in no other draft", async () => {
  const first = await guestWrites("What time is breakfast?");
  await guestSends("And is there parking?");
  const { assistantVersions } = bellhop.services;
  const { open } = assistantVersions;
  let isApproved = false;
  assistantVersions.open = async (...of) => {
    if (!isApproved) {
      isApproved = true;
      expect((await approve(staff, first)).status).toBe(200);
    }
    return open(...of);
  };
  try {
    await afterThePause();
  } finally {
    assistantVersions.open = open;
  }
  expect((await afterThePause()).draft?.text).toBe(parking);
});

test("edited, it leaves what was handed over open", async () => {
  const asked = await guestWrites("What time is breakfast? I'd like a taxi tomorrow at 8:00, please.");
  expect(asked.open_questions).toHaveLength(1);
  expect((await approve(staff, asked, "Breakfast is from 7:00.")).status).toBe(200);
  expect((await conversation()).open_questions).toEqual(asked.open_questions);
  expect(await isWaiting()).toBe(true);
});

test("a guest who has left meanwhile does not get what is for guests in the house", async () => {
  const { guest: one } = await guestWrites("Hello");
  const sauna = "The sauna is in the cellar behind the blue door.";
  const stay = { status: "checked_in", checkin: "2026-01-01", checkout: "2099-01-01" } as const;
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    const reservationId = await addReservation(at, { ...stay, reservation_number: "1" });
    await insertStay(at, { reservationId, guestId: one.guest_id, room: "1" });
    const texts = { en: { title: "Sauna", text: sauna } };
    await addEntries(at, null, [{ entryId: newId(), section: "faq", texts, scope: "in_house" }]);
  });
  await staff.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  const asked = await guestWrites("Where is the sauna?");
  expect(asked.draft?.text).toContain(sauna);
  await asOwner(bellhop.ownerUrl, "update reservations set status = 'checked_out'", hotel.venueId);
  expect((await approve(staff, asked)).body).toMatchObject({ params: { because: "draft_outdated" } });
  const after = await afterThePause();
  expect(after.draft?.text ?? "").not.toContain("cellar");
  expect(JSON.stringify(await sentTo(after))).not.toContain("cellar");
});

test.each([
  ["edited", "edit", "Is there parking?", parking],
  ["deleted", "deletion", "", undefined],
])("a question that the guest has %s is not answered", async (_what, kind, value, renewed) => {
  const asked = await guestWrites("What time is breakfast?");
  await asOwner(
    bellhop.ownerUrl,
    `insert into message_changes (venue_id, change_id, channel_id, target_id, provider_message_id, kind, by_guest, value, happened_at)
     select venue_id, gen_random_uuid(), channel_id, provider_message_id, 'wamid.change', '${kind}', true, '${value}', now()
     from messages where author = 'guest'`,
    hotel.venueId,
  );
  expect((await approve(staff, asked)).body).toMatchObject({ params: { because: "draft_outdated" } });
  expect((await afterThePause()).draft?.text).toBe(renewed);
  expect(await sentTo(asked)).toEqual([]);
});

test("what is only handed over is told at once, and a mixed answer waits with its question open", async () => {
  const asked = await guestWrites("Is there a helipad?");
  expect(asked).toMatchObject({ draft: null, open_questions: [{ about: "Is there a helipad?" }] });
  expect(await sentTo(asked)).toHaveLength(1);
  const mixed = await guestWrites("What time is breakfast? I'd like a taxi tomorrow at 8:00, please.");
  expect(mixed.draft?.text).toContain(breakfast);
  expect(mixed.open_questions).toHaveLength(2);
  const again = await guestWrites("Is there parking?");
  expect(again.draft?.text).toContain(parking);
  expect(again.open_questions).toEqual(mixed.open_questions);
  await approve(staff, again);
  expect(await conversation()).toMatchObject({ draft: null, open_questions: mixed.open_questions });
  expect(await isWaiting()).toBe(true);
});

test("words about another day are not sent: a new draft is written", async () => {
  const asked = await guestWrites("What time is breakfast? I'd like a taxi tomorrow at 8:00, please.");
  await asOwner(bellhop.ownerUrl, "update answer_drafts set drafted_on = '2026-01-01'", hotel.venueId);
  expect((await approve(staff, asked)).body).toMatchObject({ params: { because: "draft_outdated" } });
  expect((await conversation()).draft).toBeNull();
  const renewed = await afterThePause();
  expect(renewed.open_questions).toEqual(asked.open_questions);
  expect((await approve(staff, renewed)).status).toBe(200);
});

test("an emergency and an opt-out are answered at once", async () => {
  await guestWrites("What time is breakfast?");
  const message = {
    from: guest,
    id: "wamid.fire",
    text: "There is a fire in our room!",
    at: bellhop.clock.now(),
  };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret);
  const reported = await conversation();
  expect(await sentTo(reported)).toHaveLength(1);
  expect(reported.open_questions).toMatchObject([{ reason: "emergency" }]);
  const after = await guestWrites("STOP");
  expect(after.guest.opted_out).toBe(true);
});

test.each([
  ["STOP. What time is breakfast?", ["STOP. And is there parking?"], 2],
  ["Please don't send me any more messages. What time is breakfast?", ["And is there parking?"], 1],
])("an opt-out beside a question is confirmed at once, once: %s", async (first, others, confirmations) => {
  const asked = await guestWrites(first);
  expect(asked.guest.opted_out).toBe(true);
  expect(asked.draft?.text).toContain(breakfast);
  expect(asked.draft?.text).not.toContain("START");
  expect(await sentTo(asked)).toHaveLength(1);
  for (const text of others) await guestWrites(text);
  const after = await conversation();
  expect(after.draft?.text).not.toContain("START");
  expect(await sentTo(after)).toHaveLength(confirmations);
});

test.each<[string, (one: Conversation) => Promise<unknown>, sent: number]>([
  [
    "a reply by hand",
    ({ conversation_id }) =>
      colleague.ask(sendReply, { conversation_id, message_id: newId(), text: "From 7:00." }),
    1,
  ],
  ["a takeover", ({ conversation_id }) => colleague.ask(takeOver, { conversation_id }), 0],
  ["Done", ({ conversation_id }) => colleague.ask(markDone, { conversation_id }), 0],
  ["pausing the assistant", () => setMode("paused"), 0],
  [
    "switching the assistant off",
    () => staff.ask(changeSettings, { functionality: { concierge: false } }),
    0,
  ],
])("%s drops the draft", async (_name, act, sent) => {
  const asked = await guestWrites("What time is breakfast?");
  await act(asked);
  const after = await afterThePause();
  expect(after.draft).toBeNull();
  expect((await approve(staff, asked)).status).not.toBe(200);
  expect(await sentTo(after)).toHaveLength(sent);
});

test("switched to answering guests, drafts still wait, until the guest writes", async () => {
  const asked = await guestWrites("What time is breakfast?");
  await setMode("live");
  expect((await afterThePause()).draft).toEqual(asked.draft);
  const after = await guestWrites("And is there parking?");
  expect(after).toMatchObject({ draft: null, waiting_since: null });
  expect((await sentTo(after))[0]?.text).toContain(breakfast);
});

test("after another version went live, a new draft replaces the old one; paused and switched on, too", async () => {
  const asked = await guestWrites("What time is breakfast?");
  const { items, version } = (await staff.ask(listEntries, { section: "faq" })).body;
  const entry_id = items.find(({ texts }) => texts.en?.title === "Breakfast")?.entry_id ?? "";
  const texts = { en: { title: "Breakfast", question: null, text: "Breakfast is from 8:00.", place: null } };
  await staff.ask(updateVenueInfo, { updates: { faq: { version, entries: [{ entry_id, texts }] } } });
  await staff.ask(updateConcierge, { despite_contradictions: true });
  await bellhop.runDueJobs();
  const renewed = await afterThePause();
  expect(renewed.draft).toMatchObject({ text: "Breakfast is from 8:00.", sources: [{ version: 2 }] });
  expect((await approve(staff, asked)).status).toBe(404);
  const versions = (await staff.ask(listConciergeVersions, {})).body.items;
  expect(versions[0]?.version).toBe(2);
  await staff.ask(rollBackConcierge, { version: 1 });
  expect((await conversation()).draft).toBeNull();
  expect((await afterThePause()).draft).toMatchObject({ text: breakfast });
  await setMode("paused");
  expect((await afterThePause()).draft).toBeNull();
  await setMode("suggest");
  expect((await afterThePause()).draft).toMatchObject({ text: breakfast });
});

test("a draft of a version that is no longer live is not sent, whatever happened", async () => {
  const asked = await guestWrites("What time is breakfast?");
  await asOwner(bellhop.ownerUrl, "update answer_drafts set version = 7", hotel.venueId);
  expect((await approve(staff, asked)).body).toMatchObject({ params: { because: "draft_outdated" } });
  expect((await afterThePause()).draft).toMatchObject({ text: breakfast });
  expect(await sentTo(asked)).toEqual([]);
});

test("a guest's export has the draft, and nothing is left of it once they are deleted", async () => {
  const { guest: one } = await guestWrites("What time is breakfast?");
  const { content } = (await staff.ask(exportGuest, { guest_id: one.guest_id, format: "json" })).body;
  expect(JSON.parse(content).answer_drafts).toMatchObject([{ text: breakfast }]);
  expect((await staff.ask(deleteGuest, { guest_id: one.guest_id })).status).toBe(200);
  expect(await asOwner(bellhop.ownerUrl, "select 1 from answer_drafts", hotel.venueId)).toEqual([]);
});

test("a closed reply window is said, and the draft stays", async () => {
  const asked = await guestWrites("What time is breakfast?");
  bellhop.clock.pass(25 * 3_600_000);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  expect((await approve(staff, asked)).body).toMatchObject({ code: "reply_window_closed" });
  expect((await conversation()).draft).toEqual(asked.draft);
});

test("an answer counts for the plan once it is sent", async () => {
  const count = async () => {
    const [row] = await asOwner(
      bellhop.ownerUrl,
      "select count(*)::int as counted from plan_conversations",
      hotel.venueId,
    );
    return row?.counted;
  };
  const asked = await guestWrites("What time is breakfast?");
  expect(await count()).toBe(0);
  await approve(staff, asked);
  expect(await count()).toBe(1);
});

test("a plan that is used up sends no answer of the assistant, and a member's own one", async () => {
  const asked = await guestWrites("What time is breakfast?");
  const { use } = planRows(bellhop, hotel);
  await use({ conversations: 100_000, answers: 100_000 }, bellhop.clock.now().toISOString().slice(0, 7));
  expect((await approve(staff, asked)).body).toMatchObject({ params: { because: "plan_used_up" } });
  expect((await approve(staff, asked, "From 7:00.")).body).toMatchObject({ author: "staff" });
});
