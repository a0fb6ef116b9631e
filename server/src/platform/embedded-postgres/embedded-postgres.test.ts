import { once } from "node:events";
import { rename, stat } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { inspectProcess } from "../processes.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { newDataDir, silent, start, startProcess, waiting } from "./test-launcher.ts";

// Creating a cluster takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test("the first start creates a cluster, the second finds its data", async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  expect(first.firstStart).toBe(true);
  await asOwner(first.url, "create table kept (word text)");
  await asOwner(first.url, "insert into kept values ('Ölwäsche')");
  await first.stop();
  expect(inspectProcess(first.pid()).state).not.toBe("alive");

  const second = await start(dataDir);
  expect(second.firstStart).toBe(false);
  expect(await asOwner(second.url, "select upper(word) as word from kept")).toEqual([{ word: "ÖLWÄSCHE" }]);
});

test("it listens on loopback only, requires a password, and its owner is not a superuser", async () => {
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

test("a killed PostgreSQL is back on the same port within moments, with all acknowledged data", async () => {
  const postgres = await start(await newDataDir());
  await asOwner(postgres.url, "create table kept (word text)");
  await asOwner(postgres.url, "insert into kept values ('written before the kill')");
  const killed = postgres.pid();
  process.kill(killed, "SIGKILL");
  const rows = await vi.waitFor(() => asOwner(postgres.url, "select word from kept"), waiting);
  expect(rows).toEqual([{ word: "written before the kill" }]);
  expect(postgres.pid()).not.toBe(killed);
});

test("a missing DATA_DIR is waited for, and PostgreSQL runs again when it is back", async () => {
  const dataDir = await newDataDir();
  const away = `${dataDir}-away`;
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text) };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  afterTest(postgres.stop);
  const lost = postgres.pid();
  await rename(dataDir, away);
  process.kill(lost, "SIGKILL");
  await vi.waitFor(() => expect(warnings.join("\n")).toContain("PostgreSQL is still away"), waiting);
  await rename(away, dataDir);
  await vi.waitFor(() => asOwner(postgres.url, "select 1"), waiting);
  expect(postgres.pid()).not.toBe(lost);
});

test("a killed Bellhop ends its PostgreSQL, and the next one starts at once", async () => {
  const dataDir = await newDataDir();
  const { child, url, pid } = await startProcess(dataDir);
  await asOwner(url, "create table kept (word text)");
  child.kill("SIGKILL");
  await once(child, "exit");
  const next = await start(dataDir);
  expect(next.pid()).not.toBe(pid);
  // It lets go of the folder a moment before it exits.
  await vi.waitFor(() => expect(inspectProcess(pid).state).not.toBe("alive"), waiting);
  expect(await asOwner(next.url, "select word from kept")).toEqual([]);
});

test("killing Bellhop and PostgreSQL together does not prevent the next start", async () => {
  const dataDir = await newDataDir();
  const { child, pid } = await startProcess(dataDir);
  child.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  await once(child, "exit");
  const next = await start(dataDir);
  expect(await asOwner(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a second Bellhop on the same DATA_DIR shares the server and takes over when the first stops", async () => {
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

test("a second Bellhop that stops does not stop the server of the first", async () => {
  const dataDir = await newDataDir();
  const { url } = await startProcess(dataDir);
  const second = await startEmbeddedPostgres({ dataDir, log: silent });
  await second.stop();
  expect(await asOwner(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("two concurrent first starts create one cluster", async () => {
  const dataDir = await newDataDir();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.url).toBe(other.url);
  expect([one.firstStart, other.firstStart].sort()).toEqual([false, true]);
});

test("a server that cannot start quotes its log", async () => {
  const dataDir = await newDataDir();
  await expect(start(dataDir, { shared_buffers: "nonsense" })).rejects.toThrow(
    /PostgreSQL did not start:[\s\S]*shared_buffers/,
  );
});
