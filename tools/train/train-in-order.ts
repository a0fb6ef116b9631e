// A thread that trains with one order of the rows. Its loops take most of the training's time: they keep to typed
// arrays, and what they read together lies together.
import { parentPort, workerData } from "node:worker_threads";
import { softmax } from "../../language/classifier/index.ts";
import { seeded } from "./seeded.ts";

/** The features of row `i` are those from `begins[i]` to `begins[i + 1]`. `width`: the labels, rounded up to eights. */
export type Training = {
  begins: Uint32Array;
  labelOf: Uint8Array;
  features: Uint32Array;
  values: Float64Array;
  labels: number;
  width: number;
  buckets: number;
  seed: number;
};

const EPOCHS = 12;
const RATE = 0.25;
const L2_PENALTY = 5e-4;
/** Smaller errors are ignored. */
const smallestError = 1e-3;

const { begins, labelOf, features, values, labels, width, buckets, seed }: Training = workerData;
/** Each bucket's weights, followed by the sums of their squared gradients: one place in memory for both. */
const state = new Float32Array(buckets * width * 2);
for (let bucket = 0; bucket < buckets; bucket++)
  state.fill(1e-8, (bucket * 2 + 1) * width, (bucket * 2 + 2) * width);
const bias = new Float64Array(width);
const biasGradientSquares = new Float64Array(labels).fill(1e-8);
const sums = new Float64Array(width);
const sumsOfLabels = sums.subarray(0, labels);
const active = new Uint32Array(labels);
const errors = new Float64Array(labels);

train();
parentPort?.postMessage({ bias: bias.slice(0, labels), weights: onlyWeights() });

function train(): void {
  const random = seeded(seed);
  const order = Uint32Array.from(labelOf.keys());
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (let i = 0; i < order.length; i++) {
      const row = order[i] ?? 0;
      const [from, to] = [begins[row] ?? 0, begins[row + 1] ?? 0];
      for (let label = 0; label < width; label += 8) addUp(from, to, label);
      learn(from, to, activate(labelOf[row] ?? 0));
    }
  }
}

/** Computes the sums of eight labels. */
function addUp(from: number, to: number, label: number): void {
  let a = bias[label] ?? 0;
  let b = bias[label + 1] ?? 0;
  let c = bias[label + 2] ?? 0;
  let d = bias[label + 3] ?? 0;
  let e = bias[label + 4] ?? 0;
  let f = bias[label + 5] ?? 0;
  let g = bias[label + 6] ?? 0;
  let h = bias[label + 7] ?? 0;
  for (let i = from; i < to; i++) {
    const at = (features[i] ?? 0) * width * 2 + label;
    const value = values[i] ?? 0;
    a += (state[at] ?? 0) * value;
    b += (state[at + 1] ?? 0) * value;
    c += (state[at + 2] ?? 0) * value;
    d += (state[at + 3] ?? 0) * value;
    e += (state[at + 4] ?? 0) * value;
    f += (state[at + 5] ?? 0) * value;
    g += (state[at + 6] ?? 0) * value;
    h += (state[at + 7] ?? 0) * value;
  }
  sums[label] = a;
  sums[label + 1] = b;
  sums[label + 2] = c;
  sums[label + 3] = d;
  sums[label + 4] = e;
  sums[label + 5] = f;
  sums[label + 6] = g;
  sums[label + 7] = h;
}

/** Updates the bias; lists the labels whose error counts, and returns their number. */
function activate(right: number): number {
  const probabilities = softmax(sumsOfLabels);
  let count = 0;
  for (let label = 0; label < labels; label++) {
    const error = (probabilities[label] ?? 0) - (label === right ? 1 : 0);
    if (Math.abs(error) < smallestError) continue;
    const squares = (biasGradientSquares[label] ?? 0) + error * error;
    biasGradientSquares[label] = squares;
    bias[label] = (bias[label] ?? 0) - (RATE * error) / Math.sqrt(squares);
    errors[count] = error;
    active[count++] = label;
  }
  return count;
}

function learn(from: number, to: number, count: number): void {
  for (let i = from; i < to; i++) {
    const begin = (features[i] ?? 0) * width * 2;
    const value = values[i] ?? 0;
    for (let k = 0; k < count; k++) {
      const at = begin + (active[k] ?? 0);
      const weight = state[at] ?? 0;
      const gradient = (errors[k] ?? 0) * value + L2_PENALTY * weight;
      const squares = Math.fround((state[at + width] ?? 0) + gradient * gradient);
      state[at + width] = squares;
      state[at] = weight - (RATE * gradient) / Math.sqrt(squares);
    }
  }
}

/** By bucket and label. */
function onlyWeights(): Float32Array {
  const weights = new Float32Array(buckets * labels);
  for (let bucket = 0; bucket < buckets; bucket++)
    weights.set(state.subarray(bucket * width * 2, bucket * width * 2 + labels), bucket * labels);
  return weights;
}

function shuffle(list: Uint32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [one, other] = [list[i] ?? 0, list[j] ?? 0];
    list[i] = other;
    list[j] = one;
  }
}
