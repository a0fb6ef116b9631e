import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFullDisk } from "../data-dir.ts";
import { findBinaries } from "./binaries.ts";
import { databaseName, openCluster, ownerRole } from "./cluster.ts";
import { watchDisk } from "./disk-watch.ts";
import type { LauncherLog } from "./launcher-log.ts";
import { type Postmaster, type StartOptions, startOrJoin } from "./postmaster.ts";

export type EmbeddedPostgres = {
  url: string;
  firstStart: boolean;
  pid(): number;
  stop(): Promise<void>;
};

type PostgresOptions = {
  dataDir: string;
  log: LauncherLog;
  settings?: Record<string, string>;
};

const diskFullSymptoms = /did not start|ended with|No space left|ENOSPC|quota|EDQUOT/i;
const firstPauseMs = 50;
const longestPauseMs = 5_000;

/**
 * Starts PostgreSQL on DATA_DIR/postgres and restarts it on the same port. A second process on the same DATA_DIR shares
 * the server and takes over when the first stops. Rejects with a sentence for the operator.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  try {
    const cluster = await openCluster(dataDir, binaries);
    const logFile = path.resolve(dataDir, "postgres.log");
    const supervisor = await supervise({ binaries, cluster, logFile, settings, port: undefined }, log);
    const stopWatching = watchDisk(dataDir, log);
    return {
      url: `postgres://${ownerRole}:${cluster.password}@127.0.0.1:${supervisor.port}/${databaseName}`,
      firstStart: cluster.isNew,
      pid: supervisor.pid,
      async stop() {
        stopWatching();
        await supervisor.stop();
      },
    };
  } catch (error) {
    // On a full disk PostgreSQL fails with various messages or none, because its log is on the same disk.
    const full = diskFullSymptoms.test(String(error)) ? findFullDisk(dataDir) : undefined;
    throw full === undefined ? error : new Error(`${full} Then start Bellhop again.`, { cause: error });
  }
}

async function supervise(what: StartOptions, log: LauncherLog) {
  const stopped = new AbortController();
  let current = await startOrJoin(what);
  const { port } = current;
  if (!current.isOurs) log.info("Another Bellhop runs the database of this DATA_DIR. Sharing it.");

  const keepUp = async (): Promise<void> => {
    for (;;) {
      const how = await current.ended;
      if (stopped.signal.aborted) return;
      log.warn(`PostgreSQL ended with ${how}; starting it again.`);
      const next = await restartUntilUp({ ...what, port }, log, stopped.signal);
      if (next === undefined) return;
      current = next;
      log.info("PostgreSQL is running again.");
    }
  };
  const kept = keepUp();

  const stop = async (): Promise<void> => {
    stopped.abort();
    await current.stop();
    await kept;
  };
  return { port, pid: () => current.pid, stop };
}

async function restartUntilUp(
  what: StartOptions,
  log: LauncherLog,
  stopped: AbortSignal,
): Promise<Postmaster | undefined> {
  for (let pauseMs = firstPauseMs; !stopped.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const next = await startOrJoin(what);
      if (!stopped.aborted) return next;
      await next.stop();
    } catch (error) {
      log.warn(`PostgreSQL is still away: ${findFullDisk(path.dirname(what.logFile)) ?? error}`);
    }
    await pause(pauseMs);
  }
  return undefined;
}
