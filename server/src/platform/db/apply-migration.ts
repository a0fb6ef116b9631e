import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { errorCode } from "./connections.ts";

export const migrationsFolder = new URL("../../../migrations/", import.meta.url);

/** Run statement by statement, outside a transaction, and again from the start if the process is killed. */
const concurrently = ".concurrently.sql";

/** It waits for every older transaction, and blocks none. */
const buildWaits = "5min";

/** Lock timeout and deadlock. */
const lockErrors = new Set(["55P03", "40P01"]);
const maxTries = 15;
const betweenTriesMs = 1_000;

const repeatable =
  /^(create (unique )?index concurrently if not exists (?<index>\w+)\s|alter table \w+ validate constraint \w+$)/;

export async function migrationFiles(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
}

export async function applyMigration(owner: pg.Client, file: string, folder: URL) {
  const sql = await readFile(new URL(file, folder), "utf8");
  try {
    if (file.endsWith(concurrently)) return await stepByStep(owner, file, sql);
    for (let tries = 1; !(await atOnce(owner, file, sql, tries === maxTries)); tries++)
      await pause(betweenTriesMs);
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** Returns false if another transaction held a lock for too long. */
async function atOnce(owner: pg.Client, file: string, sql: string, isLast: boolean): Promise<boolean> {
  await owner.query("begin");
  try {
    await owner.query("set local lock_timeout = '1s'");
    await owner.query(sql);
    await recordMigration(owner, file);
    await owner.query("commit");
    return true;
  } catch (error) {
    await owner.query("rollback").catch(() => {});
    if (isLast || !lockErrors.has(errorCode(error) ?? "")) throw error;
    return false;
  }
}

async function stepByStep(owner: pg.Client, file: string, sql: string) {
  const statements = statementsOf(sql);
  const unfit = statements.find((statement) => !repeatable.test(statement));
  if (unfit) throw new Error(`it cannot be run again after "${unfit}"`);
  await owner.query(`set lock_timeout = '${buildWaits}'; set statement_timeout = 0`);
  try {
    for (const statement of statements) {
      await dropUnfinished(owner, repeatable.exec(statement)?.groups?.index);
      await owner.query(statement);
    }
    await recordMigration(owner, file);
  } finally {
    await owner.query("reset lock_timeout; reset statement_timeout").catch(() => {});
  }
}

/** An interrupted `create index concurrently` leaves an invalid index, which `if not exists` would accept. */
async function dropUnfinished(owner: pg.Client, index: string | undefined) {
  if (!index) return;
  const { rowCount } = await owner.query(
    "select from pg_index where indexrelid = to_regclass('public.' || $1::text) and not indisvalid",
    [index],
  );
  if (rowCount) await owner.query(`drop index concurrently ${index}`);
}

function statementsOf(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, "")
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

async function recordMigration(owner: pg.Client, file: string) {
  await owner.query("insert into migrations (name) values ($1)", [file]);
}
