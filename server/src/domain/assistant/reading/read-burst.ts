import type { ModelAnswer, ModelFailure, ModelUsage, Question } from "../../../platform/model/index.ts";
import type { Asked } from "../answering/decision.ts";
import { offeredStatements } from "../statements/offered-statements.ts";
import type { OpenVersion } from "../versions/open-versions.ts";
import { checkReading } from "./check-reading.ts";
import { parseReading, type Reading } from "./reading.ts";
import { readingQuestion, type ToRead } from "./reading-question.ts";

/** Why there is no reading. */
export type ReadingFailure = ModelFailure;

/** How one call of a model ended; undefined tokens where the server does not say. */
export type ReadingOutcome = { failed: ReadingFailure | null; usage: ModelUsage | undefined };

export type ReadBurst = ReadingOutcome & { reading: Reading | undefined };

type Context = { input: Asked; version: OpenVersion } & Pick<ToRead, "venue" | "today" | "turns">;

/** Asks a model what a guest wants. Never within a unit of work: it takes seconds. */
export async function readBurst(
  ask: (question: Question) => Promise<ModelAnswer>,
  { input, version, ...told }: Context,
): Promise<ReadBurst> {
  const offered = offeredStatements(input, version.entries.values());
  const messages = input.questions.map((text) => text.trim()).filter(Boolean);
  const answer = await ask(readingQuestion({ ...told, messages, offered }));
  if ("failed" in answer) return { reading: undefined, failed: answer.failed, usage: undefined };
  const parsed = parseReading(answer.text);
  const reading = parsed && checkReading(parsed, { messages, offered, today: input.today ?? "" });
  return { reading, failed: reading ? null : "unusable", usage: answer.usage };
}
