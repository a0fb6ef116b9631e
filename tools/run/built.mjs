import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "./lock.mjs";
import { runProgram } from "./program.mjs";

/**
 * What is built, from which sources, relative to the root. Each step is one run of a program in the folder. `made` is a
 * file that exists once it is built.
 *
 * @typedef {{ name: string, folder: string, made: string, sources: string[], steps: string[][] }} Part
 */
const vite = "node_modules/vite/bin/vite.js";

/** @type {Part[]} */
const pages = [
  {
    name: "dashboard",
    folder: "web",
    made: "web/dist/index.html",
    sources: ["web", "contract", "package-lock.json"],
    steps: [[vite, "build", "--logLevel", "warn"]],
  },
  {
    name: "guest page",
    folder: "guest",
    made: "guest/dist",
    sources: ["guest", "contract", "package-lock.json"],
    steps: [
      [vite, "build", "--logLevel", "warn"],
      [vite, "build", "--ssr", "src/render.tsx", "--logLevel", "warn"],
    ],
  },
];
/** @type {Part} */
const classifier = {
  name: "message classifier",
  folder: "language",
  made: "language/intents/acts/acts.model.json",
  sources: [
    "tools/train.ts",
    "tools/train/acts",
    "tools/train/read-examples.ts",
    "tools/train/train-classifier.ts",
    "tools/train/wrap-examples.ts",
    "language/classifier",
    "language/detection",
    "language/intents/acts",
    "language/intents/intent.words.ts",
    "language/lexicon",
    "language/text",
  ],
  steps: [["tools/train.ts"]],
};
const leftOut = /^(?:dist|node_modules)$|\.(?:test|fixture)\.tsx?$|\.model\.json$/;

/**
 * Builds each part when its sources are not the ones it was built from. Without `isWhole`: the classifier only, which
 * every program of the server needs.
 *
 * @param {string} root
 * @param {string} node
 * @param {{ isWhole: boolean }} options
 */
export async function ensureBuilt(root, node, { isWhole }) {
  await Promise.all([classifier, ...(isWhole ? pages : [])].map((part) => ensurePart(root, node, part)));
}

/**
 * @param {string} root
 * @param {string} node
 * @param {Part} part
 */
async function ensurePart(root, node, part) {
  const stamp = join(root, ".cache", `${part.folder}.built-from`);
  const isBuilt = () =>
    existsSync(join(root, part.made)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(root, part.sources);
  if (isBuilt()) return;
  await oneAtATime(root, part.folder, async () => {
    if (!isBuilt()) await build(root, node, part, stamp);
  });
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
  for (const [program = "", ...words] of steps) {
    const code = await runProgram(node, [join(root, program), ...words], {
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

/**
 * The content of the sources in one word.
 *
 * @param {string} root
 * @param {string[]} sources
 */
function fingerprint(root, sources) {
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
    .filter((name) => !leftOut.test(name))
    .sort()
    .flatMap((name) => filesIn(root, `${place}/${name}`));
}
