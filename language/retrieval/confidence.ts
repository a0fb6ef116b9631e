import type { Candidate } from "./features.ts";
import type { Signals } from "./signals.ts";
import { confidenceWeights } from "./weights.ts";

/** Below 1, which is the threshold of venues whose staff answer everything. */
const OWN_QUESTION = 0.99;

/** The probability that the best entry answers the question. */
export function confidenceOf(signals: Signals, [best]: readonly Candidate[]): number {
  if (!best) return 0;
  if (best.questionMatch === "exact") return OWN_QUESTION;
  const { bias, ...weights } = confidenceWeights;
  let sum = bias;
  for (const name of Object.keys(weights) as (keyof Signals)[]) sum += weights[name] * signals[name];
  return 1 / (1 + Math.exp(-sum));
}
