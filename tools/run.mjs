// Entry point of all npm scripts. Plain JavaScript on built-in modules: it runs before anything is installed, on any
// Node from 20 on, and then starts the Node that came with the packages.
import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureBuilt } from "./run/built.mjs";
import { ensureClassifier, whileNoneTrains } from "./run/classifier.mjs";
import { findNode } from "./run/node.mjs";
import { ensurePackages } from "./run/packages.mjs";
import { runProgram } from "./run/program.mjs";

/** @type {Record<string, { program: string, needsBuilt?: boolean, keepsCompiled?: boolean }>} */
const commands = {
  start: { program: "server/src/main.ts", needsBuilt: true, keepsCompiled: true },
  dev: { program: "tools/dev.ts" },
  test: { program: "tools/test.ts", needsBuilt: true },
  check: { program: "tools/check.ts" },
  generate: { program: "tools/generate.ts" },
  train: { program: "tools/train.ts" },
  eval: { program: "tools/eval.ts" },
  export: { program: "server/src/export.ts" },
  import: { program: "server/src/import.ts" },
  "new-keys": { program: "server/src/new-keys.ts" },
  chaos: { program: "chaos/main.ts" },
  bench: { program: "bench/main.ts", needsBuilt: true },
  prove: { program: "tools/prove.ts" },
};

const root = dirname(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname));

try {
  process.exitCode = await run(process.argv[2] ?? "", process.argv.slice(3));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * @param {string} name
 * @param {string[]} rest
 */
async function run(name, rest) {
  const command = commands[name];
  if (command === undefined)
    throw new Error(`Use one of these commands: ${Object.keys(commands).join(", ")}.`);
  await ensurePackages(root);
  const node = findNode(root);
  if (command.needsBuilt) await ensureBuilt(root, node);
  else if (name !== "train") await ensureClassifier(root, node);
  const env = {
    ...process.env,
    PATH: `${dirname(node)}:${process.env.PATH}`,
    // File arguments are relative to the caller's folder.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    // Lets the program end when its parent does (parent-watch.ts).
    BELLHOP_LAUNCHER_PID: String(process.pid),
    ...(command.keepsCompiled && compileCacheEnvironment()),
  };
  const start = () => runProgram(node, [command.program, ...rest], { cwd: root, env });
  return name === "train" ? whileNoneTrains(root, start) : start();
}

/** Compile cache; disabled in a read-only tree. */
function compileCacheEnvironment() {
  const folder = process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "node");
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { NODE_COMPILE_CACHE: folder };
  } catch {
    return {};
  }
}
