import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

type KeptConnection = { owner: pg.Client | undefined; isBusy: boolean };

/** By address of the database. */
const kept = new Map<string, KeptConnection>();

/**
 * From now on `asOwner` reuses one connection to this database: opening one costs more than most statements. Returns the
 * function that ends it.
 */
export function keepConnection(url: string): () => Promise<void> {
  const connection: KeptConnection = { owner: undefined, isBusy: false };
  kept.set(url, connection);
  return async () => {
    kept.delete(url);
    await connection.owner?.end();
  };
}

/** Row-level security binds the owner too: a venue's rows need its id, the installation's none. */
export async function asOwner(
  url: string,
  statement: string,
  venueId?: number,
): Promise<Record<string, unknown>[]> {
  const connection = kept.get(url);
  // A statement that waits for a lock must not delay the one that releases it.
  if (!connection || connection.isBusy) return asNewOwner(url, statement, venueId);
  connection.isBusy = true;
  try {
    const owner = await openKept(url, connection, venueId);
    const { rows } = await owner.query(statement);
    // The next statement finds a session like a new one.
    await owner.query("discard all");
    return rows;
  } catch (error) {
    const { owner } = connection;
    connection.owner = undefined;
    await owner?.end().catch(() => undefined);
    throw error;
  } finally {
    connection.isBusy = false;
  }
}

/** Opened again if the server has closed it. */
async function openKept(url: string, connection: KeptConnection, venueId?: number): Promise<pg.Client> {
  const { owner } = connection;
  if (owner) {
    const isOpen = await chooseUnit(owner, venueId).then(
      () => true,
      () => false,
    );
    if (isOpen) return owner;
    await owner.end().catch(() => undefined);
  }
  const opened = await connectAsOwner(url, venueId);
  // Without a listener, the end of the connection would end the process.
  opened.on("error", () => {
    if (connection.owner === opened) connection.owner = undefined;
  });
  connection.owner = opened;
  return opened;
}

async function asNewOwner(url: string, statement: string, venueId?: number) {
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
  await chooseUnit(owner, venueId);
  return owner;
}

async function chooseUnit(owner: pg.Client, venueId?: number): Promise<void> {
  const unit = venueId === undefined ? "installation" : "venue";
  const settings = "select set_config('app.unit', $1, false), set_config('app.venue_id', $2, false)";
  await owner.query(settings, [unit, String(venueId ?? "")]);
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
