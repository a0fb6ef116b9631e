import { featuresOf } from "./features.ts";

/** A trained model in the format of `npm run train`; the lists are base64. */
export type Model = {
  /** A hash of its sources. */
  trainedFrom: string;
  labels: string[];
  /** By label. */
  bias: number[];
  buckets: number;
  /** The value of a weight of 127. */
  scale: number;
  /** The number of weights in each bucket. */
  counts: string;
  /** The label of each weight, as an index into `labels`, bucket by bucket. */
  of: string;
  /** Each weight, from -127 to 127. */
  weights: string;
};

/**
 * A linear classifier (multinomial logistic regression) over the words and letters of a text, and over signs found by
 * the caller.
 */
export class Classifier {
  readonly labels: readonly string[];
  readonly #model: Model;
  /** The first weight of each bucket, with an end mark. */
  readonly #begins: Uint32Array;
  readonly #labelOf: Uint8Array;
  readonly #weights: Int8Array;

  constructor(model: Model) {
    this.#model = model;
    this.labels = model.labels;
    const counts = bytesOf(model.counts);
    this.#begins = new Uint32Array(counts.length + 1);
    for (const [bucket, count] of counts.entries())
      this.#begins[bucket + 1] = (this.#begins[bucket] ?? 0) + count;
    this.#labelOf = bytesOf(model.of);
    this.#weights = new Int8Array(bytesOf(model.weights).buffer);
    const weights = this.#begins[counts.length] ?? 0;
    if (
      counts.length !== model.buckets ||
      this.#labelOf.length !== weights ||
      this.#weights.length !== weights
    )
      throw new Error("The classifier's model is damaged. `npm run train` makes it again.");
  }

  /** The probability of each label, in the order of `labels`. They sum to one. */
  probabilitiesOf(text: string, signs: readonly string[] = []): Float64Array {
    const { bias, buckets, scale } = this.#model;
    const [begins, labelOf, weights] = [this.#begins, this.#labelOf, this.#weights];
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
  const max = Math.max(...sums);
  const shares = new Float64Array(sums.length);
  let total = 0;
  for (let i = 0; i < sums.length; i++) total += shares[i] = Math.exp((sums[i] ?? 0) - max);
  for (let i = 0; i < sums.length; i++) shares[i] = (shares[i] ?? 0) / total;
  return shares;
}

/** A loop, because `Uint8Array.from` took most of a second for a model, at each start of each process. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
