import { jobsSchema } from "../jobs/job-tables.ts";
import { deadLetters } from "../jobs/queue.ts";

export const jobsTable = `${jobsSchema}.job_common`;

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

export const pendingJobs = `select ${columns
  .map((column) =>
    column === "state" ? "case when state = 'active' then 'retry' else state end as state" : column,
  )
  .join(", ")}
  from ${jobsSchema}.job where state in ('created', 'retry', 'active') order by created_on, name collate "C", id`;

/** Jobs of queues that no longer exist become dead letters. */
export const keepOrphans = `update ${jobsTable} job
  set source_name = job.name, source_id = job.id, name = '${deadLetters}', policy = 'standard', dead_letter = null, singleton_key = null
  where not exists (select 1 from ${jobsSchema}.queue where queue.name = job.name)`;

export const renewTimeToLive = `update ${jobsTable} job
  set keep_until = now() + make_interval(secs => queue.retention_seconds)
  from ${jobsSchema}.queue where queue.name = job.name`;
