import { randomUUID } from "node:crypto";
import { fetchAccess } from "@bellhop/contract/access";
import type { InputOf } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { listEntries } from "@bellhop/contract/knowledge";
import { completeSignup } from "@bellhop/contract/sign-up";
import { openSimulator, simulateGuestMessage } from "@bellhop/contract/simulator";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import { describe, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openAccount, openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();

type SignUp = InputOf<typeof completeSignup>;

const venue: SignUp["venue"] = {
  name: "Pensione Aurora",
  country: "IT",
  timezone: "Europe/Rome",
  currency: "EUR",
  languages: ["en", "it"],
  default_language: "en",
  rooms: 24,
  phone: "+390612345678",
};
const signUp = (more: Partial<SignUp> = {}): SignUp => ({ operator_name: "Aurora srl", venue, ...more });

async function newcomer(name = "Ana Lima") {
  const sub = await openAccount(bellhop.services, name);
  return { sub, ...(await signedIn(bellhop, sub)) };
}

async function operatorsOf(sub: string) {
  const members = `select operator_id, role from members where identity_sub = '${sub}'`;
  return asOwner(bellhop.ownerUrl, members);
}

describe("a new person", () => {
  test("opens an operator and its venue, is its owner, and finds their input in the settings", async () => {
    const ana = await newcomer();
    expect((await ana.ask(fetchAccess, {})).body.code).toBe("not_a_member");
    const { body, status } = await ana.ask(completeSignup, signUp());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      member: { name: "Ana Lima", role: "owner" },
      operator: { name: "Aurora srl" },
      venue: { name: "Pensione Aurora", timezone: "Europe/Rome" },
      venues: [{ name: "Pensione Aurora" }],
      memberships: [],
      flags: {
        dashboardConversationEnable: true,
        enableWhatsapp: false,
        builtConcierge: false,
        assistantAnswers: false,
      },
    });
    expect((await ana.ask(fetchAccess, {})).body).toEqual(body);
    const { settings, completeness } = (await ana.ask(fetchVenueInfo, {})).body;
    expect(settings.general).toMatchObject({
      rooms: null,
      phone: null,
      country: "IT",
      currency: "EUR",
    });
    expect(completeness.faq.filled).toBe(0);
    const { items } = (await ana.ask(listEntries, { section: "profile" })).body;
    expect(items.map(({ key, facts }) => [key, facts])).toEqual([
      ["reception", { phone: "+390612345678" }],
      ["room_types", { count: 24 }],
    ]);
  });

  test("needs a visible name in one line", async () => {
    const ana = await newcomer();
    const unseen = signUp({ operator_name: "\u200b", venue: { ...venue, name: "\u3164" } });
    const { errors } = (await ana.ask(completeSignup, unseen)).body;
    expect(errors?.map(({ field }) => field)).toEqual(["operator_name", "venue.name"]);
    const turned = signUp({
      operator_name: "Your mailbox\n\nis\u202e full",
      venue: { ...venue, name: "A\nB" },
    });
    const { operator, venues } = (await ana.ask(completeSignup, turned)).body;
    expect([operator.name, venues[0]?.name]).toEqual(["Your mailbox is full", "A B"]);
  });

  test("gets errors without internal names", async () => {
    const { rooms: _rooms, ...roomless } = venue;
    const { body } = await ask(
      bellhop,
      completeSignup,
      { operator_name: "Aurora srl", venue: roomless },
      (await newcomer()).headers,
    );
    expect(body.errors).toEqual([
      { field: "venue.rooms", code: "invalid", message: "This is missing or not valid" },
    ]);
    expect(body.detail).toBe("This is missing or not valid.");
  });

  test("is known by the account's current address, whatever an older token says", async () => {
    const ana = await newcomer();
    const email = `${newId()}@hotel.example`;
    await asOwner(bellhop.ownerUrl, `update accounts set email = '${email}' where account_id = '${ana.sub}'`);
    expect((await ana.ask(completeSignup, signUp())).body.member.email).toBe(email);
  });

  test.each([
    ["en", "What time is breakfast?", "Breakfast is from 7:30 to 10:30 in the garden room."],
    ["it", "A che ora è la colazione?", "La colazione è dalle 7:30 alle 10:30 nella sala sul giardino."],
    ["de", "Wann gibt es Frühstück?", "Frühstück gibt es von 7:30 bis 10:30 im Gartensaal."],
    ["ja", "朝食は何時ですか？", "朝食は7時30分から10時30分まで、ガーデンルームでご用意しています。"],
    ["ar", "متى الإفطار؟", "الإفطار من 7:30 إلى 10:30 في قاعة الحديقة."],
  ])("an answered question works on the simulator, in %s", async (language, question, breakfast) => {
    const ana = await newcomer();
    const its = { ...venue, languages: [language], default_language: language };
    const { body } = await ana.ask(
      completeSignup,
      signUp({ venue: its, answers: { breakfast, pets: "  " } }),
    );
    expect(body.flags.builtConcierge).toBe(true);
    expect(await answerOnSimulator(ana, question)).toContain(breakfast);
  });

  test.each([
    ["Until when can we check in?", "check_in"],
    ["When is check-out?", "check_out"],
    ["How do I get on the wifi?", "wifi"],
    ["Is there parking?", "parking"],
    ["Can we bring our dog?", "pets"],
  ] as const)('is asked "%s", and %s answers', async (question, topic) => {
    const ana = await newcomer();
    const answers = {
      check_in: "You can check in from 14:00 until midnight.",
      check_out: "Please check out by 11:00.",
      breakfast: "Breakfast is from 7:30 to 10:30.",
      wifi: "The network is Aurora, the password is benvenuti.",
      parking: "You can park in our courtyard, free of charge.",
      pets: "Dogs are welcome, for 10 € a night.",
    };
    await ana.ask(completeSignup, signUp({ answers }));
    expect(await answerOnSimulator(ana, question)).toContain(answers[topic]);
  });
});

async function answerOnSimulator(caller: Caller, text: string): Promise<string> {
  const { phone } = (await caller.ask(openSimulator, {})).body.guest;
  await caller.ask(simulateGuestMessage, { phone, message_id: newId(), text });
  await bellhop.runDueJobs();
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const [conversation] = (await caller.ask(listConversations, { tab: "all" })).body.items;
  return conversation?.last_message?.text ?? "";
}

describe("a person opens one operator", () => {
  test("the second of two requests, also at once, is refused and leaves nothing", async () => {
    const ana = await newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => ana.ask(completeSignup, signUp())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("already_signed_up");
    expect((await operatorsOf(ana.sub)).length).toBe(1);
  });

  test("requests with one key get one response, and another body is 422", async () => {
    const ana = await newcomer();
    const headers = { ...ana.headers, "idempotency-key": randomUUID() };
    const asks = (input = signUp()) => ask(bellhop, completeSignup, input, headers);
    const [first, ...more] = await Promise.all([asks(), asks(), asks()]);
    expect(first?.status).toBe(200);
    for (const one of [...more, await asks()]) expect(one).toEqual(first);
    expect((await asks(signUp({ operator_name: "Another" }))).body.errors).toMatchObject([
      { field: "Idempotency-Key" },
    ]);
    expect((await operatorsOf(ana.sub)).length).toBe(1);
  });

  test("staff elsewhere can open their own, and act there from then on", async () => {
    const elsewhere = await openHotel(bellhop.services, "Elsewhere");
    const colleague = await addColleague(bellhop.services, elsewhere, "staff");
    const ana = await signedIn(bellhop, colleague.sub);
    await ana.ask(completeSignup, signUp());
    const { body } = await ana.ask(fetchAccess, {});
    expect(body).toMatchObject({
      operator: { name: "Aurora srl" },
      memberships: [{ operator_name: "Elsewhere operator" }],
    });
  });
});

test.each([
  ["operator_name", { operator_name: "  " }],
  ["venue.timezone", { venue: { ...venue, timezone: "Mars/Olympus" } }],
  ["venue.timezone", { venue: { ...venue, timezone: "+02:00" } }],
  ["venue.country", { venue: { ...venue, country: "XX" } }],
  ["venue.currency", { venue: { ...venue, currency: "LIRE" } }],
  ["venue.languages", { venue: { ...venue, languages: [] } }],
  ["venue.default_language", { venue: { ...venue, default_language: "fr" } }],
  ["venue.rooms", { venue: { ...venue, rooms: 0 } }],
  ["venue.phone", { venue: { ...venue, phone: "06 1234" } }],
  ["venue.name", { venue: { ...venue, name: "" } }],
  ["answers.breakfast", { answers: { breakfast: "x".repeat(1_001) } }],
])("an invalid %s is refused by name, and nothing is opened", async (field, wrong) => {
  const ana = await newcomer();
  const refused = await ana.ask(completeSignup, signUp(wrong));
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect(await operatorsOf(ana.sub)).toEqual([]);
});
