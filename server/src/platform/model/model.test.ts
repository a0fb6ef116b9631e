import { expect, test } from "vitest";
import { testClock } from "../../testing/clock.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { Secret } from "../crypto/secret.ts";
import { openLog } from "../log.ts";
import { type ModelLimits, type ModelSettings, openModel } from "./index.ts";

const key = "sk-a-key-that-nobody-sees";
const stand = await fakeModel({ API_KEY: key });
const question = { instructions: "Sort this, as JSON.", prompt: "Breakfast is served." };
const never = new AbortController().signal;

function opened(limits: Partial<ModelLimits> = {}, settings: Partial<ModelSettings> = {}) {
  const lines: string[] = [];
  const clock = testClock();
  const model = openModel({
    settings: { wire: "openai", baseUrl: stand.baseUrl, apiKey: new Secret(key), name: "small", ...settings },
    log: openLog("info", { write: (line: string) => void lines.push(line) }),
    clock,
    limits: { firstTokenMs: 5_000, betweenMs: 5_000, retryPauseMs: 1, ...limits },
  });
  const ask = () => model.ask(question, never);
  return { model, ask, clock, lines };
}

const settingsOf = async () => (await stand.requests()).map(({ request }) => request.settings);

test("a request has the configured settings, and its text is returned", async () => {
  const { ask, model, lines } = opened();
  await stand.says("Hello there");
  expect(await ask()).toMatchObject({ text: "Hello there" });
  const [told] = await stand.requests();
  expect(told?.request).toEqual({
    wire: "openai",
    isStreamed: true,
    ...question,
    settings: {
      model: "small",
      max_tokens: 8_000,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
      response_format: { type: "json_object" },
    },
  });
  expect([model.name, model.host]).toEqual(["small", new URL(stand.baseUrl).host]);
  expect(JSON.parse(lines.join(""))).toMatchObject({
    tokensRead: 10,
    tokensSaid: 3,
    msg: "a model answered",
  });
});

test("requests in Anthropic's format go to the configured address, whatever the environment", async () => {
  const { ask } = opened({}, { wire: "anthropic" });
  process.env.ANTHROPIC_BASE_URL = "https://elsewhere.example";
  await stand.says("Hello there");
  expect(await ask()).toMatchObject({ text: "Hello there" });
  delete process.env.ANTHROPIC_BASE_URL;
  expect((await settingsOf())[0]).toMatchObject({ model: "small", max_tokens: 8_000, stream: true });
});

test.each(["openai", "anthropic"] as const)(
  "%s: a schema goes along, and what ignores it is returned as it is",
  async (wire) => {
    const { model } = opened({}, { wire });
    const schema = { type: "object", properties: { kind: { type: "string" } }, additionalProperties: false };
    for (const text of ['{"kind":"a"}', "no JSON at all", '{"kind":']) {
      await stand.says(text);
      expect(await model.ask({ ...question, schema }, never)).toMatchObject({ text });
    }
    const [first] = await settingsOf();
    expect(JSON.stringify(first)).toContain('"kind"');
  },
);

test("settings that a server refuses are left out from then on", async () => {
  const { ask } = opened();
  await stand.fault(
    { fault: "refuses_setting", setting: "response_format", next: 0 },
    { fault: "refuses_setting", setting: "max_tokens", next: 0 },
  );
  expect(await ask()).toMatchObject({ text: expect.stringContaining("breakfast") });
  expect(await ask()).toMatchObject({ text: expect.stringContaining("breakfast") });
  const asked = await settingsOf();
  expect(asked.map((one) => [one.max_tokens, one.max_completion_tokens, one.response_format])).toEqual([
    [8_000, undefined, { type: "json_object" }],
    [8_000, undefined, undefined],
    [undefined, 8_000, undefined],
    [undefined, 8_000, undefined],
  ]);
});

test("a request that is refused in every form does not affect the next one", async () => {
  const { ask } = opened();
  await stand.fault({ fault: "error", status: 400, next: 3 });
  expect(await ask()).toEqual({ failed: "refused", refusal: { code: "refused", status: 400 } });
  expect(await ask()).toMatchObject({ text: expect.any(String) });
  const asked = await settingsOf();
  expect(asked.map((one) => one.response_format !== undefined)).toEqual([true, false, false, true]);
});

test.each<[string, object[], object]>([
  ["is busy once", [{ fault: "error", status: 429, retry_after: 0 }], { text: expect.any(String) }],
  ["fails once", [{ fault: "error", status: 500 }], { text: expect.any(String) }],
  ["is cut off once", [{ fault: "cut" }], { text: expect.any(String) }],
  ["fails twice", [{ fault: "error", status: 500, next: 2 }], { failed: "unreachable" }],
  ["is cut off twice", [{ fault: "cut", next: 2 }], { failed: "unreachable" }],
  ["wants to be left alone for long", [{ fault: "error", status: 429, retry_after: 60 }], { failed: "busy" }],
  ["refuses", [{ fault: "error", status: 403 }], { failed: "refused" }],
  ["does not begin", [{ fault: "slow_start", ms: 60_000 }], { failed: "too_slow" }],
  ["stops in the middle", [{ fault: "stall", ms: 60_000 }], { failed: "too_slow" }],
])("a model that %s", async (_what, faults, outcome) => {
  const isSlow = JSON.stringify(faults).includes("ms");
  const { ask } = opened(isSlow ? { firstTokenMs: 400, betweenMs: 400 } : {});
  await stand.fault(...faults);
  expect(await ask()).toMatchObject(outcome);
  await stand.clear();
  expect(await opened().ask()).toMatchObject({ text: expect.any(String) });
});

test("no response takes longer, or is longer, than allowed", async () => {
  const slow = opened({ totalMs: 300 });
  await stand.fault({ fault: "slow_start", ms: 60_000 });
  expect(await slow.ask()).toEqual({ failed: "too_slow" });
  await stand.says("x".repeat(5_000));
  expect(await opened({ characters: 1_000 }).ask()).toEqual({ failed: "unusable" });
});

test("an endless response is cut off", async () => {
  await stand.fault({ fault: "floods", next: 2 });
  // If it kept reading, it would wait for the first word until the time limit.
  expect(await opened().ask()).toEqual({ failed: "unreachable" });
  await stand.clear();
  expect(await opened().ask()).toMatchObject({ text: expect.any(String) });
});

test("a redirect is not followed", async () => {
  await stand.fault({
    fault: "redirect",
    to: `${stand.baseUrl.replace("127.0.0.1", "localhost")}/x`,
    next: 2,
  });
  expect(await opened().ask()).toEqual({ failed: "unreachable" });
  expect(await stand.requests()).toHaveLength(2);
});

test("after repeated failures the model is left alone for a while, then tried once", async () => {
  const { ask, clock } = opened();
  await stand.fault({ fault: "error", status: 500, next: 0 });
  expect([await ask(), await ask()]).toEqual([{ failed: "unreachable" }, { failed: "unreachable" }]);
  await stand.clear();
  expect(await ask()).toEqual({ failed: "unreachable", skipped: true });
  expect(await stand.requests()).toEqual([]);
  clock.pass(31_000);
  expect(await ask()).toMatchObject({ text: expect.any(String) });
  expect(await ask()).toMatchObject({ text: expect.any(String) });
});

test("stopping aborts the request at once", async () => {
  const { model } = opened();
  await stand.fault({ fault: "stall", ms: 60_000 });
  const stop = new AbortController();
  const asked = model.ask(question, stop.signal);
  await expect.poll(async () => (await stand.requests()).length).toBe(1);
  stop.abort(new Error("stopped"));
  await expect(asked).rejects.toThrow("stopped");
  await expect.poll(async () => (await stand.requests())[0]?.leftEarly).toBe(true);
});

test("no log contains the key, or any text", async () => {
  const { ask, lines } = opened();
  await stand.fault({ fault: "error", status: 500 }, { fault: "cut" });
  await ask();
  const wrongKey = opened({}, { apiKey: new Secret("sk-another-key-nobody-sees") });
  expect(await wrongKey.ask()).toEqual({
    failed: "refused",
    refusal: { code: "key_refused", status: 401 },
  });
  const logged = [...lines, ...wrongKey.lines].join("");
  expect(logged).toContain("a model did not answer");
  expect(logged).not.toMatch(/nobody-sees|[Bb]reakfast|Sort this|stand-in/);
});
