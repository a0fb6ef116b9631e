import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findCrossings } from "./check/boundaries.ts";
import { findIndexDefeats } from "./check/leakproof.ts";
import { findLockFaults } from "./check/lock-file.ts";
import { findNames } from "./check/names.ts";
import { findOtherAutosaves } from "./check/one-autosave.ts";
import { findPhrases } from "./check/phrases.ts";
import { findForeignTables } from "./check/table-owners.ts";
import { findUntranslated } from "./check/untranslated.ts";
import { withMigratedDatabase } from "./migrated-database.ts";

const root = path.dirname(import.meta.dirname);

/** The steps of `npm run check`, in the order of their output. Each returns its complaints, or an empty string. */
const steps: [name: string, find: () => Promise<string> | string][] = [
  [
    "format and lint (biome)",
    () =>
      complaintsOf("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--max-diagnostics=100", "."),
  ],
  ["types (tsc -b)", () => complaintsOf("ts7/bin/tsc", "-b", "--pretty")],
  ["boundaries (dependency-cruiser)", boundaries],
  ["tables written by their owners", () => findForeignTables(root).join("\n")],
  ["lock file whole", () => findLockFaults(root).join("\n")],
  ["texts in the catalogue", () => findUntranslated(root).join("\n")],
  [
    "catalogues complete, nothing unused",
    () => run(process.execPath, [path.join(root, "web/check-catalogues.ts")]),
  ],
  ["plain words", () => findPhrases(root).join("\n")],
  ["one meaning per verb", () => findNames(root).join("\n")],
  ["one autosave", () => findOtherAutosaves(root).join("\n")],
  ["conditions that can use their index", indexDefeats],
  ["generated documents fresh", () => (existsSync(path.join(root, "tools/generate.ts")) ? freshness() : "")],
];

/** Most steps use one core, and wait for what they start. */
const stepsAtOnce = 2;

type Result = { complaints: string; seconds: number };
const results = steps.map(() => Promise.withResolvers<Result>());
const waiting = steps.map(([, find], at) => async () => {
  const startedAt = performance.now();
  const complaints = await Promise.resolve().then(find).catch(String);
  results[at]?.resolve({ complaints, seconds: (performance.now() - startedAt) / 1000 });
});
for (let lane = 0; lane < stepsAtOnce; lane++) void runWaiting();

let hasFailed = false;
for (const [at, { promise }] of results.entries()) {
  const { complaints, seconds } = await promise;
  const result = complaints === "" ? "ok    " : "failed";
  console.log(`${result}  ${steps[at]?.[0].padEnd(36)} ${seconds.toFixed(1).padStart(5)} s`);
  if (complaints !== "") console.log(`\n${complaints}\n`);
  hasFailed ||= complaints !== "";
}
process.exitCode = hasFailed ? 1 : 0;

async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await step();
}

async function boundaries(): Promise<string> {
  const crossings = await findCrossings(root);
  return crossings.map(({ rule, from, to, why }) => `${from} -> ${to}\n  ${rule}: ${why}`).join("\n");
}

async function indexDefeats(): Promise<string> {
  const defeats = await withMigratedDatabase((ownerUrl) => findIndexDefeats(root, ownerUrl));
  return defeats.join("\n");
}

function freshness(): Promise<string> {
  return run(process.execPath, [path.join(root, "tools/generate.ts"), "--check"]);
}

function complaintsOf(program: string, ...words: string[]): Promise<string> {
  return run(process.execPath, [path.join(root, "node_modules", program), ...words]);
}

/** Runs a checker. Returns its output if it failed, else an empty string. */
function run(command: string, words: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, words, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, printed, complaints) => {
      resolve(error === null ? "" : `${printed}${complaints}`.trim() || error.message);
    });
  });
}
