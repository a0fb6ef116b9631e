import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
    writeFileSync(file, `${process.pid} ${bornAt(process.pid)}`, { flag: "wx" });
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
    const [, pid = "", born = ""] = /^(\d+) ?(.*)$/.exec(readFileSync(file, "utf8")) ?? [];
    if (born !== "") return bornAt(Number(pid)) === born;
    // Empty between its creation and its writing.
    return pid === "" || process.kill(Number(pid), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * When a process began, which tells it from an earlier one with its id; empty if it is not known.
 *
 * @param {number} pid
 */
function bornAt(pid) {
  try {
    if (!existsSync("/proc/self/stat"))
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
        encoding: "utf8",
        env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    // The second field, the program's name, may contain spaces and brackets.
    return `${boot}.${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return "";
  }
}
