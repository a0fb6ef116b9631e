import { randomUUID } from "node:crypto";
import { updateAssistantTools } from "@bellhop/contract/concierge";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { changeGuest, createGuestLink, deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import {
  addProactiveRule,
  listPlannedMessages,
  listProactiveRules,
  listSentFirst,
  switchProactiveRule,
} from "@bellhop/contract/proactive";
import { decideRequest, listRequests } from "@bellhop/contract/requests";
import { importReservations } from "@bellhop/contract/reservation-imports";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { listStayRatings } from "@bellhop/contract/stay-ratings";
import { saveTemplate, submitTemplate } from "@bellhop/contract/templates";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { expect, test, vi } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { armFailpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { deliver, textsBody, webhookBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
/** Noon in Rome. */
const noon = new Date("2027-01-12T11:00:00Z");
const offeredAt = "2027-01-18T11:00:00Z";

const offer = {
  ...{ lead_minutes: null, capacity: null, approval: "staff" as const },
  ...{ expires_hours: null, tax_percent: null },
};
const extraOf = (more: Partial<KnowledgeEntry> = {}): KnowledgeEntry => ({
  entryId: newId(),
  section: "upsells",
  key: "late_check_out",
  availability: "paid",
  texts: {
    en: { title: "Late check-out", text: "Stay until 15:00." },
    de: { title: "Später Check-out", text: "Bis 15 Uhr." },
  },
  price: { amount: 4_500, currency: "EUR" },
  unit: "stay",
  offer,
  ...more,
});

type Place = { hotel: Hotel; staff: Caller; extra: KnowledgeEntry; ruleId: string };

async function newHotel(more: Partial<KnowledgeEntry> = {}, holdout = 0): Promise<Place> {
  bellhop.clock.set(noon);
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const extra = extraOf(more);
  await bellhop.services.db.atVenue(hotel.venueId, (at) => addEntries(at, null, [extra]));
  const ruleId = await addRule(staff, extra, { holdout_percent: holdout });
  return { hotel, staff, extra, ruleId };
}

async function addRule(staff: Caller, { entryId }: KnowledgeEntry, fields: object = {}) {
  const rule_id = randomUUID();
  const text = (language: string, words: string) => ({
    language,
    text: words,
    fallbacks: {},
    needs_check: false,
  });
  const added = await staff.ask(addProactiveRule, {
    rule_id,
    name: "Offer",
    moment: { kind: "before_arrival", days: 2, time: "12:00" },
    purpose: "sells",
    conditions: {},
    texts: [text("en", "{extra} for {price}?"), text("de", "{extra} für {price}?")],
    template_name: null,
    extra_entry_id: entryId,
    holdout_percent: 0,
    ...fields,
  });
  expect(added.status).toBe(200);
  expect((await staff.ask(switchProactiveRule, { rule_id, is_on: true })).status).toBe(200);
  return rule_id;
}

let phones = 100;

/** A guest with a booking who has agreed to offers and wrote a day ago: the offer comes with buttons. */
async function bookGuest({ hotel, staff }: Place, { hello = "Hello", checkin = "2027-01-20" } = {}) {
  const phone = `+447700902${++phones}`;
  const external_id = randomUUID();
  const number = external_id.slice(0, 8);
  const stay = { external_id, reservation_number: number, guest_name: "Ada Rossi", phone };
  const booked = { ...stay, checkin, checkout: "2027-01-24" };
  expect(
    (await staff.ask(importReservations, { source: "my-pms", reservations: [booked] } as never)).status,
  ).toBe(200);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listReservations, {})).body;
  const found = items.find(({ reservation_number }) => reservation_number === number);
  const guest_id = found?.guests[0]?.guest_id ?? "";
  await staff.ask(changeGuest, { guest_id, consent: { offers: true } });
  if (hello !== "") {
    const before = bellhop.clock.now();
    bellhop.clock.set(new Date("2027-01-18T08:00:00Z"));
    await write(hotel, phone, hello);
    bellhop.clock.set(new Date("2027-01-18T08:01:00Z"));
    await bellhop.runDueJobs();
    bellhop.clock.set(before < new Date("2027-01-18T08:01:00Z") ? new Date("2027-01-18T08:01:00Z") : before);
  }
  return { phone, guest_id, reservation_id: found?.reservation_id ?? "" };
}

async function write(hotel: Hotel, phone: string, text: string) {
  const message = { from: phone.slice(1), id: `wamid.${randomUUID()}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
}

async function tap(
  hotel: Hotel,
  phone: string,
  { id, title }: { id: string; title: string },
  more: object = {},
) {
  const message = {
    from: phone.slice(1),
    id: `wamid.${randomUUID()}`,
    timestamp: String(Math.floor(bellhop.clock.now().getTime() / 1000)),
    type: "interactive",
    interactive: { type: "button_reply", button_reply: { id, title } },
    ...more,
  };
  const contacts = [{ wa_id: phone.slice(1), profile: { name: "Ada" } }];
  expect(await deliver(bellhop, webhookBody(hotel.phoneNumberId, { contacts, messages: [message] }))).toBe(
    200,
  );
}

const letAnswer = async () => {
  bellhop.clock.pass(20_000);
  await bellhop.runDueJobs();
};

async function offerNow() {
  bellhop.clock.set(new Date(offeredAt));
  await bellhop.runDueJobs();
}

async function threadOf(staff: Caller, phone: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.phone === phone);
  const conversation_id = found?.conversation_id ?? "";
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  const offers = messages.filter(({ author }) => author === "rule");
  const content = offers.at(-1)?.content;
  const buttons = content?.kind === "buttons" ? content.buttons : [];
  const last = messages.findLast(({ author }) => author === "assistant")?.text ?? "";
  const [order, decline] = buttons;
  return { conversation_id, messages, offers, buttons, last, order: order ?? none, decline: decline ?? none };
}
const none = { id: "", title: "" };

const requestsOf = async (staff: Caller) =>
  (await staff.ask(listRequests, { group: "all", limit: 100 })).body.items;

async function offered(place: Place, more: Parameters<typeof bookGuest>[1] = {}) {
  const guest = await bookGuest(place, more);
  await offerNow();
  const thread = await threadOf(place.staff, guest.phone);
  expect(thread.offers).toHaveLength(1);
  return { ...guest, ...thread };
}

const ordered = (more: object = {}) => ({
  kind: "extra",
  state: "new",
  day: "2027-01-24",
  extra: { quantity: 1, price: { amount: 4_500, currency: "EUR" } },
  ...more,
});

test.each<[string, string, object | undefined, RegExp]>([
  ["Hello", "Yes please", ordered(), /^I've passed this on: Late check-out, .*The team will confirm\.$/],
  [
    "Hello",
    "two please",
    ordered({ extra: { quantity: 2, price: { amount: 9_000, currency: "EUR" } } }),
    /2 × Late check-out/,
  ],
  ["Hello", "for Saturday", ordered({ day: "2027-01-23" }), /passed this on/],
  ["Guten Tag, danke", "ja gerne", ordered(), /weitergegeben.*Später Check-out/],
  ["Hello", "No, thanks", undefined, /thank you for letting us know/],
  ["Guten Tag, danke", "Nein danke", undefined, /danke für die Rückmeldung/],
])("after %s and an offer, %s is read", async (hello, text, request, told) => {
  const place = await newHotel();
  const guest = await offered(place, { hello });
  await write(place.hotel, guest.phone, text);
  await letAnswer();
  const requests = await requestsOf(place.staff);
  expect(requests).toMatchObject(request ? [request] : []);
  const thread = await threadOf(place.staff, guest.phone);
  expect(thread.last).toMatch(told);
  expect(thread.last).not.toMatch(/confirmed|bestätigt:/i);
  await letAnswer();
  expect(await requestsOf(place.staff)).toHaveLength(requests.length);
});

test("a button orders once, however often it is tapped; what is booked at once is confirmed", async () => {
  const place = await newHotel({ offer: { ...offer, approval: "instant" } });
  const { phone, order, buttons } = await offered(place);
  expect(buttons.map(({ title }) => title)).toEqual(["Order", "No, thanks"]);
  await tap(place.hotel, phone, order);
  await tap(place.hotel, phone, order);
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([ordered({ state: "confirmed" })]);
  expect((await threadOf(place.staff, phone)).last).toMatch(/^Confirmed: Late check-out/);
  await tap(place.hotel, phone, order);
  await letAnswer();
  expect(await requestsOf(place.staff)).toHaveLength(1);
  expect((await threadOf(place.staff, phone)).last).toMatch(/^You have ordered this already: Late check-out/);
});

test("with its tool off, the assistant orders nothing: staff get the guest's yes, and a no still counts", async () => {
  const place = await newHotel({ offer: { ...offer, approval: "instant" } });
  const { hotel, staff } = place;
  await staff.ask(changeSettings, { assistant: { tools: ["staff_request"] } });
  await staff.ask(updateAssistantTools, {});
  const guest = await offered(place);
  await write(hotel, guest.phone, "Yes please");
  await letAnswer();
  expect(await requestsOf(staff)).toEqual([]);
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  expect(items.find(({ guest: { phone } }) => phone === guest.phone)?.open_questions).toMatchObject([
    { reason: "reply" },
  ]);
  await tap(hotel, guest.phone, guest.decline);
  await letAnswer();
  expect((await threadOf(staff, guest.phone)).last).toMatch(/thank you for letting us know/);
});

test("a ready-made template that does not name the extra is no offer of it", async () => {
  const place = await newHotel();
  const { staff, extra } = place;
  await addRule(staff, extra, { name: "Later", template_name: "extras_before_arrival" });
  const { guest_id } = await bookGuest(place, { hello: "" });
  const { items } = (await staff.ask(listPlannedMessages, { guest_id, limit: 20 })).body;
  const held = { rule_name: "Later", state: "held_back", reason: "no_template" };
  expect(items).toContainEqual(expect.objectContaining(held));
});

test("a no is for good: no rule offers the extra again, also to a guest merged with them", async () => {
  const place = await newHotel();
  const { staff } = place;
  const { phone, guest_id, decline } = await offered(place);
  await tap(place.hotel, phone, decline);
  await letAnswer();
  expect(await requestsOf(staff)).toEqual([]);
  await addRule(staff, place.extra, {
    name: "Again",
    moment: { kind: "before_arrival", days: 1, time: "12:00" },
  });
  const planOf = async (id: string) =>
    (await staff.ask(listPlannedMessages, { guest_id: id, limit: 20 })).body.items;
  const declined = { rule_name: "Again", state: "held_back", reason: "declined_before" };
  expect(await planOf(guest_id)).toContainEqual(expect.objectContaining(declined));
  const other = await bookGuest(place, { hello: "" });
  expect(await planOf(other.guest_id)).not.toContainEqual(expect.objectContaining(declined));
  await inVenue(place, `update guests set merged_into = '${other.guest_id}' where guest_id = '${guest_id}'`);
  // No event tells of it: all is read again after five minutes.
  bellhop.clock.pass(301_000);
  expect(await planOf(other.guest_id)).toContainEqual(expect.objectContaining(declined));
  await inVenue(place, `update guests set merged_into = null where guest_id = '${guest_id}'`);
  // The guest changes their mind: the last word counts.
  await tap(place.hotel, phone, { id: decline.id.replace("decline", "order"), title: "Order" });
  await letAnswer();
  expect(await requestsOf(staff)).toMatchObject([ordered()]);
  expect(await planOf(guest_id)).toContainEqual(
    expect.objectContaining({ ...declined, reason: "already_ordered" }),
  );
});

test("a yes to something asked since, or to staff, orders nothing; nor does STOP", async () => {
  const place = await newHotel();
  const { staff, hotel } = place;
  const asked = await offered(place);
  const reply = {
    conversation_id: asked.conversation_id,
    message_id: newId(),
    text: "Do you need a parking space?",
  };
  expect((await staff.ask(sendReply, reply)).status).toBe(200);
  await bellhop.runDueJobs();
  await write(hotel, asked.phone, "Yes please");
  await letAnswer();
  expect(await requestsOf(staff)).toEqual([]);
  const stopped = await newHotel();
  const guest = await offered(stopped);
  await write(stopped.hotel, guest.phone, "STOP");
  await letAnswer();
  expect(await requestsOf(stopped.staff)).toEqual([]);
  const { items } = (await stopped.staff.ask(listPlannedMessages, { guest_id: guest.guest_id, limit: 20 }))
    .body;
  expect(items.filter(({ reason }) => reason === "declined_before")).toEqual([]);
});

test("an answer to a question in between still leaves the offer open", async () => {
  const place = await newHotel();
  const { phone } = await offered(place);
  await write(place.hotel, phone, "When is breakfast served?");
  await letAnswer();
  expect((await threadOf(place.staff, phone)).last).toContain("7:00");
  await write(place.hotel, phone, "Yes please");
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([ordered()]);
});

test("without a usual day the guest is asked for it", async () => {
  const place = await newHotel({ key: "massage", unit: "person" });
  const { phone } = await offered(place);
  await write(place.hotel, phone, "two please");
  await letAnswer();
  expect(await requestsOf(place.staff)).toEqual([]);
  expect((await threadOf(place.staff, phone)).last).toMatch(/which day.*2 × Late check-out/);
  // Before the arrival.
  await write(place.hotel, phone, "Tomorrow");
  await letAnswer();
  expect((await threadOf(place.staff, phone)).last).toMatch(/which day/);
  await write(place.hotel, phone, "On Friday");
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([
    ordered({ day: "2027-01-22", extra: { quantity: 2, price: { amount: 9_000, currency: "EUR" } } }),
  ]);
});

type Gone = (place: Place, guest: { reservation_id: string }) => Promise<unknown>;
const inVenue = ({ hotel }: Place, statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);
const setEntry = ({ extra }: Place, name: string, value: string) =>
  `update knowledge_entries set entry = jsonb_set(entry, '{${name}}', '${value}') where entry_id = '${extra.entryId}'`;
test.each<[string, Partial<KnowledgeEntry>, Gone, RegExp]>([
  [
    "whose stay was cancelled",
    {},
    ({ staff }, { reservation_id }) =>
      staff.ask(setReservationStatus, { reservation_id, status: "cancelled" }),
    /not available any more. Nothing was ordered\.$/,
  ],
  [
    "of what is not offered any more",
    {},
    (place) => inVenue(place, setEntry(place, "availability", '"absent"')),
    /not available any more. Nothing was ordered\.$/,
  ],
  [
    "after its lead time",
    { key: "early_check_in", offer: { ...offer, lead_minutes: 3 * 24 * 60 } },
    async () => {},
    /too late to order this: .*Nothing was ordered\.$/,
  ],
  [
    "of what is sold out",
    { offer: { ...offer, capacity: 1 } },
    async (place) => {
      const other = await bookGuest(place);
      bellhop.clock.pass(60_000);
      await bellhop.runDueJobs();
      await tap(place.hotel, other.phone, (await threadOf(place.staff, other.phone)).order);
      await letAnswer();
      const [request] = await requestsOf(place.staff);
      const { request_id = "", version = 0 } = request ?? {};
      const decided = { request_id, version, decision: "confirm", words: null } as const;
      expect((await place.staff.ask(decideRequest, decided)).status).toBe(200);
    },
    /sold out: .*Nothing was ordered\.$/,
  ],
])("a tap on an offer %s is answered as it is", async (_, more, change, told) => {
  const place = await newHotel(more);
  const guest = await offered(place);
  await change(place, guest);
  const before = (await requestsOf(place.staff)).length;
  await tap(place.hotel, guest.phone, guest.order);
  await letAnswer();
  expect(await requestsOf(place.staff)).toHaveLength(before);
  expect((await threadOf(place.staff, guest.phone)).last).toMatch(told);
});

test("at another price the guest is asked first", async () => {
  const place = await newHotel();
  const { phone, order } = await offered(place);
  await inVenue(place, setEntry(place, "price", '{"amount":5000,"currency":"EUR"}'));
  await tap(place.hotel, phone, order);
  await letAnswer();
  expect(await requestsOf(place.staff)).toEqual([]);
  expect((await threadOf(place.staff, phone)).last).toMatch(
    /Late check-out costs €50(\.00)? now\. Would you like it/,
  );
  await write(place.hotel, phone, "ok");
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([
    ordered({ extra: { quantity: 1, price: { amount: 5_000, currency: "EUR" } } }),
  ]);
});

test.each([
  ["staff", "new", []],
  ["instant", "confirmed", [expect.stringMatching(/^Confirmed: Late check-out/)]],
] as const)(
  "while staff hold the conversation, a clear yes orders what %s approves; only what holds is told",
  async (approval, state, told) => {
    const place = await newHotel({ offer: { ...offer, approval } });
    const { staff, hotel } = place;
    const guest = await bookGuest(place);
    const { conversation_id } = await threadOf(staff, guest.phone);
    await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "Good morning!" });
    await offerNow();
    await write(hotel, guest.phone, "Yes please");
    await letAnswer();
    expect(await requestsOf(staff)).toMatchObject([ordered({ state })]);
    const { messages } = await threadOf(staff, guest.phone);
    const from = messages.findIndex(({ text }) => text === "Yes please");
    const texts = messages.slice(from).filter(({ author }) => author === "assistant");
    expect(texts.map(({ text }) => text)).toEqual(told);
  },
);

/** A guest who was asked for a rating an hour before an extra was offered that is booked at once. */
async function ratesAndOrders({ isHeld }: { isHeld: boolean }) {
  const place = await newHotel({ offer: { ...offer, approval: "instant" } });
  const { staff } = place;
  const text = { language: "en", text: "How do you like us so far?", fallbacks: {}, needs_check: false };
  await addRule(staff, place.extra, {
    ...{ name: "Feedback", purpose: "feedback", extra_entry_id: null, texts: [text] },
    moment: { kind: "before_arrival", days: 2, time: "11:00" },
  });
  const guest = await bookGuest(place);
  const { conversation_id } = await threadOf(staff, guest.phone);
  if (isHeld) await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "Good morning!" });
  bellhop.clock.set(new Date("2027-01-18T10:00:00Z"));
  await bellhop.runDueJobs();
  await offerNow();
  const { offers } = await threadOf(staff, guest.phone);
  expect(offers.map((one) => one.text)).toEqual([text.text, expect.stringContaining("Late check-out")]);
  return { ...place, ...guest, offers, conversation_id };
}

test.each([true, false])(
  "a bare number may be a score while a rating is awaited, and orders nothing: held %s",
  async (isHeld) => {
    const { staff, hotel, phone, conversation_id } = await ratesAndOrders({ isHeld });
    await write(hotel, phone, "5");
    await letAnswer();
    expect(await requestsOf(staff)).toEqual([]);
    const { conversation } = (await staff.ask(readConversation, { conversation_id })).body;
    expect(conversation.waiting_since).not.toBeNull();
  },
);

test("a rating by the page's form orders nothing, whatever was offered since", async () => {
  const { staff, hotel, offers, guest_id } = await ratesAndOrders({ isHeld: true });
  const { link } = (await staff.ask(createGuestLink, { guest_id })).body;
  const page = guestBrowser(bellhop, (await guestPageKeys(bellhop, hotel.venueId)).publicKey);
  const post = (path: string, fields: Record<string, string>) =>
    page.visit(path, { method: "POST", body: new URLSearchParams(fields) });
  await post("/sign-in", { link: new URL(link).searchParams.get(linkParameter) ?? "" });
  const asked_id = offers[0]?.message_id ?? "";
  const rated = await post("/stay-rating", { sent_as: newId(), asked_id, score: "5", comment: "" });
  expect(rated.status).toBe(303);
  await letAnswer();
  expect(await requestsOf(staff)).toEqual([]);
  expect((await staff.ask(listStayRatings, {})).body.items).toMatchObject([{ score: 5 }]);
});

test("the comparison counts orders after the offer or the holding out, until the end of the stay", async () => {
  const place = await newHotel({}, 50);
  const { staff, hotel, ruleId } = place;
  const guests: Awaited<ReturnType<typeof bookGuest>>[] = [];
  while (guests.length < 6) guests.push(await bookGuest(place));
  await offerNow();
  const sent = (await staff.ask(listSentFirst, { rule_id: ruleId, limit: 20 })).body.items;
  const heldOut = sent.filter(({ reason }) => reason === "in_holdout");
  const reached = sent.filter(({ state }) => state === "sent");
  expect([heldOut.length + reached.length, sent.length]).toEqual([6, 6]);
  const upliftNow = async () =>
    (await staff.ask(listProactiveRules, {})).body.items.find(({ rule_id }) => rule_id === ruleId)?.uplift;
  expect(await upliftNow()).toMatchObject({
    offered: { count: 0, total: reached.length },
    held_out: { count: 0, total: heldOut.length },
    difference: null,
  });
  const one = guests.find(({ guest_id }) => guest_id === reached[0]?.guest_id);
  if (one) {
    await write(hotel, one.phone, "Yes please");
    await letAnswer();
  }
  expect(await upliftNow()).toMatchObject({ offered: { count: one ? 1 : 0 }, held_out: { count: 0 } });
});

test("an offer on WhatsApp is answered on the guest page, once", async () => {
  const place = await newHotel();
  const { hotel, staff } = place;
  const { phone, guest_id, order } = await offered(place);
  const { link } = (await staff.ask(createGuestLink, { guest_id })).body;
  const token = new URL(link).searchParams.get(linkParameter) ?? "";
  const page = guestBrowser(bellhop, (await guestPageKeys(bellhop, hotel.venueId)).publicKey);
  const post = (path: string, fields: Record<string, string>) =>
    page.visit(path, { method: "POST", body: new URLSearchParams(fields), headers: { accept: "text/html" } });
  await post("/sign-in", { link: token });
  const shown = (await page.thread())?.messages.find(({ message_id }) => order.id.endsWith(message_id));
  expect(shown?.content).toMatchObject({
    kind: "parts",
    choices: [{ id: order.id, title: "Order" }, { title: "No, thanks" }],
  });
  // As a plain form, which works without the page's script.
  expect(await page.page()).toMatch(new RegExp(`<button[^>]*value="${order.id}"[^>]*name="choice"`));
  const sent_as = newId();
  for (let times = 0; times < 2; times++) {
    const tapped = await post("/messages", { sent_as, choice: order.id });
    expect([tapped.status, tapped.headers.get("location")]).toMatchObject([
      303,
      expect.stringContaining("#end"),
    ]);
  }
  await letAnswer();
  expect(await requestsOf(staff)).toMatchObject([ordered()]);
  expect((await page.thread())?.messages.map(({ text }) => text).slice(-2)).toEqual([
    "Order",
    expect.stringMatching(/^I've passed this on: Late check-out/),
  ]);
  await tap(hotel, phone, order);
  await letAnswer();
  expect(await requestsOf(staff)).toHaveLength(1);
  // A button that the guest's thread does not show.
  expect((await post("/messages", { sent_as: newId(), choice: `order:${newId()}` })).status).toBe(404);
});

test("an approved template carries what its quick replies mean, and a tap on the phone orders", async () => {
  const place = await newHotel();
  const { hotel, staff, ruleId } = place;
  const template = await addTemplate(place);
  await inVenue(
    place,
    `update proactive_rules set template_name = '${template}' where rule_id = '${ruleId}'`,
  );
  const { phone } = await bookGuest(place, { hello: "" });
  await offerNow();
  await letAnswer();
  const { messages } = await threadOf(staff, phone);
  const content = messages.find(({ author }) => author === "rule")?.content;
  const offerId = messages.find(({ author }) => author === "rule")?.message_id;
  expect(content).toMatchObject({
    kind: "template",
    buttons: ["Yes, order it", "No, thanks"],
    payloads: [`order:${offerId}`, `decline:${offerId}`],
  });
  // As WhatsApp reports a tap on a template's button.
  const button = { type: "button", button: { text: "Yes, order it", payload: `order:${offerId}` } };
  await tap(hotel, phone, none, { ...button, interactive: undefined });
  await letAnswer();
  expect(await requestsOf(staff)).toMatchObject([ordered()]);
});

async function addTemplate({ staff }: Place): Promise<string> {
  const name = "extra_offer_own";
  const saved = await staff.ask(saveTemplate, {
    name,
    language: "en",
    category: "marketing",
    content: {
      ...{ header: "", body: "Would you like {{1}} for {{2}} a stay?", footer: "" },
      buttons: [
        { kind: "quick_reply", title: "Yes, order it" },
        { kind: "quick_reply", title: "No, thanks" },
      ],
      examples: { header: [], body: ["Massage", "€45"] },
    },
  });
  expect(saved.status).toBe(200);
  await staff.ask(submitTemplate, { template_id: saved.body.template_id });
  await bellhop.runDueJobs();
  return name;
}

test("two taps and a written yes at once, in two processes, are one order", async () => {
  const place = await newHotel();
  const { phone, order } = await offered(place);
  await Promise.all([
    tap(place.hotel, phone, order),
    tap(place.hotel, phone, order),
    write(place.hotel, phone, "Yes please"),
  ]);
  bellhop.clock.pass(20_000);
  await Promise.all([bellhop.runDueJobs(), bellhop.runDueJobs()]);
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([ordered()]);
});

test("a process that dies between the order and its commit has ordered nothing; the next one does", async () => {
  const place = await newHotel();
  const { phone, order } = await offered(place);
  await tap(place.hotel, phone, order);
  const death = vi.spyOn(process, "kill").mockImplementation(() => {
    throw new Error("The process died");
  });
  armFailpoint({ name: "offer.answered", nth: 1 });
  bellhop.clock.pass(20_000);
  await bellhop.runDueJobs().catch(() => {});
  const deaths = death.mock.calls.length;
  death.mockRestore();
  expect(deaths).toBe(1);
  expect(await inVenue(place, "select 1 from proactive_sends where answer is not null")).toEqual([]);
  // Here jobs are not retried: the next message wakes the assistant for both.
  await tap(place.hotel, phone, order);
  await letAnswer();
  expect(await requestsOf(place.staff)).toMatchObject([ordered()]);
  const { messages } = await threadOf(place.staff, phone);
  expect(messages.filter(({ text }) => text.startsWith("I've passed this on"))).toHaveLength(1);
});

test("the answers of a deleted guest are deleted; an export has them", async () => {
  const place = await newHotel();
  const { phone, guest_id, decline } = await offered(place);
  await tap(place.hotel, phone, decline);
  await letAnswer();
  const exported = await place.staff.ask(exportGuest, { guest_id, format: "json" });
  expect(JSON.stringify(exported.body)).toContain("declined_extras");
  expect(await inVenue(place, "select 1 from declined_extras")).toHaveLength(1);
  await place.staff.ask(deleteGuest, { guest_id });
  await letAnswer();
  expect(await inVenue(place, "select 1 from declined_extras")).toHaveLength(0);
});
