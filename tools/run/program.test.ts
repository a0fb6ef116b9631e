import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, expect, test } from "vitest";

const folder = mkdtempSync(path.join(os.tmpdir(), "bellhop-program-"));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Counts its signals, and ends successfully a moment after the first. */
const program = `
  const stay = setInterval(() => {}, 1000);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
    console.log(signal);
    setTimeout(() => process.exit(process.env.CODE), 300);
  });
  console.log("pid " + process.pid);`;

const runner = `
  import { runProgram } from "${import.meta.dirname}/program.mjs";
  process.exitCode = await runProgram(process.execPath, ["-e", process.env.PROGRAM]);`;

test("a signal that arrives twice reaches the program once, and its exit code is returned", async () => {
  const { child, lines, pid } = await startRunner(process.execPath, ["--input-type=module", "-e", runner]);
  child.kill("SIGINT");
  child.kill("SIGINT");
  const [code] = await once(child, "exit");
  expect(code).toBe(7);
  expect(lines.filter((line) => line.startsWith("SIG"))).toEqual(["SIGINT"]);
  expect(isAlive(pid)).toBe(false);
});

test("a program ends when its runner's parent is killed", async () => {
  const file = path.join(folder, "runner.mjs");
  writeFileSync(file, runner);
  // The shell stands in for npm: it waits, and is killed before it can forward anything.
  const { child, lines, pid } = await startRunner("/bin/sh", ["-c", `"${process.execPath}" "${file}"; true`]);
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(lines.at(-1)).toBe("SIGTERM");
});

async function startRunner(command: string, words: string[]) {
  const env = { ...process.env, PROGRAM: program, CODE: "7" };
  const child = spawn(command, words, { env, stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const [first] = await once(reader, "line");
  return { child, lines, pid: Number(first.split(" ")[1]) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
