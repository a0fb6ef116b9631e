// Trains the classifier of acts (language/intents/acts) from the examples in train/acts: `npm run train [--
// --check]`. Other commands run it if the examples or the features have changed (run/classifier.mjs). With `--check` it
// writes nothing, but trains five times, each without a fifth of the examples, and reports the results on that fifth.
// The unseen messages in train/unseen are never trained on; train/unseen.test.ts reports them.
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { encodeModel, softmax } from "../language/classifier/index.ts";
import { actOfLabel } from "../language/intents/acts/acts.ts";
import { classifierSources, saveClassifier } from "./run/classifier.mjs";
import { fingerprint } from "./run/fingerprint.mjs";
import { readExamples } from "./train/read-examples.ts";
import type { TextFeatures, Texts } from "./train/read-features.ts";
import { reportOf } from "./train/report.ts";
import { inThreads } from "./train/threads.ts";
import { type Row, sumsOf, trainClassifier, type Weights } from "./train/train-classifier.ts";
import { CALL, wrapExamples } from "./train/wrap-examples.ts";

const BUCKETS = 1 << 19;
const FOLDS = 5;
/** Rarer features, such as names, are left out. */
const EXAMPLES_LEAST = 3;
const WEIGHT_LEAST = 9;
const root = path.dirname(import.meta.dirname);

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
// Before the sources are read: a later change is not part of the model.
const trainedFrom = fingerprint(root, classifierSources);
const examples = wrapExamples(
  readExamples(path.join(import.meta.dirname, "train/acts")).map((one) => ({
    ...one,
    label: one.label === CALL ? CALL : actOfLabel(one.label),
  })),
);
const labels: string[] = [...new Set(examples.map(({ label }) => label))].sort();
const rows = withoutRare(await readRows());
if (values.check) console.log(reportOf(labels, await check()).join("\n"));
else save(await trainClassifier(rows, labels.length, BUCKETS));

/** Every thread takes examples of each language, which take different time. */
async function readRows(): Promise<Row[]> {
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) => ({
    examples: examples
      .filter((_example, i) => i % threads === thread)
      .map(({ text, language }) => ({ text, language })),
    buckets: BUCKETS,
  }));
  const read = await inThreads<Texts, TextFeatures[]>("read-features.ts", shares);
  return examples.flatMap(({ label }, i) => {
    const features = read[i % threads]?.[Math.floor(i / threads)];
    return features ? [{ ...features, label: labels.indexOf(label) }] : [];
  });
}

function withoutRare(all: readonly Row[]): Row[] {
  const examplesWith = new Uint32Array(BUCKETS);
  for (const { buckets } of all)
    for (const bucket of buckets) examplesWith[bucket] = (examplesWith[bucket] ?? 0) + 1;
  return all.map((row) => {
    const isKept = (i: number) => (examplesWith[row.buckets[i] ?? 0] ?? 0) >= EXAMPLES_LEAST;
    return {
      ...row,
      buckets: row.buckets.filter((_bucket, i) => isKept(i)),
      values: row.values.filter((_value, i) => isKept(i)),
    };
  });
}

/** Classifies each example with a classifier trained without it. */
async function check() {
  const reports: { example: (typeof examples)[number]; label: number; probabilities: Float64Array }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = rows.filter((_row, i) => i % FOLDS !== fold);
    const weights = await trainClassifier(others, labels.length, BUCKETS);
    for (const [i, row] of rows.entries()) {
      const example = examples[i];
      if (i % FOLDS === fold && example)
        reports.push({ example, label: row.label, probabilities: softmax(sumsOf(row, weights)) });
    }
  }
  return reports;
}

/** Stores each weight in one byte and drops the smallest: the file is much shorter, with the same accuracy. */
function save({ bias, weights }: Weights): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const counts = new Uint8Array(BUCKETS);
  const labelOf: number[] = [];
  const kept: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    for (let label = 0; label < labels.length; label++) {
      const weight = Math.round(((weights[bucket * labels.length + label] ?? 0) / largest) * 127);
      if (Math.abs(weight) < WEIGHT_LEAST) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      labelOf.push(label);
      kept.push(weight);
    }
  const model = encodeModel({
    trainedFrom,
    labels,
    bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4),
    buckets: BUCKETS,
    scale: largest,
    counts,
    labelOf: Uint8Array.from(labelOf),
    weights: Int8Array.from(kept),
  });
  saveClassifier(root, trainedFrom, model);
  console.log(`${examples.length} examples, ${labels.length} acts, ${kept.length} weights.`);
}
