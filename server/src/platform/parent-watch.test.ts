import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const watcher = `
  import { onLauncherExit } from "${import.meta.dirname}/parent-watch.ts";
  onLauncherExit(() => { console.log("launcher gone"); process.exit(); });
  console.log("watching " + process.pid);
  setInterval(() => {}, 1000);`;

const launcher = `
  import { spawn } from "node:child_process";
  spawn(process.execPath, ["--input-type=module-typescript", "-e", process.env.WATCHER], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, BELLHOP_LAUNCHER_PID: String(process.pid) },
  });
  setInterval(() => {}, 1000);`;

test("a process learns when its launcher is killed, and not before", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", launcher], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, WATCHER: watcher },
  });
  const lines: string[] = [];
  const printed = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const watching = once(printed, "line");
  await watching;
  // Longer than one interval of the watch.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(lines).toEqual([expect.stringMatching(/^watching \d+$/)]);
  child.kill("SIGKILL");
  await once(printed, "close");
  expect(lines.at(-1)).toBe("launcher gone");
});
