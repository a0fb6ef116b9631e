import { inThreads } from "./threads.ts";
import type { Training } from "./train-in-order.ts";

/** `label` is an index into the labels. */
export type Row = { buckets: Uint32Array; values: Float64Array; label: number };
export type Weights = { bias: Float64Array; weights: Float32Array };

/** One order of the examples alone decides whether messages near a threshold raise the alarm: several are averaged. */
const ORDERS = [7, 8, 9];

/**
 * Multinomial logistic regression by AdaGrad. The rows are shuffled with fixed seeds: the same examples give the same
 * weights on every machine.
 */
export async function trainClassifier(
  rows: readonly Row[],
  labels: number,
  buckets: number,
): Promise<Weights> {
  const { numbers, training } = shared(rows, labels, buckets);
  const average = { bias: new Float64Array(labels), weights: new Float32Array(buckets * labels) };
  const trained = await inThreads<Training, Weights>(
    "train-in-order.ts",
    ORDERS.map((seed) => ({ ...training, seed })),
  );
  for (const one of trained) {
    for (let label = 0; label < labels; label++)
      average.bias[label] = (average.bias[label] ?? 0) + (one.bias[label] ?? 0) / ORDERS.length;
    for (const [number, bucket] of numbers.entries())
      for (let label = 0; label < labels; label++) {
        const at = bucket * labels + label;
        const weight = one.weights[number * labels + label] ?? 0;
        average.weights[at] = (average.weights[at] ?? 0) + weight / ORDERS.length;
      }
  }
  return average;
}

/**
 * The rows in memory that threads share. Buckets that occur get a number, the most frequent first: these then stay in the
 * processor's cache.
 */
function shared(rows: readonly Row[], labels: number, buckets: number) {
  const rowsWith = new Uint32Array(buckets);
  let size = 0;
  for (const row of rows) {
    size += row.buckets.length;
    for (const bucket of row.buckets) rowsWith[bucket] = (rowsWith[bucket] ?? 0) + 1;
  }
  const numbers = Uint32Array.from(rowsWith.keys().filter((bucket) => (rowsWith[bucket] ?? 0) > 0)).sort(
    (one, other) => (rowsWith[other] ?? 0) - (rowsWith[one] ?? 0) || one - other,
  );
  const numberOf = new Uint32Array(buckets);
  for (const [number, bucket] of numbers.entries()) numberOf[bucket] = number;

  const begins = new Uint32Array(new SharedArrayBuffer((rows.length + 1) * 4));
  const labelOf = new Uint8Array(new SharedArrayBuffer(rows.length));
  const features = new Uint32Array(new SharedArrayBuffer(size * 4));
  const values = new Float64Array(new SharedArrayBuffer(size * 8));
  let end = 0;
  for (const [at, row] of rows.entries()) {
    labelOf[at] = row.label;
    for (const [i, bucket] of row.buckets.entries()) {
      features[end] = numberOf[bucket] ?? 0;
      values[end++] = row.values[i] ?? 0;
    }
    begins[at + 1] = end;
  }
  const width = Math.ceil(labels / 8) * 8;
  const training = { begins, labelOf, features, values, labels, width, buckets: numbers.length };
  return { numbers, training };
}

export function sumsOf({ buckets, values }: Row, { bias, weights }: Weights) {
  const sums = Float64Array.from(bias);
  const labels = bias.length;
  for (let i = 0; i < buckets.length; i++) {
    const from = (buckets[i] ?? 0) * labels;
    const value = values[i] ?? 0;
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + (weights[from + label] ?? 0) * value;
  }
  return sums;
}
