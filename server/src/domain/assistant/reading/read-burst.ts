import type { ModelAnswer, Question } from "../../../platform/model/index.ts";
import type { Enquiry } from "../answering/decision.ts";
import { type CallUsage, usageOfAnswer } from "../model-calls.ts";
import { offeredStatements } from "../statements/offered-statements.ts";
import type { OpenVersion } from "../versions/open-versions.ts";
import { checkReading } from "./check-reading.ts";
import { parseReading, type Reading } from "./reading.ts";
import type { ReadingFailure } from "./reading-failure.ts";
import { readingQuestion, type ToRead } from "./reading-question.ts";

/** How one call of a model ended; no usage if there was none. */
export type ReadingOutcome = { failed: ReadingFailure | null; usage: CallUsage | undefined };

export type ReadBurst = ReadingOutcome & { reading: Reading | undefined };

type Context = { input: Enquiry; version: OpenVersion } & Pick<ToRead, "venue" | "today" | "turns">;

/** Asks a model what a guest wants. Never within a unit of work: it takes seconds. */
export async function readBurst(
  ask: (question: Question) => Promise<ModelAnswer>,
  { input, version, ...told }: Context,
): Promise<ReadBurst> {
  const offered = offeredStatements(input, version.entries.values());
  const messages = input.questions.map((text) => text.trim()).filter(Boolean);
  const question = readingQuestion({ ...told, messages, offered });
  const answer = await ask(question);
  const usage = usageOfAnswer(question, answer);
  if ("failed" in answer) return { reading: undefined, failed: answer.failed, usage };
  const parsed = parseReading(answer.text);
  const reading = parsed && checkReading(parsed, { messages, offered, today: input.today ?? "" });
  return { reading, failed: reading ? null : "unusable", usage };
}
