import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { chmod, chown, mkdtemp, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { openDataDir } from "../data-dir.ts";
import type { Binaries } from "./binaries.ts";
import { runProgram } from "./programs.ts";
import { findUnprivileged, type Unprivileged } from "./unprivileged.ts";

export type Cluster = { folder: string; password: string; runAs: Unprivileged; isNew: boolean };

/** The database owner is no superuser, so that row-level security binds it, as on a managed PostgreSQL. */
export const ownerRole = "bellhop";
export const databaseName = "bellhop";

const abandonedAfterMs = 10 * 60_000;

/** Opens the cluster in DATA_DIR, or creates it atomically. */
export async function openCluster(dataDir: string, binaries: Binaries): Promise<Cluster> {
  openDataDir(dataDir);
  const home = path.join(realpathSync(dataDir), "postgres");
  const folder = path.join(home, "cluster");
  checkMajorVersion(dataDir, folder, binaries);
  const runAs = await findUnprivileged(ownerOf(folder));
  if (runAs.owner.uid !== process.getuid?.()) await grantAccess(runAs, path.dirname(home), binaries);
  const isNew = !existsSync(home) && (await createCluster(home, binaries, runAs));
  await changeOwner(runAs, home);
  return { folder, password: readPassword(home), runAs, isNew };
}

/** PostgreSQL reads only files of its own major version, and no upgrade tool is bundled. */
function checkMajorVersion(dataDir: string, folder: string, { majorVersion }: Binaries): void {
  const file = path.join(folder, "PG_VERSION");
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : majorVersion;
  if (found === majorVersion) return;
  throw new Error(
    `DATA_DIR ${dataDir} contains a database of PostgreSQL ${found}, but this Bellhop includes PostgreSQL ${majorVersion}. ` +
      'Run "npm run export -- FILE" with the old Bellhop. Then run "npm run import -- FILE" here, with a new DATA_DIR.',
  );
}

async function createCluster(home: string, binaries: Binaries, runAs: Unprivileged): Promise<boolean> {
  removeAbandoned(home);
  const making = await mkdtemp(`${home}.new-`);
  try {
    await chown(making, runAs.owner.uid, runAs.owner.gid);
    const password = randomBytes(24).toString("base64url");
    await writeFile(path.join(making, "password"), password, { mode: 0o600 });
    await initialise(path.join(making, "cluster"), binaries, runAs, password);
    renameSync(making, home);
    return true;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (existsSync(home)) return false;
    throw error;
  }
}

async function initialise(
  folder: string,
  binaries: Binaries,
  runAs: Unprivileged,
  password: string,
): Promise<void> {
  // A fixed locale: sort order and case must not depend on the machine.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  // No sync: a power cut could only lose an empty cluster.
  const files = ["--no-sync", "--data-checksums", "--auth=reject", "--username=postgres"];
  await runProgram(runAs, [binaries.initdb, "-D", folder, ...locale, ...files], "");
  await writeFile(path.join(folder, "pg_hba.conf"), "host all all 127.0.0.1/32 scram-sha-256\n");
  // Single-user mode, so the superuser never needs a password and can't sign in.
  const alone = ["--single", "-D", folder, "-c", "fsync=off", "-c", "exit_on_error=on", "postgres"];
  await runProgram(runAs, [binaries.postgres, ...alone], firstStatements(password));
}

function firstStatements(password: string): string {
  return [
    `create role ${ownerRole} login createdb createrole password '${password}';`,
    `grant pg_signal_backend to ${ownerRole};`,
    `create database ${databaseName} owner ${ownerRole};\n`,
  ].join("\n");
}

function readPassword(home: string): string {
  const file = path.join(home, "password");
  if (!existsSync(file))
    throw new Error(`${file} is missing. Restore it from a backup, or set DATABASE_URL.`);
  return readFileSync(file, "utf8").trim();
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** PostgreSQL must own its files; only root can change the owner. */
async function changeOwner(runAs: Unprivileged, home: string): Promise<void> {
  const folder = path.join(home, "cluster");
  const { uid } = await stat(folder);
  if (uid === runAs.owner.uid) return;
  if (process.getuid?.() !== 0) {
    throw new Error(
      `${folder} belongs to user id ${uid}. Run Bellhop as that user, or choose another DATA_DIR.`,
    );
  }
  for (const file of [home, folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    await chown(path.resolve(folder, file), runAs.owner.uid, runAs.owner.gid);
  }
}

/** PostgreSQL runs under another account, which must be able to reach DATA_DIR and the programs. */
async function grantAccess(runAs: Unprivileged, dataDir: string, binaries: Binaries): Promise<void> {
  await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
  for (const place of [dataDir, binaries.postgres]) {
    await runProgram(runAs, ["/bin/sh", "-c", 'test -x "$0"', place], "").catch(() => {
      throw new Error(
        `PostgreSQL must run as user id ${runAs.owner.uid} here, but that user can't open ${place}. ` +
          "Move it where all users have access, run Bellhop as an ordinary user, or set DATABASE_URL.",
      );
    });
  }
}

function removeAbandoned(home: string): void {
  const parent = path.dirname(home);
  for (const name of readdirSync(parent).filter((one) => one.startsWith(`${path.basename(home)}.new-`))) {
    const making = path.join(parent, name);
    if (Date.now() - statSync(making).mtimeMs > abandonedAfterMs)
      rmSync(making, { recursive: true, force: true });
  }
}
