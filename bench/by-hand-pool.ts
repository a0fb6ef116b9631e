import pg from "pg";

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** The pool of the hand-written programs: as many pipelined connections as Bellhop's. */
export function byHandPool(url: string): pg.Pool {
  const options: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: 16,
    pipeline: true,
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  };
  return new pg.Pool(options);
}
