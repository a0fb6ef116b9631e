import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { vi } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./index.ts";

export const silent = { info: () => {}, warn: () => {} };
export const waiting = { timeout: 10_000, interval: 50 };

export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-postgres-"));
  // Retries while a PostgreSQL of a killed process is still shutting down in it.
  afterTest(() => rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));
  return folder;
}

export async function start(dataDir: string, settings?: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings });
  afterTest(postgres.stop);
  return postgres;
}

export async function startProcess(dataDir: string, env: NodeJS.ProcessEnv = process.env) {
  const fixture = path.join(import.meta.dirname, "keep-postgres.fixture.ts");
  const child = spawn(process.execPath, [fixture, dataDir], { stdio: ["ignore", "pipe", "inherit"], env });
  afterTest(() => endChild(child));
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...(JSON.parse(line) as { url: string; pid: number }) };
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Puts failing versions of the programs first in PATH. */
export async function without(...programs: string[]): Promise<NodeJS.ProcessEnv> {
  const folder = await newDataDir();
  for (const name of programs)
    await writeFile(path.join(folder, name), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  afterTest(async () => vi.unstubAllEnvs());
  return process.env;
}
