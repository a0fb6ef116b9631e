// A thread that finds the features of some texts: looking for their signs takes half of the training's time.
import { parentPort, workerData } from "node:worker_threads";
import { featuresOf } from "../../language/classifier/index.ts";
import { signsOf } from "../../language/intents/acts/signs.ts";
import type { Example } from "./read-examples.ts";

export type Texts = { examples: Omit<Example, "label">[]; buckets: number };
export type TextFeatures = { buckets: Uint32Array; values: Float64Array };

const { examples, buckets }: Texts = workerData;
parentPort?.postMessage(
  examples.map(({ text, language }): TextFeatures => {
    const features = featuresOf(text, signsOf(text, language), buckets);
    return { buckets: Uint32Array.from(features.buckets), values: Float64Array.from(features.values) };
  }),
);
