import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeDemo } from "../server/src/testing/demo-files.ts";
import { runProgram } from "./run/program.mjs";
import { ensureBrowser, howToGetABrowser } from "./test/browser.ts";
import { bundlePrograms } from "./test/bundles.ts";
import { type Counts, countPlaywright, countVitest, lastLine, noTests, withExitCode } from "./test/counts.ts";
import { type Failure, listFailures, playwrightFailures, vitestFailures } from "./test/failures.ts";
import { shufflePlaywright, shuffleVitest, takeShuffle } from "./test/shuffle.ts";

const root = path.dirname(import.meta.dirname);
const { filters, seed } = takeShuffle(process.argv.slice(2));
const isCi = process.env.CI === "true";
const failures: Failure[] = [];
const reports = mkdtempSync(path.join(os.tmpdir(), "bellhop-reports-"));

const shuffled =
  seed === undefined ? "" : `Tests are shuffled. \`npm test -- --shuffle ${seed}\` repeats this order.`;

try {
  if (shuffled) console.log(shuffled);
  const counts = [await counted(prepareStarts), await counted(testCode), await counted(walkInBrowser)];
  const isEmpty = counts.every(({ passed, failed, skipped }) => passed + failed + skipped === 0);
  if (isEmpty) console.log(`\nNo test file matches ${filters.join(" or ") || "any name"}.`);
  if (isEmpty || counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
  if (failures.length > 0) console.log(`\nFailed:\n${listFailures(failures, root)}`);
  if (shuffled) console.log(`\n${shuffled}`);
  console.log(`\n${lastLine(counts)}`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

/** If a part throws, it counts as failed; the other part still runs, and the last line is still printed. */
async function counted(part: () => Promise<Counts>): Promise<Counts> {
  try {
    return await part();
  } catch (error) {
    console.error(error);
    return withExitCode(noTests, 1);
  }
}

/** What makes many starts shorter. A few files have no start that it could make shorter. */
async function prepareStarts(): Promise<Counts> {
  if (filters.length > 0) return noTests;
  process.env.BELLHOP_TEST_BUNDLES = await bundlePrograms(root);
  // Windows cannot copy it with its owners.
  if (process.platform === "win32") return noTests;
  const demo = path.join(reports, "demo");
  await makeDemo(demo);
  process.env.BELLHOP_TEST_DEMO = demo;
  return noTests;
}

async function testCode(): Promise<Counts> {
  console.log("Running unit and server tests on a real PostgreSQL ...");
  const file = path.join(reports, "vitest.json");
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const order = seed === undefined ? [] : shuffleVitest(seed);
  const args = ["run", "--passWithNoTests", ...order, ...reporting, ...filters];
  const exitCode = await run("vitest/vitest.mjs", args, { NODE_ENV: "test" });
  if (!existsSync(file)) return withExitCode(noTests, exitCode);
  failures.push(...vitestFailures(read(file)));
  return withExitCode(countVitest(read(file)), exitCode);
}

async function walkInBrowser(): Promise<Counts> {
  const isPossible = (await ensureBrowser()) !== undefined;
  if (!isPossible) console.log(`\nSkipping the browser tests. ${howToGetABrowser}`);
  // If skipping is allowed, listing them counts them as skipped.
  if (!isPossible && !isCi) return await playwright(["--list", "--reporter=json"]);
  console.log("\nRunning the browser tests ...");
  return await playwright(["--reporter=list,json"]);
}

async function playwright(extraArgs: string[]): Promise<Counts> {
  const file = path.join(reports, "playwright.json");
  const args = [
    "test",
    "--config=e2e/playwright.config.ts",
    "--pass-with-no-tests",
    ...(seed === undefined ? [] : shufflePlaywright(seed)),
    ...extraArgs,
    ...filters,
  ];
  const exitCode = await run("@playwright/test/cli.js", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  if (!existsSync(file)) return withExitCode(noTests, exitCode);
  failures.push(...playwrightFailures(read(file)));
  return withExitCode(countPlaywright(read(file)), exitCode);
}

function run(program: string, args: string[], extraEnv: NodeJS.ProcessEnv): Promise<number> {
  const file = path.join(root, "node_modules", program);
  return runProgram(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, ...extraEnv } });
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
