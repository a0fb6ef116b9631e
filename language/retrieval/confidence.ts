import type { Judged, WeighedQuestion } from "./features.ts";
import { type Signals, signalsOf } from "./signals.ts";
import { confidenceWeights } from "./weights.ts";

/** Below 1, at which a venue has staff answer everything. */
const OWN_QUESTION = 0.99;

/** How likely, from 0 to 1, the best entry answers the question. */
export function confidenceOf(
  question: WeighedQuestion,
  judged: readonly Judged[],
  knowsLanguage: boolean,
): number {
  if (judged.length === 0) return 0;
  if (judged[0]?.near === "same_words") return OWN_QUESTION;
  const signals = signalsOf(question, judged, knowsLanguage);
  const { bias, ...weights } = confidenceWeights;
  let sum = bias;
  for (const name of Object.keys(weights) as (keyof Signals)[]) sum += weights[name] * signals[name];
  return 1 / (1 + Math.exp(-sum));
}
