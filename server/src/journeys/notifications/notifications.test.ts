import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listAudit } from "@bellhop/contract/audit";
import { handBack, listConversations, takeOver } from "@bellhop/contract/conversations";
import { deleteGuest } from "@bellhop/contract/guests";
import { changeMember, removeMember } from "@bellhop/contract/members";
import { sendReply } from "@bellhop/contract/messages";
import type { NotificationRule } from "@bellhop/contract/notification-rules";
import {
  changeMyNotifications,
  listDevices,
  listLadders,
  muteNotifications,
  openNotification,
  planDuty,
  readNotifications,
  registerDevice,
  removeDevice,
  saveWebhook,
  setDuty,
  snoozeNotification,
  testNotifications,
  testWebhook,
  unmuteNotifications,
  type WebhookBody,
} from "@bellhop/contract/notifications";
import { createRequest, decideRequest } from "@bellhop/contract/requests";
import { changeSettings } from "@bellhop/contract/settings";
import { closeVenue, reopenVenue } from "@bellhop/contract/venues";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { fakeMail } from "../../testing/fake-mail.ts";
import { startPush } from "../../testing/running-push.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const minute = 60_000;

const push = await startPush();
afterAll(() => push.stop());
const mail = await fakeMail();
const calls: { signature: string; body: string }[] = [];
const answers: number[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    calls.push({
      signature: String(request.headers["bellhop-signature"]),
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(answers.shift() ?? 200, { "retry-after": "30" }).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
afterAll(() => receiver.close());
const receiverHost = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const bellhop = await testBellhop({
  SMTP_URL: mail.smtpUrl,
  SAFE_FETCH_ALLOW: `${push.host},${receiverHost}`,
});
/** The venues' quiet hours would make a test depend on the hour. */
const neverQuiet = { notifications: { quiet_from: "00:00", quiet_to: "00:00" } };

let written = 0;

/** A hotel with an owner, a manager and a member of staff, who has a phone with push. */
async function hotelWithTeam() {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const { venueId } = hotel;
  const owner = await signedIn(bellhop, hotel.owner.sub, venueId);
  const manager = await addColleague(bellhop.services, hotel, "manager");
  const member = await addColleague(bellhop.services, hotel, "staff");
  const staff = await signedIn(bellhop, member.sub, venueId);
  await owner.ask(changeSettings, neverQuiet);
  const phone = await push.subscribe();
  const { endpoint, keys } = phone;
  const registered = await staff.ask(registerDevice, {
    subscription: { endpoint, keys },
    name: "Safari on iPhone",
  });
  async function guestWrites(text: string, from = String(15_551_000 + written)) {
    const at = bellhop.clock.now();
    const message = { from, id: `wamid.notified.${newId()}`, text, at };
    written += 1;
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
    bellhop.clock.pass(3_500);
    await bellhop.runDueJobs();
    const { items } = (await owner.ask(listConversations, { tab: "all", limit: 100 })).body;
    const found = items.find((one) => one.guest.phone === `+${from}`);
    if (!found) throw new Error("The guest has no conversation");
    return { from, conversation_id: found.conversation_id };
  }
  return { hotel, owner, staff, manager, member, phone, device_id: registered.body.device_id, guestWrites };
}

/** Newest first. Meanwhile mails about alerts of other tests may arrive. */
const mailsAbout = async ({ venueId }: Hotel) =>
  (await mail.mailsTo()).filter(({ text }) => new RegExp(`venue=${venueId}\\b`).test(text));

async function pass(ms: number) {
  bellhop.clock.pass(ms);
  await bellhop.runDueJobs();
}

const shown = (pushes: Awaited<ReturnType<typeof push.pushesTo>>) =>
  pushes.map(({ payload: { notification } }) => `${notification.data.what} ${notification.data.step}`);

/** The time of day at the hotel, some minutes from now. */
const timeAtHotel = (minutes: number) =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone: "Europe/Rome", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(new Date(bellhop.clock.now().getTime() + minutes * minute));

const toPerson = "I want to talk to a human being please";

beforeEach(async () => {
  await push.clear();
  await mail.clear();
  calls.length = 0;
  answers.length = 0;
});

test("an emergency calls devices at once, and then managers and owners", async () => {
  const { hotel, staff, phone, guestWrites } = await hotelWithTeam();
  const { conversation_id } = await guestWrites("There is a fire in my room, help!");
  const [first, ...more] = await push.pushesTo(phone);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    urgency: "high",
    payload: {
      web_push: 8030,
      notification: {
        title: "Emergency",
        silent: false,
        navigate: expect.stringContaining(`conversation=${conversation_id}`),
        data: { what: "alert", venue_id: hotel.venueId, cause: "emergency", step: "push" },
      },
    },
  });
  // No guest's words.
  expect(JSON.stringify(first?.payload)).not.toMatch(/fire|help/);
  // The manager has switched nothing on: the owner hears of it in the manager's place.
  await pass(8 * minute);
  const [alert] = (await staff.ask(listVenueAlerts, {})).body.items;
  expect(alert?.told?.steps).toMatchObject([
    { step: "push", people: 1, skipped: null },
    { step: "manager", people: 0, skipped: "no_way" },
    { step: "owner", people: 1, skipped: null },
  ]);
  expect(alert?.escalation_step).toBe("owner");
  const [mailed, ...others] = await mailsAbout(hotel);
  expect([mailed?.subject, others]).toEqual([expect.stringContaining("Emergency"), []]);
  expect(mailed?.text).not.toMatch(/fire|help/);
});

test("a thread that is claimed and not answered climbs again; an answer settles it everywhere", async () => {
  const { hotel, staff, phone, guestWrites, owner } = await hotelWithTeam();
  const { conversation_id } = await guestWrites(toPerson);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  await staff.ask(takeOver, { conversation_id });
  await bellhop.runDueJobs();
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "settled push"]);
  // Claimed, but not answered: it climbs again.
  await pass(4 * minute);
  const claimed = (await owner.ask(listLadders, { conversation_id })).body.items;
  expect(claimed.map(({ cause, settled_at }) => [cause, settled_at !== null])).toEqual([
    ["claimed_unanswered", false],
    ["wants_person", true],
  ]);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("alert push");
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "Good evening, how can I help?" });
  await pass(60 * minute);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("settled push");
  expect(await mailsAbout(hotel)).toEqual([]);
});

test("what was settled before its step is told to no one", async () => {
  const { hotel, staff, phone, guestWrites } = await hotelWithTeam();
  const { conversation_id } = await guestWrites("Do you rent out sailing boats for a week?");
  await staff.ask(takeOver, { conversation_id });
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "We bring some." });
  await pass(60 * minute);
  const causes = (await push.pushesTo(phone)).map(({ payload }) => payload.notification.data.cause);
  // No one plays WhatsApp here: that the reply fails is another alert.
  expect(causes.filter((cause) => cause !== "send_failed")).toEqual([]);
  expect(await mailsAbout(hotel)).toEqual([]);
});

test("a request that is due calls people until it is done", async () => {
  const { staff, phone, owner } = await hotelWithTeam();
  const request = await staff.ask(createRequest, {
    new_request_id: newId(),
    kind: "repair",
    words: "The lamp is broken",
    room: "12",
    due_at: new Date(bellhop.clock.now().getTime() + 30 * minute).toISOString(),
  });
  expect(request.status).toBe(200);
  await pass(29 * minute);
  expect((await owner.ask(listLadders, {})).body.items).toEqual([]);
  await pass(2 * minute);
  expect((await owner.ask(listLadders, {})).body.items).toMatchObject([
    { cause: "request_due", thing: { kind: "request" }, steps: [{ step: "in_app" }] },
  ]);
  await pass(3 * minute);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  const { request_id, version } = request.body;
  await staff.ask(decideRequest, { request_id, version, words: null, decision: "decline" });
  await bellhop.runDueJobs();
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "settled push"]);
});

test("a device that its browser has ended is removed, and a refusing push service is asked again", async () => {
  const { staff, phone, guestWrites } = await hotelWithTeam();
  await push.fault({ fault: "status", status: 429, retryAfter: "30" });
  await guestWrites("There is a fire in my room, help!");
  expect(await push.pushesTo(phone)).toEqual([]);
  await pass(31_000);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  await push.end(phone);
  await guestWrites("There is smoke everywhere, fire!");
  expect((await staff.ask(listDevices, {})).body.devices).toEqual([]);
});

test("a removed member's devices are gone, and members off duty are told nothing", async () => {
  const { owner, staff, member, phone, guestWrites } = await hotelWithTeam();
  await staff.ask(setDuty, { is_on: false });
  await guestWrites("There is a fire in my room, help!");
  expect(await push.pushesTo(phone)).toEqual([]);
  await staff.ask(setDuty, { is_on: true });
  await guestWrites("There is smoke everywhere, fire!");
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  await owner.ask(removeMember, { member_id: member.member_id });
  await guestWrites("Fire! Please help us");
  expect(await push.pushesTo(phone)).toHaveLength(1);
});

test("opened on one device, an alert disappears on the others; snoozed, it comes back", async () => {
  const { staff, phone, device_id, guestWrites, owner } = await hotelWithTeam();
  const tablet = await push.subscribe();
  const { endpoint, keys } = tablet;
  await staff.ask(registerDevice, { subscription: { endpoint, keys }, name: "Chrome on Android" });
  await guestWrites("There is a fire in my room, help!");
  const [ladder] = (await owner.ask(listLadders, {})).body.items;
  const ladder_id = ladder?.ladder_id ?? "";
  await staff.ask(openNotification, { ladder_id, device_id });
  await bellhop.runDueJobs();
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  expect(shown(await push.pushesTo(tablet))).toEqual(["alert push", "opened push"]);
  await staff.ask(snoozeNotification, { ladder_id, device_id, minutes: 5 });
  await pass(4 * minute);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  await pass(2 * minute);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "alert push"]);
});

test("an alert snoozed before it calls the person calls them when the snooze ends, also early", async () => {
  const { staff, phone, guestWrites, owner } = await hotelWithTeam();
  const alertOf = async (who: typeof staff) => (await who.ask(listVenueAlerts, {})).body.items[0]?.told;
  await guestWrites("Is there a helipad on the roof?");
  const ladder_id = (await alertOf(staff))?.ladder_id ?? "";
  const { mute_id, until } = (await staff.ask(snoozeNotification, { ladder_id, minutes: 60 })).body;
  expect((await alertOf(staff))?.snoozed).toEqual({ until, mute_id });
  expect((await alertOf(owner))?.snoozed).toBe(null);
  await pass(59 * minute);
  expect(await push.pushesTo(phone)).toEqual([]);
  await pass(2 * minute);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
  expect((await alertOf(staff))?.snoozed).toBe(null);
  expect((await staff.ask(unmuteNotifications, { mute_id })).status).toBe(404);

  const again = (await staff.ask(snoozeNotification, { ladder_id, minutes: 240 })).body;
  await pass(minute);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("snoozed push");
  await staff.ask(unmuteNotifications, { mute_id: again.mute_id });
  expect((await alertOf(staff))?.snoozed).toBe(null);
  await pass(0);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "snoozed push", "alert push"]);
});

test("a step that was reached during a snooze calls once when it ends", async () => {
  const { hotel, manager, owner, guestWrites } = await hotelWithTeam();
  const theirs = await signedIn(bellhop, manager.sub, hotel.venueId);
  const { endpoint, keys, ...tablet } = await push.subscribe();
  await theirs.ask(registerDevice, { subscription: { endpoint, keys }, name: "Chrome on Android" });
  await guestWrites("There is a fire in my room, help!");
  const [ladder] = (await owner.ask(listLadders, {})).body.items;
  await theirs.ask(snoozeNotification, { ladder_id: ladder?.ladder_id ?? "", minutes: 15 });
  await pass(8 * minute);
  await pass(8 * minute);
  expect(shown(await push.pushesTo({ endpoint, keys, ...tablet }))).toEqual([
    "alert push",
    "snoozed push",
    "alert manager",
  ]);
});

test("a snoozed alert that its push service refuses is tried again, however long the snooze was", async () => {
  const { staff, phone, guestWrites, owner } = await hotelWithTeam();
  await guestWrites("There is a fire in my room, help!");
  const [ladder] = (await owner.ask(listLadders, {})).body.items;
  await staff.ask(snoozeNotification, { ladder_id: ladder?.ladder_id ?? "", minutes: 240 });
  await pass(239 * minute);
  await push.fault({ fault: "status", status: 429, retryAfter: "30" });
  await pass(2 * minute);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("snoozed push");
  await pass(31_000);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("alert push");
});

test("owners who want it get one summary a day of what was open, until they switch it off", async () => {
  const { owner, guestWrites } = await hotelWithTeam();
  const summaries = async () => (await mail.mailsTo()).filter(({ subject }) => /Alerts of/.test(subject));
  const day = 24 * 60 * minute;
  await guestWrites(toPerson);
  await pass(day);
  expect(await summaries()).toEqual([]);
  await owner.ask(changeMyNotifications, { summary: true });
  await guestWrites("There is a fire in my room, help!");
  await pass(day);
  const [first, ...more] = await summaries();
  expect(more).toEqual([]);
  expect(first?.subject).toContain("Hotel Alpha");
  expect(first?.text).toMatch(/Emergency: 1/);
  expect(first?.text).not.toMatch(/fire|help/);
  await pass(minute);
  expect(await summaries()).toHaveLength(1);
  await owner.ask(changeMyNotifications, { summary: false });
  await pass(day);
  await pass(day);
  expect(await summaries()).toHaveLength(1);
});

/** A guest asks, and the assistant has not answered yet. */
async function hotelWithQuestion() {
  const { hotel, owner } = await hotelWithTeam();
  const message = { from: "15559001", id: `wamid.${newId()}`, text: "When is breakfast?" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [{ ...message, at: bellhop.clock.now() }]));
  const causes = async () => (await owner.ask(listLadders, {})).body.items.map(({ cause }) => cause);
  return { owner, causes };
}

test("a guest waits for people once the assistant is switched off", async () => {
  const { owner, causes } = await hotelWithQuestion();
  await pass(0);
  expect(await causes()).toEqual([]);
  await owner.ask(changeSettings, { functionality: { concierge: false } });
  await pass(4_000);
  await pass(minute);
  expect(await causes()).toEqual(["guest_waits"]);
});

test("a guest waits for people if the assistant fails for a minute", async () => {
  const { causes } = await hotelWithQuestion();
  const change = (words: string) => asOwner(bellhop.ownerUrl, `alter table messages ${words}`);
  await change("add constraint no_answers check (author <> 'assistant') not valid");
  onTestFinished(async () => void (await change("drop constraint if exists no_answers")));
  await expect(pass(4_000)).rejects.toThrow("no_answers");
  await change("drop constraint no_answers");
  // Here a failed job is not repeated.
  await pass(0);
  expect(await causes()).toEqual([]);
  await pass(minute);
  expect(await causes()).toEqual(["guest_waits"]);
});

test("a notification quotes the alert that it is about, where the hotel allows it", async () => {
  const { owner, staff, phone, guestWrites } = await hotelWithTeam();
  const complaint: NotificationRule = {
    first: "push",
    last: "push",
    skips: [],
    sound: true,
    night: true,
    words: true,
  };
  await owner.ask(changeSettings, { notifications: { rules: { complaint } } });
  const { from, conversation_id } = await guestWrites("Good evening");
  await staff.ask(takeOver, { conversation_id });
  // No one plays WhatsApp here: it fails, which is another alert.
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "We bring towels." });
  await pass(60 * minute);
  await staff.ask(handBack, { conversation_id });
  await push.clear();
  await guestWrites("This is unacceptable, I want to complain about the filthy shower", from);
  const [pushed] = await push.pushesTo(phone);
  expect(pushed?.payload.notification.data.cause).toBe("complaint");
  expect(pushed?.payload.notification.body).toContain("filthy shower");
  expect(pushed?.payload.notification.body).not.toContain("towels");
});

test("a deleted guest's overdue request calls no one any more", async () => {
  const { owner, staff, guestWrites } = await hotelWithTeam();
  const { conversation_id } = await guestWrites("Good evening");
  const { items } = (await owner.ask(listConversations, { tab: "all", limit: 100 })).body;
  const guest = items.find((one) => one.conversation_id === conversation_id)?.guest;
  const due_at = new Date(bellhop.clock.now().getTime() + minute).toISOString();
  const words = "The lamp is broken";
  await staff.ask(createRequest, { new_request_id: newId(), conversation_id, kind: "repair", words, due_at });
  await pass(2 * minute);
  const causes = async () => (await owner.ask(listLadders, {})).body.items.map(({ cause }) => cause);
  expect(await causes()).toContain("request_due");
  expect((await owner.ask(deleteGuest, { guest_id: guest?.guest_id ?? "" })).status).toBe(200);
  await pass(0);
  expect(await causes()).toEqual([]);
});

test("a venue that is closed calls no one; opened again, it calls for what is still open", async () => {
  const { hotel, phone, guestWrites } = await hotelWithTeam();
  const sister = await openSister(bellhop.services, hotel, "Hotel Beta");
  const fromSister = await signedIn(bellhop, hotel.owner.sub, sister);
  await guestWrites("There is a fire in my room, help!");
  const venue_id = hotel.venueId;
  expect((await fromSister.ask(closeVenue, { venue_id })).status).toBe(200);
  await pass(0);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "settled push"]);
  await pass(60 * minute);
  expect((await fromSister.ask(reopenVenue, { venue_id })).status).toBe(200);
  await pass(0);
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push", "settled push", "alert push"]);
});

test("a muted cause and quiet hours keep calls away, except at night for what may come through", async () => {
  const { owner, staff, phone, guestWrites } = await hotelWithTeam();
  const until = new Date(bellhop.clock.now().getTime() + 3_600_000).toISOString();
  await staff.ask(muteNotifications, { cause: "wants_person", until });
  await guestWrites(toPerson);
  expect(await push.pushesTo(phone)).toEqual([]);
  // Quiet at all times but one minute, two minutes ago.
  await owner.ask(changeSettings, {
    notifications: { quiet_from: timeAtHotel(-1), quiet_to: timeAtHotel(-2) },
  });
  const { items } = (await owner.ask(listLadders, {})).body;
  expect(items).toMatchObject([{ cause: "wants_person", steps: [{ step: "push", skipped: "no_way" }] }]);
  await guestWrites("There is a fire in my room, help!");
  expect(shown(await push.pushesTo(phone))).toEqual(["alert push"]);
});

test("other systems are called with a signature, and again until they answer", async () => {
  const { owner, guestWrites, hotel } = await hotelWithTeam();
  const saved = await owner.ask(saveWebhook, {
    ...{ name: "Pager", url: `http://${receiverHost}/in`, causes: null, from_step: "push", is_on: true },
  });
  const secret = saved.body.secret ?? "";
  answers.push(503);
  await guestWrites("There is a fire in my room, help!");
  await pass(31_000);
  const bodies = calls.map(({ body }) => JSON.parse(body) as WebhookBody);
  expect(bodies[0]?.data.url).toContain(`venue=${hotel.venueId}`);
  expect(bodies.map(({ type, data }) => [type, data.cause, data.step])).toEqual([
    ["alert.step", "emergency", "push"],
    ["alert.step", "emergency", "push"],
  ]);
  // The repeat is the same event.
  expect(bodies[1]?.id).toBe(bodies[0]?.id);
  for (const { signature, body } of calls) {
    const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
    expect(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")).toBe(v1);
  }
  const { webhook_id } = saved.body;
  // Who knows the address of such a webhook can write to it.
  const logged = JSON.stringify((await owner.ask(listAudit, {})).body);
  expect(logged).toContain(receiverHost);
  expect(logged).not.toContain(`${receiverHost}/in`);
  expect((await owner.ask(testWebhook, { webhook_id })).body).toMatchObject({
    result: "accepted",
    status: 200,
  });
  expect(JSON.parse(calls.at(-1)?.body ?? "")).toMatchObject({ type: "test", venue_id: hotel.venueId });
  const refused = await owner.ask(saveWebhook, {
    ...{ name: "Open", url: "http://hooks.example/in", causes: null, from_step: "push", is_on: true },
  });
  expect(refused.status).toBe(422);
});

test("a test reports each way, and the screen says who is told", async () => {
  const { staff, owner, phone, device_id, manager } = await hotelWithTeam();
  const tested = (await staff.ask(testNotifications, { device_id, email: true })).body;
  expect(tested).toMatchObject({ push: { result: "accepted", status: 201 }, email: { result: "accepted" } });
  expect((await push.pushesTo(phone))[0]?.payload.notification.data.test_id).toBe(tested.test_id);
  const screen = (await owner.ask(readNotifications, {})).body;
  expect(screen).toMatchObject({ on_duty: { now: 3, of: 3 }, warning: null, can_mail: true });
  expect(
    screen.steps.map(({ step, minutes, people, skipped }) => [step, minutes, people.length, skipped]),
  ).toEqual([
    ["in_app", 0, 3, null],
    ["push", 3, 1, null],
    ["manager", 10, 0, "no_way"],
    ["owner", 25, 1, null],
  ]);
  expect(Buffer.from(screen.push_key, "base64url")).toHaveLength(65);
  // A member sets only their own duty.
  expect((await staff.ask(setDuty, { member_id: manager.member_id, is_on: false })).status).toBe(403);
  await staff.ask(removeDevice, { device_id });
  expect((await owner.ask(readNotifications, {})).body.steps[1]).toMatchObject({ skipped: "no_way" });
});

type Team = Awaited<ReturnType<typeof hotelWithTeam>>;

test.each<[string, (team: Team, ladder_id: string) => Promise<unknown>]>([
  ["is off duty", ({ staff }) => staff.ask(setDuty, { is_on: false })],
  [
    "has muted the cause",
    ({ staff }) =>
      staff.ask(muteNotifications, {
        cause: "emergency",
        until: new Date(bellhop.clock.now().getTime() + 60 * minute).toISOString(),
      }),
  ],
  ["has snoozed it", ({ staff }, ladder_id) => staff.ask(snoozeNotification, { ladder_id, minutes: 60 })],
  ["has opened it elsewhere", ({ staff }, ladder_id) => staff.ask(openNotification, { ladder_id })],
  [
    "has no right to the venue any more",
    async ({ hotel, owner, member }) => {
      const sister = await openSister(bellhop.services, hotel, "Hotel Beta");
      await owner.ask(changeMember, { member_id: member.member_id, venue_ids: [sister] });
    },
  ],
  ["is removed", ({ owner, member }) => owner.ask(removeMember, { member_id: member.member_id })],
])("a push that waits for its push service is dropped if the member %s meanwhile", async (_, happens) => {
  const team = await hotelWithTeam();
  await push.fault({ fault: "status", status: 429, retryAfter: "30" });
  await team.guestWrites("There is a fire in my room, help!");
  const [ladder] = (await team.owner.ask(listLadders, {})).body.items;
  await happens(team, ladder?.ladder_id ?? "");
  await pass(31_000);
  expect(shown(await push.pushesTo(team.phone)).filter((one) => one.startsWith("alert"))).toEqual([]);
});

test("an alert that came back after a snooze disappears again once it is opened", async () => {
  const { staff, phone, guestWrites, owner } = await hotelWithTeam();
  await guestWrites("There is a fire in my room, help!");
  const [ladder] = (await owner.ask(listLadders, {})).body.items;
  const ladder_id = ladder?.ladder_id ?? "";
  await staff.ask(openNotification, { ladder_id });
  await staff.ask(snoozeNotification, { ladder_id, minutes: 5 });
  await pass(6 * minute);
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("alert push");
  await staff.ask(openNotification, { ladder_id });
  await bellhop.runDueJobs();
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("opened push");
});

test("a mute of a guest holds after they were merged with another one", async () => {
  const { hotel, staff, owner, phone, guestWrites } = await hotelWithTeam();
  const [first, second] = [await guestWrites("Good evening"), await guestWrites("Good night")];
  const { items } = (await owner.ask(listConversations, { tab: "all", limit: 100 })).body;
  const guestOf = ({ conversation_id }: { conversation_id: string }) =>
    items.find((one) => one.conversation_id === conversation_id)?.guest.guest_id ?? "";
  const until = new Date(bellhop.clock.now().getTime() + 60 * minute).toISOString();
  await staff.ask(muteNotifications, { guest_id: guestOf(second), until });
  await asOwner(
    bellhop.ownerUrl,
    `update guests set merged_into = '${guestOf(first)}' where guest_id = '${guestOf(second)}'`,
    hotel.venueId,
  );
  await guestWrites("There is a fire in my room, help!", first.from);
  expect(await push.pushesTo(phone)).toEqual([]);
});

test("a slow push that arrives after its alert was settled does not stay on the device", async () => {
  const { hotel, staff, owner, phone } = await hotelWithTeam();
  await push.fault({ fault: "slow", ms: 3_000 });
  const message = { from: "15559002", id: `wamid.${newId()}`, text: toPerson, at: bellhop.clock.now() };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]));
  bellhop.clock.pass(3_500);
  const slow = bellhop.runDueJobs();
  await expect
    .poll(async () => (await owner.ask(listLadders, {})).body.items[0]?.notifications[0]?.state, {
      timeout: 30_000,
    })
    .toMatch(/^sen/);
  const conversation_id = (await owner.ask(listLadders, {})).body.items[0]?.thing.id ?? "";
  await staff.ask(takeOver, { conversation_id });
  await bellhop.runDueJobs();
  await slow;
  await bellhop.runDueJobs();
  expect(shown(await push.pushesTo(phone)).at(-1)).toBe("settled push");
});

test("a new plan ends a duty that was set by hand without an end", async () => {
  const { staff } = await hotelWithTeam();
  const hour = (minutes: number) => timeAtHotel(minutes);
  const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  expect((await staff.ask(setDuty, { is_on: true })).body.duty).toMatchObject({ by_hand: true, until: null });
  const plan = [{ days: [...everyDay], from: hour(60), to: hour(120) }];
  const planned = (await staff.ask(planDuty, { plan })).body.duty;
  expect(planned).toMatchObject({ is_on: true, by_hand: true, until: expect.any(String) });
  await pass(121 * minute);
  expect((await staff.ask(readNotifications, {})).body.you.duty).toMatchObject({
    is_on: false,
    by_hand: false,
  });
  // Never on duty: nothing changes that later.
  await staff.ask(setDuty, { is_on: true, until: null });
  await staff.ask(planDuty, { plan: null });
  await staff.ask(setDuty, { is_on: null });
  await staff.ask(setDuty, { is_on: true });
  expect((await staff.ask(planDuty, { plan: [] })).body.duty).toMatchObject({ is_on: false, by_hand: false });
});

test("a complaint in a thread that waits already takes its own time up the ladder", async () => {
  const { owner, guestWrites } = await hotelWithTeam();
  const { from, conversation_id } = await guestWrites("Is there a helipad on the roof?");
  await pass(20 * minute);
  await guestWrites("This is a disgrace, I want to complain about the dirty room!", from);
  const items = (await owner.ask(listLadders, { conversation_id })).body.items;
  const complaint = items.find(({ cause }) => cause === "complaint");
  expect(complaint?.steps.map(({ step }) => step)).toEqual(["push"]);
});

/** Everyone has a device and wants e-mails; only these are told at the venue, at any step and by any way. */
test("only members on duty with a right to the venue are told, whatever the role, cause and way", async () => {
  const { hotel, owner, phone, guestWrites } = await hotelWithTeam();
  const { venueId } = hotel;
  const sister = await openSister(bellhop.services, hotel, "Hotel Beta");
  const strangers = await openHotel(bellhop.services, "Hotel Gamma");
  const roles = ["staff", "manager", "owner"] as const;
  const kinds = ["everywhere", "here", "elsewhere", "off duty", "off duty elsewhere", "removed"] as const;
  const people: { name: string; isTold: boolean; member_id: string; email: string; phone: typeof phone }[] =
    [];
  for (const role of roles)
    for (const kind of [...kinds, "of others"] as const) {
      // Owners have all venues.
      if (role === "owner" && (kind === "here" || kind === "elsewhere")) continue;
      const granted = kind === "here" ? [venueId] : kind === "elsewhere" ? [sister] : null;
      const own = kind === "of others" ? strangers : hotel;
      const { member_id, sub, email } = await addColleague(bellhop.services, own, role, granted);
      const home = kind === "of others" ? strangers.venueId : kind === "elsewhere" ? sister : venueId;
      const caller = await signedIn(bellhop, sub, home);
      const device = await push.subscribe();
      const { endpoint, keys } = device;
      await caller.ask(registerDevice, { subscription: { endpoint, keys }, name: "Chrome" });
      await caller.ask(changeMyNotifications, { email: true });
      if (kind === "off duty") await caller.ask(setDuty, { is_on: false });
      if (kind === "off duty elsewhere")
        await (await signedIn(bellhop, sub, sister)).ask(setDuty, { is_on: false });
      if (kind === "removed") await owner.ask(removeMember, { member_id });
      const isTold = ["everywhere", "here", "off duty elsewhere"].includes(kind);
      people.push({ name: `${role} ${kind}`, isTold, member_id, email, phone: device });
    }
  await owner.ask(createRequest, {
    ...{ new_request_id: newId(), kind: "repair", words: "The lamp is broken", room: "12" },
    due_at: new Date(bellhop.clock.now().getTime() + minute).toISOString(),
  });
  for (const text of [
    "There is a fire in my room, help!",
    "This is a disgrace, I want to complain about the dirty room!",
    toPerson,
    "Is there a helipad on the roof?",
  ])
    await guestWrites(text);
  await pass(4 * minute);
  await pass(8 * minute);
  await pass(30 * minute);
  const ladders = (await owner.ask(listLadders, { limit: 100 })).body.items;
  const causes = ladders.map(({ cause }) => cause).toSorted();
  expect(causes).toEqual(["complaint", "emergency", "handed_over", "request_due", "wants_person"]);
  const told = new Set(
    ladders.flatMap(({ notifications }) => notifications.map((one) => one.member?.member_id)),
  );
  const mailed = new Set((await mail.mailsTo()).flatMap(({ to }) => to));
  for (const { name, isTold, member_id, email, phone: device } of people) {
    expect([name, "a row", told.has(member_id)]).toEqual([name, "a row", isTold]);
    expect([name, "push", (await push.pushesTo(device)).length > 0]).toEqual([name, "push", isTold]);
    expect([name, "e-mail", mailed.has(email)]).toEqual([name, "e-mail", isTold]);
  }
  const owners = new Set(people.filter(({ name }) => name.startsWith("owner")).map((one) => one.member_id));
  const managers = new Set(
    people.filter(({ name }) => name.startsWith("manager")).map((one) => one.member_id),
  );
  for (const { cause, notifications } of ladders)
    for (const { step, member, way } of notifications) {
      const id = member?.member_id ?? "";
      const isOfOwner = owners.has(id) || id === hotel.owner.member_id;
      if (step === "owner") expect([cause, way, isOfOwner]).toEqual([cause, way, true]);
      if (step === "manager") expect([cause, way, managers.has(id)]).toEqual([cause, way, true]);
    }
});
