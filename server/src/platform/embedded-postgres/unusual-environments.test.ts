import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { findBinaries } from "./binaries.ts";
import { newDataDir, start, startProcess, without } from "./test-launcher.ts";

// Creating a cluster takes a second, and several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;

test("spaces, quotes, other alphabets and a long path in DATA_DIR work", async () => {
  const deep = Array.from({ length: 6 }, (_, n) => `${n} – it's "the" 新館 $HOME %20 ${"ü".repeat(20)}`);
  const dataDir = path.join(await newDataDir(), ...deep);
  expect(Buffer.byteLength(dataDir)).toBeGreaterThan(450);
  const { url } = await startProcess(dataDir);
  // A second process recognises it and joins, also through another path.
  const link = path.join(await newDataDir(), "link");
  await symlink(dataDir, link);
  const second = await start(link);
  expect(second.url).toBe(url);
  expect(await asOwner(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a path that is too long for PostgreSQL is refused before anything is created", async () => {
  const dataDir = path.join(await newDataDir(), ...Array.from({ length: 10 }, () => "x".repeat(90)));
  await expect(start(dataDir)).rejects.toThrow(/DATA_DIR is too long/);
});

test("locales and time zones that the machine lacks change nothing", async () => {
  for (const name of ["LC_ALL", "LANG", "LC_MESSAGES"]) vi.stubEnv(name, "xx_YY.nothing");
  vi.stubEnv("TZ", "Nowhere/Land");
  vi.stubEnv("PGDATA", "/nowhere");
  vi.stubEnv("PGPORT", "1");
  afterTest(async () => vi.unstubAllEnvs());
  const { url } = await start(await newDataDir());
  expect(await asOwner(url, "select current_setting('timezone') as zone")).toEqual([{ zone: "UTC" }]);
});

test("a database of another major version is refused, with the way to migrate", async () => {
  const dataDir = await newDataDir();
  const cluster = path.join(dataDir, "postgres/cluster");
  await mkdir(cluster, { recursive: true });
  await writeFile(path.join(cluster, "PG_VERSION"), "15\n");
  await expect(start(dataDir)).rejects.toThrow(
    new RegExp(
      `database of PostgreSQL 15, .* includes PostgreSQL ${findBinaries().majorVersion}.*npm run export`,
    ),
  );
});

test("a file in place of DATA_DIR is refused", async () => {
  const file = path.join(await newDataDir(), "file");
  await writeFile(file, "");
  await expect(start(file)).rejects.toThrow(/is not a folder/);
  await expect(start(path.join(file, "inner"))).rejects.toThrow(/is not a folder/);
});

test.skipIf(isRoot)(
  "a DATA_DIR that may not be written to is named (root may write everywhere)",
  async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o500);
    await expect(start(dataDir)).rejects.toThrow(/is not writable/);
  },
);

test.skipIf(!isRoot)("a DATA_DIR of another user is refused (needs root)", async () => {
  const dataDir = await newDataDir();
  await chmod(dataDir, 0o700);
  const program = `import(${JSON.stringify(path.join(import.meta.dirname, "../data-dir.ts"))})
    .then(({ openDataDir }) => openDataDir(${JSON.stringify(path.join(dataDir, "inner"))}))
    .catch((error) => console.log(error.message));`;
  // Only root may be able to read the program's file, so the account changes after loading it.
  const asNobody = `import(${JSON.stringify(path.join(import.meta.dirname, "../data-dir.ts"))}).then(() => {
    process.setgid(65534); process.setuid(65534); ${program} });`;
  const child = spawn(process.execPath, ["-e", asNobody], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(said).toMatch(/belongs to user id 0\. Run Bellhop as that user/);
});

test.skipIf(!mayMount())("a read-only file system is refused (needs root with mount rights)", async () => {
  const dataDir = await newDataDir();
  execFileSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "none", dataDir]);
  afterTest(async () => execFileSync("umount", [dataDir]));
  await expect(start(dataDir)).rejects.toThrow(/read-only file system/);
});

test.skipIf(!isRoot)(
  "if root may not create user namespaces, PostgreSQL runs as an unprivileged account",
  async () => {
    await without("unshare");
    const dataDir = await newDataDir();
    const first = await start(dataDir);
    expect(await asOwner(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await stat(`/proc/${first.pid()}`)).uid).not.toBe(0);
    await first.stop();
    // When namespaces work again, the cluster stays with the account that owns it.
    vi.unstubAllEnvs();
    const second = await start(dataDir);
    expect((await stat(`/proc/${second.pid()}`)).uid).not.toBe(0);
  },
);

test.skipIf(!isRoot)("without namespaces and setpriv, root still finds an account to run it as", async () => {
  await without("unshare", "setpriv");
  const { url, pid } = await start(await newDataDir());
  expect(await asOwner(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await stat(`/proc/${pid()}`)).uid).not.toBe(0);
});

test.skipIf(!isRoot)(
  "a folder that the unprivileged account cannot reach is refused, with solutions",
  async () => {
    await without("unshare");
    const hidden = await newDataDir();
    await expect(start(path.join(hidden, "inner"))).rejects.toThrow(/can.t open .*inner.*DATABASE_URL/s);
  },
);

function mayMount(): boolean {
  if (!isRoot) return false;
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    // A container without the right to create namespaces.
    return false;
  }
}
