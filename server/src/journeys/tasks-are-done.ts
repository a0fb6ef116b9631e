import { keepTaskRunning, repeatTask, takeOpenTask, taskFails } from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { pauseMostSeconds } from "../platform/jobs/jobs.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import { type Parts, workOf } from "./parts.ts";
import { type OfTask, taskTrySeconds, watchTask } from "./queues.ts";

/** Until a killed worker is noticed, and until a due job is found. */
const foundSeconds = 30;
/**
 * How long a task may show no sign of life: a try may take its time, and the pause until the next one, which grows with
 * every worker that is killed over it. After that its last worker has died.
 */
const silentMostMs = (taskTrySeconds + foundSeconds + pauseMostSeconds) * 1_000;

/** Puts a task that was opened in the hands of the workers, and has it watched until it has ended. */
export async function beginTask(at: AtVenue, queue: Queue<OfTask>, taskId: string) {
  const payload = { venue_id: at.venueId, task_id: taskId };
  await at.enqueue(queue, payload, { key: taskId });
  await watchLater(at, taskId, at.now);
}

/**
 * The worker of a kind of task: says that it began, does it in one unit, and where that fails says whether it is tried
 * again. What a killed worker leaves behind its job's next try takes up; after the last one `taskIsWatched` does.
 */
export function taskWork(
  queue: Queue<OfTask>,
  { says, work }: { says: string; work: (at: AtVenue, taskId: string, parts: Parts) => Promise<void> },
) {
  return workOf(queue, async ({ venue_id, task_id }, parts, { lastAttempt }) => {
    const { db, log } = parts;
    if (!(await db.atVenue(venue_id, (at) => keepTaskRunning(at, task_id, 10, says)))) return;
    try {
      await db.atVenue(venue_id, async (at) => {
        if (await takeOpenTask(at, task_id)) await work(at, task_id, parts);
      });
    } catch (error) {
      log.warn({ venue: venue_id, task: task_id, err: error }, "a task's try failed");
      await db.atVenue(venue_id, (at) =>
        lastAttempt
          ? taskFails(at, task_id, "Something went wrong on our side. Nothing was changed; try it again.")
          : repeatTask(at, task_id, "Something went wrong. It is tried again by itself."),
      );
      throw error;
    }
  });
}

/** A task that has shown no sign of life for long has lost its last worker: it fails, and can be asked for again. */
export const taskIsWatched = workOf(watchTask, ({ venue_id, task_id }, { db }) =>
  db.atVenue(venue_id, async (at) => {
    const task = await takeOpenTask(at, task_id);
    if (!task) return;
    const isLost = at.now.getTime() - task.moved_at.getTime() >= silentMostMs;
    // What nobody has begun yet is not lost: its job waits for a worker.
    if (task.state === "waiting" || !isLost)
      return watchLater(at, task_id, task.state === "waiting" ? at.now : task.moved_at);
    await taskFails(
      at,
      task_id,
      "This was interrupted and did not go on. Nothing was changed; try it again.",
    );
  }),
);

async function watchLater(at: AtVenue, taskId: string, since: Date) {
  const startAfter = new Date(since.getTime() + silentMostMs);
  await at.enqueue(watchTask, { venue_id: at.venueId, task_id: taskId }, { key: taskId, startAfter });
}
