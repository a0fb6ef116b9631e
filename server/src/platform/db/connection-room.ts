import pg from "pg";

/** Connections outside the two pools: LISTEN, and the checks of `/readyz`. */
export const otherConnections = 2;

type Room = { max: number; open: number };

/** How many connections the database allows this role, and how many are open now. */
async function findRoom(url: string): Promise<Room> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "bellhop start",
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Room>(
      `select least(
           current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
           (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
           (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as max,
         (select count(*)::int from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()) as open`,
    );
    return rows[0] as Room;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Returns a warning if the database has no room for all connections that this process may open. Undefined also if it can't
 * be asked: the start shows that soon enough.
 */
export async function whyTooFewConnections(url: string, needed: number): Promise<string | undefined> {
  const room = await findRoom(url).catch(() => undefined);
  if (!room || room.open + needed <= room.max) return undefined;
  const { max, open } = room;
  return (
    `The database allows ${max} connections, ${open} are open, and this process may open ${needed}. ` +
    "Raise max_connections, or lower DATABASE_CONNECTIONS and JOB_CONNECTIONS. See docs/operate.md."
  );
}
