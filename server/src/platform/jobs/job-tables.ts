import type { Client } from "pg";
import { PgBoss } from "pg-boss";
import { appRole, jobsRole } from "../db/roles.ts";

export const jobsSchema = "pgboss";

/** Creates or updates the job library's schema, owned by the jobs role. The app's role may only insert jobs. */
export async function createJobTables(owner: Client, jobsUrl: string) {
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
