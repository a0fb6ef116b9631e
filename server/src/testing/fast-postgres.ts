import { mkdtemp, rm, statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { migrate } from "../platform/db/index.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/index.ts";
import { openLog } from "../platform/log.ts";
import { asOwner, databaseUrl } from "./as-owner.ts";

/** No durability, many connections, whose passwords cost little to check. */
const settings = {
  fsync: "off",
  scram_iterations: "1",
  wal_level: "minimal",
  max_wal_senders: "0",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
  max_wal_size: "256MB",
};

/** A folder in memory on Linux, and how much must be free there. */
const memory = "/dev/shm";
const freeBytes = 4 * 1024 ** 3;

/**
 * In memory if there is much room. Each clone of a database creates and deletes hundreds of files, for which ext4
 * takes .4 s of processor time: it looks for numbers that were not in use in the last five seconds.
 */
async function folderOfMuchChange(): Promise<string> {
  const space = await statfs(memory).catch(() => undefined);
  return space && space.bavail * space.bsize > freeBytes ? memory : os.tmpdir();
}

/** `template` is the name of a migrated database to clone. */
export type FastPostgres = { url: string; template: string; stop(): Promise<void> };

/** Starts a PostgreSQL for tests. */
export async function startFastPostgres(): Promise<FastPostgres> {
  const dataDir = await mkdtemp(path.join(await folderOfMuchChange(), "bellhop-test-"));
  const log = openLog("warn");
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  async function stop() {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const template = "bellhop_template";
    // Hashed again with the setting above: each connection repeats that work on both sides.
    const { username, password } = new URL(postgres.url);
    await asOwner(postgres.url, `alter role ${username} password '${password}'`);
    await asOwner(postgres.url, `create database ${template}`);
    await migrate({ ownerUrl: databaseUrl(postgres.url, template), log });
    return { url: postgres.url, template, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
