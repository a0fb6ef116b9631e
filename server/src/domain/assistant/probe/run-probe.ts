import type { ProbeFailure } from "@bellhop/contract/model";
import type { ModelAnswer, ModelPrice, Question } from "../../../platform/model/index.ts";
import { type Judged, judgeProbe, type ProbeAnswer } from "./judge-probe.ts";
import { probeExamples, questionOf, schemaQuestion } from "./probe-examples.ts";

export const probeCalls = probeExamples.length + 1;

export type ProbeOutcome = { failure: ProbeFailure; status: number | null } | Judged;

type Asking = {
  ask(question: Question): Promise<ModelAnswer>;
  /** Called after each call. */
  noteDone(calls: number): Promise<void>;
  price: ModelPrice | undefined;
};

/** After so many failures, or one before any answer, more calls would show nothing new. */
const maxFailures = 3;

/**
 * Asks a model the fixed examples, one after the other, and judges what it answered. The question about the schema comes
 * first, so that no time is measured while a server loads its model.
 */
export async function runProbe({ ask, noteDone, price }: Asking): Promise<ProbeOutcome> {
  const answers: ProbeAnswer[] = [];
  let failures = 0;
  const endsWith = (answer: ModelAnswer, isFirst: boolean): ProbeOutcome | undefined => {
    if (!("failed" in answer) || answer.failed === "unusable") return undefined;
    failures += 1;
    const isOver = failures >= maxFailures || (isFirst && answer.failed !== "too_slow");
    return isOver ? failureOf(answer) : undefined;
  };
  const trap = await ask(schemaQuestion);
  const early = endsWith(trap, true);
  if (early) return early;
  await noteDone(1);
  for (const example of probeExamples) {
    const answer = await ask(questionOf(example));
    const end = endsWith(answer, answers.length === 0 && "failed" in trap);
    if (end) return end;
    answers.push({ example, answer });
    await noteDone(1 + answers.length);
  }
  return judgeProbe(answers, "text" in trap ? trap.text : undefined, price);
}

function failureOf({ failed, refusal }: Extract<ModelAnswer, { failed: unknown }>): ProbeOutcome {
  if (failed === "unusable") return { failure: "refused", status: null };
  return { failure: refusal?.code ?? failed, status: refusal?.status ?? null };
}
