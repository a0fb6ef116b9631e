import { randomUUID } from "node:crypto";
import { listVenueAlerts } from "@bellhop/contract/alerts";
import type { InputOf } from "@bellhop/contract/call";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { changeGuest, deleteGuest, readGuest } from "@bellhop/contract/guests";
import { sendAgain } from "@bellhop/contract/messages";
import { addProactiveRule, listPlannedMessages, switchProactiveRule } from "@bellhop/contract/proactive";
import { importReservations } from "@bellhop/contract/reservation-imports";
import { changeReservation, listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeMail } from "../../testing/fake-mail.ts";
import { guestMailsLastMs } from "./write-guest-mail.ts";

const outside = await fakeMail();
const bellhop = await testBellhop({ SMTP_URL: outside.smtpUrl, MAIL_FROM: "mail@bellhop.example" });
const noon = new Date("2027-01-12T11:00:00Z");
const eve = new Date("2027-01-19T16:00:00Z");
const secret = "The door code is 4711.";

beforeEach(async () => {
  await outside.clear();
  await outside.clearFaults();
  await asOwner(bellhop.ownerUrl, "delete from mails");
  bellhop.clock.set(noon);
});

type Words = Omit<InputOf<typeof addProactiveRule>, "rule_id">;

async function addRule(staff: Caller, rule_id: string, fields: Partial<Words>) {
  const text = `Hello {first_name}. ${secret} Reply STOP to get no more messages.`;
  await staff.ask(addProactiveRule, {
    ...{ rule_id, name: "A rule", purpose: "service", conditions: {}, template_name: null },
    moment: { kind: "before_arrival", days: 1, time: "17:00" },
    texts: [{ language: "en", text, fallbacks: {}, needs_check: false }],
    ...{ extra_entry_id: null, holdout_percent: 0, ...fields },
  });
  await staff.ask(switchProactiveRule, { rule_id, is_on: true });
}

/** A hotel whose rule is due at `eve` for a guest with an e-mail address and without a phone. */
async function openStay({ email = true, purpose = "service" as "service" | "sells" } = {}) {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  if (email) await staff.ask(changeSettings, { proactive: { email: true } });
  const rule_id = randomUUID();
  await addRule(staff, rule_id, { purpose });
  const to = `ada-${rule_id}@guest.example`;
  const stay = {
    checkin: "2027-01-20",
    checkout: "2027-01-24",
    guest_name: "Ada Rossi",
    language: "en",
    email: to,
  };
  const reservations = [{ external_id: rule_id, reservation_number: rule_id.slice(0, 8), ...stay }];
  expect((await staff.ask(importReservations, { source: "pms", reservations } as never)).status).toBe(200);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listReservations, {})).body;
  const guest_id = items[0]?.guests[0]?.guest_id ?? "";
  const plan = async () => (await staff.ask(listPlannedMessages, { guest_id })).body.items;
  return { hotel, staff, to, guest_id, plan };
}

async function sendAtEve() {
  bellhop.clock.set(eve);
  await bellhop.runDueJobs();
}

async function threadOf(staff: Caller, guest_id: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.guest_id === guest_id);
  if (!found) return undefined;
  return (await staff.ask(readConversation, { conversation_id: found.conversation_id })).body;
}

test("a guest without WhatsApp and guest page gets a message by e-mail, once, and staff see how far it came", async () => {
  const { staff, to, guest_id, plan } = await openStay();
  expect(await plan()).toMatchObject([{ state: "will_be_sent", way: "email", channel: "email" }]);
  await sendAtEve();
  const [mail, ...others] = await outside.mailsTo(to);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your stay: Hotel Alpha");
  expect(mail?.headers.from).toBe("Hotel Alpha <mail@bellhop.example>");
  expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(secret);
    // A reply to the mail reaches no one who could read it.
    expect(part).not.toContain("STOP");
    expect(part).toContain("/g/");
  }
  const thread = await threadOf(staff, guest_id);
  expect(thread?.messages).toMatchObject([
    { author: "rule", channel: "email", state: "sent", text: `Hello Ada. ${secret}` },
  ]);
  expect(thread?.conversation.channel).toBe("email");
  await bellhop.runDueJobs();
  expect(await outside.mailsTo(to)).toHaveLength(1);
});

test("one click in the mail stops all messages to the guest, and opening the link does not", async () => {
  const { staff, to, guest_id } = await openStay();
  await sendAtEve();
  const link = (await outside.mailsTo(to))[0]?.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
  const isOptedOut = async () => (await staff.ask(readGuest, { guest_id })).body.opted_out;
  const page = await fetch(link);
  expect({ status: page.status, out: await isOptedOut() }).toEqual({ status: 200, out: false });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const post = (body: string) => fetch(link, { method: "POST", headers, body });
  expect((await post("List-Unsubscribe=One-Click")).status).toBe(200);
  expect(await isOptedOut()).toBe(true);
  expect(await (await post("do=resume")).text()).toContain("may write to you again");
  expect(await isOptedOut()).toBe(false);
  expect((await fetch(link.replace(/.$/, "_"))).status).toBe(404);
});

test.each<[string, Parameters<typeof openStay>[0], string]>([
  ["the hotel has not switched e-mail on", { email: false }, "email_off"],
  ["the guest agreed to no offers", { purpose: "sells" }, "no_consent"],
])("nothing goes out where %s", async (_, fields, reason) => {
  const { to, plan } = await openStay(fields);
  expect(await plan()).toMatchObject([{ state: "held_back", reason, way: null }]);
  await sendAtEve();
  expect(await outside.mailsTo(to)).toEqual([]);
});

/** Both mails are put off once; then the queue tries again. */
async function tryAgain(between: () => Promise<unknown>, fault: object = { fault: "busy" }) {
  await outside.fault({ ...fault, next: 2 });
  bellhop.clock.set(eve);
  for (let run = 0; run < 4; run++) await bellhop.runDueJobs().catch(() => {});
  await outside.clearFaults();
  await between();
  const mails = await asOwner(bellhop.ownerUrl, "select mail_id from mails where state = 'queued'");
  for (const { mail_id } of mails) {
    await bellhop.services.db.atInstallation((at) => at.enqueue({ name: "send-mail" } as never, { mail_id }));
    await bellhop.runDueJobs();
  }
  return mails.length;
}

test("a guest who is deleted, or refuses messages, while the mail waits gets none", async () => {
  const [gone, refusing] = [await openStay(), await openStay()];
  const waiting = await tryAgain(async () => {
    await gone.staff.ask(deleteGuest, { guest_id: gone.guest_id });
    await refusing.staff.ask(changeGuest, { guest_id: refusing.guest_id, consent: { stay: false } });
  });
  expect(waiting).toBe(2);
  expect(await outside.mailsTo()).toEqual([]);
  const thread = await threadOf(refusing.staff, refusing.guest_id);
  expect(thread?.messages).toMatchObject([{ state: "failed", failure: { code: "guest_opted_out" } }]);
});

/** The next try is the last one. */
function giveUp(fault: object) {
  bellhop.clock.pass(guestMailsLastMs + 1);
  return outside.fault(fault);
}

type Change = (
  stay: Awaited<ReturnType<typeof openStay>>,
  ids: { reservation_id: string },
) => Promise<unknown>;

test.each<[string, Change, number]>([
  ["is cancelled", ({ staff }, ids) => staff.ask(setReservationStatus, { ...ids, status: "cancelled" }), 0],
  [
    "begins, so that nothing before the arrival is right",
    ({ staff }, ids) => staff.ask(setReservationStatus, { ...ids, status: "checked_in" }),
    0,
  ],
  [
    "is moved to other days",
    ({ staff }, ids) =>
      staff.ask(changeReservation, { ...ids, fields: { checkin: "2027-01-22", checkout: "2027-01-26" } }),
    0,
  ],
  ["stays as it is", () => Promise.resolve(), 1],
])("if the stay %s, a waiting mail goes out only if it is still right", async (_, change, mails) => {
  const stay = await openStay();
  const { staff, to, guest_id } = stay;
  const { items } = (await staff.ask(listReservations, {})).body;
  const reservation_id = items[0]?.reservation_id ?? "";
  expect(await tryAgain(() => change(stay, { reservation_id }))).toBe(1);
  expect(await outside.mailsTo(to)).toHaveLength(mails);
  const thread = await threadOf(staff, guest_id);
  expect(thread?.messages).toMatchObject([
    mails ? { state: "sent" } : { state: "failed", failure: { reason: "stay_changed" } },
  ]);
});

test.each([
  [{ fault: "drop", taken: true }, 1, "unknown", []],
  [{ fault: "drop", taken: false }, 0, "unknown", []],
  [{ fault: "busy" }, 0, "failed", ["will_be_sent"]],
])(
  "a mail that may have left in a try that was cut off is not planned again for new dates: %j",
  async (fault, mails, state, planned) => {
    const { staff, to, guest_id, plan } = await openStay();
    const { items } = (await staff.ask(listReservations, {})).body;
    const reservation_id = items[0]?.reservation_id ?? "";
    const fields = { checkin: "2027-01-22", checkout: "2027-01-26" };
    const waiting = await tryAgain(() => staff.ask(changeReservation, { reservation_id, fields }), fault);
    expect(waiting).toBe(1);
    const thread = await threadOf(staff, guest_id);
    const reason = state === "unknown" ? "email_unconfirmed" : "stay_changed";
    expect(thread?.messages).toMatchObject([{ state, failure: { reason } }]);
    const { message_id = "" } = thread?.messages[0] ?? {};
    bellhop.clock.pass(3_600_000);
    expect((await staff.ask(sendAgain, { message_id })).status).toBe(409);
    const due = (await plan()).filter((one) => one.state === "will_be_sent");
    expect(due.map((one) => one.state)).toEqual(planned);
    bellhop.clock.set(new Date("2027-01-21T16:00:00Z"));
    await bellhop.runDueJobs();
    expect(await outside.mailsTo(to)).toHaveLength(mails + planned.length);
  },
);

test.each<[string, Change, string[]]>([
  ["the mail server takes nothing for hours", () => giveUp({ fault: "busy" }), ["send_unknown"]],
  ["the mail server then refuses it", ({ to }) => outside.fault({ fault: "refuse", to }), ["send_unknown"]],
  [
    "the guest refuses messages",
    ({ staff, guest_id }) => staff.ask(changeGuest, { guest_id, consent: { stay: false } }),
    [],
  ],
  [
    "the guest's address is removed",
    ({ staff, guest_id }) => staff.ask(changeGuest, { guest_id, email: null }),
    ["send_unknown"],
  ],
])("a mail that may have left is never told as not sent, if %s", async (_, change, causes) => {
  const stay = await openStay();
  const fault = { fault: "drop", taken: true };
  expect(await tryAgain(() => change(stay, { reservation_id: "" }), fault)).toBe(1);
  expect(await outside.mailsTo(stay.to)).toHaveLength(1);
  const thread = await threadOf(stay.staff, stay.guest_id);
  expect(thread?.messages).toMatchObject([{ state: "unknown", failure: { reason: "email_unconfirmed" } }]);
  const { items } = (await stay.staff.ask(listVenueAlerts, {})).body;
  expect(items.map(({ cause }) => cause)).toEqual(causes);
});

test("a mail that surely never left and is given up can be sent again", async () => {
  const { staff, guest_id, to } = await openStay();
  expect(await tryAgain(() => giveUp({ fault: "busy" }))).toBe(1);
  const thread = await threadOf(staff, guest_id);
  expect(thread?.messages).toMatchObject([{ state: "failed", failure: { reason: "email_not_sent" } }]);
  const { message_id = "" } = thread?.messages[0] ?? {};
  expect((await staff.ask(sendAgain, { message_id })).status).toBe(200);
  await bellhop.runDueJobs();
  expect(await outside.mailsTo(to)).toHaveLength(1);
});

test("an offer that waits is not sent to a guest who agrees to no more offers", async () => {
  const { staff, guest_id } = await openStay({ purpose: "sells" });
  const agrees = (offers: boolean) => staff.ask(changeGuest, { guest_id, consent: { offers } });
  await agrees(true);
  expect(await tryAgain(() => agrees(false))).toBe(1);
  expect(await outside.mailsTo()).toEqual([]);
  const thread = await threadOf(staff, guest_id);
  expect(thread?.messages).toMatchObject([{ state: "failed", failure: { code: "guest_opted_out" } }]);
});

test("an address that the mail server refuses is used no more until it is corrected", async () => {
  const { staff, to, guest_id } = await openStay();
  await outside.fault({ fault: "refuse", to });
  await sendAtEve();
  const thread = await threadOf(staff, guest_id);
  expect(thread?.messages).toMatchObject([{ state: "failed", failure: { code: "mail_refused" } }]);
  const rule_id = randomUUID();
  await addRule(staff, rule_id, { moment: { kind: "arrival_day", time: "17:00" } });
  const next = async () =>
    (await staff.ask(listPlannedMessages, { guest_id, rule_id })).body.items.map(({ state, reason }) => ({
      state,
      reason,
    }));
  expect(await next()).toEqual([{ state: "held_back", reason: "email_refused" }]);
  await staff.ask(changeGuest, { guest_id, email: `new-${to}` });
  expect(await next()).toEqual([{ state: "will_be_sent", reason: null }]);
});
