import type { ModelAnswer, ModelUsage, Question } from "../../../platform/model/index.ts";
import type { Asked } from "../answering/decision.ts";
import { offeredStatements } from "../statements/offered-statements.ts";
import type { OpenVersion } from "../versions/open-versions.ts";
import { checkReading } from "./check-reading.ts";
import { parseReading, type Reading } from "./reading.ts";
import type { ReadingFailure } from "./reading-failure.ts";
import { readingQuestion, type ToRead } from "./reading-question.ts";

/** What a call used. Estimated if the server does not say. */
export type ReadingUsage = {
  inputTokens: number;
  outputTokens: number;
  ms: number | null;
  isEstimated: boolean;
};

/** How one call of a model ended; no usage if there was none. */
export type ReadingOutcome = { failed: ReadingFailure | null; usage: ReadingUsage | undefined };

export type ReadBurst = ReadingOutcome & { reading: Reading | undefined };

type Context = { input: Asked; version: OpenVersion } & Pick<ToRead, "venue" | "today" | "turns">;

/** Asks a model what a guest wants. Never within a unit of work: it takes seconds. */
export async function readBurst(
  ask: (question: Question) => Promise<ModelAnswer>,
  { input, version, ...told }: Context,
): Promise<ReadBurst> {
  const offered = offeredStatements(input, version.entries.values());
  const messages = input.questions.map((text) => text.trim()).filter(Boolean);
  const question = readingQuestion({ ...told, messages, offered });
  const answer = await ask(question);
  if ("failed" in answer) {
    // The provider may charge for a request that was cut off, not for one that it did not take.
    const mayCost = !answer.skipped && (answer.failed === "too_slow" || answer.failed === "unusable");
    const usage = mayCost ? usageOf(question, "", undefined) : undefined;
    return { reading: undefined, failed: answer.failed, usage };
  }
  const parsed = parseReading(answer.text);
  const reading = parsed && checkReading(parsed, { messages, offered, today: input.today ?? "" });
  return {
    reading,
    failed: reading ? null : "unusable",
    usage: usageOf(question, answer.text, answer.usage),
  };
}

/** Few languages have fewer. */
const charactersPerToken = 3;

export function usageOf(
  { instructions, prompt }: Question,
  answered: string,
  told: ModelUsage | undefined,
): ReadingUsage {
  const estimate = (text: string) => Math.ceil(text.length / charactersPerToken);
  return {
    inputTokens: told?.inputTokens ?? estimate(instructions + prompt),
    outputTokens: told?.outputTokens ?? estimate(answered),
    ms: told?.ms ?? null,
    isEstimated: told?.inputTokens === undefined || told.outputTokens === undefined,
  };
}
