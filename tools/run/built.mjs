import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
const leftOut = new Set(["dist", "node_modules"]);

/**
 * Builds each part when its sources are not the ones it was built from.
 *
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuilt(root, node) {
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
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * The content of the sources in one word.
 *
 * @param {string} root
 * @param {string[]} sources
 */
export function fingerprint(root, sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(root, place) {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  return readdirSync(join(root, place))
    .filter((name) => !leftOut.has(name))
    .sort()
    .flatMap((name) => filesIn(root, `${place}/${name}`));
}
