import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { inspectProcess, isStillRunning } from "../processes.ts";

/** The first eight lines of postmaster.pid are part of PostgreSQL's interface. */
export type PostmasterFile = { pid: number; port: number; ready: boolean };

/** `kept`: PostgreSQL and its Bellhop run. `orphan`: only PostgreSQL. `leftover`: the file names another process. */
export type Holder =
  | { kind: "nobody" }
  | { kind: "kept" | "orphan"; pid: number; port: number; ready: boolean }
  | { kind: "leftover" }
  | { kind: "unreadable" };

/** Above the highest process id of Linux and macOS, so PostgreSQL considers it dead. */
const neverAProcess = 4_194_305;

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readOrUndefined(fileOf(cluster))?.split("\n") ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

/** Checks the command line, because process ids are reused. */
export function findHolder(cluster: string): Holder {
  const file = readPostmasterFile(cluster);
  if (file === undefined)
    return { kind: readOrUndefined(fileOf(cluster)) === undefined ? "nobody" : "unreadable" };
  const seen = inspectProcess(file.pid);
  if (seen.state !== "alive" || !servesCluster(seen.commandLine, cluster)) return { kind: "leftover" };
  const keeper = / -c bellhop\.keeper=(\S+)/.exec(seen.commandLine)?.[1];
  return { kind: keeper !== undefined && isStillRunning(keeper) ? "kept" : "orphan", ...file };
}

/** Not deleted: PostgreSQL checks the shared memory it names, and must not start while an old backend is alive. */
export function disarmLeftover(cluster: string): void {
  const text = readOrUndefined(fileOf(cluster));
  if (text === undefined) return;
  // In place: on a full disk a truncated file could not be written again.
  const file = openSync(fileOf(cluster), "r+");
  try {
    writeSync(file, text.replace(/^\d+/, String(neverAProcess)), 0);
  } finally {
    closeSync(file);
  }
}

export function deleteUnreadable(cluster: string): void {
  rmSync(fileOf(cluster), { force: true });
}

export function clusterArguments(cluster: string, keeper: string): string[] {
  return ["-D", cluster, "-c", `bellhop.keeper=${keeper}`];
}

export function servesCluster(commandLine: string, cluster: string): boolean {
  const [program = "", ...rest] = commandLine.split(` -D ${cluster} -c `);
  return rest.length > 0 && /(^|\/)postgres$/.test(program);
}

function fileOf(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
