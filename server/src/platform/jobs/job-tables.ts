import pg from "pg";
import { PgBoss } from "pg-boss";
import { appRole, jobsRole } from "../db/roles.ts";

export const jobsSchema = "pgboss";

/** Creates or updates the job library's schema, owned by the jobs role. The app's role may only insert jobs. */
export async function createJobTables(owner: pg.Client, jobsUrl: string) {
  const { rowCount } = await owner.query("select 1 from pg_namespace where nspname = $1", [jobsSchema]);
  if (!rowCount) {
    await owner.query(`grant ${jobsRole} to current_user`);
    await owner.query(`create schema ${jobsSchema} authorization ${jobsRole}`);
  }
  await withJobLibrary(jobsUrl);
  if (!rowCount) {
    await owner.query(`set role ${jobsRole}`);
    await owner.query(`grant usage on schema ${jobsSchema} to ${appRole}`);
    await owner.query(`grant select on ${jobsSchema}.queue to ${appRole}`);
    await owner.query(`grant insert, select (id, start_after) on ${jobsSchema}.job_common to ${appRole}`);
    await owner.query("reset role");
  }
  await vacuumOften(jobsUrl);
}

/** Each job is updated several times and then deleted, so the table is vacuumed after a fixed number of changes. */
async function vacuumOften(jobsUrl: string) {
  const jobs = new pg.Client({ connectionString: jobsUrl, application_name: "bellhop migrate" });
  jobs.on("error", () => {});
  await jobs.connect();
  try {
    const { rowCount } = await jobs.query(
      `select from pg_class where oid = '${jobsSchema}.job_common'::regclass and reloptions is null`,
    );
    if (rowCount)
      await jobs.query(
        `alter table ${jobsSchema}.job_common set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
           autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 5000)`,
      );
  } finally {
    await jobs.end();
  }
}

/** Starts the library, which creates or updates its tables, and stops it after the work. */
export async function withJobLibrary(connectionString: string, work?: (boss: PgBoss) => Promise<void>) {
  const boss = new PgBoss({
    connectionString,
    schema: jobsSchema,
    application_name: "bellhop jobs",
    max: 2,
    createSchema: false,
    migrate: !work,
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on("error", (error) => {
    failure = error;
  });
  await boss.start();
  await work?.(boss);
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}
