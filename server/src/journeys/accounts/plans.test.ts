import { fetchAccess } from "@bellhop/contract/access";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { inviteMember, resendInvitation } from "@bellhop/contract/invitations";
import { sendReply } from "@bellhop/contract/messages";
import type { ChosenPlan } from "@bellhop/contract/plan-names";
import { choosePlan, fetchPlan, fetchTrialStatus, startTest } from "@bellhop/contract/plans";
import { addReadyMadeRules, listProactiveRules, switchProactiveRule } from "@bellhop/contract/proactive";
import { connectWhatsapp } from "@bellhop/contract/whatsapp";
import { beforeEach, expect, test } from "vitest";
import { type Answer, countAnswer, requireNumber, viewPlan, whyNotAnswer } from "../../domain/plans/index.ts";
import { countNumbersBesides, routeNumber } from "../../domain/whatsapp/index.ts";
import { newId } from "../../platform/ids.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, type Hotel, openHotel, openSister } from "../../testing/cast.ts";
import { planRows } from "../../testing/plan-rows.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const env = { BILLING: "stand-in", WHATSAPP_APP_SECRET: secret };
const bellhop = await testBellhop(env);
const { db } = bellhop.services;
/** Another process at the same database. */
const second = await testBellhop(env, openLog("fatal"), { url: bellhop.ownerUrl });
const processes = [bellhop, second];
const dayMs = 86_400_000;

let numbers = 0;

/** Tests let days pass, and what is used counts by month: each starts early in a month. */
beforeEach(() => {
  const now = bellhop.clock.now();
  bellhop.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12)));
});

/** A hotel with a number, its owner, and a plan; without one, the free test. */
async function openPlanned(plan?: ChosenPlan) {
  const hotel = await openHotel(bellhop.services, `Hotel ${++numbers}`, `6600${numbers}`);
  const owner = await signIn(hotel);
  if (plan) await owner.ask(choosePlan, { plan });
  return { hotel, owner, ...planRows(bellhop, hotel) };
}

/** Again after the clock has moved: tokens expire. */
const signIn = (hotel: Hotel) => signedIn(bellhop, hotel.owner.sub, hotel.venueId);

const month = () => bellhop.clock.now().toISOString().slice(0, 7);
const answerTo = (hotel: Hotel, guestId: string, channel: Answer["channel"] = "whatsapp"): Answer => ({
  operatorId: hotel.operatorId,
  guestId,
  month: month(),
  channel,
});

/** On a busy machine, some of 100 units wait too long for a connection or a lock. They did nothing: jobs try again. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!/when trying to connect|due to lock timeout/.test(String(error))) throw error;
    return untilDone(work);
  }
}

type Where = { channel?: Answer["channel"]; nth?: number };

/** The answer and its count in one unit, as in `assistantAnswers`; false if it was refused. */
function answer(hotel: Hotel, guestId: string, { channel, nth = 0 }: Where = {}) {
  const { services, clock } = processes[nth % processes.length] as typeof bellhop;
  clock.set(bellhop.clock.now());
  return untilDone(() =>
    services.db.atVenue(hotel.venueId, async (at) => {
      if (await whyNotAnswer(at, "stand-in", answerTo(hotel, guestId, channel))) return false;
      await countAnswer(at, "stand-in", answerTo(hotel, guestId, channel));
      return true;
    }),
  );
}

/** Over both processes. */
const answerAll = (hotel: Hotel, guestIds: string[]) =>
  Promise.all(guestIds.map((guestId, nth) => answer(hotel, guestId, { nth })));

const countTrue = (all: boolean[]) => all.filter(Boolean).length;

async function ask(hotel: Hotel, from: string, text = "What time is breakfast?") {
  const message = { from, id: newId(), text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret)).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

test("a guest who is answered often in a month is one conversation, and another one the month after", async () => {
  const { hotel, owner } = await openPlanned("starter");
  await ask(hotel, "15551001");
  await ask(hotel, "15551001", "Is there parking?");
  await ask(hotel, "15551002");
  // Handed over without an answer: not counted.
  await ask(hotel, "15551003", "Do you have a helipad?");
  const [venue] = (await owner.ask(fetchPlan, {})).body.venues;
  expect(venue).toMatchObject({ conversations: 2, answers: 3, meter: { used: 2, limit: 600, left: 598 } });

  bellhop.clock.pass(32 * dayMs);
  await ask(hotel, "15551001");
  const [next] = (await (await signIn(hotel)).ask(fetchPlan, {})).body.venues;
  expect(next).toMatchObject({ month: month(), conversations: 1, answers: 1 });
});

test("the month is that of the venue's time zone", async () => {
  const now = bellhop.clock.now();
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
  // In Rome the next month has begun.
  bellhop.clock.set(new Date(nextMonth.getTime() - 30 * 60_000));
  const { hotel, owner } = await openPlanned("starter");
  await ask(hotel, "15551011");
  expect((await owner.ask(fetchPlan, {})).body.venues[0]).toMatchObject({
    month: nextMonth.toISOString().slice(0, 7),
    conversations: 1,
  });
});

test("one guest who is answered 100 times at once is counted once", async () => {
  const { hotel, owner, guests } = await openPlanned("starter");
  const [guestId = ""] = await guests(1);
  await answerAll(
    hotel,
    Array.from({ length: 100 }, () => guestId),
  );
  const [venue] = (await owner.ask(fetchPlan, {})).body.venues;
  expect(venue).toMatchObject({ conversations: 1, answers: 100 });
});

test("of 100 answers at once, the free test lets exactly 50 through", async () => {
  const { hotel, owner, guests } = await openPlanned();
  const all = await answerAll(hotel, await guests(100));
  expect(countTrue(all)).toBe(50);
  const [venue] = (await owner.ask(fetchPlan, {})).body.venues;
  expect(venue?.meter).toEqual({
    used: 50,
    limit: 50,
    left: 0,
    warned_percent: 100,
    grace_ends_at: null,
    stopped_because: "answers_used_up",
  });
});

test("a process whose clock is behind lets no answer above the free test through", async () => {
  const { hotel, guests } = await openPlanned();
  const all = await guests(60);
  expect(countTrue(await answerAll(hotel, all.slice(0, 50)))).toBe(50);
  const { services, clock } = second;
  clock.set(new Date(bellhop.clock.now().getTime() - 60_000));
  for (const guestId of all.slice(50)) {
    const stopped = await services.db.atVenue(hotel.venueId, (at) =>
      whyNotAnswer(at, "stand-in", answerTo(hotel, guestId)),
    );
    expect(stopped).toBe("answers_used_up");
  }
});

test("after the grace, of 100 new guests at once exactly the last ones of the plan are answered", async () => {
  const { hotel, guests, use } = await openPlanned("starter");
  await use({ conversations: 590, answers: 590 }, month());
  const all = await guests(100);
  const warnedLongAgo = new Date(bellhop.clock.now().getTime() - 8 * dayMs).toISOString();
  await asOwner(
    bellhop.ownerUrl,
    `insert into plan_warnings (operator_id, at_venue, period, plan, percent, warned_at)
     values ('${hotel.operatorId}', ${hotel.venueId}, '${month()}', 'starter', 100, '${warnedLongAgo}')`,
    hotel.venueId,
  );
  expect(countTrue(await answerAll(hotel, all))).toBe(10);
});

test("warnings come once at 80, 95 and 100 %; then the assistant answers for 7 more days", async () => {
  const { hotel, owner, guests, use, warnings } = await openPlanned("starter");
  const [first = "", second = "", third = "", fourth = ""] = await guests(4);
  await use({ conversations: 479, answers: 479 }, month());
  await answer(hotel, first);
  await answer(hotel, first);
  expect(await warnings()).toEqual([80]);
  await use({ conversations: 599, answers: 700 }, month());
  await answer(hotel, second);
  expect(await warnings()).toEqual([80, 95, 100]);
  const [venue] = (await owner.ask(fetchPlan, {})).body.venues;
  expect(venue?.meter.warned_percent).toBe(100);
  const graceMs = Date.parse(venue?.meter.grace_ends_at ?? "") - bellhop.clock.now().getTime();
  expect(Math.round(graceMs / dayMs)).toBe(7);

  bellhop.clock.pass(6 * dayMs);
  expect(await answer(hotel, third)).toBe(true);
  bellhop.clock.pass(2 * dayMs);
  expect(await answer(hotel, fourth)).toBe(false);
  // Guests who were counted this month are answered until its end.
  expect(await answer(hotel, third)).toBe(true);
});

test("when the plan is used up, guests still reach staff, staff still reply, and the reason is shown", async () => {
  const { hotel, owner, use } = await openPlanned();
  // Begins the free test.
  await ask(hotel, "15551020");
  await use({ conversations: 50, answers: 50 }, month());
  await ask(hotel, "15551021");
  const [conversation] = (await owner.ask(listConversations, { tab: "waiting" })).body.items;
  expect(conversation?.held).toMatchObject({ by: "staff" });
  const conversation_id = conversation?.conversation_id ?? "";
  const messages = async () => (await owner.ask(readConversation, { conversation_id })).body.messages;
  expect(
    (await messages()).map(({ author, event }) => [author, event && "reason" in event && event.reason]),
  ).toEqual([
    ["guest", null],
    ["system", "plan_limit"],
  ]);
  const sent = await owner.ask(sendReply, { conversation_id, message_id: newId(), text: "From 7:00." });
  expect(sent.status).toBe(200);
  await ask(hotel, "15551021", "Thank you. And when is check-out?");
  expect((await messages()).filter(({ author }) => author === "guest")).toHaveLength(2);

  await owner.ask(choosePlan, { plan: "starter" });
  await ask(hotel, "15551022");
  const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
  expect(items.find(({ guest }) => guest.phone === "+15551022")?.held.by).toBe("assistant");
});

test("changing to a larger plan and back does not begin the grace again", async () => {
  const { hotel, guests, use } = await openPlanned("starter");
  const [first = "", second = "", third = ""] = await guests(3);
  await use({ conversations: 700, answers: 700 }, month());
  expect(await answer(hotel, first)).toBe(true);
  bellhop.clock.pass(6 * dayMs);
  const later = await signIn(hotel);
  await later.ask(choosePlan, { plan: "pro" });
  expect(await answer(hotel, second)).toBe(true);
  await later.ask(choosePlan, { plan: "starter" });
  bellhop.clock.pass(2 * dayMs);
  expect(await answer(hotel, third)).toBe(false);
});

test("in the free test the web page is without limit, until the test is over; other plans count it", async () => {
  const { hotel, owner, guests, use } = await openPlanned();
  const [first = "", second = "", third = ""] = await guests(3);
  const web = { channel: "web" } as const;
  const used = async () => (await owner.ask(fetchPlan, {})).body.venues[0]?.meter.used;
  expect(await answer(hotel, first, web)).toBe(true);
  // It began the test.
  expect((await owner.ask(fetchPlan, {})).body.ends_at).not.toBeNull();
  expect(await used()).toBe(0);
  await use({ conversations: 50, answers: 50 }, month());
  expect(await answer(hotel, second)).toBe(false);
  expect(await answer(hotel, second, web)).toBe(true);
  bellhop.clock.pass(31 * dayMs);
  expect(await answer(hotel, second, web)).toBe(false);

  await (await signIn(hotel)).ask(choosePlan, { plan: "starter" });
  expect(await answer(hotel, third, web)).toBe(true);
  expect((await (await signIn(hotel)).ask(fetchPlan, {})).body.venues[0]?.meter.used).toBe(1);
});

test("answers from before plans were enforced do not use up the free test", async () => {
  const { hotel, owner, guests, use } = await openPlanned();
  await asOwner(bellhop.ownerUrl, `delete from operator_plans where operator_id = '${hotel.operatorId}'`);
  await use({ conversations: 400, answers: 2_000 }, "2026-01");
  const meter = async () => (await owner.ask(fetchPlan, {})).body.venues[0]?.meter;
  expect(await meter()).toMatchObject({ used: 0, left: 50, stopped_because: null });
  const all = await answerAll(hotel, await guests(60));
  expect(countTrue(all)).toBe(50);
  expect(await meter()).toMatchObject({ used: 50, left: 0, stopped_because: "answers_used_up" });
});

test("a plan is viewed with the same number of statements for 1 and for 20 hotels", async () => {
  const { hotel } = await openPlanned("group");
  const venueIds = [hotel.venueId];
  const view = async () => {
    let statements = 0;
    const { operatorId: operator_id } = hotel;
    const seen = await db.readAtInstallation((at) => {
      const counting = new Proxy(at.tx, {
        get(tx, name, receiver) {
          if (name === "row" || name === "rows" || name === "maybeRow") statements += 1;
          return Reflect.get(tx, name, receiver);
        },
      });
      const counts = { members: 1, numbers: 1, rules: 0 };
      return viewPlan({ ...at, tx: counting }, "stand-in", { operator_id, venueIds }, counts);
    });
    return { statements, venues: seen.venues.length };
  };
  const one = await view();
  for (let nth = 1; nth < 20; nth += 1)
    venueIds.push(await openSister(bellhop.services, hotel, `Sister ${nth}`));
  expect(await view()).toEqual({ statements: one.statements, venues: 20 });
});

test("a free test that is over stops the assistant", async () => {
  const { hotel, guests } = await openPlanned();
  const [first = "", second = ""] = await guests(2);
  expect(await answer(hotel, first)).toBe(true);
  bellhop.clock.pass(31 * dayMs);
  expect(await answer(hotel, second)).toBe(false);
  const { body } = await (await signIn(hotel)).ask(fetchTrialStatus, {});
  expect(body.messages.stopped_because).toBe("test_over");
});

test("a group shares its conversations, other plans do not", async () => {
  const { hotel, owner, use } = await openPlanned("group");
  const sister = await openSister(bellhop.services, hotel, "Sister");
  await use({ conversations: 7, answers: 7 }, month());
  await use({ conversations: 5, answers: 5 }, month(), sister);
  const used = async () => {
    const { venues } = (await owner.ask(fetchPlan, {})).body;
    return venues.map(({ meter }) => meter.used).sort();
  };
  expect(await used()).toEqual([12, 12]);
  await owner.ask(choosePlan, { plan: "pro" });
  expect(await used()).toEqual([5, 7]);
});

test("of 100 invitations at once, exactly as many as the plan has members come through", async () => {
  const { hotel, owner } = await openPlanned("starter");
  second.clock.set(bellhop.clock.now());
  const elsewhere = await signedIn(second, hotel.owner.sub, hotel.venueId);
  const asked = { role: "staff", venue_ids: null, language: "en" } as const;
  // An overloaded server answers 503, and the browser tries again.
  const invite = async (
    email: string,
    nth: number,
  ): Promise<Awaited<ReturnType<typeof owner.ask<typeof inviteMember>>>> => {
    const sent = await (nth % 2 ? owner : elsewhere).ask(inviteMember, { ...asked, email });
    return sent.status === 503 ? invite(email, nth) : sent;
  };
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, nth) => invite(`${newId()}@hotel.example`, nth)),
  );
  // The owner is the tenth.
  expect(all.filter(({ status }) => status === 200)).toHaveLength(9);
  const refused = all.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: "plan_required",
      isPaywallError: true,
      params: { gate: "members", plan: "starter", limit: 10, adds: "pro" },
    },
  });
});

test("of 100 numbers at once, exactly as many as the plan has are connected", async () => {
  const { hotel } = await openPlanned("pro");
  const { operatorId } = hotel;
  const sisters: number[] = [];
  for (let one = 0; one < 100; one += 1)
    sisters.push(await openSister(bellhop.services, hotel, `Sister ${one}`));
  const connect = (venueId: number, nth: number) =>
    (processes[nth % 2] as typeof bellhop).services.db.atInstallation(async (at) => {
      const phoneNumberId = `race-${venueId}`;
      const number = { phoneNumberId, wabaId: "8801", displayPhone: null };
      await routeNumber(at, { venueId, channelId: newId() }, number);
      const besides = { operatorId, venueId, phoneNumberId };
      const count = async () => 1 + (await countNumbersBesides(at, besides));
      await requireNumber(at, "stand-in", operatorId, count);
    });
  const all = await Promise.allSettled(sisters.map((venueId, nth) => untilDone(() => connect(venueId, nth))));
  // The hotel has the first of three.
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

test("a plan with one number refuses the second, and coexistence before Meta is asked", async () => {
  const { hotel, owner } = await openPlanned("starter");
  const sister = await openSister(bellhop.services, hotel, "Sister");
  const atSister = await signedIn(bellhop, hotel.owner.sub, sister);
  const number = { waba_id: "8801", meta_phone_number_id: "7701", access_token: "t" };
  const second = await atSister.ask(connectWhatsapp, { ...number, phone_type: "cloud_api" });
  expect(second).toMatchObject({ status: 403, body: { params: { gate: "numbers", limit: 1, adds: "pro" } } });
  const shared = await owner.ask(connectWhatsapp, { ...number, phone_type: "coexistence" });
  expect(shared).toMatchObject({ status: 403, body: { params: { gate: "coexistence", adds: "pro" } } });
  await owner.ask(choosePlan, { plan: "pro" });
  expect((await atSister.ask(connectWhatsapp, { ...number, phone_type: "coexistence" })).status).toBe(200);
});

test("a smaller plan removes nothing: what is above its limits is named, and nothing can be added", async () => {
  const { hotel, owner, use, guests } = await openPlanned("pro");
  for (let one = 0; one < 11; one += 1) await addColleague(bellhop.services, hotel, "staff");
  await use({ conversations: 900, answers: 900 }, month());
  const { body } = await owner.ask(choosePlan, { plan: "starter" });
  expect(body).toMatchObject({ plan: "starter", counts: { members: 12 }, above: ["members"] });
  expect(body.venues[0]?.meter).toMatchObject({ used: 900, left: 0, stopped_because: null });
  const invited = await owner.ask(inviteMember, {
    email: `${newId()}@hotel.example`,
    role: "staff",
    venue_ids: null,
    language: "en",
  });
  expect(invited).toMatchObject({ status: 403, body: { code: "plan_required" } });
  // The grace begins with the first answer above the limit.
  const [first = ""] = await guests(1);
  expect(await answer(hotel, first)).toBe(true);
});

test("above the limit, an open invitation is sent again, an expired one is not", async () => {
  const { hotel, owner } = await openPlanned("pro");
  const asked = { role: "staff", venue_ids: null, language: "en" } as const;
  const { invitation_id } = (await owner.ask(inviteMember, { ...asked, email: `${newId()}@hotel.example` }))
    .body;
  for (let one = 0; one < 11; one += 1) await addColleague(bellhop.services, hotel, "staff");
  await owner.ask(choosePlan, { plan: "starter" });
  bellhop.clock.pass(61_000);
  expect((await owner.ask(resendInvitation, { invitation_id })).status).toBe(200);
  bellhop.clock.pass(8 * dayMs);
  const expired = await (await signIn(hotel)).ask(resendInvitation, { invitation_id });
  expect(expired).toMatchObject({ status: 403, body: { code: "plan_required" } });
});

test("only owners choose a plan; managers read it, staff do not", async () => {
  const { hotel } = await openPlanned();
  const as = async (role: "manager" | "staff") =>
    signedIn(bellhop, (await addColleague(bellhop.services, hotel, role)).sub, hotel.venueId);
  const [manager, staff] = [await as("manager"), await as("staff")];
  expect((await manager.ask(choosePlan, { plan: "pro" })).body).toMatchObject({
    code: "role_required",
    params: { role: "owner" },
  });
  expect((await manager.ask(fetchPlan, {})).status).toBe(200);
  expect((await staff.ask(fetchPlan, {})).body.code).toBe("role_required");
  expect((await staff.ask(fetchAccess, {})).body.plan).toEqual({
    name: "free-test",
    includes_everything: false,
  });
});

test("the trial goes from step to step; the test's guest is answered on the simulator", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Trial");
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const open = async () => {
    const { steps } = (await owner.ask(fetchTrialStatus, {})).body;
    return steps.flatMap(({ step, needs }) => (needs ? [`${step}: ${needs}`] : []));
  };
  expect(await open()).toEqual([
    "profile: fill_profile",
    "first_answer: ask_a_question",
    "channel: connect_number",
    "plan: choose_plan",
  ]);
  const checkin = bellhop.clock.now().toISOString().slice(0, 10);
  const started = await owner.ask(startTest, { name: "Ada", language: "en", checkin });
  expect(started.body).toMatchObject({ channel: "simulator", text: "Hello, what time is breakfast?" });
  const failed = await owner.ask(startTest, { channel: "whatsapp" });
  expect(failed.body.errors).toMatchObject([{ field: "channel", code: "no_whatsapp_number" }]);
  await bellhop.runDueJobs();
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  expect(await open()).not.toContain("first_answer: ask_a_question");
  await owner.ask(choosePlan, { plan: "pro" });
  expect(await open()).toEqual(["profile: fill_profile", "channel: connect_number"]);
  // The simulator costs nothing.
  expect((await owner.ask(fetchPlan, {})).body.venues[0]?.meter.used).toBe(0);
});

test("a test on WhatsApp gives a link to one's own phone; with a phone, the first message is sent there", async () => {
  const { hotel, owner } = await openPlanned();
  const isThere =
    "update channels set display_phone = '+1 555 0000', state = 'connected' where kind = 'whatsapp'";
  await asOwner(bellhop.ownerUrl, isThere, hotel.venueId);
  const link = "https://wa.me/15550000";
  expect((await owner.ask(fetchTrialStatus, {})).body.whatsapp_link).toBe(link);
  const own = await owner.ask(startTest, { channel: "whatsapp", language: "de" });
  expect(own.body).toMatchObject({
    phone: null,
    link: `${link}?text=${encodeURIComponent("Guten Tag, wann gibt es Frühstück?")}`,
    first_message: null,
  });
  const sent = await owner.ask(startTest, { channel: "whatsapp", phone: "+447700900123" });
  // Meta has approved no template of this hotel yet.
  expect(sent.body.first_message).toMatchObject({ how: "none", because: "no_template" });
  const wrong = await owner.ask(startTest, { checkin: "2028-02-02", checkout: "2028-02-01" });
  expect(wrong.body.code).toBe("invalid_fields");
});

test("a plan counts the message rules that are on, of all hotels, and refuses one more", async () => {
  const { hotel, owner } = await openPlanned("starter");
  const sister = await openSister(bellhop.services, hotel, "Sister");
  const atSister = await signedIn(bellhop, hotel.owner.sub, sister);
  await owner.ask(addReadyMadeRules, {});
  await atSister.ask(addReadyMadeRules, {});
  const idsAt = async (one: typeof owner) =>
    (await one.ask(listProactiveRules, {})).body.items.map(({ rule_id }) => rule_id);
  const [first = "", second = "", third = "", ...others] = await idsAt(owner);
  for (const rule_id of [first, second, third])
    await owner.ask(switchProactiveRule, { rule_id, is_on: true });
  const [theirs = "", more = "", tooMany = ""] = await idsAt(atSister);
  for (const rule_id of [theirs, more]) await atSister.ask(switchProactiveRule, { rule_id, is_on: true });
  const params = { gate: "rules", plan: "starter", limit: 5, adds: "pro" };
  const refused = [
    await atSister.ask(switchProactiveRule, { rule_id: tooMany, is_on: true }),
    await owner.ask(switchProactiveRule, { rule_id: others[0] ?? "", is_on: true }),
  ];
  for (const one of refused)
    expect(one).toMatchObject({ status: 403, body: { code: "plan_required", params } });
  expect((await owner.ask(fetchPlan, {})).body).toMatchObject({ counts: { rules: 5 }, above: [] });
  // A rule that is on already is no addition.
  expect((await owner.ask(switchProactiveRule, { rule_id: first, is_on: true })).status).toBe(200);
  await owner.ask(switchProactiveRule, { rule_id: first, is_on: false });
  expect((await atSister.ask(switchProactiveRule, { rule_id: tooMany, is_on: true })).status).toBe(200);
});
