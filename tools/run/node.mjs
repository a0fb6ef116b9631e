import { execFileSync } from "node:child_process";
import { join } from "node:path";

const oldest = { major: 22, minor: 18 };

/**
 * Finds the Node to run on: the one among the packages, else this one when it is new enough to run TypeScript.
 *
 * @param {string} root
 * @returns {string}
 */
export function findNode(root) {
  const platform = `${process.platform}-${process.arch}`;
  const packaged = join(root, "node_modules", `node-${platform}`, "bin", "node");
  if (runs(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return process.execPath;
  throw new Error(
    `Bellhop needs Node ${oldest.major}.${oldest.minor} or later. This is Node ${process.versions.node}, ` +
      `and no bundled Node runs on ${platform}. Install Node 24 and start again.`,
  );
}

/** @param {string} node */
function runs(node) {
  try {
    execFileSync(node, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    // Missing, or built for another C library.
    return false;
  }
}
