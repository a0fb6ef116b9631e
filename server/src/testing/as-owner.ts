import pg from "pg";

/** Row-level security binds the owner too: a venue's rows need its id, the installation's none. */
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

export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
