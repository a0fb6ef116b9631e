import { jobsSchema } from "../jobs/job-tables.ts";
import { deadLetters } from "../jobs/queue.ts";

/** The job library's table, as an export names it. */
export const jobsTable = `${jobsSchema}.job_common`;

/** What makes a job. Left out are its time to live, which begins anew, and the library's notes while it runs. */
const columns = [
  "id",
  "name",
  "priority",
  "data",
  "state",
  "retry_limit",
  "retry_count",
  "retry_delay",
  "retry_backoff",
  "retry_delay_max",
  "expire_seconds",
  "deletion_seconds",
  "singleton_key",
  "singleton_on",
  "start_after",
  "created_on",
  "started_on",
  "output",
  "dead_letter",
  "policy",
  "heartbeat_seconds",
  "source_name",
  "source_id",
  "source_created_on",
  "source_retry_count",
  "source_output",
  "source_root_id",
];
export const jobsHead = { table: jobsTable, columns };

/** Jobs that are not done: one that runs just now is to be tried again wherever it is imported. */
export const pendingJobs = `select ${columns
  .map((column) =>
    column === "state" ? "case when state = 'active' then 'retry' else state end as state" : column,
  )
  .join(", ")}
  from ${jobsSchema}.job where state in ('created', 'retry', 'active') order by created_on, name collate "C", id`;

/** A job of a queue that this version no longer has waits with the dead letters for a person to look at it. */
export const keepOrphans = `update ${jobsTable} job
  set source_name = job.name, source_id = job.id, name = '${deadLetters}', policy = 'standard', dead_letter = null, singleton_key = null
  where not exists (select 1 from ${jobsSchema}.queue where queue.name = job.name)`;

/** Jobs live as long from the import on as they would have from their making. */
export const renewTimeToLive = `update ${jobsTable} job
  set keep_until = now() + make_interval(secs => queue.retention_seconds)
  from ${jobsSchema}.queue where queue.name = job.name`;
