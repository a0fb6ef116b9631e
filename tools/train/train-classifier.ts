import { type Features, softmax } from "../../language/classifier/index.ts";

/** `label` is an index into the labels. */
export type Row = Features & { label: number };
export type Weights = { bias: Float64Array; weights: Float32Array };

const EPOCHS = 12;
/** One order of the examples alone decides whether messages near a threshold raise the alarm: several are averaged. */
const ORDERS = [7, 8, 9];
const RATE = 0.25;
const L2_PENALTY = 5e-4;
/** Smaller errors are ignored. */
const smallestError = 1e-3;

/**
 * Multinomial logistic regression by AdaGrad. The rows are shuffled with fixed seeds: the same examples give the same
 * weights.
 */
export function trainClassifier(rows: readonly Row[], labels: number, buckets: number): Weights {
  const average = { bias: new Float64Array(labels), weights: new Float32Array(buckets * labels) };
  for (const seed of ORDERS) {
    const one = trainInOrder(rows, labels, buckets, seed);
    for (const part of ["bias", "weights"] as const)
      for (let at = 0; at < average[part].length; at++)
        average[part][at] = (average[part][at] ?? 0) + (one[part][at] ?? 0) / ORDERS.length;
  }
  return average;
}

function trainInOrder(rows: readonly Row[], labels: number, buckets: number, seed: number): Weights {
  const weights = new Float32Array(buckets * labels);
  const gradientSquares = new Float32Array(buckets * labels).fill(1e-8);
  const bias = new Float64Array(labels);
  const biasGradientSquares = new Float64Array(labels).fill(1e-8);
  const random = seeded(seed);
  const order = [...rows];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const row of order) {
      const probabilities = softmax(sumsOf(row, { bias, weights }));
      for (let label = 0; label < labels; label++) {
        const error = (probabilities[label] ?? 0) - (label === row.label ? 1 : 0);
        if (Math.abs(error) < smallestError) continue;
        biasGradientSquares[label] = (biasGradientSquares[label] ?? 0) + error * error;
        bias[label] = (bias[label] ?? 0) - (RATE * error) / Math.sqrt(biasGradientSquares[label] ?? 1);
        for (let i = 0; i < row.buckets.length; i++) {
          const at = (row.buckets[i] ?? 0) * labels + label;
          const gradient = error * (row.values[i] ?? 0) + L2_PENALTY * (weights[at] ?? 0);
          gradientSquares[at] = (gradientSquares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(gradientSquares[at] ?? 1);
        }
      }
    }
  }
  return { bias, weights };
}

export function sumsOf({ buckets, values }: Features, { bias, weights }: Weights) {
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

function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** A linear congruential generator of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
