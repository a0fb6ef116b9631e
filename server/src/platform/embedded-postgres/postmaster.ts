import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { inspectProcess, thisProcessName } from "../processes.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import {
  clusterArguments,
  deleteUnreadable,
  disarmLeftover,
  findHolder,
  readPostmasterFile,
} from "./postmaster-file.ts";
import { type Started, startInBackground } from "./programs.ts";

export type Postmaster = {
  pid: number;
  port: number;
  isOurs: boolean;
  ended: Promise<string>;
  stop(): Promise<void>;
};

export type StartOptions = {
  binaries: Binaries;
  cluster: Cluster;
  logFile: string;
  settings: Record<string, string>;
  port: number | undefined;
};

const stepMs = 50;
const patienceMs = 5_000;
const readyWithinMs = 120_000;
const stopWithinMs = 10_000;

/** Starts PostgreSQL or joins another Bellhop's. Waits up to 5 s for what a killed one left behind. */
export async function startOrJoin(what: StartOptions): Promise<Postmaster> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const isLate = performance.now() > deadline;
    const holder = findHolder(what.cluster.folder);
    if (holder.kind === "kept" && holder.ready) return join(holder);
    if (holder.kind === "leftover") disarmLeftover(what.cluster.folder);
    if (holder.kind === "unreadable" && isLate) deleteUnreadable(what.cluster.folder);
    if (holder.kind === "orphan") await endProcess(holder.pid);
    if (holder.kind === "nobody" || holder.kind === "leftover") {
      const outcome = await tryStart(what);
      if ("stop" in outcome) return outcome;
      if (isLate || !mayPass(outcome.tail)) throw new Error(whyNot(outcome.tail, what.port));
    }
    if (holder.kind === "kept" && performance.now() > deadline + readyWithinMs) {
      throw new Error(
        `Another Bellhop (PostgreSQL ${holder.pid}) has been starting for too long. Stop it first.`,
      );
    }
    await pause(stepMs);
  }
}

/** Temporary failures: a concurrent start, backends of a killed server, a port just taken. */
function mayPass(tail: string): boolean {
  return /lock file "postmaster\.pid"|pre-existing shared memory block|could not bind|Address already in use/.test(
    tail,
  );
}

function whyNot(tail: string, port: number | undefined): string {
  if (port !== undefined && isPortTaken.test(tail)) {
    return `Another program uses the database's port ${port}. Stop it, or restart Bellhop.`;
  }
  return `PostgreSQL did not start:\n${tail}`;
}

const isPortTaken = /could not bind|Address already in use/;

async function tryStart(what: StartOptions): Promise<Postmaster | { tail: string }> {
  const { cluster, binaries, logFile } = what;
  const port = what.port ?? (await freePort());
  const settings = { ...standing, ...what.settings, port: String(port) };
  const words = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const program = [binaries.postgres, ...clusterArguments(cluster.folder, thisProcessName()), ...words];
  const started = await startInBackground(cluster.runAs, program, logFile);
  if (await becomesReady(started, cluster.folder)) return ours(started, port);
  await Promise.all([endProcess(started.pid), started.ended]);
  return { tail: started.logTail() };
}

const standing = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  ssl: "off",
  shared_buffers: "128MB",
  max_connections: "120",
  max_wal_size: "512MB",
  lc_messages: "C",
  timezone: "UTC",
  log_timezone: "UTC",
  // No statements or values in the log, nor errors of single statements, which quote them.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  // After a crash PostgreSQL syncs all files: one by one up to 5 s on a busy disk, with syncfs 0.5 s.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
};

async function becomesReady(started: Started, cluster: string): Promise<boolean> {
  let hasEnded = false;
  void started.ended.then(() => {
    hasEnded = true;
  });
  for (
    const deadline = performance.now() + readyWithinMs;
    !hasEnded && performance.now() < deadline;
    await pause(10)
  ) {
    const file = readPostmasterFile(cluster);
    if (file?.pid === started.pid && file.ready) return true;
  }
  return false;
}

function ours({ child, pid, ended }: Started, port: number): Postmaster {
  // On systems without death signals, the server must not outlive this process.
  const alongWithUs = () => child.kill("SIGINT");
  process.once("exit", alongWithUs);
  void ended.then(() => process.off("exit", alongWithUs));
  const stop = () => Promise.all([endProcess(pid), ended]).then(() => undefined);
  return { pid, port, isOurs: true, ended, stop };
}

function join({ pid, port }: { pid: number; port: number }): Postmaster {
  let hasLeft = false;
  const stop = async () => {
    hasLeft = true;
  };
  return { pid, port, isOurs: false, ended: waitUntilGone(pid, () => hasLeft), stop };
}

async function waitUntilGone(pid: number, hasLeft: () => boolean): Promise<string> {
  while (!hasLeft() && inspectProcess(pid).state === "alive") await pause(4 * stepMs);
  return "the end of the Bellhop that kept it";
}

async function endProcess(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!send(pid, signal)) return;
    for (
      const deadline = performance.now() + stopWithinMs;
      performance.now() < deadline;
      await pause(stepMs / 5)
    ) {
      if (inspectProcess(pid).state !== "alive") return;
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
