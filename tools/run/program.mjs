import { spawn } from "node:child_process";
import { constants } from "node:os";

/** A stopped Bellhop first drains, see DRAIN_SECONDS in docs/operate.md, and then has 12 seconds. */
const killAfterMs = 12_000 + Number(process.env.DRAIN_SECONDS || 5) * 1_000;
const repeatWithinMs = 2_000;

/**
 * Runs a program to its end and resolves with its exit code. It leads a process group of its own, so a signal
 * reaches it once, from here, and all of it ends when this process is told to end or loses its own parent.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} options
 * @returns {Promise<number>}
 */
export function runProgram(command, words, options = {}) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let started;
  let lastSignalAt = Number.NEGATIVE_INFINITY;

  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    // Ctrl-C arrives twice: from the terminal, and from npm, which forwards it.
    if (performance.now() - lastSignalAt < repeatWithinMs) return;
    lastSignalAt = performance.now();
    signalGroup(started?.pid, signal);
    setTimeout(() => signalGroup(started?.pid, "SIGKILL"), killAfterMs).unref();
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  // Before the program starts: a signal right after the start would end only this process.
  for (const signal of signals) process.on(signal, passOn);
  const child = spawn(command, words, { stdio: "inherit", ...options, detached: true });
  started = child;

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) passOn("SIGTERM");
  }, 500).unref();
  const takeAlong = () => signalGroup(child.pid, "SIGKILL");
  process.once("exit", takeAlong);

  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`${command} could not be run: ${error.message}`)));
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      process.off("exit", takeAlong);
      for (const one of signals) process.off(one, passOn);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}
