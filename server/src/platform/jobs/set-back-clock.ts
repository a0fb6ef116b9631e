import type { Log } from "../log.ts";
import { jobsSchema } from "./job-tables.ts";

/** Part of the job library's connection. */
type Connection = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

const lookEveryMs = 5_000;
/** Time servers correct clocks by less all the time. */
const toleratedMs = 2_000;

/**
 * Without this, jobs that were due would wait if the database's clock is set back. Compares that clock with this
 * process's monotonic time, and moves those jobs. Returns a function that stops watching.
 */
export function watchDatabaseClock(
  jobs: Connection,
  { log, longestPauseSeconds }: { log: Log; longestPauseSeconds: number },
): () => void {
  let usualAheadMs: number | undefined;

  async function look() {
    const askedAtMs = performance.now();
    const { rows } = await jobs.executeSql(
      "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms",
    );
    const aheadMs = (rows[0] as { now_ms: number }).now_ms - askedAtMs;
    const tookMs = performance.now() - askedAtMs;
    const isSetBack = usualAheadMs === undefined || aheadMs < usualAheadMs - toleratedMs;
    // A process that starts can't know what happened before.
    if (isSetBack) await moveJobs(jobs, longestPauseSeconds, log);
    if (isSetBack || tookMs < toleratedMs) usualAheadMs = aheadMs;
  }

  const timer = setInterval(() => {
    look().catch((error) => log.debug({ err: error }, "the database's clock could not be compared"));
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** Jobs created in the future keep their delay; retries start now; running jobs count as started now. */
export async function moveJobs(jobs: Connection, longestPauseSeconds: number, log: Log) {
  const { rows } = await jobs.executeSql(
    `with moved as (
       update ${jobsSchema}.job set
         start_after = case when created_on > now() then start_after - (created_on - now()) else now() end,
         created_on = least(created_on, now())
       where state in ('created', 'retry') and (created_on > now() + $1::float8 * interval '1 ms'
         or (state = 'retry' and start_after > now() + $2::float8 * interval '1 s'))
       returning 1),
     running as (
       update ${jobsSchema}.job set started_on = now(), heartbeat_on = now()
       where state = 'active' and started_on > now() + $1::float8 * interval '1 ms'
       returning 1)
     select (select count(*) from moved)::int + (select count(*) from running)::int as jobs`,
    [toleratedMs, longestPauseSeconds],
  );
  const { jobs: count } = rows[0] as { jobs: number };
  if (count > 0) log.warn({ jobs: count }, "the clock was set back; jobs were moved");
}
