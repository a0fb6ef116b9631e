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

/** After so many failures, or one before any answer, the rest would tell nothing more. */
const maxFailures = 3;

/** Asks a model the fixed examples, one after the other, and judges what it answered. */
export async function runProbe({ ask, noteDone, price }: Asking): Promise<ProbeOutcome> {
  const answers: ProbeAnswer[] = [];
  let failures = 0;
  for (const example of probeExamples) {
    const answer = await ask(questionOf(example));
    if ("failed" in answer && answer.failed !== "unusable") {
      failures += 1;
      const isLate = answer.failed === "too_slow";
      if (failures >= maxFailures || (!isLate && answers.length === 0)) return failureOf(answer);
    }
    answers.push({ example, answer });
    await noteDone(answers.length);
  }
  const trap = await ask(schemaQuestion);
  return judgeProbe(answers, "text" in trap ? trap.text : undefined, price);
}

function failureOf({ failed, refusal }: Extract<ModelAnswer, { failed: unknown }>): ProbeOutcome {
  if (failed === "unusable") return { failure: "refused", status: null };
  return { failure: refusal?.code ?? failed, status: refusal?.status ?? null };
}
