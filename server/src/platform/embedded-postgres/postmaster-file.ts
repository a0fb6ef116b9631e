import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { isStillRunning, lookAtProcess } from "../processes.ts";

/** What a cluster's postmaster.pid says: its first eight lines are part of PostgreSQL's interface. */
export type PostmasterFile = { pid: number; port: number; ready: boolean };

/**
 * Who holds a cluster: nobody; a running PostgreSQL whose Bellhop lives (kept) or died (orphan);
 * or a file that names no PostgreSQL of ours, though the number may be in use (leftover).
 */
export type Holder =
  | { kind: "nobody" }
  | { kind: "kept" | "orphan"; pid: number; port: number; ready: boolean }
  | { kind: "leftover" }
  | { kind: "unreadable" };

/** Greater than any process id that Linux or macOS gives out, so PostgreSQL finds it dead. */
const neverAProcess = 4_194_305;

/** Reads postmaster.pid, undefined when there is none or it is not yet written whole. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readOrUndefined(fileOf(cluster))?.split("\n") ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready" };
}

/** Says who holds the cluster, believing a process id only when its command line is a PostgreSQL on that cluster. */
export function findHolder(cluster: string): Holder {
  const file = readPostmasterFile(cluster);
  if (file === undefined)
    return { kind: readOrUndefined(fileOf(cluster)) === undefined ? "nobody" : "unreadable" };
  const seen = lookAtProcess(file.pid);
  if (seen.state !== "alive" || !servesCluster(seen.commandLine, cluster)) return { kind: "leftover" };
  const keeper = / -c bellhop\.keeper=(\S+)/.exec(seen.commandLine)?.[1];
  return { kind: keeper !== undefined && isStillRunning(keeper) ? "kept" : "orphan", ...file };
}

/**
 * Makes a leftover file harmless. It is not deleted: with a dead number in it PostgreSQL still tries the
 * shared memory that the file names, and refuses while an old backend is alive.
 */
export function disarmLeftover(cluster: string): void {
  const text = readOrUndefined(fileOf(cluster));
  if (text === undefined) return;
  // In place: on a full disk a file that was emptied first could not be filled again.
  const file = openSync(fileOf(cluster), "r+");
  try {
    writeSync(file, text.replace(/^\d+/, String(neverAProcess)), 0);
  } finally {
    closeSync(file);
  }
}

/** Deletes a file that never got its first line: its writer died before it started anything. */
export function deleteUnreadable(cluster: string): void {
  rmSync(fileOf(cluster), { force: true });
}

/** The start of the arguments by which `findHolder` recognises a PostgreSQL of ours. */
export function clusterArguments(cluster: string, keeper: string): string[] {
  return ["-D", cluster, "-c", `bellhop.keeper=${keeper}`];
}

/** Says whether this is the command line of a PostgreSQL on that cluster; both may have blanks in their paths. */
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
