import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Settings of a process whose pauses are measured. It reports them in `file`. */
export const reportsPauses = (file: string) => ({
  NODE_OPTIONS: `--import ${new URL("pauses.mjs", import.meta.url).href}`,
  PAUSES_FILE: file,
});

/** `workMs` is processor time of its thread: other programs don't lengthen it. */
export type Pause = { elapsedMs: number; workMs: number };

/** The longest block of the process's event loop since the last call. */
export async function longestPause(pid: number, file: string): Promise<Pause> {
  writeFileSync(file, "");
  process.kill(pid, "SIGUSR2");
  for (let turn = 0; turn < 2_000; turn++) {
    const told = readFileSync(file, "utf8").trim();
    if (told) {
      const [elapsedMs = 0, workMs = 0] = told.split(" ").map((one) => Math.round(Number(one)));
      return { elapsedMs, workMs };
    }
    await pause(5);
  }
  throw new Error("The process does not report its pauses");
}
