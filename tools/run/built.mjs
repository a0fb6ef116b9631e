import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureClassifier } from "./classifier.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { oneAtATime } from "./lock.mjs";
import { runProgram } from "./program.mjs";

/**
 * What is built, from which sources, relative to the root. Each step is one run of Vite.
 *
 * @typedef {{ name: string, folder: string, sources: string[], steps: string[][] }} Part
 * @type {Part[]}
 */
const parts = [
  {
    name: "dashboard",
    folder: "web",
    sources: ["web", "contract", "package-lock.json"],
    steps: [["build"]],
  },
  {
    name: "guest page",
    folder: "guest",
    sources: ["guest", "contract", "package-lock.json"],
    steps: [["build"], ["build", "--ssr", "src/render.tsx"]],
  },
];

/**
 * Builds each part, and the classifier, when its sources are not the ones it was built from.
 *
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuilt(root, node) {
  await Promise.all([ensureClassifier(root, node), ensurePages(root, node)]);
}

/**
 * @param {string} root
 * @param {string} node
 */
async function ensurePages(root, node) {
  for (const part of parts) {
    const stamp = join(root, part.folder, "dist", ".built-from");
    const isBuilt = () =>
      existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root, part.sources);
    if (isBuilt()) continue;
    await oneAtATime(root, part.folder, async () => {
      if (!isBuilt()) await build(root, node, part, stamp);
    });
  }
}

/**
 * @param {string} root
 * @param {string} node
 * @param {Part} part
 * @param {string} stamp
 */
async function build(root, node, { name, folder, sources, steps }, stamp) {
  console.log(`Building the ${name} ...`);
  const startedAt = Date.now();
  const builtFrom = fingerprint(root, sources);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  for (const step of steps) {
    const code = await runProgram(node, [vite, ...step, "--logLevel", "warn"], {
      // Lingui looks for its configuration in the working directory.
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: "production" },
      // Its progress output rewrites terminal lines; errors go to the other stream.
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (code !== 0) throw new Error(`The ${name} could not be built (code ${code}).`);
  }
  writeFileSync(stamp, builtFrom);
  console.log(`Built the ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
