import { readModel, testModel } from "@bellhop/contract/model";
import { changeSettings } from "@bellhop/contract/settings";
import { beforeEach, expect, test } from "vitest";
import { findOverBudget } from "../../domain/assistant/index.ts";
import { addEntries } from "../../domain/knowledge/index.ts";
import { settingsOf, venueToday } from "../../domain/venues/index.ts";
import { newId } from "../../platform/ids.ts";
import { type ModelPrice, openReader } from "../../platform/model/index.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { publishFirstVersion } from "./staff-publishes-assistant.ts";

const stand = await fakeModel();
const price = "EUR 0.25 1.25";
const bellhop = await testBellhop({
  MODEL_BASE_URL: stand.baseUrl,
  MODEL_NAME: "small",
  MODEL_PRICE: price,
});
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const neighbour = await openHotel(services, "Hotel Beta");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

const read = async () => (await owner.ask(readModel, {})).body;

async function tested() {
  await owner.ask(testModel, {});
  await bellhop.runDueJobs();
  const { probe } = await read();
  if (!probe) throw new Error("There is no test");
  return probe;
}

/** The examples, and words of the statement that answers each. */
const examples = [
  ["en", "When do you start serving breakfast?", "from 7:00"],
  ["de", "Kostet der Platz in der Garage etwas?", "€18"],
  ["it", "Possiamo portare il nostro cane?", "Dogs"],
  ["fr", "Est-ce qu'il y a une piscine ?", "no pool"],
  ["es", "¿Hasta qué hora tenemos que dejar la habitación?", "until 11:00"],
  ["pt", "O Wi-Fi é pago?", "Wi-Fi is free"],
  ["nl", "Kunnen we onze koffers na het uitchecken ergens laten?", "luggage"],
  ["tr", "Sauna akşam saat kaça kadar açık?", "sauna"],
  ["ar", "متى يمكننا تسجيل الوصول؟", "from 15:00"],
  ["ja", "タバコはどこで吸えますか？", "terrace"],
] as const;

/** What a reader that reads well answers to the examples. */
const wellRead = examples.map(([language, message, words]) => ({
  message,
  language,
  ask: null,
  acts: [{ kind: "question", cover: "full", words: [words] }],
}));

beforeEach(() => stand.clear());

const ten = { examples: 10, usable: 10, right: 10, language_kept: 10 };

test.each<[string, object]>([
  ["table", { verdict: "good", schema: "enforced", is_wrapped: false, thinks: false, ...ten }],
  ["fence", { verdict: "good", schema: "asked", is_wrapped: true, thinks: false, ...ten }],
  ["thinks", { verdict: "good", schema: "enforced", is_wrapped: true, thinks: true, ...ten }],
  ["ignores_schema", { verdict: "unusable", schema: "ignored", usable: 0, right: 0, language_kept: 0 }],
  ["half", { verdict: "unusable", schema: "ignored", usable: 0, right: 0 }],
  ["lies", { verdict: "misreads", schema: "asked", usable: 10 }],
])("a test of a model that reads as %s says so", async (reader, result) => {
  await stand.readAs(reader, ...wellRead);
  const probe = await tested();
  expect(probe).toMatchObject({ model: "small", done: 11, calls: 11, failure: null });
  expect(probe.ended_at).not.toBeNull();
  expect(probe.result).toMatchObject(result);
});

test.each<[string, object | string, object]>([
  ["that is dead", "dead", { code: "unreachable", status: null }],
  ["that refuses the key", { status: 401 }, { code: "key_refused", status: 401 }],
  [
    "that does not exist",
    { status: 404, message: "The model `small` does not exist" },
    { code: "model_unknown", status: 404 },
  ],
  ["at a wrong address", { status: 404, message: "Not found" }, { code: "address_wrong", status: 404 }],
  ["that refuses otherwise", { status: 402 }, { code: "refused", status: 402 }],
  ["that is busy", { status: 429, retry_after: 60 }, { code: "busy", status: null }],
])("a test of a model %s says why there is no result", async (_what, fault, failure) => {
  if (typeof fault === "string") await stand.readAs(fault);
  else await stand.fault({ fault: "error", next: 0, ...fault });
  expect(await tested()).toMatchObject({ failure, result: null, done: 0 });
});

test("a test sends no words of the venue or its guests", async () => {
  await stand.readAs("table", ...wellRead);
  await tested();
  const sent = await stand.requests();
  expect(sent).toHaveLength(11);
  expect(JSON.stringify(sent)).not.toMatch(/Alpha|Beta/);
});

test("while a test runs, no other is started, and its progress is shown", async () => {
  await stand.readAs("slow", ...wellRead);
  const started = (await owner.ask(testModel, {})).body.probe;
  expect(started).toMatchObject({ done: 0, calls: 11, ended_at: null, result: null });
  const jobs = bellhop.runDueJobs();
  await expect.poll(async () => (await stand.requests()).length).toBe(2);
  bellhop.clock.pass(5_000);
  expect((await owner.ask(testModel, {})).body.probe).toEqual({ ...started, done: 1 });
  await stand.clear();
  await jobs;
  expect((await read()).probe?.result).toMatchObject({ examples: 10 });
});

test("a test that lost its worker is shown as interrupted, and another one can be started", async () => {
  const first = (await owner.ask(testModel, {})).body.probe;
  bellhop.clock.pass(120_000);
  expect((await read()).probe?.failure).toEqual({ code: "interrupted", status: null });
  await stand.readAs("table", ...wellRead);
  const second = await tested();
  expect(second.asked_at).not.toBe(first?.asked_at);
  expect(second.result?.verdict).toBe("good");
});

test("staff see the result without money, and the neighbour sees nothing of it", async () => {
  await stand.readAs("table", ...wellRead);
  const { result } = await tested();
  expect(result?.cost).toEqual({ currency: "EUR", micros: expect.any(Number) });
  const { input, output } = result?.tokens ?? { input: 0, output: 0 };
  expect(result?.cost?.micros).toBeCloseTo(input * 0.25 + output * 1.25, -1);
  const staff = await signedIn(bellhop, (await addColleague(services, hotel, "staff")).sub, hotel.venueId);
  const { body } = await staff.ask(readModel, {});
  expect(body.probe?.result).toEqual({ ...result, cost: null });
  expect(body.usage).toMatchObject({ cost: null, whatsapp_reply: null });
  const other = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);
  expect((await other.ask(readModel, {})).body.probe).toBeNull();
});

test("the month's tokens and money are counted, beside the price of a reply on WhatsApp", async () => {
  const { model: settings } = services.config;
  if (!settings) throw new Error("No model is configured");
  const patience = { totalMs: 30_000, firstTokenMs: 30_000, betweenMs: 30_000 };
  services.reader = openReader({ settings, log: services.log, clock: bellhop.clock, limits: patience });
  await owner.ask(changeSettings, { readings: { enabled: true, month_cost: null } });
  await services.db.atVenue(hotel.venueId, async (at) => {
    const text = "Our garage has 40 places at €18 a night.";
    await addEntries(at, null, [
      { entryId: newId(), section: "faq", texts: { en: { title: "Garage", text } } },
    ]);
    await publishFirstVersion(at, null);
  });
  const before = await read();
  expect(before.usage).toMatchObject({
    calls: 0,
    answers: 0,
    tokens: 0,
    cost: { currency: "EUR", micros: 0 },
  });
  const question = "we come by our own wheels, anywhere to leave them overnight?";
  const acts = [{ kind: "question", cover: "full", words: ["garage"] }];
  await stand.readAs("table", { message: question, language: "en", ask: null, acts });
  const written = async (id: string) => {
    const message = { from: "15550770001", id, text: question, name: "Ada", at: bellhop.clock.now() };
    expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
    bellhop.clock.pass(10_000);
    await bellhop.runDueJobs();
  };
  await written("wamid.cost-1");
  const [asked] = await stand.requests();
  expect(asked).toBeDefined();
  const { usage } = await read();
  expect(usage).toMatchObject({ calls: 1, answers: 1, month: before.usage.month });
  expect(usage.tokens).toBeGreaterThan(500);
  const { micros = 0 } = usage.cost ?? {};
  expect(micros).toBeGreaterThan(usage.tokens * 0.25);
  expect(micros).toBeLessThan(usage.tokens * 1.25);
  expect(usage.whatsapp_reply).toMatchObject({ currency: "USD", free_replies: 1_000 });
  expect(usage.whatsapp_reply?.micros).toBeGreaterThan(0);

  await stand.readAs("dead");
  await written("wamid.cost-2");
  const after = await read();
  expect(after.usage).toMatchObject({ answers: 1 });
  expect(after.rules_instead).toEqual([{ reason: "unreachable", count: 1 }]);
});

test("over the month's cost the model reads no more, if its price is known", async () => {
  await owner.ask(changeSettings, { readings: { enabled: true, month_cost: 0 } });
  const over = (price: ModelPrice | undefined) =>
    services.db.readAtVenue(hotel.venueId, async (at) => {
      const { venue, today } = await venueToday(at);
      const month = { today, timezone: venue.timezone };
      return findOverBudget(at, settingsOf(venue).readings, month, { price, conversationId: null });
    });
  expect(await over({ currency: "EUR", input: 0.25, output: 1.25 })).toBe("venue_budget");
  expect(await over(undefined)).toBeUndefined();
});
