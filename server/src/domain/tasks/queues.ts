import * as z from "zod/mini";
import { queue } from "../../platform/jobs/queue.ts";

const taskJob = z.object({
  venue_id: z.number(),
  task_id: z.string(),
  /** A task that takes turns has a job for each. */
  turn: z.optional(z.int()),
});
export type TaskJob = z.infer<typeof taskJob>;

/** The longest that an attempt of a task may take, or go without reporting progress. */
export const attemptSeconds = 60;

/** Declares the queue of one kind of task. A longer time limit needs progress reports within `attemptSeconds`. */
export function taskQueue(name: string, settings: { atOnce: number; timeLimitSeconds?: number }) {
  return queue(name, taskJob, { retries: 3, timeLimitSeconds: attemptSeconds, once: true, ...settings });
}

/** Fails a task whose last worker has died. */
export const watchTaskQueue = queue("watch-task", taskJob, {
  retries: 20,
  timeLimitSeconds: 30,
  atOnce: 1,
  once: true,
});
