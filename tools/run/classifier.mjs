import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { oneAtATime } from "./lock.mjs";
import { runProgram } from "./program.mjs";

/** All that decides what the model becomes. The same sources give the same model. */
export const classifierSources = [
  ...["tools/train.ts", "tools/train/acts"],
  ...["read-examples", "read-features", "seeded", "threads", "train-classifier", "train-in-order"].map(
    (name) => `tools/train/${name}.ts`,
  ),
  "tools/train/wrap-examples.ts",
  ...["classifier", "detection", "lexicon", "text", "intents/acts/words"].map((name) => `language/${name}`),
  ...["act-matchers", "act-words", "acts", "danger.words", "find-dangers", "signs"].map(
    (name) => `language/intents/acts/${name}.ts`,
  ),
  "language/intents/intent.words.ts",
];
const modelsKept = 6;

/**
 * Trains the classifier of guests' messages if there is no model of its sources. Models of earlier sources are kept: a
 * change of branches needs no training.
 *
 * @param {string} root
 * @param {string} node
 */
export async function ensureClassifier(root, node) {
  const isCurrent = () => sourcesOf(placeIn(root)) === fingerprint(root, classifierSources);
  if (isCurrent()) return;
  try {
    await whileNoneTrains(root, async () => {
      if (!isCurrent()) await provide(root, node);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The message classifier could not be made: ${reason}\n` +
        "`npm run train` makes it, in a folder that can be written.",
    );
  }
}

/**
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 */
export const whileNoneTrains = (root, work) => oneAtATime(root, "classifier", work);

/**
 * @param {string} root
 * @param {string} node
 */
async function provide(root, node) {
  const trainedFrom = fingerprint(root, classifierSources);
  if (existsSync(keptIn(root, trainedFrom))) return place(root, trainedFrom);
  console.log("Training the message classifier ...");
  const startedAt = Date.now();
  const code = await runProgram(node, [join(root, "tools/train.ts")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (code !== 0) throw new Error(`the training ended with code ${code}.`);
  console.log(`Trained the message classifier in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * @param {string} root
 * @param {string} trainedFrom
 * @param {Uint8Array} model
 */
export function saveClassifier(root, trainedFrom, model) {
  writeWhole(keptIn(root, trainedFrom), (file) => writeFileSync(file, model));
  place(root, trainedFrom);
  const kept = dirname(keptIn(root, trainedFrom));
  const newestFirst = readdirSync(kept)
    .map((name) => join(kept, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const file of newestFirst.slice(modelsKept)) rmSync(file, { force: true });
}

/**
 * @param {string} root
 * @param {string} trainedFrom
 */
function place(root, trainedFrom) {
  writeWhole(placeIn(root), (file) => copyFileSync(keptIn(root, trainedFrom), file));
}

/**
 * Under another name first: a reader finds the whole file or the previous one.
 *
 * @param {string} file
 * @param {(file: string) => void} write
 */
function writeWhole(file, write) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  try {
    write(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** @param {string} root */
const placeIn = (root) => join(root, "language", "dist", "acts.model");

/**
 * @param {string} root
 * @param {string} trainedFrom
 */
const keptIn = (root, trainedFrom) => join(root, ".cache", "classifiers", `${trainedFrom}.model`);

/**
 * What a model was trained from, in its first line.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
function sourcesOf(file) {
  if (!existsSync(file)) return undefined;
  const begin = Buffer.alloc(4096);
  const opened = openSync(file, "r");
  try {
    readSync(opened, begin);
  } finally {
    closeSync(opened);
  }
  return /^\{"trainedFrom":"([0-9a-f]+)"/.exec(begin.toString("latin1"))?.[1];
}
