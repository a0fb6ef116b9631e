import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test, vi } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./index.ts";
import { lookAtProcess } from "./processes.ts";

const silent = { info: () => {}, warn: () => {} };
const atTheEnd: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

test("the first start makes a cluster, the second finds what was written", async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  expect(first.firstStart).toBe(true);
  await asOwner(first.url, "create table kept (word text)");
  await asOwner(first.url, "insert into kept values ('Ölwäsche')");
  await first.stop();
  expect(lookAtProcess(first.pid()).state).not.toBe("alive");

  const second = await start(dataDir);
  expect(second.firstStart).toBe(false);
  expect(await asOwner(second.url, "select upper(word) as word from kept")).toEqual([{ word: "ÖLWÄSCHE" }]);
});

test("it serves on loopback only, to a password only, and its owner is no superuser", async () => {
  const dataDir = await newDataDir();
  const { url } = await start(dataDir);
  const rows = await asOwner(
    url,
    `select current_setting('listen_addresses') as hosts, current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
  );
  const expected = { hosts: "127.0.0.1", fsync: "on", checksums: "on" };
  expect(rows).toEqual([{ ...expected, rolsuper: false, rolbypassrls: false }]);
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(asOwner(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  expect((await stat(path.join(dataDir, "postgres/password"))).mode & 0o777).toBe(0o600);
});

test("a killed PostgreSQL is back on the same port within moments, with what it had acknowledged", async () => {
  const postgres = await start(await newDataDir());
  await asOwner(postgres.url, "create table kept (word text)");
  await asOwner(postgres.url, "insert into kept values ('written before the kill')");
  const killed = postgres.pid();
  process.kill(killed, "SIGKILL");
  const rows = await vi.waitFor(() => asOwner(postgres.url, "select word from kept"), waiting);
  expect(rows).toEqual([{ word: "written before the kill" }]);
  expect(postgres.pid()).not.toBe(killed);
});

test("a killed Bellhop takes its PostgreSQL along, and the next one starts at once", async () => {
  const dataDir = await newDataDir();
  const { child, url, pid } = await startProcess(dataDir);
  await asOwner(url, "create table kept (word text)");
  child.kill("SIGKILL");
  await once(child, "exit");
  const next = await start(dataDir);
  expect(next.pid()).not.toBe(pid);
  expect(lookAtProcess(pid).state).not.toBe("alive");
  expect(await asOwner(next.url, "select word from kept")).toEqual([]);
});

test("Bellhop and PostgreSQL killed together leave nothing that stops the next start", async () => {
  const dataDir = await newDataDir();
  const { child, pid } = await startProcess(dataDir);
  child.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  await once(child, "exit");
  const next = await start(dataDir);
  expect(await asOwner(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a second Bellhop on the same DATA_DIR shares the server and takes over when the first leaves", async () => {
  const dataDir = await newDataDir();
  const { child, url, pid } = await startProcess(dataDir);
  const second = await start(dataDir);
  expect(second.url).toBe(url);
  expect(second.pid()).toBe(pid);
  child.kill("SIGKILL");
  await once(child, "exit");
  await vi.waitFor(async () => {
    await asOwner(url, "select 1");
    expect(second.pid()).not.toBe(pid);
  }, waiting);
});

test("a second Bellhop that leaves does not stop the server of the first", async () => {
  const dataDir = await newDataDir();
  const { url } = await startProcess(dataDir);
  const second = await startEmbeddedPostgres({ dataDir, log: silent });
  await second.stop();
  expect(await asOwner(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("two first starts at the same moment agree on one cluster", async () => {
  const dataDir = await newDataDir();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.url).toBe(other.url);
  expect([one.firstStart, other.firstStart].sort()).toEqual([false, true]);
});

test("a stale postmaster.pid that names a living stranger does not stop the start, nor the stranger", async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  const file = path.join(dataDir, "postgres/cluster/postmaster.pid");
  const lines = (await readFile(file, "utf8")).split("\n");
  await first.stop();
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  atTheEnd.push(() => endChild(stranger));
  await writeFile(file, [stranger.pid, ...lines.slice(1)].join("\n"), { mode: 0o600 });

  const second = await start(dataDir);
  expect(await asOwner(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(lookAtProcess(stranger.pid ?? 0).state).toBe("alive");
});

test("a server that cannot start says why, with the words of its log", async () => {
  const dataDir = await newDataDir();
  await expect(start(dataDir, { shared_buffers: "nonsense" })).rejects.toThrow(
    /PostgreSQL did not start:[\s\S]*shared_buffers/,
  );
});

// Only root has another account to turn to.
if (process.getuid?.() === 0) {
  test("where root may not make user namespaces, PostgreSQL runs as an unprivileged account", async () => {
    await withoutNamespaces();
    const dataDir = await newDataDir();
    const first = await start(dataDir);
    expect(await asOwner(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(`/proc/${first.pid()}`)).uid).not.toBe(0);
    await first.stop();
    // With namespaces back, the cluster stays with the account that owns it.
    vi.unstubAllEnvs();
    const second = await start(dataDir);
    expect((await stat(`/proc/${second.pid()}`)).uid).not.toBe(0);
  });

  test("a folder that the unprivileged account cannot reach is named, with the ways out", async () => {
    await withoutNamespaces();
    const hidden = await newDataDir();
    await expect(start(path.join(hidden, "inner"))).rejects.toThrow(/cannot reach .*inner.*DATABASE_URL/s);
  });
}

/** Puts an unshare in front that fails as it does where namespaces are forbidden. */
async function withoutNamespaces(): Promise<void> {
  const folder = await newDataDir();
  await writeFile(path.join(folder, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  atTheEnd.push(async () => vi.unstubAllEnvs());
}

const waiting = { timeout: 10_000, interval: 50 };

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-postgres-"));
  // Tried again while a PostgreSQL whose Bellhop was killed is still shutting down in there.
  atTheEnd.push(() => rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }));
  return folder;
}

async function start(dataDir: string, settings?: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings });
  atTheEnd.push(postgres.stop);
  return postgres;
}

async function startProcess(dataDir: string) {
  const fixture = path.join(import.meta.dirname, "keep-postgres.fixture.ts");
  const child = spawn(process.execPath, [fixture, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  atTheEnd.push(() => endChild(child));
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...(JSON.parse(line) as { url: string; pid: number }) };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
