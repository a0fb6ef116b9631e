import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { copyDemo } from "../server/src/testing/demo-files.ts";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { demoPassword, type SpawnedBellhop, spawnBellhop } from "../server/src/testing/running-bellhop.ts";

/** One DATA_DIR and one address, served by one process after another. */
export type BellhopUnderTest = {
  url: string;
  password: string;
  dataDir: string;
  /** Starts a process and waits until it serves; false if it was killed before. */
  start(env?: Record<string, string>): Promise<boolean>;
  /** Starts a process without waiting for it. */
  spawn(env?: Record<string, string>): Promise<SpawnedBellhop>;
  /** The current process, or the last one. */
  process(): SpawnedBellhop;
  isUp(): boolean;
  killServer(): Promise<void>;
  /** Kills the PostgreSQL postmaster with SIGKILL; false if none is running. */
  killPostgres(): Promise<boolean>;
  /** The owner's connection string; it changes when PostgreSQL restarts. */
  ownerUrl(): Promise<string>;
  stop(): Promise<void>;
};

/** With the demo: a copy, or made by a process that starts and stops. */
export async function startBellhopUnderTest(
  dataDir: string,
  env: Record<string, string>,
): Promise<BellhopUnderTest> {
  const port = String(await portOfItsOwn());
  /** A copy of the demo is not started yet. */
  let current: SpawnedBellhop | undefined;
  let isUp = false;

  async function spawn(more: Record<string, string> = {}) {
    const started = await spawnBellhop({ dataDir, env: { ...env, PORT: port, ...more } });
    current = started;
    isUp = true;
    void started.ended.then(() => {
      if (started === current) isUp = false;
      return appendFile(path.join(dataDir, "bellhop.log"), started.printed()).catch(() => {});
    });
    return started;
  }

  async function postmaster() {
    const file = path.join(dataDir, "postgres/cluster/postmaster.pid");
    const [pid, , , postgresPort] = (await readFile(file, "utf8")).split("\n");
    return { pid: Number(pid), port: Number(postgresPort) };
  }

  if (!(await copyDemo(dataDir))) {
    const first = await spawn();
    await first.ready;
    // A graceful stop writes the compile cache for later starts.
    await first.stop();
  }

  return {
    url: `http://localhost:${port}`,
    password: demoPassword,
    dataDir,
    spawn,
    process() {
      if (!current) throw new Error("No process was started");
      return current;
    },
    isUp: () => isUp,
    async start(more) {
      const started = await spawn(more);
      try {
        await started.ready;
        return true;
      } catch (error) {
        const how = await Promise.race([started.ended, pause(0)]);
        if (how?.signal === "SIGKILL") return false;
        throw error;
      }
    },
    killServer: async () => current?.kill(),
    async killPostgres() {
      try {
        const { pid } = await postmaster();
        return process.kill(pid, "SIGKILL");
      } catch {
        // No file or no such process: it has ended already.
        return false;
      }
    },
    ownerUrl: () => embeddedDatabaseUrl(dataDir),
    stop: async () => current?.stop(),
  };
}
