import { randomUUID } from "node:crypto";
import type { InputOf } from "@bellhop/contract/call";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { addGuest, changeGuest, deleteGuest, matchGuests, undoMerge } from "@bellhop/contract/guests";
import { sendAgain } from "@bellhop/contract/messages";
import {
  addProactiveRule,
  addReadyMadeRules,
  deleteProactiveRule,
  dryRunProactiveRule,
  listPlannedMessages,
  listProactiveRules,
  listSentFirst,
  pauseProactive,
  previewProactiveRule,
  saveProactiveRule,
  switchProactiveRule,
  testProactiveRule,
} from "@bellhop/contract/proactive";
import { importReservations } from "@bellhop/contract/reservation-imports";
import { changeReservation, listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody, writeOnWhatsapp } from "../../testing/webhook.ts";
import { applyRetention } from "../installation/apply-retention.ts";
import { sendFirst } from "./send-first.ts";

const bellhop = await testBellhop();
/** Noon in Rome, where the hotels are. */
const noon = new Date("2027-01-12T11:00:00Z");
bellhop.clock.set(noon);

let phones = 100;
const nextPhone = () => `+447700901${++phones}`;

type Words = Omit<InputOf<typeof addProactiveRule>, "rule_id">;
const rule = (fields: Partial<Words> = {}): Words => ({
  name: "A rule",
  moment: { kind: "before_arrival", days: 1, time: "17:00" },
  purpose: "service",
  conditions: {},
  texts: [
    {
      language: "en",
      text: "Hello {first_name}, see you on {arrival_day}.",
      fallbacks: {},
      needs_check: false,
    },
  ],
  template_name: "all_fine",
  extra_entry_id: null,
  holdout_percent: 0,
  ...fields,
});

async function newHotel() {
  bellhop.clock.set(noon);
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  return { hotel, staff: await signedIn(bellhop, hotel.owner.sub, hotel.venueId) };
}

async function switchOn(staff: Caller, fields: Partial<Words> = {}): Promise<string> {
  const rule_id = randomUUID();
  expect((await staff.ask(addProactiveRule, { rule_id, ...rule(fields) })).status).toBe(200);
  expect((await staff.ask(switchProactiveRule, { rule_id, is_on: true })).status).toBe(200);
  return rule_id;
}

/** A booking from another system. */
async function book(staff: Caller, fields: Record<string, unknown> = {}) {
  const external_id = randomUUID();
  const phone = nextPhone();
  const stay = { external_id, checkin: "2027-01-20", checkout: "2027-01-24", ...fields };
  const guest_name = "Ada Rossi";
  const reservations = [{ reservation_number: external_id.slice(0, 8), guest_name, phone, ...stay }];
  const answer = await staff.ask(importReservations, { source: "my-pms", reservations } as never);
  expect(answer.status).toBe(200);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listReservations, {})).body;
  const found = items.find(({ reservation_number }) => reservation_number === external_id.slice(0, 8));
  if (!found) throw new Error("The booking was not imported");
  return { phone, reservation_id: found.reservation_id, guest_id: found.guests[0]?.guest_id ?? "" };
}

async function threadWith(staff: Caller, phone: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.phone === phone);
  if (!found) return [];
  return (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body.messages;
}

const textsTo = async (staff: Caller, phone: string): Promise<string[]> =>
  (await threadWith(staff, phone)).filter(({ author }) => author === "rule").map(({ text }) => text);

async function moveTo(time: string) {
  bellhop.clock.set(new Date(time));
  await bellhop.runDueJobs();
}

const planned = async (staff: Caller, guest_id?: string) =>
  (await staff.ask(listPlannedMessages, { ...(guest_id && { guest_id }), limit: 100 })).body.items;

const eve = "2027-01-19T16:00:00Z";

test("on the simulator, each guest gets the ready-made template in their language, whoever got it first", async () => {
  const { staff } = await newHotel();
  await switchOn(staff);
  const phones: string[] = [];
  for (const language of ["de", "ar"]) phones.push((await book(staff, { language })).phone);
  await moveTo(eve);
  const texts = await Promise.all(phones.map((phone) => textsTo(staff, phone)));
  expect(texts).toEqual([[expect.stringContaining("alles in Ordnung")], [expect.stringContaining("غرفتك")]]);
  const later = await book(staff, { language: "fr" });
  expect(await planned(staff, later.guest_id)).toMatchObject([{ language: "fr", is_other_language: false }]);
  const [{ templates } = { templates: [] }] = (await staff.ask(listProactiveRules, {})).body.items;
  expect(templates.map(({ language }) => language).toSorted()).toEqual([
    "ar",
    "de",
    "en",
    "es",
    "fr",
    "it",
    "pt",
  ]);
});

test("on the simulator, a ready-made template keeps its category when it is sent", async () => {
  const { staff } = await newHotel();
  await switchOn(staff, { template_name: "feedback_request" });
  await book(staff, { language: "en" });
  const categories = async () => {
    const [found] = (await staff.ask(listProactiveRules, {})).body.items;
    return [...new Set(found?.templates.map(({ category }) => category))];
  };
  expect(await categories()).toEqual(["marketing"]);
  await moveTo(eve);
  expect(await categories()).toEqual(["marketing"]);
});

test("a message is sent once when it is due, by the approved template outside the reply window", async () => {
  const { staff } = await newHotel();
  await switchOn(staff);
  const { phone, guest_id } = await book(staff);
  expect(await planned(staff, guest_id)).toMatchObject([
    { state: "will_be_sent", at: "2027-01-19T16:00:00.000Z", way: "whatsapp_template", reason: null },
  ]);
  await moveTo("2027-01-19T15:59:00Z");
  expect(await textsTo(staff, phone)).toEqual([]);
  await moveTo(eve);
  expect(await textsTo(staff, phone)).toEqual([
    "Hello Ada, is everything fine with your room? Tell us here if you need anything.",
  ]);
  await moveTo("2027-01-19T16:05:00Z");
  expect(await textsTo(staff, phone)).toHaveLength(1);
  expect((await staff.ask(listSentFirst, { guest_id })).body.items).toMatchObject([
    { state: "sent", guest_id },
  ]);
  expect((await staff.ask(listProactiveRules, {})).body.items).toMatchObject([{ results: { sent: 1 } }]);
});

test("the plan has a booking whose guest was matched with a writer, also after that is undone", async () => {
  const { hotel, staff } = await newHotel();
  await switchOn(staff);
  const { guest_id: booked } = await book(staff);
  await writeOnWhatsapp(bellhop, hotel.phoneNumberId, { phone: nextPhone().slice(1) }, "Hello");
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const writer = items[0]?.guest.guest_id ?? "";
  const ofGuests = async () => (await planned(staff)).map(({ guest_id }) => guest_id);
  expect(await ofGuests()).toEqual([booked]);
  const match = { guest_id: writer, other_guest_id: booked };
  const { conflict_id } = (await staff.ask(matchGuests, match)).body;
  expect(await ofGuests()).toEqual([writer]);
  expect((await staff.ask(undoMerge, { conflict_id })).status).toBe(200);
  expect(await ofGuests()).toEqual([booked]);
});

test("retention forgets no message of a stay that is not over: it would be sent again", async () => {
  const { hotel, staff } = await newHotel();
  const retention = { transcripts: 5, media: 5, webhooks: 5 };
  expect((await staff.ask(changeSettings, { retention })).status).toBe(200);
  await switchOn(staff, { moment: { kind: "before_arrival", days: 20, time: "17:00" } });
  await book(staff, { checkin: "2027-02-02", checkout: "2027-02-04" });
  await moveTo("2027-01-13T16:00:00Z");
  const sent = async () => {
    const again = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    return (await again.ask(listSentFirst, {})).body.items.map(
      ({ at, state }) => `${at.slice(0, 16)} ${state}`,
    );
  };
  const once = ["2027-01-13T16:00 sent"];
  expect(await sent()).toEqual(once);
  const sweepAt = async (time: string) => {
    await moveTo(time);
    await applyRetention.handle({} as never, bellhop.services, { lastAttempt: false });
    bellhop.clock.pass(60_000);
    await bellhop.runDueJobs();
  };
  await sweepAt("2027-01-25T12:00:00Z");
  expect(await sent()).toEqual(once);
  await sweepAt("2027-02-20T12:00:00Z");
  expect(await sent()).toEqual([]);
});

test("within the reply window a message is the rule's own text; only its channel is named in the thread", async () => {
  const { hotel, staff } = await newHotel();
  await switchOn(staff);
  const { phone } = await book(staff);
  await moveTo("2027-01-19T11:00:00Z");
  await write(hotel, phone, "Hello");
  await moveTo(eve);
  expect(await textsTo(staff, phone)).toEqual(["Hello Ada, see you on January 20."]);
  const messages = (await threadWith(staff, phone)).map(({ author, channel }) => [author, channel]);
  expect(messages).toEqual([
    ["guest", null],
    ["rule", "simulator"],
  ]);
});

async function write(hotel: Hotel, phone: string, text: string) {
  const at = bellhop.clock.now();
  const message = { from: phone.slice(1), id: `wamid.${randomUUID()}`, text, at };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
}

test("what has changed since counts: dates, status, a refusal, a pause, a deleted guest", async () => {
  const { hotel, staff } = await newHotel();
  await switchOn(staff);
  const moved = await book(staff);
  const cancelled = await book(staff);
  const refused = await book(staff);
  const stopped = await book(staff);
  const deleted = await book(staff);
  await staff.ask(changeReservation, {
    reservation_id: moved.reservation_id,
    fields: { checkin: "2027-01-21" },
  });
  await staff.ask(setReservationStatus, { reservation_id: cancelled.reservation_id, status: "cancelled" });
  await write(hotel, stopped.phone, "STOP");
  await staff.ask(changeGuest, { guest_id: refused.guest_id, consent: { stay: false } });
  await staff.ask(deleteGuest, { guest_id: deleted.guest_id });
  await moveTo(eve);
  for (const { phone } of [moved, cancelled, refused, stopped, deleted])
    expect(await textsTo(staff, phone)).toEqual([]);
  expect(await planned(staff, stopped.guest_id)).toMatchObject([{ state: "held_back", reason: "opted_out" }]);
  await moveTo("2027-01-20T16:00:00Z");
  expect(await textsTo(staff, moved.phone)).toHaveLength(1);
  expect(await textsTo(staff, stopped.phone)).toEqual([]);
});

test("what was due while messages were paused is not sent later", async () => {
  const { staff } = await newHotel();
  await switchOn(staff);
  const first = await book(staff);
  const second = await book(staff, { checkin: "2027-01-21" });
  await staff.ask(pauseProactive, { is_paused: true });
  await moveTo(eve);
  await staff.ask(pauseProactive, { is_paused: false });
  await moveTo("2027-01-20T11:00:00Z");
  expect(await textsTo(staff, first.phone)).toEqual([]);
  await moveTo("2027-01-20T16:00:00Z");
  expect(await textsTo(staff, second.phone)).toHaveLength(1);
  expect((await staff.ask(listSentFirst, { guest_id: first.guest_id })).body.items).toMatchObject([
    { state: "held_back", reason: "paused" },
  ]);
});

test("the ready-made journey is switched on one by one, and a booking by staff gets one first message", async () => {
  const { hotel, staff } = await newHotel();
  expect((await staff.ask(addReadyMadeRules, {})).body).toEqual({ added: 7 });
  expect((await staff.ask(addReadyMadeRules, {})).body).toEqual({ added: 0 });
  const { items } = (await staff.ask(listProactiveRules, {})).body;
  expect(items.map(({ moment, is_on, texts }) => [moment.kind, is_on, texts.length])).toEqual([
    ["booked", false, 7],
    ["before_arrival", false, 7],
    ["before_arrival", false, 7],
    ["after_check_in", false, 7],
    ["mid_stay", false, 7],
    ["before_departure", false, 7],
    ["after_check_out", false, 7],
  ]);
  await staff.ask(switchProactiveRule, { rule_id: items[0]?.rule_id ?? "", is_on: true });
  const stay = { checkin: "2027-01-20", checkout: "2027-01-24", room: "" };
  const phone = nextPhone();
  const added = await staff.ask(addGuest, { ...stay, name: "Bea Rossi", phone, reservation_number: "B-1" });
  expect(added.body.first_message.how).toBe("template");
  const imported = await book(staff);
  await moveTo("2027-01-12T11:05:00Z");
  expect(await textsTo(staff, phone)).toEqual([]);
  expect(await textsTo(staff, imported.phone)).toEqual([
    "Hello Ada, your stay from January 20 is confirmed. You can write to us here any time.",
  ]);
  expect((await staff.ask(listSentFirst, {})).body.items).toHaveLength(2);
  // Staff send in the rule's words, and its log counts it.
  const writer = nextPhone();
  await write(hotel, writer, "Hello");
  const known = await staff.ask(addGuest, {
    ...stay,
    name: "Eva Rossi",
    phone: writer,
    reservation_number: "B-2",
  });
  expect(known.body.first_message).toMatchObject({
    how: "text",
    text: expect.stringMatching(/^Hello Eva, your stay at Hotel Alpha from January 20 is confirmed/),
  });
  const rules = (await staff.ask(listProactiveRules, {})).body.items;
  expect(rules[0]).toMatchObject({ moment: { kind: "booked" }, results: { sent: 3 } });
  expect(await planned(staff, known.body.guest_id)).toMatchObject([
    { state: "sent", rule_id: rules[0]?.rule_id },
  ]);
});

test("a reversed check-in takes back what was due after it", async () => {
  const { staff } = await newHotel();
  await switchOn(staff, { moment: { kind: "after_check_in", minutes: 30 } });
  const [kept, reversed] = [await book(staff), await book(staff)];
  await moveTo("2027-01-20T13:00:00Z");
  for (const { reservation_id } of [kept, reversed])
    expect((await staff.ask(setReservationStatus, { reservation_id, status: "checked_in" })).status).toBe(
      200,
    );
  bellhop.clock.pass(10 * 60_000);
  await staff.ask(setReservationStatus, { reservation_id: reversed.reservation_id, status: "confirmed" });
  await moveTo("2027-01-20T13:31:00Z");
  expect(await textsTo(staff, kept.phone)).toHaveLength(1);
  expect(await textsTo(staff, reversed.phone)).toEqual([]);
});

test.each(["cancelled", "checked_in"] as const)(
  "a message that waits for WhatsApp is not sent to a stay that is %s meanwhile",
  async (status) => {
    const { hotel, staff } = await newHotel();
    await switchOn(staff);
    const { reservation_id } = await book(staff);
    bellhop.clock.set(new Date(eve));
    await sendFirst.handle({ venue_id: hotel.venueId } as never, bellhop.services, { lastAttempt: false });
    await staff.ask(setReservationStatus, { reservation_id, status });
    await bellhop.runDueJobs();
    const [sent] = (await staff.ask(listSentFirst, {})).body.items;
    expect(sent).toMatchObject({ delivery: "failed", failure: { reason: "stay_changed" } });
  },
);

test.each<[string, string, string, Partial<Words>, object?]>([
  ["moved", eve, "2027-01-22T16:00:00Z", {}, { checkin: "2027-01-23", checkout: "2027-01-26" }],
  ["cancelled and booked again", eve, "2027-01-19T16:10:00Z", {}],
  [
    "cancelled and booked again after its first message",
    "2027-01-12T12:01:00Z",
    "2027-01-12T13:00:00Z",
    { moment: { kind: "booked", minutes: 60 } },
  ],
])(
  "a waiting message to a stay that is %s is sent again when it is due, once",
  async (_, at, then, words, fields) => {
    const { hotel, staff } = await newHotel();
    await switchOn(staff, words);
    const { guest_id, reservation_id, phone } = await book(staff);
    const decide = () =>
      sendFirst.handle({ venue_id: hotel.venueId } as never, bellhop.services, { lastAttempt: false });
    bellhop.clock.set(new Date(at));
    await decide();
    const status = (to: "cancelled" | "confirmed") =>
      staff.ask(setReservationStatus, { reservation_id, status: to });
    if (fields) await staff.ask(changeReservation, { reservation_id, fields });
    else await status("cancelled");
    await bellhop.runDueJobs();
    if (!fields) await status("confirmed");
    const [dropped] = (await threadWith(staff, phone)).filter(({ author }) => author === "rule");
    expect(dropped?.failure).toEqual({ code: "stay_changed", reason: "stay_changed" });
    expect((await staff.ask(sendAgain, { message_id: dropped?.message_id ?? "" })).status).toBe(409);
    expect(await planned(staff, guest_id)).toMatchObject([{ state: "will_be_sent", message_id: null }]);
    for (let run = 0; run < 3; run++) {
      await moveTo(new Date(Date.parse(then) + run * 60_000).toISOString());
      await decide();
    }
    expect(await textsTo(staff, phone)).toHaveLength(2);
    const again = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    const log = (await again.ask(listSentFirst, { guest_id })).body.items;
    expect(log).toMatchObject([{ state: "sent", failure: null }]);
  },
);

test("a preview shows a guest's message, and why it would be held back", async () => {
  const { hotel, staff } = await newHotel();
  const { reservation_id, guest_id, phone } = await book(staff);
  const preview = async (fields: Partial<Words>) =>
    (await staff.ask(previewProactiveRule, { ...rule(fields), reservation_id, guest_id })).body;
  expect(await preview({})).toMatchObject({ guest_name: "Ada Rossi", state: "will_be_sent", reason: null });
  expect(await preview({ purpose: "sells" })).toMatchObject({ state: "held_back", reason: "no_consent" });
  expect(await preview({ template_name: null })).toMatchObject({ reason: "no_template" });
  const plain = [{ language: "en", text: "Your {extra}", fallbacks: {}, needs_check: false }];
  expect(await preview({ texts: plain, template_name: "custom" })).toMatchObject({ reason: "no_template" });
  const words = { text: expect.stringContaining("is everything fine"), template: { name: "all_fine" } };
  expect(await preview({})).toMatchObject(words);
  // Also for what can't be sent now.
  expect(await preview({ purpose: "sells" })).toMatchObject(words);
  await staff.ask(pauseProactive, { is_paused: true });
  expect(await preview({})).toMatchObject({ reason: "paused", ...words });
  const past = { moment: { kind: "before_arrival", days: 60, time: "17:00" } } as const;
  expect(await preview(past)).toMatchObject({ state: "held_back", ...words });
  await write(hotel, phone, "Hello");
  expect(await preview({ moment: { kind: "booked", minutes: 0 } })).toMatchObject({
    text: "Hello Ada, see you on January 20.",
    template: null,
  });
});

test("a dry run counts whom a rule would have reached, and stores nothing", async () => {
  const { hotel, staff } = await newHotel();
  const reached = await book(staff);
  const stopped = await book(staff);
  await write(hotel, stopped.phone, "STOP");
  await book(staff, { checkin: "2027-02-20", checkout: "2027-02-24" });
  await moveTo("2027-01-25T11:00:00Z");
  expect((await staff.ask(dryRunProactiveRule, rule())).body).toMatchObject({
    sent: 1,
    held_back: [{ reason: "opted_out", count: 1 }],
    examples: [{ guest_name: "Ada Rossi", at: "2027-01-19T16:00:00.000Z" }],
  });
  expect((await staff.ask(listSentFirst, {})).body.items).toEqual([]);
  expect(await textsTo(staff, reached.phone)).toEqual([]);
});

test("a test goes to a phone of the team, with example values", async () => {
  const { staff } = await newHotel();
  const phone = "+447700900555";
  const test = { ...rule(), language: "en", phone };
  expect((await staff.ask(testProactiveRule, test)).status).toBe(200);
  expect(await textsTo(staff, phone)).toHaveLength(1);
  const unlinked = await staff.ask(testProactiveRule, { ...test, template_name: null });
  expect(unlinked).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
});

test("a change on top of a colleague's is refused; a deleted rule sends nothing, and its log stays", async () => {
  const { staff } = await newHotel();
  const rule_id = await switchOn(staff);
  const first = await book(staff);
  const second = await book(staff, { checkin: "2027-01-21" });
  const save = (version: number) =>
    staff.ask(saveProactiveRule, { rule_id, version, ...rule({ name: "Another name" }) });
  expect((await save(1)).status).toBe(409);
  expect((await save(2)).body).toMatchObject({ version: 3, name: "Another name", is_on: true });
  await moveTo(eve);
  expect(await textsTo(staff, first.phone)).toHaveLength(1);
  expect((await staff.ask(deleteProactiveRule, { rule_id })).status).toBe(200);
  await moveTo("2027-01-20T16:00:00Z");
  expect(await textsTo(staff, second.phone)).toEqual([]);
  expect((await staff.ask(listSentFirst, { rule_id })).body.items).toMatchObject([
    { rule_name: "Another name", state: "sent", guest_id: first.guest_id },
  ]);
});

test("what sells needs consent, and the holdout gets nothing", async () => {
  const { staff } = await newHotel();
  await switchOn(staff, { purpose: "sells", holdout_percent: 50 });
  const guests = await Promise.all(Array.from({ length: 8 }, () => book(staff)));
  const without = await book(staff);
  for (const { guest_id } of guests) {
    const changed = await staff.ask(changeGuest, { guest_id, consent: { offers: true } });
    expect(changed.status).toBe(200);
  }
  await moveTo(eve);
  const { items } = (await staff.ask(listSentFirst, { limit: 100 })).body;
  expect(items.map(({ state, reason }) => reason ?? state).toSorted()).toEqual([
    ...items.filter(({ state }) => state === "held_back").map(() => "in_holdout"),
    ...items.filter(({ state }) => state === "sent").map(() => "sent"),
  ]);
  expect(items).toHaveLength(8);
  expect(await textsTo(staff, without.phone)).toEqual([]);
});
