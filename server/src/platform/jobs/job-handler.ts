import type { Queue } from "./queue.ts";

export type Job = { lastAttempt: boolean };

/** Handles the jobs of one queue. A job may run more than once, even concurrently, so handlers are idempotent. */
export type JobHandler<Services> = {
  queue: Queue<object>;
  handle: (payload: never, services: Services, job: Job) => Promise<void>;
};

export function jobHandler<Payload extends object, Services>(
  queue: Queue<Payload>,
  handle: (payload: Payload, services: Services, job: Job) => Promise<void>,
): JobHandler<Services> {
  return { queue, handle };
}
