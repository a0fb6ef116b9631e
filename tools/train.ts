// Trains the classifier of acts (language/intents/acts) from the examples in train/acts: `npm run train [--
// --check]`. With `--check` it writes nothing, but trains five times, each without a fifth of the examples, and
// reports the results on that fifth. The unseen messages in train/unseen are never trained on; train/unseen.test.ts
// reports them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { featuresOf, type Model, softmax } from "../language/classifier/index.ts";
import { actOfLabel, signsOf } from "../language/intents/index.ts";
import { type Example, readExamples } from "./train/read-examples.ts";
import { reportOf } from "./train/report.ts";
import { type Row, sumsOf, trainClassifier, type Weights } from "./train/train-classifier.ts";
import { trainedFrom } from "./train/trained-from.ts";
import { CALL, wrapExamples } from "./train/wrap-examples.ts";

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
    label: one.label === CALL ? CALL : actOfLabel(one.label),
  })),
);
const labels: string[] = [...new Set(examples.map(({ label }) => label))].sort();
const rows = withoutRare(examples.map(rowOf));
if (values.check) console.log(reportOf(labels, check()).join("\n"));
else save(trainClassifier(rows, labels.length, BUCKETS));

function rowOf(example: Example): Row & { example: Example } {
  const { text, language, label } = example;
  return { ...featuresOf(text, signsOf(text, language), BUCKETS), label: labels.indexOf(label), example };
}

function withoutRare<Of extends Row>(all: readonly Of[]): Of[] {
  const examplesWith = new Uint32Array(BUCKETS);
  for (const { buckets } of all)
    for (const bucket of buckets) examplesWith[bucket] = (examplesWith[bucket] ?? 0) + 1;
  return all.map((row) => {
    const kept = row.buckets.map((bucket) => (examplesWith[bucket] ?? 0) >= EXAMPLES_LEAST);
    return {
      ...row,
      buckets: row.buckets.filter((_bucket, i) => kept[i]),
      values: row.values.filter((_value, i) => kept[i]),
    };
  });
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
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    for (let label = 0; label < labels.length; label++) {
      const weight = Math.round(((weights[bucket * labels.length + label] ?? 0) / largest) * 127);
      if (Math.abs(weight) < WEIGHT_LEAST) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      of.push(label);
      kept.push(weight);
    }
  const base64 = (bytes: ArrayLike<number>) => Buffer.from(Uint8Array.from(bytes)).toString("base64");
  const model: Model = {
    trainedFrom: trainedFrom(),
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
