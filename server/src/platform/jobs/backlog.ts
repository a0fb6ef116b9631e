import { jobsSchema } from "./job-tables.ts";
import { deadLetters } from "./queue.ts";

/** Ages are in seconds, by the database's clock; null if there is nothing. */
export type Backlog = {
  /** How long this process has had the queues open. */
  openS: number;
  /** How long the oldest due job has waited. */
  oldestDueS: number | null;
  /** How long ago a process last checked the queues. */
  unwatchedS: number | null;
  /** Jobs of the last day whose last attempt failed, and the age of the first of them. */
  failed: number;
  firstFailedS: number | null;
};

export type QueueBacklog = {
  queue: string;
  waiting: number;
  working: number;
  oldestDueS: number | null;
  failedLastWeek: number;
};

/** Part of the job library's connection. */
type Connection = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

const age = (instant: string) => `round(extract(epoch from now() - ${instant}))::int`;
const isDue = "state in ('created', 'retry') and start_after <= now()";

export async function readBacklog(jobs: Connection): Promise<Omit<Backlog, "openS">> {
  const { rows } = await jobs.executeSql(
    `select
       (select ${age("min(start_after)")} from ${jobsSchema}.job where ${isDue} and name <> $1) as "oldestDueS",
       (select ${age("coalesce(max(greatest(monitor_on, monitor_claim_on)), min(created_on))")}
        from ${jobsSchema}.queue) as "unwatchedS",
       count(*)::int as failed, ${age("min(created_on)")} as "firstFailedS"
     from ${jobsSchema}.job where name = $1 and created_on > now() - interval '1 day'`,
    [deadLetters],
  );
  return rows[0] as Omit<Backlog, "openS">;
}

/** Queues that have jobs. A failed job keeps the name of its queue. */
export async function readQueues(jobs: Connection): Promise<QueueBacklog[]> {
  const { rows } = await jobs.executeSql(
    `select name as queue, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
       (count(*) filter (where state = 'active'))::int as working,
       ${age(`min(start_after) filter (where ${isDue})`)} as "oldestDueS",
       (count(*) filter (where state = 'failed' and completed_on > now() - interval '7 days'))::int as "failedLastWeek"
     from ${jobsSchema}.job where name <> $1 group by name
     having count(*) filter (where state in ('created', 'retry', 'active', 'failed')) > 0 order by name`,
    [deadLetters],
  );
  return rows as QueueBacklog[];
}
