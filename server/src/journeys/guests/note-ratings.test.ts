import { randomUUID } from "node:crypto";
import { listConversations, markQuestionAnswered, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink, deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { addProactiveRule, listProactiveRules, switchProactiveRule } from "@bellhop/contract/proactive";
import { importReservations } from "@bellhop/contract/reservation-imports";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { listStayRatings } from "@bellhop/contract/stay-ratings";
import { expect, test, vi } from "vitest";
import { armFailpoint, type Failpoint } from "../../platform/failpoints.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { sendFirst } from "../proactive/send-first.ts";

const bellhop = await testBellhop();
const noon = new Date("2027-01-12T11:00:00Z");

let phones = 300;
let texts = 0;

/** A guest who checked out and was asked how the stay was. */
async function askedGuest({ review = "" } = {}) {
  bellhop.clock.set(noon);
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const rule_id = await addRule(staff, 60);
  if (review) await staff.ask(changeSettings, { proactive: { review_url: review } });
  const phone = `+447700902${++phones}`;
  const reservation_id = await book(staff, phone);
  for (const status of ["checked_in", "checked_out"] as const)
    await staff.ask(setReservationStatus, { reservation_id, status });
  await says(hotel, phone, "See you!");
  await moveTo("2027-01-12T12:05:00Z");
  return { hotel, staff, phone, rule_id, reservation_id };
}

async function addRule(staff: Caller, minutes: number): Promise<string> {
  const rule_id = randomUUID();
  await staff.ask(addProactiveRule, {
    rule_id,
    name: "Feedback",
    moment: { kind: "after_check_out", minutes },
    purpose: "feedback",
    conditions: {},
    texts: [{ language: "en", text: "How was it, {first_name}?", fallbacks: {}, needs_check: false }],
    template_name: null,
    extra_entry_id: null,
    holdout_percent: 0,
  });
  await staff.ask(switchProactiveRule, { rule_id, is_on: true });
  return rule_id;
}

async function book(staff: Caller, phone: string): Promise<string> {
  const number = randomUUID().slice(0, 8);
  const stay = { checkin: "2027-01-10", checkout: "2027-01-12", guest_name: "Ada Rossi", phone };
  const reservations = [{ external_id: number, reservation_number: number, ...stay }];
  expect((await staff.ask(importReservations, { source: "my-pms", reservations } as never)).status).toBe(200);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listReservations, {})).body;
  return items.find((one) => one.reservation_number === number)?.reservation_id ?? "";
}

async function says(hotel: Hotel, phone: string, text: string) {
  const message = {
    from: phone.slice(1),
    id: `wamid.${++texts}`,
    text,
    at: bellhop.clock.now(),
    name: "Ada",
  };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
}

async function moveTo(time: string) {
  bellhop.clock.set(new Date(time));
  await bellhop.runDueJobs();
}

const ratingsOf = async (staff: Caller) => (await staff.ask(listStayRatings, {})).body.items;

async function threadOf(staff: Caller) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const [found] = items;
  const read = await staff.ask(readConversation, { conversation_id: found?.conversation_id ?? "" });
  return { conversation: found, messages: read.body.messages };
}

const lastTexts = async (staff: Caller, author: string) =>
  (await threadOf(staff)).messages.filter((one) => one.author === author).map(({ text }) => text);

const complaintsOf = async (staff: Caller) =>
  ((await threadOf(staff)).conversation?.open_questions ?? []).filter(({ reason }) => reason === "complaint");

const later = (minutes: number) =>
  moveTo(new Date(bellhop.clock.now().getTime() + minutes * 60_000).toISOString());

const link = "https://g.page/r/alpha/review";

test.each([
  ["5", { score: 5, is_bad: false }],
  ["4/5", { score: 4, is_bad: false }],
  ["٥", { score: 5, is_bad: false }],
  ["Everything was great!", { score: 5, is_bad: false }],
  ["3", { score: 3, is_bad: true, complaint: "open" }],
  ["1", { score: 1, is_bad: true, complaint: "open" }],
  ["it was ok but the shower was cold", { score: 3, is_bad: true, complaint: "open" }],
  ["5, but the shower was cold", { score: 5, is_bad: true, complaint: "open" }],
  ["The room was dirty", { score: null, is_bad: true, complaint: "open" }],
])("the reply %s is read as a rating", async (text, rating) => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  await says(hotel, phone, text);
  expect(await ratingsOf(staff)).toMatchObject([rating]);
  expect(await complaintsOf(staff)).toHaveLength(rating.is_bad ? 1 : 0);
  await later(1);
  const [answer = ""] = (await lastTexts(staff, "assistant")).slice(-1);
  if (rating.score !== null) expect(answer).toContain(`${rating.score} of 5`);
  expect(answer.includes("I've told the team")).toBe(rating.is_bad);
  await later(2);
  expect((await lastTexts(staff, "rule")).filter((one) => one.includes(link))).toHaveLength(
    rating.is_bad ? 0 : 1,
  );
});

test("a bad rating gets the link only after staff settled the complaint, and once", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  await says(hotel, phone, "2");
  await later(5);
  expect((await lastTexts(staff, "rule")).filter((one) => one.includes(link))).toHaveLength(0);
  const { conversation } = await threadOf(staff);
  const conversation_id = conversation?.conversation_id ?? "";
  const question_id = conversation?.open_questions[0]?.question_id ?? "";
  expect(conversation?.open_questions).toMatchObject([{ reason: "complaint", about: "2/5" }]);
  await staff.ask(markQuestionAnswered, { conversation_id, question_id });
  expect(await ratingsOf(staff)).toMatchObject([{ complaint: "settled", review_sent_at: null }]);
  await later(2);
  await later(2);
  expect((await lastTexts(staff, "rule")).filter((one) => one.includes(link))).toHaveLength(1);
  expect(await ratingsOf(staff)).toMatchObject([{ review_sent_at: expect.any(String) }]);
});

test("a guest who is asked twice in a stay gets the link once", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  await addRule(staff, 120);
  await says(hotel, phone, "5");
  await later(1);
  await later(2);
  await later(60);
  await says(hotel, phone, "4");
  await later(1);
  await later(2);
  expect(await ratingsOf(staff)).toMatchObject([{ score: 4 }, { score: 5 }]);
  expect((await lastTexts(staff, "rule")).filter((text) => text.includes(link))).toHaveLength(1);
});

test("two taps at once count once, and a later answer changes the rating", async () => {
  const { hotel, staff, phone, rule_id } = await askedGuest();
  await Promise.all([says(hotel, phone, "2 – Not good"), says(hotel, phone, "2 – Not good")]);
  expect(await ratingsOf(staff)).toMatchObject([{ score: 2, earlier: [] }]);
  expect(await complaintsOf(staff)).toHaveLength(1);
  await later(1);
  await says(hotel, phone, "4");
  expect(await ratingsOf(staff)).toMatchObject([
    { score: 4, is_bad: false, complaint: "open", earlier: [{ score: 2, comment: "" }] },
  ]);
  const { items } = (await staff.ask(listProactiveRules, {})).body;
  expect(items.find((one) => one.rule_id === rule_id)?.results).toMatchObject({ scores: [0, 0, 0, 1, 0] });
});

test("a tap on WhatsApp's list rates what it answers, whatever was asked since", async () => {
  const { hotel, staff, phone } = await askedGuest();
  const { conversation } = await threadOf(staff);
  const conversation_id = conversation?.conversation_id ?? "";
  await staff.ask(sendReply, { message_id: randomUUID(), conversation_id, text: "How many towels?" });
  const [asked] = await asOwner(
    bellhop.ownerUrl,
    "select provider_message_id as id from messages where author = 'rule'",
    hotel.venueId,
  );
  const message = {
    from: phone.slice(1),
    id: `wamid.${++texts}`,
    text: "",
    at: bellhop.clock.now(),
    name: "Ada",
  };
  const tap = async (content: object) => {
    const body = JSON.parse(textsBody(hotel.phoneNumberId, [{ ...message, id: `wamid.${++texts}` }]));
    const context = { id: asked?.id, from: "15550000" };
    Object.assign(body.entry[0].changes[0].value.messages[0], { text: undefined, context, ...content });
    expect(await deliver(bellhop, JSON.stringify(body))).toBe(200);
  };
  const list_reply = { id: "2", title: "4 – Good" };
  await tap({ type: "interactive", interactive: { type: "list_reply", list_reply } });
  expect(await ratingsOf(staff)).toMatchObject([{ score: 4, is_bad: false }]);
  // The button of a template has no number.
  await tap({ type: "button", button: { text: "Not good", payload: "Not good" } });
  expect(await ratingsOf(staff)).toMatchObject([{ score: 2, complaint: "open", earlier: [{ score: 4 }] }]);
});

test("what the guest asks beside a rating is answered", async () => {
  const { hotel, staff, phone } = await askedGuest();
  await says(hotel, phone, "5! What time is breakfast?");
  await later(1);
  const [answer] = (await lastTexts(staff, "assistant")).slice(-1);
  expect(answer).toContain("5 of 5 (Very good)");
  expect(answer).toContain("Breakfast is served from 7:00");
});

test("words after a rating join it, and staff get the complaint once", async () => {
  const { hotel, staff, phone } = await askedGuest();
  await says(hotel, phone, "5");
  await says(hotel, phone, "but the shower was cold");
  await later(1);
  expect(await ratingsOf(staff)).toMatchObject([
    { score: 5, is_bad: true, comment: "but the shower was cold" },
  ]);
  expect(await complaintsOf(staff)).toHaveLength(1);
});

test.each<[string, string, (asked: Awaited<ReturnType<typeof askedGuest>>) => Promise<unknown>]>([
  [
    "staff asked something since",
    "5",
    async ({ staff }) => {
      const { conversation } = await threadOf(staff);
      const conversation_id = conversation?.conversation_id ?? "";
      await staff.ask(sendReply, { message_id: randomUUID(), conversation_id, text: "How many towels?" });
      return later(1);
    },
  ],
  ["two weeks have passed", "5", () => later(15 * 24 * 60)],
  ["years have passed", "5", () => later(3 * 365 * 24 * 60)],
  [
    "the stay was cancelled",
    "5",
    ({ hotel }) => asOwner(bellhop.ownerUrl, "update reservations set status = 'cancelled'", hotel.venueId),
  ],
  [
    "the guest is back in the house",
    "5",
    async ({ staff, phone }) => {
      const reservation_id = await book(staff, phone);
      return staff.ask(setReservationStatus, { reservation_id, status: "checked_in" });
    },
  ],
  ["it is a room", "Room 5", () => later(0)],
  ["it is an amount", "5 towels please", () => later(0)],
  ["it ends all messages", "STOP", () => later(0)],
])("no rating if %s", async (_, text, before) => {
  const asked = await askedGuest();
  await before(asked);
  await says(asked.hotel, asked.phone, text);
  expect(await ratingsOf(asked.staff)).toEqual([]);
});

test("an emergency beside a rating stays an emergency", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  await says(hotel, phone, "2, there is a fire in the kitchen!");
  const { conversation } = await threadOf(staff);
  expect(conversation?.open_questions).toMatchObject([{ reason: "emergency" }]);
  expect(await ratingsOf(staff)).toMatchObject([{ score: 2, complaint: "none" }]);
  await later(5);
  expect((await lastTexts(staff, "rule")).filter((one) => one.includes(link))).toEqual([]);
});

test("a rating and its complaint are stored together or not at all", async () => {
  const { hotel, staff, phone } = await askedGuest();
  const run = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);
  await run("alter table stay_ratings add constraint refuses check (score <> 2) not valid");
  await says(hotel, phone, "2");
  expect(await complaintsOf(staff)).toEqual([]);
  await run("alter table stay_ratings drop constraint refuses");
  await says(hotel, phone, "2");
  expect(await ratingsOf(staff)).toMatchObject([{ score: 2, complaint: "open" }]);
  expect(await complaintsOf(staff)).toHaveLength(1);
});

/** Dies at a step for as long as `act` runs. */
async function dyingAt(name: Failpoint, act: () => Promise<unknown>) {
  const death = vi.spyOn(process, "kill").mockImplementation(() => {
    throw new Error("The process died");
  });
  armFailpoint({ name, nth: 1 });
  await act().catch(() => {});
  const deaths = death.mock.calls.length;
  death.mockRestore();
  expect(deaths).toBe(1);
}

test.each(["rating.handed-over", "rating.stored"] as const)(
  "after a death at %s the delivery is processed again: one rating and one complaint",
  async (step) => {
    const { hotel, staff, phone } = await askedGuest();
    await dyingAt(step, () => says(hotel, phone, "2"));
    expect(await ratingsOf(staff)).toMatchObject([{ score: 2, earlier: [] }]);
    expect(await complaintsOf(staff)).toHaveLength(1);
  },
);

test("a process that dies while it invites to review has sent nothing; the next one sends it once", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  await says(hotel, phone, "5");
  const invitations = async () => (await lastTexts(staff, "rule")).filter((one) => one.includes(link));
  await dyingAt("review.noted", async () => {
    await later(1);
    await later(2);
  });
  expect(await invitations()).toEqual([]);
  expect(await ratingsOf(staff)).toMatchObject([{ review_sent_at: null }]);
  await later(2);
  await later(2);
  expect(await invitations()).toHaveLength(1);
});

test("a failed invitation delays no other guest's, and is tried again", async () => {
  const { hotel, staff, phone } = await askedGuest({ review: link });
  const second = `+447700902${++phones}`;
  const reservation_id = await book(staff, second);
  for (const status of ["checked_in", "checked_out"] as const)
    await staff.ask(setReservationStatus, { reservation_id, status });
  await says(hotel, second, "Bye!");
  await later(61);
  await says(hotel, phone, "5");
  await says(hotel, second, "5");
  await later(0.2);
  bellhop.clock.pass(2 * 60_000);
  const invitations = async () =>
    (await ratingsOf(staff)).filter(({ review_sent_at }) => review_sent_at !== null).length;
  const run = () =>
    sendFirst.handle({ venue_id: hotel.venueId } as never, bellhop.services, { lastAttempt: false });
  await dyingAt("review.noted", run);
  expect(await invitations()).toBe(1);
  await run();
  expect(await invitations()).toBe(2);
});

test("a deleted guest's ratings are deleted", async () => {
  const { hotel, staff, phone } = await askedGuest();
  await says(hotel, phone, "4");
  const [rating] = await ratingsOf(staff);
  const { guest_id = "" } = rating ?? {};
  const { content } = (await staff.ask(exportGuest, { guest_id, format: "json" })).body;
  expect(JSON.parse(content).stay_ratings).toMatchObject([{ score: 4, way: "reply" }]);
  await staff.ask(deleteGuest, { guest_id });
  expect(await ratingsOf(staff)).toEqual([]);
});

test("the guest page has a form below the message that asked", async () => {
  const { hotel, staff } = await askedGuest();
  const { conversation } = await threadOf(staff);
  const guest_id = conversation?.guest.guest_id ?? "";
  const { link: ownLink } = (await staff.ask(createGuestLink, { guest_id })).body;
  const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
  const page = guestBrowser(bellhop, publicKey);
  const token = new URL(ownLink).searchParams.get(linkParameter) ?? "";
  await page.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link: token }) });
  const asked = async () =>
    (await page.thread())?.messages.find(({ content }) => content?.kind === "stay_rating");
  const message = await asked();
  expect(message?.content).toEqual({ kind: "stay_rating", score: null, is_open: false });
  const form = {
    sent_as: randomUUID(),
    asked_id: message?.message_id ?? "",
    score: "2",
    comment: "The bed squeaked",
  };
  const rate = (browser: typeof page, fields: object) =>
    browser.visit("/stay-rating", { method: "POST", body: new URLSearchParams({ ...form, ...fields }) });
  for (const score of ["0", "6", "x"]) expect((await rate(page, { score })).status).toBe(422);
  expect((await rate(guestBrowser(bellhop, publicKey), {})).status).toBe(404);
  for (const status of [303, 303]) expect((await rate(page, {})).status).toBe(status);
  expect(await ratingsOf(staff)).toMatchObject([
    { score: 2, comment: "The bed squeaked", complaint: "open" },
  ]);
  expect(await complaintsOf(staff)).toMatchObject([{ about: "2/5 · The bed squeaked" }]);
  expect((await asked())?.content).toEqual({ kind: "stay_rating", score: 2, is_open: true });
  // Staff asked something else since: the form still rates.
  const conversation_id = conversation?.conversation_id ?? "";
  await staff.ask(sendReply, { message_id: randomUUID(), conversation_id, text: "Which bed was it?" });
  await rate(page, { sent_as: randomUUID(), score: "4", comment: "" });
  expect(await ratingsOf(staff)).toMatchObject([{ score: 4, earlier: [{ score: 2 }] }]);
  await later(15 * 24 * 60);
  expect(await asked()).toBeUndefined();
});
