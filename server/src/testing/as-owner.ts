import pg from "pg";

/** Runs one statement on a connection of its own and returns its rows. */
export async function asOwner(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return (await owner.query(statement)).rows;
  } finally {
    await owner.end();
  }
}

/** The same server's address with another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
