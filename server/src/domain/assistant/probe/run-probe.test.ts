import { expect, test } from "vitest";
import { Secret } from "../../../platform/crypto/secret.ts";
import { openLog } from "../../../platform/log.ts";
import { type ModelAnswer, openModel, type Question } from "../../../platform/model/index.ts";
import { testClock } from "../../../testing/clock.ts";
import { fakeModel } from "../../../testing/fake-model.ts";
import { probeExamples, questionOf } from "./probe-examples.ts";
import { runProbe } from "./run-probe.ts";

const stand = await fakeModel();

test("a model that reads nothing in time ends the test after three examples", async () => {
  await stand.readAs("slow");
  const settings = { wire: "openai", baseUrl: stand.baseUrl, apiKey: undefined, name: "small" } as const;
  const limits = { totalMs: 1_000, firstTokenMs: 1_000, betweenMs: 1_000, tries: 1 };
  const model = openModel({ settings, log: openLog("silent"), clock: testClock(), limits });
  const ask = (question: Question) => model.ask(question, new AbortController().signal);
  expect(await runProbe({ ask, noteDone: async () => {}, price: undefined })).toEqual({
    failure: "too_slow",
    status: null,
  });
  expect((await stand.requests()).length).toBeLessThanOrEqual(4);
});

test.each([
  [[400, 400, 400, 400, 400, 400, 400, 400, 400, 400], "good", 0, 400],
  [[400, 400, 400, 400, 400, 400, 400, 400, 400, 2_600], "slow", 1, 2_600],
  [[4_200, 4_100, 4_000, 4_200, 4_300, 4_200, 4_100, 4_000, 4_200, 4_100], "slow", 10, 4_300],
])("answers after %j ms make a model %s", async (times, verdict, late, p95) => {
  const left = [...times];
  const ask = async ({ prompt }: Question): Promise<ModelAnswer> => {
    const example = probeExamples.find((one) => questionOf(one).prompt === prompt);
    if (!example)
      return {
        text: "Good morning!",
        usage: { inputTokens: 60, outputTokens: 4, ms: 9_000 },
        hasReasoned: false,
      };
    const number = Number(new RegExp(`^(\\d+) .*${example.answer}`, "m").exec(prompt)?.[1]);
    const span = example.message;
    const act = { kind: "question", cover: "full", statements: [number], request: null, span };
    const text = JSON.stringify({ language: example.language, ask: null, acts: [act] });
    const ms = left.shift() ?? 0;
    return { text, usage: { inputTokens: 700, outputTokens: 40, ms }, hasReasoned: false };
  };
  const outcome = await runProbe({ ask, noteDone: async () => {}, price: undefined });
  expect(outcome).toMatchObject({ result: { verdict, late, p95_ms: p95, schema: "asked" }, micros: null });
});

test("answers that did not come say nothing about the schema, and count as ten seconds", async () => {
  let calls = 0;
  const ask = async ({ prompt }: Question): Promise<ModelAnswer> => {
    const usage = { inputTokens: 700, outputTokens: 40, ms: 400 };
    const example = probeExamples.find((one) => questionOf(one).prompt === prompt);
    if (!example) return { text: '{"colour":"red"}', usage, hasReasoned: false };
    if (++calls === 5) return { failed: "too_slow" };
    const act = { kind: "question", cover: "none", statements: [], request: null, span: example.message };
    const text = JSON.stringify({ language: example.language, ask: null, acts: [act] });
    return { text, usage, hasReasoned: false };
  };
  const outcome = await runProbe({ ask, noteDone: async () => {}, price: undefined });
  expect(outcome).toMatchObject({ result: { late: 1, p95_ms: 10_000, schema: "enforced" } });
});

test.each(["openai", "anthropic"] as const)(
  "%s: a server that enforces the schema is known by it",
  async (wire) => {
    const acts = (words: string) => [{ kind: "question", cover: "full", words: [words] }];
    const lines = probeExamples.map(({ message, language, answer }) => ({
      ...{ message, language, ask: null },
      acts: acts(answer),
    }));
    for (const [reader, schema] of [
      ["table", "enforced"],
      ["fence", "asked"],
    ] as const) {
      await stand.clear();
      await stand.readAs(reader, ...lines);
      const settings = {
        wire,
        baseUrl: stand.baseUrl,
        apiKey: new Secret("sk-any"),
        name: "claude-haiku-4-5",
      };
      const model = openModel({ settings, log: openLog("silent"), clock: testClock() });
      const ask = (question: Question) => model.ask(question, new AbortController().signal);
      const outcome = await runProbe({ ask, noteDone: async () => {}, price: undefined });
      expect(outcome).toMatchObject({ result: { schema, right: 10 } });
    }
  },
);
