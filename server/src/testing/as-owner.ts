import pg from "pg";

/**
 * Runs one statement as the database's owner, on a connection of its own, and returns its rows. Row-level security
 * binds the owner too: rows of a venue show with its id, those of the installation without one.
 */
export async function asOwner(
  url: string,
  statement: string,
  venueId?: number,
): Promise<Record<string, unknown>[]> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    const unit = venueId === undefined ? "installation" : "venue";
    const settings = "select set_config('app.unit', $1, false), set_config('app.venue_id', $2, false)";
    await owner.query(settings, [unit, String(venueId ?? "")]);
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
