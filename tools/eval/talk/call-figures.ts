import type { Responded } from "./respond.ts";

/** What the calls of a model cost, and how they failed. */
export function callFiguresOf(responded: readonly Responded[]) {
  const calls = responded.flatMap(({ read }) => read ?? []);
  const answered = calls.flatMap(({ usage }) => (usage?.ms == null ? [] : { ...usage, ms: usage.ms }));
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? 0 : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
  const failures = calls.flatMap(({ failed }) => failed ?? []);
  const times = answered.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    messages: responded.length,
    calls: calls.length,
    failed: Object.fromEntries(
      [...Map.groupBy(failures, (why) => why)].map(([why, all]) => [why, all.length]),
    ),
    input_tokens: mean(answered.map(({ inputTokens }) => inputTokens)),
    output_tokens: mean(answered.map(({ outputTokens }) => outputTokens)),
    p50_ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p95_ms: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

type CallFigures = ReturnType<typeof callFiguresOf>;

export const callLinesOf = (figures: CallFigures): string[] => {
  const failed = Object.entries(figures.failed).map(([why, count]) => `${count} ${why}`);
  return [
    `  The model read ${figures.calls} of ${figures.messages} messages; failed: ${failed.join(", ") || "none"}`,
    `  Tokens of a call: ${figures.input_tokens} read, ${figures.output_tokens} written`,
    `  Time of a call: ${figures.p50_ms} ms (p50), ${figures.p95_ms} ms (p95)`,
  ];
};
