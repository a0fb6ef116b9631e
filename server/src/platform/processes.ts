import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { childEnvironment } from "./child-environment.ts";

export type ProcessStatus =
  | { state: "gone" }
  | { state: "zombie" }
  | { state: "alive"; commandLine: string; bornAt: string };

const hasProc = existsSync("/proc/self/stat");

/** `bornAt` tells processes with the same id apart, even across a reboot. */
export function inspectProcess(pid: number): ProcessStatus {
  return hasProc ? inspectProc(pid) : inspectWithPs(pid);
}

/** A name for `isStillRunning`: `pid@bornAt`. */
export function thisProcessName(): string {
  const seen = inspectProcess(process.pid);
  return `${process.pid}@${seen.state === "alive" ? seen.bornAt : "unknown"}`;
}

export function isStillRunning(name: string): boolean {
  const [pid, bornAt] = name.split("@");
  const seen = inspectProcess(Number(pid));
  return seen.state === "alive" && seen.bornAt === bornAt;
}

function inspectProc(pid: number): ProcessStatus {
  let stat: string;
  let commandLine: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ").trim();
  } catch (error) {
    if (isAbsence(error)) return { state: "gone" };
    throw error;
  }
  // The second field, the program's name, may contain spaces and brackets, so count from its end.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z" || fields[0] === "X") return { state: "zombie" };
  return { state: "alive", commandLine, bornAt: `${bootId()}.${fields[19]}` };
}

function bootId(): string {
  return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
}

function isAbsence(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" || code === "ESRCH";
}

function inspectWithPs(pid: number): ProcessStatus {
  let line: string;
  try {
    line = execFileSync("ps", ["-o", "stat=,lstart=,command=", "-p", String(pid)], {
      encoding: "utf8",
      env: childEnvironment(),
    }).trim();
  } catch {
    // ps exits with 1 if there is no such process.
    return { state: "gone" };
  }
  const [state, ...words] = line.split(/\s+/);
  if (state === undefined || state.startsWith("Z")) return { state: "zombie" };
  return { state: "alive", bornAt: words.slice(0, 5).join("-"), commandLine: words.slice(5).join(" ") };
}
