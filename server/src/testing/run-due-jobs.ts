import pg from "pg";
import { jobHandlers } from "../doors/jobs/jobs-door.ts";
import type { Services } from "../services.ts";

type Due = { name: string; data: object };

/** Runs due jobs, and the jobs they cause, until none is due. */
export async function runDueJobs(ownerUrl: string, services: Services): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (let done = 0; ; done++) {
      const { rows } = await owner.query<Due>(
        `delete from pgboss.job_common where id = (
           select id from pgboss.job_common where state in ('created', 'retry') and start_after <= $1
           order by start_after, created_on limit 1)
         returning name, data`,
        [services.clock.now()],
      );
      const [job] = rows;
      if (!job) return done;
      const story = jobHandlers.find(({ queue }) => queue.name === job.name);
      if (!story) throw new Error(`No handler for the queue ${job.name}`);
      await story.handle(story.queue.read(job.data) as never, services, { lastAttempt: false });
    }
  } finally {
    await owner.end();
  }
}
