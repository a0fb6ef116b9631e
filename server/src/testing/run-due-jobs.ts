import { jobHandlers } from "../doors/jobs/jobs-door.ts";
import type { Services } from "../services.ts";
import { asOwner } from "./as-owner.ts";

type Due = { name: string; data: object };

/** Runs due jobs, and the jobs they cause, until none is due. */
export async function runDueJobs(ownerUrl: string, services: Services): Promise<number> {
  for (let done = 0; ; done++) {
    const [job] = await asOwner(
      ownerUrl,
      `delete from pgboss.job_common where id = (
         select id from pgboss.job_common
         where state in ('created', 'retry') and start_after <= '${services.clock.now().toISOString()}'
         order by start_after, created_on limit 1)
       returning name, data`,
    );
    if (!job) return done;
    const { name, data } = job as Due;
    const story = jobHandlers.find(({ queue }) => queue.name === name);
    if (!story) throw new Error(`No handler for the queue ${name}`);
    await story.handle(story.queue.read(data) as never, services, { lastAttempt: false });
  }
}
