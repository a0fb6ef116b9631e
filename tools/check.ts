import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findCrossings } from "./check/boundaries.ts";
import { findIndexDefeats } from "./check/leakproof.ts";
import { findLockFaults } from "./check/lock-file.ts";
import { findNames } from "./check/names.ts";
import { findPhrases } from "./check/phrases.ts";
import { findForeignTables } from "./check/table-owners.ts";
import { findUntranslated } from "./check/untranslated.ts";
import { withMigratedDatabase } from "./migrated-database.ts";

const root = path.dirname(import.meta.dirname);

/** The steps of `npm run check`, in order. Each returns its complaints, or an empty string. */
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
  ["conditions that can use their index", indexDefeats],
  ["generated documents fresh", () => (existsSync(path.join(root, "tools/generate.ts")) ? freshness() : "")],
];

let hasFailed = false;
for (const [name, find] of steps) {
  const startedAt = performance.now();
  const complaints = await Promise.resolve().then(find).catch(String);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${complaints === "" ? "ok    " : "failed"}  ${name.padEnd(36)} ${seconds.padStart(5)} s`);
  if (complaints !== "") console.log(`\n${complaints}\n`);
  hasFailed ||= complaints !== "";
}
process.exitCode = hasFailed ? 1 : 0;

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
