import { handBack, listConversations, readConversation, takeOver } from "@bellhop/contract/conversations";
import { readHealth } from "@bellhop/contract/health";
import type { Section } from "@bellhop/contract/knowledge";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { beforeEach, expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { type ModelLimits, openReader } from "../../platform/model/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { publishFirstVersion } from "./staff-publishes-assistant.ts";

const stand = await fakeModel();
const bellhop = await testBellhop({ MODEL_BASE_URL: stand.baseUrl, MODEL_NAME: "small" });
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
await staff.ask(changeSettings, { readings: { enabled: true } });
const inVenue = <Row>(statement: string) =>
  asOwner(bellhop.ownerUrl, statement, hotel.venueId) as Promise<Row[]>;

const garage = "Our garage has 40 places at €18 a night.";
const breakfast = "Breakfast is served from 7:00 to 10:30 on the terrace.";
const lake = "The lake is 300 m away. Towels for the lake are at reception.";
await services.db.atVenue(hotel.venueId, async (at) => {
  const entry = (section: Section, title: string, text: string, more: object = {}) => ({
    entryId: newId(),
    section,
    texts: { en: { title, text } },
    ...more,
  });
  await addEntries(at, null, [
    entry("faq", "Lake", lake),
    entry("faq", "Safe", "The safe's master code is 7319.", { internal: true }),
    entry("faq", "Sauna", "The sauna in the cellar is for guests of the house.", { scope: "in_house" }),
  ]);
  await publishFirstVersion(at, null);
});

/** A reader without earlier failures. Its time limit is long, except for tests of slow models. */
function readWithin(limits: Partial<ModelLimits> = {}) {
  const { model: settings } = services.config;
  if (!settings) throw new Error("No model is configured");
  const patience = { totalMs: 30_000, firstTokenMs: 30_000, betweenMs: 30_000, ...limits };
  services.reader = openReader({ settings, log: services.log, clock: bellhop.clock, limits: patience });
}
beforeEach(() => readWithin());

let guests = 0;
let written = 0;

/** A guest sends texts in one burst. Returns what was sent to them. */
async function guestWrites(texts: string[], from = `1555077${String(guests++).padStart(4, "0")}`) {
  for (const text of texts) {
    const message = { from, id: `wamid.${written++}`, text, name: "Ada", at: bellhop.clock.now() };
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  }
  return { from, replies: () => repliesTo(from) };
}

async function conversationOf(from: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error(`No conversation with ${from}`);
  return found.conversation_id;
}

async function repliesTo(from: string) {
  const conversation_id = await conversationOf(from);
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  return messages.filter(({ author }) => author === "assistant");
}

async function answered(...texts: string[]) {
  const { from } = await guestWrites(texts);
  await afterThePause();
  const replies = await repliesTo(from);
  return {
    from,
    replies,
    text: replies.map(({ text }) => text.split("\n\n").slice(1).join("\n\n")).join("\n"),
  };
}

async function afterThePause() {
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

type Reading = {
  failure: string | null;
  message_id: string | null;
  input_tokens: number | null;
  model: string;
};
const readings = () => inVenue<Reading>("select * from readings order by read_at");
/** Calls that were made and took too long. */
const tooSlow = async () =>
  (await readings()).filter(({ failure, input_tokens: sent }) => failure === "too_slow" && sent !== null)
    .length;
const reasonsOf = async (from: string) => {
  const rows = await inVenue<{ reason: string }>(
    `select h.reason from hand_overs h join conversations c using (conversation_id) join guests g using (guest_id)
     where g.phone = '+${from}'`,
  );
  return rows.map(({ reason }) => reason);
};

const act = (kind: string, more: object = {}) => ({ kind, cover: "none", words: [], ...more });
const covered = (...words: string[]) => act("question", { cover: "full", words });
const line = (message: string, ...acts: object[]) => ({ message, language: "en", acts });

test("a model chooses the sentences where the rules are not sure, and what it cost is kept", async () => {
  const hungry = "the little ones are starving early, when could they get some food with a view";
  await stand.readAs("table", line(hungry, covered("Breakfast is served")));
  const { text, replies } = await answered(hungry);
  expect(text).toBe(breakfast);
  expect(replies[0]?.sources).toMatchObject([{ title: "Breakfast", section: "faq" }]);
  const [told] = await stand.requests();
  expect(told?.request.settings).toMatchObject({
    temperature: 0,
    response_format: { type: "json_schema", json_schema: { strict: true } },
    chat_template_kwargs: { enable_thinking: false },
  });
  expect((await readings()).at(-1)).toMatchObject({
    failure: null,
    model: "small",
    message_id: replies[0]?.message_id,
    input_tokens: expect.any(Number),
  });
});

test("a part of an entry answers; what is not covered goes to staff in the same message", async () => {
  const car = "where does our electric van go and can we plug it in there";
  await stand.readAs("table", line(car, act("question", { cover: "part", words: ["garage has 40"] })));
  const { text, from } = await answered(car);
  expect(text).toBe(`${garage}\n\nI've asked the team about “${car}”. They'll reply here.`);
  expect(await reasonsOf(from)).toEqual(["no_entry"]);
  const swim = "how long do we have to walk to take a dip outside around here";
  await stand.readAs("table", line(swim, covered("lake is 300 m")));
  expect((await answered(swim)).text).toBe("The lake is 300 m away.");
});

test("a model is not asked where the rules are sure, and thanks get no message", async () => {
  await stand.readAs("lies");
  expect((await answered("What time is breakfast?")).text).toBe(breakfast);
  expect((await answered("I want to speak to a person please")).text).toContain("I've told the team");
  expect((await answered("Thank you so much!")).replies).toEqual([]);
  expect((await answered("ok")).replies).toEqual([]);
  expect(await stand.requests()).toEqual([]);
});

test("a reading adds complaints, dangers and requests, with the values that the guest wrote", async () => {
  const ride = "if somebody had wheels for the three of us at 6 tomorrow morning that would be grand";
  const plight = "the lady in the sauna has been in there since lunch";
  const noise = "it is quite something how thin these walls are";
  const request = { what: "taxi", count: 3, time: "06:00", day: "2019-01-01", room: "999" };
  await stand.readAs(
    "table",
    line(ride, act("request", { request })),
    line(plight, act("emergency")),
    line(noise, act("complaint")),
  );
  const wheels = await answered(ride);
  expect(wheels.text).toContain("I've passed this on: taxi (3 people), tomorrow 06:00");
  expect(wheels.text).not.toContain("999");
  expect(await reasonsOf(wheels.from)).toEqual(["request"]);
  const danger = await answered(plight);
  expect(danger.text).toMatch(/^I've alerted the team\./u);
  expect(await reasonsOf(danger.from)).toContain("safety");
  expect(await reasonsOf((await answered(noise)).from)).toEqual(["complaint"]);
});

test("a reading takes away no complaint and no request of the rules", async () => {
  const dirty = "The room is dirty and smells terrible. Is the garage included?";
  const taxi = "Could you book us a taxi for tomorrow at 6 please";
  await stand.readAs("table", line(dirty, covered("garage has 40")), line(taxi, act("thanks")));
  const complaint = await answered(dirty);
  expect(await reasonsOf(complaint.from)).toContain("complaint");
  expect(await reasonsOf((await answered(taxi)).from)).toEqual(["request"]);
});

const unsure = "the little ones would love to splash about, what do you suggest";

test.each(["dead", "half", "ignores_schema", "slow"])(
  "a model that is %s costs the guest no answer",
  async (reader) => {
    const reader_ = services.reader;
    services.reader = undefined;
    const withoutModel = (await answered(unsure)).text;
    services.reader = reader_;
    if (reader === "slow") readWithin({ totalMs: 300 });
    await stand.readAs(reader);
    const { text, replies } = await answered(unsure);
    expect(text).toBe(withoutModel);
    expect((await readings()).at(-1)).toMatchObject({
      failure: { dead: "unreachable", half: "unusable", ignores_schema: "unusable", slow: "too_slow" }[
        reader
      ],
      message_id: replies[0]?.message_id,
    });
    const { parts } = (await staff.ask(readHealth, {})).body;
    const { reason } = parts.find(({ part }) => part === "model") ?? {};
    expect(reason).toBe((await readings()).at(-1)?.failure);
  },
);

test("webhooks are acknowledged while a model is slow, and after some failures it is left alone", async () => {
  await stand.readAs("slow");
  await guestWrites([unsure]);
  bellhop.clock.pass(3_500);
  const running = bellhop.runDueJobs();
  await expect.poll(async () => (await stand.requests()).length).toBe(1);
  await guestWrites(["Where can we park?"]);
  await stand.clear();
  await running;
  readWithin({ totalMs: 200 });
  await stand.readAs("slow");
  const failedBefore = await tooSlow();
  for (let n = 0; n < 6; n++) await answered(unsure);
  expect((await tooSlow()) - failedBefore).toBe(4);
});

test("a model gets this conversation's words and what this guest may hear, and nothing else", async () => {
  const other = await openHotel(services, "Hotel Other");
  const { from } = await guestWrites(["Hello, this is Grace Hopper, our code is 5521"]);
  await afterThePause();
  expect(from).toBeDefined();
  await stand.clear();
  await stand.readAs("table");
  await answered(unsure);
  const asked = JSON.stringify(await stand.requests());
  expect(asked).toContain(breakfast);
  expect(asked).toContain("Hotel Alpha");
  for (const secret of ["7319", "sauna in the cellar", "Hopper", "5521", "Ada", "1555077", "Hotel Other"])
    expect(asked).not.toContain(secret);
  expect(other.venueId).not.toBe(hotel.venueId);
});

test("a model gets no words of people of the hotel, only that they wrote or asked", async () => {
  const { from } = await answered("Is there a helipad?");
  const conversation_id = await conversationOf(from);
  await staff.ask(takeOver, { conversation_id });
  for (const text of ["The door code of room 12 is 4711, says Paolo.", "When do you arrive?"])
    await staff.ask(sendReply, { conversation_id, message_id: newId(), text });
  await staff.ask(handBack, { conversation_id });
  await stand.clear();
  await stand.readAs("table", line(unsure, covered("lake is 300 m")));
  await guestWrites([unsure], from);
  await afterThePause();
  const [asked] = await stand.requests();
  expect(asked?.request.prompt).toContain('{"who":"hotel","text":"(a question, not shown)"}');
  expect(asked?.request.prompt).toContain('{"who":"hotel","text":"(not shown)"}');
  for (const word of ["4711", "Paolo", "arrive"]) expect(asked?.request.prompt).not.toContain(word);
});

test("a guest who was asked back waits on, and staff get question and reply if no model reads the reply", async () => {
  const which = "how early do they lay the tables for us then";
  const asking = act("question", { cover: "none", words: ["Breakfast is served"] });
  await stand.readAs("table", { ...line(which, asking), ask: "day" });
  const { from, text } = await answered(which);
  expect(text).toBe("Which day do you mean?");
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  expect(items.find(({ guest }) => guest.phone === `+${from}`)?.waiting_since).not.toBeNull();
  await stand.readAs("dead");
  await guestWrites(["Friday"], from);
  await afterThePause();
  const rows = await inVenue<{ about: string }>(
    `select h.about from hand_overs h join conversations c using (conversation_id) join guests g using (guest_id)
     where g.phone = '+${from}'`,
  );
  expect(rows.map(({ about }) => about).join()).toContain(which);
  expect(rows.map(({ about }) => about).join()).toContain("Friday");
});

test("a venue that did not switch the model on sends it nothing", async () => {
  await staff.ask(changeSettings, { readings: { enabled: false } });
  await stand.readAs("lies");
  const { replies } = await answered(unsure);
  expect(replies).toHaveLength(1);
  expect(await stand.requests()).toEqual([]);
  await staff.ask(changeSettings, { readings: { enabled: true } });
  const stored = (await readings()).length;
  await answered(unsure);
  expect(await stand.requests()).toHaveLength(1);
  expect(await readings()).toHaveLength(stored + 1);
});

test("a question back comes once, and its reply is read with it", async () => {
  const which = "how early do they lay the tables for us then";
  const again = "and how early for the others in the other place";
  const ask = { ask: "day" };
  const asking = act("question", { cover: "none", words: ["Breakfast is served"] });
  await stand.readAs(
    "table",
    { ...line(which, asking), ...ask },
    { ...line("Friday", covered("Breakfast is served")), ...ask },
    { ...line(again, asking), ...ask },
  );
  const first = await answered(which);
  expect(first.text).toBe("Which day do you mean?");
  expect(await reasonsOf(first.from)).toEqual([]);
  await guestWrites(["Friday"], first.from);
  await afterThePause();
  expect((await repliesTo(first.from)).at(-1)?.text).toBe(breakfast);
  expect((await stand.requests()).at(-1)?.request.prompt).toContain("Which day do you mean?");
  await guestWrites([again], first.from);
  await afterThePause();
  expect((await repliesTo(first.from)).at(-1)?.text).not.toContain("Which day");
  expect(await reasonsOf(first.from)).toEqual(["no_entry"]);
});

test("a question back that changes nothing is not asked, and beside a complaint never", async () => {
  const sure = "the small ones are hungry in the morning, what can we do about it";
  const angry = "it is quite something how thin these walls are, and the food in the morning";
  await stand.readAs(
    "table",
    { ...line(sure, covered("Breakfast is served")), ask: "count" },
    {
      ...line(angry, act("complaint"), act("question", { words: ["Breakfast is served"] })),
      ask: "room",
    },
  );
  expect((await answered(sure)).text).toBe(breakfast);
  expect((await answered(angry)).text).not.toContain("Which room");
});

test("over a limit the rules answer, and staff see why", async () => {
  await staff.ask(changeSettings, { readings: { guest_month_tokens: 1 } });
  const guest = await answered(unsure);
  expect(await stand.requests()).toHaveLength(1);
  await guestWrites([unsure], guest.from);
  await afterThePause();
  expect(await stand.requests()).toHaveLength(1);
  expect(await repliesTo(guest.from)).toHaveLength(2);
  expect((await readings()).at(-1)).toMatchObject({ failure: "guest_budget", input_tokens: null });
  await staff.ask(changeSettings, { readings: { month_tokens: 0 } });
  await answered(unsure);
  expect(await stand.requests()).toHaveLength(1);
  const { parts } = (await staff.ask(readHealth, {})).body;
  expect(parts.find(({ part }) => part === "model")).toMatchObject({ reason: "venue_budget" });
  await staff.ask(changeSettings, { readings: { guest_month_tokens: null, month_tokens: null } });
  await answered(unsure);
  expect(await stand.requests()).toHaveLength(2);
});

test("somebody else may answer the calls", async () => {
  await stand.readAs("handed");
  const { from } = await guestWrites([unsure]);
  bellhop.clock.pass(3_500);
  const running = bellhop.runDueJobs();
  const control = (method: string, body?: unknown) =>
    fetch(stand.baseUrl.replace("/v1", "/_control/calls"), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  type Call = { id: number; request: { prompt: string } };
  const calls = async () => (await (await control("GET")).json()) as Call[];
  await expect.poll(async () => (await calls()).length).toBe(1);
  const [call] = await calls();
  const number = /^(\d+) \[Lake\] The lake is/mu.exec(call?.request.prompt ?? "")?.[1];
  const acts = [
    { kind: "question", cover: "full", statements: [Number(number)], request: null, span: unsure },
  ];
  await control("POST", { id: call?.id, answer: { language: "en", acts } });
  await running;
  expect((await repliesTo(from))[0]?.text).toContain("The lake is 300 m away.");
});
