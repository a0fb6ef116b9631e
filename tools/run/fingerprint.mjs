import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const leftOut = new Set(["dist", "node_modules"]);

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
