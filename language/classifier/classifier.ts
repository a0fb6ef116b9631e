import { bucketOf, featuresOf } from "./features.ts";

/** A trained model as `npm run train` writes it; the lists are base64. */
export type Model = {
  labels: string[];
  /** By label. */
  bias: number[];
  buckets: number;
  /** What a weight of 127 stands for. */
  scale: number;
  /** How much all signs together weigh, beside all features of the text. */
  signsWeigh: number;
  /** By bucket: how many weights it has. */
  counts: string;
  /** Of each weight, the place of its label in `labels`, bucket after bucket. */
  of: string;
  /** Each weight, from -127 to 127. */
  weights: string;
};

/**
 * A linear classifier (multinomial logistic regression) over the words and letters of a text, and over signs that the
 * caller found in it.
 */
export class Classifier {
  readonly labels: readonly string[];
  readonly #model: Model;
  /** Where the weights of a bucket begin; one more than there are buckets. */
  readonly #begins: Uint32Array;
  readonly #of: Uint8Array;
  readonly #weights: Int8Array;

  constructor(model: Model) {
    this.#model = model;
    this.labels = model.labels;
    const counts = bytesOf(model.counts);
    this.#begins = new Uint32Array(counts.length + 1);
    for (const [bucket, count] of counts.entries())
      this.#begins[bucket + 1] = (this.#begins[bucket] ?? 0) + count;
    this.#of = bytesOf(model.of);
    this.#weights = new Int8Array(bytesOf(model.weights).buffer);
  }

  /** The probability of each label, in the order of `labels`. They sum to one. */
  probabilitiesOf(text: string, signs: readonly string[] = []): Float64Array {
    const { bias, buckets, scale, signsWeigh } = this.#model;
    const sums = Float64Array.from(bias);
    const features = featuresOf(text, buckets);
    const add = (bucket: number, value: number) => {
      const end = this.#begins[bucket + 1] ?? 0;
      for (let i = this.#begins[bucket] ?? 0; i < end; i++) {
        const label = this.#of[i] ?? 0;
        sums[label] = (sums[label] ?? 0) + ((this.#weights[i] ?? 0) * scale * value) / 127;
      }
    };
    for (const bucket of features) add(bucket, shareOfEach(features.length));
    const found = signFeatures(signs, buckets);
    for (const bucket of found) add(bucket, signsWeigh * shareOfEach(found.length));
    return softmax(sums);
  }
}

/** Long texts have more features, each of which then counts less. */
export const shareOfEach = (features: number): number => 1 / Math.sqrt(features || 1);

/** Each sign, and each two of them together. */
export function signFeatures(signs: readonly string[], buckets: number): number[] {
  const sorted = [...signs].sort();
  return sorted.flatMap((sign, i) => [
    bucketOf(`sign ${sign}`, buckets),
    ...sorted.slice(i + 1).map((other) => bucketOf(`signs ${sign} ${other}`, buckets)),
  ]);
}

export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
