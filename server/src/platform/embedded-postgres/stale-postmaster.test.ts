import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { inspectProcess } from "../processes.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { servesCluster } from "./postmaster-file.ts";
import { endChild, newDataDir, silent, start, startProcess, waiting, without } from "./test-launcher.ts";

// Creating a cluster takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// One cluster for all tests: each finds it stopped, and stops it again.
const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-left-"));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));
const file = path.join(dataDir, "postgres/cluster/postmaster.pid");
const first = await startEmbeddedPostgres({ dataDir, log: silent });
const left = (await readFile(file, "utf8")).split("\n").slice(1);
await first.stop();

/** The cluster starts although its postmaster.pid names this process. */
async function startsDespite(pid: number): Promise<void> {
  await writeFile(file, [pid, ...left].join("\n"), { mode: 0o600 });
  await serves();
}

async function serves(): Promise<void> {
  const { url } = await start(dataDir);
  expect(await asOwner(url, "select 1 as one")).toEqual([{ one: 1 }]);
}

test("a postmaster.pid of a dead process does not prevent the start", async () => {
  const dead = spawn("true", { stdio: "ignore" });
  await once(dead, "exit");
  await startsDespite(dead.pid ?? 0);
});

test("a postmaster.pid that names another living process stops neither the start nor that process", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  afterTest(() => endChild(stranger));
  await startsDespite(stranger.pid ?? 0);
  expect(inspectProcess(stranger.pid ?? 0).state).toBe("alive");
});

test("a postmaster.pid that names the PostgreSQL of another DATA_DIR leaves that one running", async () => {
  const other = await start(await newDataDir());
  await startsDespite(other.pid());
  expect(await asOwner(other.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a killed PostgreSQL that was not reaped does not prevent the start", async () => {
  // A shell may reap its child; the program that replaces it does not.
  const replaced = "sleep 600 & echo $!; exec sleep 601";
  const parent = spawn("sh", ["-c", replaced], { stdio: ["ignore", "pipe", "ignore"] });
  afterTest(() => endChild(parent));
  const [line] = await once(parent.stdout, "data");
  const isReplaced = { commandLine: "sleep 601" };
  await vi.waitFor(() => expect(inspectProcess(parent.pid ?? 0)).toMatchObject(isReplaced), waiting);
  const pid = Number(line);
  process.kill(pid, "SIGKILL");
  await vi.waitFor(() => expect(inspectProcess(pid).state).toBe("zombie"), waiting);
  await startsDespite(pid);
});

test("an empty postmaster.pid does not prevent the start", async () => {
  await writeFile(file, "", { mode: 0o600 });
  await serves();
});

test("without setpriv a killed Bellhop leaves its PostgreSQL running, and the next one ends it first", async () => {
  const { child, pid } = await startProcess(dataDir, await without("setpriv"));
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(inspectProcess(pid).state).toBe("alive");
  await serves();
  expect(inspectProcess(pid).state).not.toBe("alive");
});

test("a PostgreSQL is recognised by its command line, with spaces in every path", () => {
  const cluster = "/srv/my hotel/data/postgres/cluster";
  const line = (program: string, at = cluster) => `${program} -D ${at} -c bellhop.keeper=7@x -c port=1`;
  expect(servesCluster(line("/srv/my hotel/bellhop/native/bin/postgres"), cluster)).toBe(true);
  expect(servesCluster(line("postgres"), cluster)).toBe(true);
  expect(servesCluster(line("/usr/bin/postgres", `${cluster} 2`), cluster)).toBe(false);
  expect(servesCluster(line("/usr/bin/notpostgres"), cluster)).toBe(false);
  expect(servesCluster("node server.ts", cluster)).toBe(false);
});
