import type { Queue } from "./queue.ts";

type Job = { lastAttempt: boolean };

/** Handles the jobs of one queue. A job may run more than once, also at the same time: handlers are idempotent. */
export type JobHandler<Services> = {
  queue: Queue<object>;
  handle: (payload: never, services: Services, job: Job) => Promise<void>;
};

/** Pairs a queue with the function that handles its jobs. */
export function jobHandler<Payload extends object, Services>(
  queue: Queue<Payload>,
  handle: (payload: Payload, services: Services, job: Job) => Promise<void>,
): JobHandler<Services> {
  return { queue, handle };
}
