import { featuresOf } from "./features.ts";
import type { Model } from "./model-file.ts";

/**
 * A linear classifier (multinomial logistic regression) over the words and letters of a text, and over signs found by
 * the caller.
 */
export class Classifier {
  readonly labels: readonly string[];
  readonly #model: Model;
  /** The first weight of each bucket, with an end mark. */
  readonly #begins: Uint32Array;

  constructor(model: Model) {
    this.#model = model;
    this.labels = model.labels;
    const { counts } = model;
    this.#begins = new Uint32Array(counts.length + 1);
    let end = 0;
    for (let bucket = 0; bucket < counts.length; bucket++)
      this.#begins[bucket + 1] = end += counts[bucket] ?? 0;
  }

  /** The probability of each label, in the order of `labels`. They sum to one. */
  probabilitiesOf(text: string, signs: readonly string[] = []): Float64Array {
    const { bias, buckets, scale, labelOf, weights } = this.#model;
    const begins = this.#begins;
    const sums = Float64Array.from(bias);
    const features = featuresOf(text, signs, buckets);
    for (let at = 0; at < features.buckets.length; at++) {
      const bucket = features.buckets[at] ?? 0;
      const value = features.values[at] ?? 0;
      const end = begins[bucket + 1] ?? 0;
      for (let i = begins[bucket] ?? 0; i < end; i++) {
        const label = labelOf[i] ?? 0;
        sums[label] = (sums[label] ?? 0) + ((weights[i] ?? 0) * scale * value) / 127;
      }
    }
    return softmax(sums);
  }
}

export function softmax(sums: Float64Array): Float64Array {
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < sums.length; i++) max = Math.max(max, sums[i] ?? 0);
  const shares = new Float64Array(sums.length);
  let total = 0;
  for (let i = 0; i < sums.length; i++) total += shares[i] = Math.exp((sums[i] ?? 0) - max);
  for (let i = 0; i < sums.length; i++) shares[i] = (shares[i] ?? 0) / total;
  return shares;
}
