import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Does something that two commands must not do at once in the same clone; the later one waits, then does it too.
 *
 * @template T
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, name, work) {
  const file = join(root, ".cache", `${name}.lock`);
  mkdirSync(join(root, ".cache"), { recursive: true });
  for (let hasSaid = false; !take(file); await pause(200)) {
    if (!hasSaid) console.log(`Waiting for another command that uses the ${name} ...`);
    hasSaid = true;
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    // Empty between its creation and its writing.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
