import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "./lock.mjs";
import { runProgram } from "./program.mjs";

/** The sources of the built dashboard, relative to the root. */
const sources = ["web", "contract", "package-lock.json"];
const leftOut = new Set(["dist", "node_modules"]);

/**
 * Builds web/dist when its sources are not the ones it was built from.
 *
 * @param {string} root
 * @param {string} node
 */
export async function ensureDashboard(root, node) {
  const stamp = join(root, "web", "dist", ".built-from");
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
  if (isBuilt()) return;
  await oneAtATime(root, "dashboard", async () => {
    if (!isBuilt()) await build(root, node, stamp);
  });
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string} stamp
 */
async function build(root, node, stamp) {
  console.log("Building the dashboard ...");
  const startedAt = Date.now();
  const builtFrom = fingerprint(root);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const code = await runProgram(node, [vite, "build", "--logLevel", "warn"], {
    // Lingui looks for its configuration in the working directory.
    cwd: join(root, "web"),
    env: { ...process.env, NODE_ENV: "production" },
    // Its progress output rewrites terminal lines; errors go to the other stream.
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (code !== 0) throw new Error(`The dashboard could not be built (code ${code}).`);
  writeFileSync(stamp, builtFrom);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * The content of the sources in one word.
 *
 * @param {string} root
 */
function fingerprint(root) {
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
