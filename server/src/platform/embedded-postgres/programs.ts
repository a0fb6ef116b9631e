import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { text } from "node:stream/consumers";
import { childEnvironment } from "../child-environment.ts";
import type { Unprivileged } from "./unprivileged.ts";

const tailLines = 20;
const longestLogBytes = 10 * 1024 * 1024;

export async function runProgram(
  runAs: Unprivileged,
  [program = "", ...rest]: string[],
  input: string,
): Promise<void> {
  const [command = program, ...words] = [...runAs.before, program, ...rest];
  // In "/" because the account may not be allowed to read the current folder.
  const child = spawn(command, words, { ...runAs.spawnAs, env: childEnvironment(), cwd: "/", stdio: "pipe" });
  const ended = endOf(child);
  child.stdin.on("error", () => {
    // It exited before it read its input; the exit code says why.
  });
  child.stdin.end(input);
  const [printed, complaints, how] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (how !== "code 0") throw new Error(`${program} ended with ${how}:\n${tail(printed + complaints)}`);
}

export type Started = { child: ChildProcess; pid: number; ended: Promise<string>; logTail(): string };

/** Starts a PostgreSQL program in the background. Its log is rotated once, at 10 MiB. */
export async function startInBackground(
  runAs: Unprivileged,
  words: string[],
  logFile: string,
): Promise<Started> {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLogBytes) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, "a", 0o600);
  const from = fstatSync(log).size;
  const [command = "", ...rest] = [...runAs.before, ...words];
  // Detached, so that Ctrl-C reaches only Bellhop, which still needs its database to stop.
  const child = spawn(command, rest, {
    ...runAs.spawnAs,
    env: childEnvironment(),
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = endOf(child);
  if (child.pid === undefined) throw new Error(`PostgreSQL could not start: ${await ended}`);
  return {
    child,
    pid: child.pid,
    ended,
    logTail: () => tail(readFileSync(logFile).subarray(from).toString()),
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`));
  });
}

function tail(words: string): string {
  return words.trim().split("\n").slice(-tailLines).join("\n");
}
