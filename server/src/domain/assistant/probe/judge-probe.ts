import type { ProbeResult, ProbeVerdict, SchemaHandling } from "@bellhop/contract/model";
import { guestWaitMs, type ModelAnswer, type ModelPrice } from "../../../platform/model/index.ts";
import { jsonIn, usageOf } from "../model-calls.ts";
import { microsOf } from "../reading/budget.ts";
import { checkReading } from "../reading/check-reading.ts";
import { fitsReadingSchema, parseReading } from "../reading/reading.ts";
import { type ProbeExample, probeStatements, questionOf } from "./probe-examples.ts";

export type ProbeAnswer = { example: ProbeExample; answer: ModelAnswer };

export type Judged = { result: Omit<ProbeResult, "cost">; micros: number | null };

/** A model that reads well misses no example. */
const minUsableShare = 0.8;
const minRightShare = 0.9;

/** `trap`: what the model answered to words that ask for no JSON, beside a schema. */
export function judgeProbe(
  answers: readonly ProbeAnswer[],
  trap: string | undefined,
  price: ModelPrice | undefined,
): Judged {
  const read = answers.map(readAnswer);
  const count = (is: (one: (typeof read)[number]) => boolean) => read.filter(is).length;
  const counts = {
    examples: read.length,
    usable: count(({ isUsable }) => isUsable),
    right: count(({ isRight }) => isRight),
    language_kept: count(({ isLanguageKept }) => isLanguageKept),
    late: count(({ isLate }) => isLate),
  };
  const arrived = read.filter(({ usage }) => usage !== undefined);
  const used = read.flatMap(({ usage }) => usage ?? []);
  const mean = (of: (one: (typeof used)[number]) => number) =>
    used.length === 0 ? 0 : used.reduce((sum, one) => sum + of(one), 0) / used.length;
  const [input, output] = [mean(({ inputTokens }) => inputTokens), mean(({ outputTokens }) => outputTokens)];
  return {
    result: {
      verdict: verdictOf(counts),
      schema: schemaHandlingOf(trap, arrived.length > 0 && arrived.every(({ fits }) => fits)),
      is_wrapped: read.some(({ isWrapped }) => isWrapped),
      thinks: read.some(({ hasReasoned }) => hasReasoned),
      ...counts,
      p95_ms: percentile95(read.flatMap(({ ms }) => ms ?? [])),
      tokens: {
        input: Math.round(input),
        output: Math.round(output),
        is_estimated: used.some(({ isEstimated }) => isEstimated),
      },
    },
    micros: price ? Math.round(microsOf(price, input, output)) : null,
  };
}

function readAnswer({ example, answer }: ProbeAnswer) {
  const nothing = { isUsable: false, isRight: false, isLanguageKept: false, isWrapped: false, fits: false };
  if ("failed" in answer) {
    const isLate = answer.failed === "too_slow";
    return { ...nothing, isLate, ms: isLate ? givenUpMs : null, hasReasoned: false, usage: undefined };
  }
  const { text, usage } = answer;
  const told = {
    isLate: usage.ms > guestWaitMs,
    hasReasoned: answer.hasReasoned || /^\s*<think/i.test(text),
    usage: usageOf(questionOf(example), text, usage),
    ms: usage.ms,
  };
  const parsed = parseReading(text);
  const offered = probeStatements;
  const reading =
    parsed && checkReading(parsed, { messages: [example.message], offered, today: "2026-06-15" });
  if (!reading) return { ...nothing, ...told };
  const chosen = reading.acts.flatMap(({ statements }) => statements);
  return {
    ...told,
    isUsable: true,
    isRight: chosen.length <= maxChosen && chosen.some((one) => one.text.includes(example.answer)),
    isLanguageKept: reading.language === example.language,
    isWrapped: !text.trim().startsWith("{") || !text.trim().endsWith("}"),
    fits: fitsReadingSchema(jsonIn(text)),
  };
}

/** After this time a call is given up. */
const givenUpMs = 10_000;

/** More are no choice. */
const maxChosen = 2;

function schemaHandlingOf(trap: string | undefined, allFit: boolean): SchemaHandling {
  if (!allFit) return "ignored";
  return trap !== undefined && isOfSchema(trap) ? "enforced" : "asked";
}

function isOfSchema(text: string): boolean {
  const answered = text.trim().startsWith("{") ? jsonIn(text) : undefined;
  const colour: unknown = Reflect.get(Object(answered), "colour");
  return colour === "red" || colour === "blue";
}

type Counts = Pick<ProbeResult, "examples" | "usable" | "right" | "late">;

function verdictOf({ examples, usable, right, late }: Counts): ProbeVerdict {
  if (usable < examples * minUsableShare) return late > examples / 2 ? "slow" : "unusable";
  if (right < examples * minRightShare) return "misreads";
  return late > 0 ? "slow" : "good";
}

/** Nearest rank. Null without any value. */
function percentile95(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null;
}
