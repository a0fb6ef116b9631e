import type { Judged, WeighedQuestion } from "./features.ts";
import { type Signals, signalsOf } from "./signals.ts";
import { confidenceWeights } from "./weights.ts";

/** How likely, from 0 to 1, the best entry answers the question. */
export function confidenceOf(
  question: WeighedQuestion,
  judged: readonly Judged[],
  knowsLanguage: boolean,
): number {
  if (judged.length === 0) return 0;
  const signals = signalsOf(question, judged, knowsLanguage);
  const { bias, ...weights } = confidenceWeights;
  let sum = bias;
  for (const name of Object.keys(weights) as (keyof Signals)[]) sum += weights[name] * signals[name];
  return 1 / (1 + Math.exp(-sum));
}
