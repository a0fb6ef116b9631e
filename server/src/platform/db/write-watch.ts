import type { UnavailableCause } from "@bellhop/contract/problems";
import pg from "pg";
import type { Log } from "../log.ts";
import { causeOfDatabase, openPool, type Patience } from "./connections.ts";

/** Why the database can't be written to, or not even read. */
export type DatabaseFault = Exclude<UnavailableCause, "database_busy" | `files_${string}`>;

/** Notices that the database can't be written to. */
export type WriteWatch = {
  /** Reports the error of a failed unit of work. Errors with other causes are ignored. */
  failed(error: unknown): void;
  /** Queries the database, without writing. Undefined if it can be read and no write is known to fail. */
  check(): Promise<DatabaseFault | undefined>;
  /** Connections that were opened before this moment (of `performance.now`) may still be read-only. */
  renewedAtMs(): number;
  close(): Promise<void>;
};

type Settings = {
  url: string;
  log: Log;
  patience: Patience;
  /** Finds a full disk of the embedded database before a write fails. */
  isDiskFull?: () => boolean;
};

/** During a fault, a write is tried this often. */
const tryEveryMs = 1_000;
/** A failed write outweighs a successful trial for this long: it may have needed more room. */
const rememberedMs = 3_000;
/** While the database is read-only, its connections are replaced at most this often. */
const renewEveryMs = 1_000;
/** `alter database … set default_transaction_read_only` changes new connections only. */
const probeLifeSeconds = 10;

/**
 * Watches whether the database accepts changes. After a write has failed, tries one on a new connection every second
 * until it succeeds. Logs the beginning and the end of a fault.
 */
export function openWriteWatch({ url, log, patience, isDiskFull = () => false }: Settings): WriteWatch {
  const openProbe = () =>
    openPool(url, log, { name: "readiness", max: 1, patience, lifeSeconds: probeLifeSeconds });
  let probe = openProbe();
  let isAway = false;
  let fault: DatabaseFault | undefined;
  let beganAtMs = 0;
  let failedAtMs = 0;
  let renewedAtMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let currentCheck: Promise<DatabaseFault | undefined> | undefined;

  function begin(cause: DatabaseFault) {
    failedAtMs = performance.now();
    if (fault !== cause) log.error({ cause }, "nothing can be stored in the database");
    if (!fault) beganAtMs = failedAtMs;
    if (cause === "database_read_only" && failedAtMs - renewedAtMs > renewEveryMs) renewedAtMs = failedAtMs;
    fault = cause;
    if (!isClosed) timer ??= setInterval(() => void tryAgain(), tryEveryMs).unref();
  }

  let isTrying = false;
  async function tryAgain() {
    if (isTrying) return;
    isTrying = true;
    try {
      const isOver = !isDiskFull() && (await canWrite(url, patience));
      if (isOver && fault && performance.now() - failedAtMs > rememberedMs) end();
    } finally {
      isTrying = false;
    }
  }

  function end() {
    clearInterval(timer);
    timer = undefined;
    renewedAtMs = performance.now();
    const seconds = Math.round((renewedAtMs - beganAtMs) / 1_000);
    log.info({ cause: fault, seconds }, "the database can be written to again");
    fault = undefined;
    void probe.end().catch(() => {});
    probe = openProbe();
  }

  async function ask(): Promise<DatabaseFault | undefined> {
    const current = probe;
    try {
      const { rows } = await current.query(isReadOnly);
      if (isAway) log.info("the database answers again");
      isAway = false;
      // During a fault, only the trials decide when it ends.
      if (!fault && rows[0]?.isReadOnly) begin("database_read_only");
      if (!fault && isDiskFull()) begin("database_full");
      return fault;
    } catch (error) {
      // The fault has just ended, and with it the connection.
      if (current !== probe) return fault;
      const cause = causeOfDatabase(error);
      if (isLasting(cause)) {
        begin(cause);
        return cause;
      }
      if (!isAway) log.error({ cause: "database_away", err: error }, "the database does not answer");
      isAway = true;
      return "database_away";
    }
  }

  return {
    failed(error) {
      const cause = causeOfDatabase(error);
      if (isLasting(cause)) begin(cause);
    },
    check() {
      // Concurrent checks share one query.
      currentCheck ??= ask().finally(() => {
        currentCheck = undefined;
      });
      return currentCheck;
    },
    renewedAtMs: () => renewedAtMs,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await probe.end();
    },
  };
}

/** True for causes that make the next write fail too. */
const isLasting = (cause: UnavailableCause | undefined): cause is DatabaseFault =>
  cause === "database_read_only" || cause === "database_full" || cause === "database_overloaded";

const isReadOnly = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;

/** Creates a file, which needs room on the disk even if existing pages have some. It is never committed. */
const trial = `begin; set local statement_timeout = 1000;
  create temporary table write_trial on commit drop as select repeat(md5(random()::text), 200) as filler from generate_series(1, 50);
  rollback`;

const notAllowed = "42501";

/** Uses a new connection, because older ones may still be read-only. */
async function canWrite(url: string, { connectionMs, answerMs }: Patience): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "bellhop write trial",
    connectionTimeoutMillis: connectionMs,
    query_timeout: answerMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(isReadOnly);
    if (rows[0]?.isReadOnly) return false;
    await client.query(trial);
    return true;
  } catch (error) {
    // The role may not create temporary tables: only the next write can tell.
    return (error as { code?: unknown }).code === notAllowed;
  } finally {
    await client.end().catch(() => {});
  }
}
