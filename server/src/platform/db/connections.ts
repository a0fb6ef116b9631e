import type { Socket } from "node:net";
import type { UnavailableCause } from "@bellhop/contract/problems";
import pg from "pg";
import { isError } from "../describe-error.ts";
import type { Log } from "../log.ts";

// Calendar dates stay text: a Date would shift them to this machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
// Venue ids and counters are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Patience = { connectionMs: number; answerMs: number };

const usualPatience: Patience = { connectionMs: 2_000, answerMs: 6_000 };

type PoolSettings = {
  name: string;
  max: number;
  patience?: Patience;
  /** Older connections are replaced; 0 means never. */
  lifeSeconds?: number;
};

/** Errors of connections to the database. Other hosts refuse connections with the same codes. */
const ofDatabase = new WeakSet<Error>();

/** For errors of the database that did not come through a pool of `openPool`. */
export function markOfDatabase(error: unknown): void {
  if (isError(error)) ofDatabase.add(error);
}

class MarkingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on("error", markOfDatabase);
  }
}

/** Pipelines statements, so `begin` costs no round trip. All waits have timeouts; lost connections are replaced. */
export function openPool(
  url: string,
  log: Log,
  { name, max, patience = usualPatience, lifeSeconds = 0 }: PoolSettings,
): pg.Pool {
  const options: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    application_name: `bellhop ${name}`,
    max,
    pipeline: true,
    Client: MarkingClient,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: lifeSeconds,
    keepAlive: true,
  };
  const pool = new pg.Pool(options);
  pool.on("error", (error) => log.warn({ code: errorCode(error) }, "database connection lost"));
  // Without a listener a lost connection would end the process. The running query rejects too.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    closeIfSilent(client as unknown as DriverClient, patience.answerMs);
  });
  return pool;
}

/** `readyForQuery` is false while a query waits for its answer. */
type DriverClient = { connection: { stream: Socket }; readyForQuery: boolean };

/**
 * For a server that does not answer at all: its connection is closed. The driver's `query_timeout` would start a timer for
 * each query; a socket has one, which it renews when it sends or receives.
 */
function closeIfSilent(client: DriverClient, answerMs: number) {
  const { stream } = client.connection;
  stream.setTimeout(answerMs, () => {
    if (!client.readyForQuery) stream.destroy(new Error("Query read timeout"));
  });
}

export function errorCode(error: unknown): string | undefined {
  // The job library passes copies of errors on.
  return isError(error) && "code" in error ? String(error.code) : undefined;
}

/** True if the database is unreachable, too slow, shutting down, or can't write. The caller may retry. */
export const isDatabaseUnavailable = (error: unknown): boolean => causeOfDatabase(error) !== undefined;

export function causeOfDatabase(error: unknown): DatabaseCause | undefined {
  const code = errorCode(error);
  // `pg` reports broken connections without a code.
  if (code === undefined)
    return isError(error) && brokenConnection.test(error.message) ? "database_away" : undefined;
  if (isError(error) && ofDatabase.has(error) && connectionCode.test(code)) return "database_away";
  return causes.find(([pattern]) => pattern.test(code))?.[1];
}

const causes: [pattern: RegExp, DatabaseCause][] = [
  [/^25006$/, "database_read_only"],
  [/^(53100|58030)$/, "database_full"],
  [/^53/, "database_overloaded"],
  [/^(40001|40P01|55P03|57014|25P02|25P03)$/, "database_busy"],
  // With 28, 3D and 55000 a connection is refused: by the role, or because the database is gone or closed.
  [/^(08|28|3D|55000|57|58)/, "database_away"],
];

const connectionCode = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;

type DatabaseCause = Extract<UnavailableCause, `database_${string}`>;

const brokenConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Query read timeout|had failed and was rolled back/;

function isRefusedByDatabase(error: unknown): boolean {
  return /^(22|23|54)/.test(errorCode(error) ?? "");
}

/** True if a retry would fail the same way: rejected values, or a bug. */
export function isPermanentFailure(error: unknown): boolean {
  const isOurFault =
    error instanceof TypeError || error instanceof RangeError || errorCode(error) === undefined;
  return isRefusedByDatabase(error) || (isOurFault && !isDatabaseUnavailable(error));
}
