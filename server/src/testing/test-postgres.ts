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
    testPostgres: { url: string; template: string };
  }
}

/** No durability, many connections. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

/** Starts PostgreSQL with a migrated template database. Returns the function that stops it. */
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
