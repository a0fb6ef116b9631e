import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  appRole,
  errorCode,
  jobsRole,
  migrate,
  migrationFiles,
  migrationLock,
  migrationsFolder,
  refusePreRelease,
} from "../db/index.ts";
import type { Log } from "../log.ts";
import type { ExportHeader } from "./header.ts";
import { jobsTable, keepOrphans, renewTimeToLive } from "./jobs.ts";
import { DamagedExport, readExport } from "./read-export.ts";
import { findMigrations, findTables, quoted, type Table } from "./tables.ts";

export type ToImport = {
  ownerUrl: string;
  file: string;
  header: ExportHeader;
  roleSecret: string;
  log: Log;
  createQueues(): Promise<void>;
  say(line: string): void;
  migrations?: URL;
};

/** Reads the whole file once. Throws a sentence for the operator if it can't be imported. */
export async function checkExport(file: string, migrations = migrationsFolder): Promise<ExportHeader> {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`);
  let header: ExportHeader | undefined;
  for await (const part of readExport(file)) {
    if (part.kind === "header") header = part.header;
    else for await (const _ of part.rows);
  }
  if (!header) throw new DamagedExport(file, "it is empty");
  refusePreRelease(new Set(header.migrations), file);
  const known = new Set(await migrationFiles(migrations));
  if (!header.migrations.every((name) => known.has(name))) {
    throw new Error(
      `${file} was written by a newer Bellhop (${header.product}). Update Bellhop, then import again.`,
    );
  }
  return header;
}

/** The database must be empty, and stays empty if the process is killed while loading. */
export async function importDatabase(options: ToImport): Promise<void> {
  const { ownerUrl, file, header, roleSecret, log, createQueues, say, migrations: folder } = options;
  const migrating = { ownerUrl, log, roleSecret, ...(folder && { folder }) };
  await asOwner(ownerUrl, refuseWhileServing);
  await migrate({ ...migrating, only: new Set(header.migrations) });
  await createQueues();
  await asOwner(ownerUrl, async (client) => {
    await client.query("begin");
    try {
      await load(client, header, file, say);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw asSentence(error);
    }
  });
  await migrate(migrating);
  await asOwner(ownerUrl, (client) => client.query("analyze"));
}

async function load(client: pg.Client, header: ExportHeader, file: string, say: (line: string) => void) {
  await client.query("set local statement_timeout to 0");
  await client.query("set local idle_in_transaction_session_timeout to 0");
  await client.query("set local lock_timeout to '5s'");
  const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as mine", [migrationLock]);
  if (!rows[0].mine) throw new Error(inUse);
  await refuseWhileServing(client);
  const tables = await findTables(client);
  if (String(await findMigrations(client)) !== String(header.migrations)) throw new Error(tooNew);
  for (const table of tables) await disableRules(client, table);
  await requireEmpty(client, tables);
  for await (const part of readExport(file)) {
    if (part.kind === "header") continue;
    const { table, columns } = part.head;
    const name = table === jobsTable ? jobsTable : quoted(table);
    const target = client.query(copyFrom(`copy ${name} (${columns.map(quoted).join(", ")}) from stdin`));
    await pipeline(Readable.from(part.rows, { objectMode: false }), target);
    say(`  ${(table === jobsTable ? "unfinished jobs" : table).padEnd(28)} ${target.rowCount} rows`);
  }
  await client.query(keepOrphans);
  await client.query(renewTimeToLive);
  for (const [name, next] of Object.entries(header.sequences)) {
    await client.query(`alter sequence ${quoted(name)} restart with ${BigInt(next)}`);
  }
  for (const table of tables) await restoreRules(client, table);
}

/** COPY refuses tables with policies that bind the role, and triggers would write rows twice. */
async function disableRules(client: pg.Client, { name, isForced }: Table) {
  if (isForced) await client.query(`alter table ${quoted(name)} no force row level security`);
  await client.query(`alter table ${quoted(name)} disable trigger user`);
}

async function restoreRules(client: pg.Client, { name, isForced }: Table) {
  if (isForced) await client.query(`alter table ${quoted(name)} force row level security`);
  await client.query(`alter table ${quoted(name)} enable trigger user`);
}

const goneWithinMs = 3_000;
const inUse = "Another Bellhop uses this database. Stop it, then import again.";
const notEmpty =
  "This database is not empty. Import into an empty one: a new DATA_DIR, or a new database in DATABASE_URL.";

const tooNew = "This database was set up by a newer version than the export. Import into a new database.";

/** Throws if a server is running. A connection that was just closed may still be listed. */
async function refuseWhileServing(client: pg.Client) {
  for (const deadline = performance.now() + goneWithinMs; ; await pause(50)) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and usename in ($1, $2)",
      [appRole, jobsRole],
    );
    if (rowCount === 0) return;
    if (performance.now() > deadline) throw new Error(inUse);
  }
}

async function requireEmpty(client: pg.Client, tables: Table[]) {
  for (const name of [...tables.map((table) => quoted(table.name)), jobsTable]) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0) throw new Error(notEmpty);
  }
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "bellhop import" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function asSentence(error: unknown): unknown {
  if (errorCode(error) !== "53100") return error;
  return new Error(
    "The database's disk is full, so nothing was imported. Free some space, then import again.",
    {
      cause: error,
    },
  );
}
