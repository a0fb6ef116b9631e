import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../platform/db/index.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/index.ts";
import { openLog } from "../platform/log.ts";
import { asOwner, databaseUrl } from "./as-owner.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The owner's address of the run's PostgreSQL, and the name of the migrated database to clone. */
    testPostgres: { url: string; template: string };
  }
}

/** What makes writes survive a power cut, and nothing else, is switched off; many test files connect at once. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

/** Starts the run's PostgreSQL with a template database migrated once; returns what ends it. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-test-"));
  const log = openLog("warn");
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  try {
    const template = "bellhop_template";
    await asOwner(postgres.url, `create database ${template}`);
    await migrate({ ownerUrl: databaseUrl(postgres.url, template), log });
    project.provide("testPostgres", { url: postgres.url, template });
  } catch (error) {
    await end();
    throw error;
  }
  async function end() {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return end;
}
