import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/** Row-level security binds the owner too: a venue's rows need its id, the installation's none. */
export async function asOwner(
  url: string,
  statement: string,
  venueId?: number,
): Promise<Record<string, unknown>[]> {
  const owner = await connectAsOwner(url, venueId);
  try {
    return (await owner.query(statement)).rows;
  } finally {
    await owner.end();
  }
}

/** For many statements on one connection. */
export async function connectAsOwner(url: string, venueId?: number): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const unit = venueId === undefined ? "installation" : "venue";
  const settings = "select set_config('app.unit', $1, false), set_config('app.venue_id', $2, false)";
  await owner.query(settings, [unit, String(venueId ?? "")]);
  return owner;
}

/** Copying files is cheaper than the usual way, through the log. */
export async function cloneDatabase(url: string, template: string, name: string): Promise<void> {
  await asOwner(url, `create database ${name} template ${template} strategy file_copy`);
}

export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The owner's address of the database that a running Bellhop keeps in its DATA_DIR. */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, "postgres");
  const password = (await readFile(path.join(folder, "password"), "utf8")).trim();
  const port = (await readFile(path.join(folder, "cluster", "postmaster.pid"), "utf8")).split("\n")[3];
  return `postgres://bellhop:${password}@127.0.0.1:${port}/bellhop`;
}
