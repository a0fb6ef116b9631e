import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createJobTables } from "../jobs/job-tables.ts";
import type { Log } from "../log.ts";
import { applyMigration, migrationFiles, migrationsFolder } from "./apply-migration.ts";
import { errorCode } from "./connections.ts";
import { appRole, jobsRole, rolePassword, urlAs } from "./roles.ts";

export const migrationLock = 7_236_101;
const askAgainMs = 100;

/** Migrates as the owner. Safe to call from several processes at once. */
export async function migrate({
  ownerUrl,
  log,
  roleSecret = "",
  only,
  folder = migrationsFolder,
}: {
  ownerUrl: string;
  log: Log;
  roleSecret?: string;
  only?: ReadonlySet<string>;
  folder?: URL;
}) {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: "bellhop migrate" });
  // Without a listener a lost connection would end the process. The running query rejects too.
  owner.on("error", () => {});
  await owner.connect();
  try {
    await acquireMigrationLock(owner);
    await createRole(owner, ownerUrl, appRole, roleSecret);
    await createRole(owner, ownerUrl, jobsRole, roleSecret);
    await owner.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await owner.query<{ name: string }>("select name from migrations");
    const applied = new Set(rows.map((row) => row.name));
    refusePreRelease(applied, "This database");
    for (const file of await migrationFiles(folder)) {
      if (applied.has(file) || !(only?.has(file) ?? true)) continue;
      await applyMigration(owner, file, folder);
      log.info({ file }, "migrated");
    }
    await createJobTables(owner, urlAs(ownerUrl, jobsRole, roleSecret));
  } finally {
    await owner.end();
  }
}

/** Rejects schemas from before the first release; their migrations no longer exist. */
export function refusePreRelease(applied: ReadonlySet<string>, what: string) {
  if (!applied.has("0001_first.sql")) return;
  throw new Error(
    `${what} was made by a pre-release version of Bellhop. It cannot be updated, exported or imported. ` +
      "Start with an empty DATA_DIR, or with an empty database in DATABASE_URL.",
  );
}

/** Polls, because a blocking wait is a running transaction, which `create index concurrently` would wait for. */
async function acquireMigrationLock(owner: pg.Client) {
  for (;;) {
    const { rows } = await owner.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    await pause(askAgainMs);
  }
}

async function createRole(owner: pg.Client, ownerUrl: string, role: string, fallback: string) {
  const password = rolePassword(ownerUrl, role, fallback);
  const { rowCount } = await owner.query("select 1 from pg_roles where rolname = $1", [role]);
  if (!rowCount) {
    try {
      await owner.query(`create role ${role} login password '${password}'`);
    } catch (error) {
      // Another database on the same server created it at the same moment.
      if (!["42710", "23505"].includes(errorCode(error) ?? "")) throw error;
    }
  }
  if (await canConnect(urlAs(ownerUrl, role, fallback))) return;
  await refuseForeignRole(owner, ownerUrl, role);
  await owner.query(`alter role ${role} password '${password}'`);
}

/** Roles belong to the whole server: a new password would lock another owner's installation out. */
async function refuseForeignRole(owner: pg.Client, ownerUrl: string, role: string) {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct d.datname as name
     from pg_shdepend s join pg_database d on d.oid = s.dbid join pg_database mine on mine.datname = current_database()
     where s.refclassid = 'pg_authid'::regclass and s.refobjid = (select oid from pg_roles where rolname = $1)
       and d.oid <> mine.oid and (d.datdba <> mine.datdba or not $2) order by 1`,
    [role, new URL(ownerUrl).password !== ""],
  );
  if (rows.length === 0) return;
  throw new Error(
    `The role ${role} of this PostgreSQL server belongs to another installation in the database ` +
      `${rows.map((row) => row.name).join(", ")}. Installations on one server need the same owner and password ` +
      "in DATABASE_URL. Use that owner, or another PostgreSQL server.",
  );
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (errorCode(error) === "28P01") return false;
    throw error;
  }
}
