import pg from "pg";
import type { Log } from "../log.ts";

// Calendar dates stay text (`YYYY-MM-DD` of the venue): a Date would move them to this machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
// Venue ids and counters are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long to wait for a connection, and for the answer to one question. */
export type Patience = { connectionMs: number; answerMs: number };

const usualPatience: Patience = { connectionMs: 2_000, answerMs: 6_000 };

/**
 * Opens a pool of connections on which statements go out without waiting for the one before (`pipeline`), so
 * that opening a transaction costs no round trip of its own. Every wait has an end; a lost connection is logged
 * and replaced.
 */
export function openPool(url: string, log: Log, name: string, most = 16, patience = usualPatience): pg.Pool {
  const options: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    application_name: `bellhop ${name}`,
    max: most,
    pipeline: true,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: 5_000,
    // For a server that does not even say that it took too long; the connection is given up with the question.
    query_timeout: patience.answerMs,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  };
  const pool = new pg.Pool(options);
  pool.on("error", (error) => log.warn({ code: errorCode(error) }, "database connection lost"));
  // A client in use reports a lost connection here too; the query in flight rejects as well.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** PostgreSQL's or the network's own code of a failure, where it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** True where the database could not be reached, was too slow, or is going away: worth trying again later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  // Without a code of its own: what `pg` says of a connection that broke while it was in use.
  if (code === undefined) return error instanceof Error && brokenConnection.test(error.message);
  return /^(08|53|57|58)|^(40001|40P01|55P03|25P02|25P03)$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/.test(
    code,
  );
}

const brokenConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Query read timeout|had failed and was rolled back/;

/** True where the database said no to the values themselves: the same again will be refused again. */
function isRefusedByDatabase(error: unknown): boolean {
  return /^(22|23|54)/.test(errorCode(error) ?? "");
}

/** True for what will not pass: values that the database does not take, and faults of ours. */
export function isForGood(error: unknown): boolean {
  const isOurFault =
    error instanceof TypeError || error instanceof RangeError || errorCode(error) === undefined;
  return isRefusedByDatabase(error) || (isOurFault && !isDatabaseAway(error));
}
