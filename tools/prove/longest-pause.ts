import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Settings of a process whose pauses are measured. It reports them in `file`. */
export const reportsPauses = (file: string) => ({
  NODE_OPTIONS: `--import ${new URL("pauses.mjs", import.meta.url).href}`,
  PAUSES_FILE: file,
});

/** The longest block of the process's event loop (ms) since the last call. */
export async function longestPauseMs(pid: number, file: string): Promise<number> {
  writeFileSync(file, "");
  process.kill(pid, "SIGUSR2");
  for (let turn = 0; turn < 2_000; turn++) {
    const told = readFileSync(file, "utf8").trim();
    if (told) return Math.round(Number(told));
    await pause(5);
  }
  throw new Error("The process does not report its pauses");
}
