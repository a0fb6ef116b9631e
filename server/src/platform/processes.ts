import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What can be said about a process id: a zombie holds its number but runs nothing any more. */
export type ProcessSeen =
  | { state: "gone" }
  | { state: "zombie" }
  | { state: "alive"; commandLine: string; bornAt: string };

const hasProc = existsSync("/proc/self/stat");

/** Looks at one process; `bornAt` tells two bearers of the same number apart, also over a reboot. */
export function lookAtProcess(pid: number): ProcessSeen {
  return hasProc ? lookInProc(pid) : askPs(pid);
}

/** Names this process so that a later one can tell whether it still lives: `pid@bornAt`. */
export function nameOfThisProcess(): string {
  const seen = lookAtProcess(process.pid);
  return `${process.pid}@${seen.state === "alive" ? seen.bornAt : "unknown"}`;
}

/** Says whether the process with that name (`pid@bornAt`) still runs. */
export function isStillRunning(name: string): boolean {
  const [pid, bornAt] = name.split("@");
  const seen = lookAtProcess(Number(pid));
  return seen.state === "alive" && seen.bornAt === bornAt;
}

function lookInProc(pid: number): ProcessSeen {
  let stat: string;
  let commandLine: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ").trim();
  } catch (error) {
    if (isAbsence(error)) return { state: "gone" };
    throw error;
  }
  // The second field, the program's name, may itself hold blanks and brackets: count from its end.
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

function askPs(pid: number): ProcessSeen {
  let line: string;
  try {
    line = execFileSync("ps", ["-o", "stat=,lstart=,command=", "-p", String(pid)], {
      encoding: "utf8",
    }).trim();
  } catch {
    // ps leaves with 1 when there is no such process.
    return { state: "gone" };
  }
  const [state, ...words] = line.split(/\s+/);
  if (state === undefined || state.startsWith("Z")) return { state: "zombie" };
  return { state: "alive", bornAt: words.slice(0, 5).join("-"), commandLine: words.slice(5).join(" ") };
}
