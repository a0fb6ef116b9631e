import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { migrate } from "../server/src/platform/db/index.ts";
import { startEmbeddedPostgres } from "../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../server/src/platform/log.ts";

/** Runs the work with the owner's address of a temporary database that the migrations have just made. */
export async function withMigratedDatabase<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-schema-"));
  const log = openLog("warn");
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: "off" } });
  try {
    await migrate({ ownerUrl: postgres.url, log });
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
