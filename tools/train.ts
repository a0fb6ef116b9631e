// Trains the classifier of acts (language/intents/acts) from the examples in train/acts. Commands that need the model
// run it if the examples or features have changed (run/built.mjs). `npm run train -- --check` writes nothing, but trains
// five times, each without a fifth of the examples, and reports the results on that fifth. The unseen messages in train/unseen are never trained on; train/unseen.test.ts
// reports them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { featuresOf, type Model, softmax } from "../language/classifier/index.ts";
import { actOfLabel } from "../language/intents/acts/acts.ts";
import { signsOf } from "../language/intents/acts/signs.ts";
import { type Example, readExamples } from "./train/read-examples.ts";
import { reportOf } from "./train/report.ts";
import { type Row, sumsOf, trainClassifier, type Weights } from "./train/train-classifier.ts";
import { wrapExamples } from "./train/wrap-examples.ts";

const BUCKETS = 1 << 19;
const FOLDS = 5;
/** Rarer features, such as names, are left out. */
const EXAMPLES_LEAST = 3;
const WEIGHT_LEAST = 9;
const modelFile = path.join(import.meta.dirname, "../language/intents/acts/acts.model.json");

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const examples = wrapExamples(
  readExamples(path.join(import.meta.dirname, "train/acts")).map((one) => ({
    ...one,
    label: actOfLabel(one.label),
  })),
);
const labels: string[] = [...new Set(examples.map(({ label }) => label))].sort();
const { rows, numberOf } = compacted(examples.map(rowOf));
if (values.check) console.log(reportOf(labels, check()).join("\n"));
else save(trainClassifier(rows, labels.length, BUCKETS));

function rowOf(example: Example): Row & { example: Example } {
  const { text, language, label } = example;
  const { buckets, values } = featuresOf(text, signsOf(text, language), BUCKETS);
  return {
    buckets: Uint32Array.from(buckets),
    values: Float64Array.from(values),
    label: labels.indexOf(label),
    example,
  };
}

/** Without rare features. The others get new numbers, the most frequent first: frequent ones then share the cache. */
function compacted<Of extends Row>(all: readonly Of[]): { rows: Of[]; numberOf: Int32Array } {
  const examplesWith = new Uint32Array(BUCKETS);
  for (const { buckets } of all)
    for (const bucket of buckets) examplesWith[bucket] = (examplesWith[bucket] ?? 0) + 1;
  const numberOf = new Int32Array(BUCKETS).fill(-1);
  [...examplesWith.keys()]
    .filter((bucket) => (examplesWith[bucket] ?? 0) >= EXAMPLES_LEAST)
    .sort((one, other) => (examplesWith[other] ?? 0) - (examplesWith[one] ?? 0) || one - other)
    .forEach((bucket, number) => {
      numberOf[bucket] = number;
    });
  const rows = all.map((row) => ({
    ...row,
    buckets: row.buckets.map((bucket) => numberOf[bucket] ?? -1).filter((number) => number < BUCKETS),
    values: row.values.filter((_value, i) => (numberOf[row.buckets[i] ?? 0] ?? -1) >= 0),
  }));
  return { rows, numberOf };
}

/** Classifies each example with a classifier trained without it. */
function check() {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = rows.filter((_row, i) => i % FOLDS !== fold);
    const weights = trainClassifier(others, labels.length, BUCKETS);
    return rows
      .filter((_row, i) => i % FOLDS === fold)
      .map((row) => ({ ...row, probabilities: softmax(sumsOf(row, weights)) }));
  }).flat();
}

/** Stores each weight in one byte and drops the smallest: the file is much shorter, with the same accuracy. */
function save({ bias, weights }: Weights): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const counts = new Uint8Array(BUCKETS);
  const of: number[] = [];
  const kept: number[] = [];
  for (const [bucket, number] of numberOf.entries())
    for (let label = 0; number >= 0 && label < labels.length; label++) {
      const weight = Math.round(((weights[number * labels.length + label] ?? 0) / largest) * 127);
      if (Math.abs(weight) < WEIGHT_LEAST) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      of.push(label);
      kept.push(weight);
    }
  const base64 = (bytes: ArrayLike<number>) => Buffer.from(Uint8Array.from(bytes)).toString("base64");
  const model: Model = {
    labels,
    bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4),
    buckets: BUCKETS,
    scale: largest,
    counts: base64(counts),
    of: base64(of),
    weights: base64(kept),
  };
  writeFileSync(modelFile, `${JSON.stringify(model, null, 2)}\n`);
  console.log(`${examples.length} examples, ${labels.length} acts, ${kept.length} weights.`);
}
