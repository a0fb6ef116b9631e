import { type By, noteChange } from "../domain/audit/index.ts";
import { forgetSource } from "../domain/imports/index.ts";
import {
  hasTaskEnded,
  keepTaskRunning,
  type Progress,
  repeatTask,
  stopTask,
  type TaskResult,
  takeOpenTask,
  taskFails,
  taskSucceeds,
} from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { mayCrashAt } from "../platform/failpoints.ts";
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

/** What a task ends with: something came of it, with a word where that is not what one expects; or it failed, and why. */
export type Outcome = (TaskResult & { says?: string }) | { failed: string };

/** How soon somebody who waits for the outside hears that the task was stopped. */
const lookEveryMs = 500;

/** A task that is being worked on. Its functions throw where it was stopped; what they throw is not to be caught. */
export type RunningTask = {
  venueId: number;
  taskId: string;
  /** What it was asked for with (`openTask`). */
  askedWith: Record<string, unknown>;
  askedBy: string;
  parts: Parts;
  /** Says how far it has come, in a unit of its own. What takes long calls it now and then: it is the sign of life. */
  goesOn(progress: Progress): Promise<void>;
  /** Waits for what is outside of any unit, with a signal for it that comes soon after the task was stopped. */
  waitsFor<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /**
   * The one unit in which all that the task is for is done, and with which it ends. With `undefined` nothing is, and
   * the work goes on: what was prepared no longer holds.
   */
  ends<O extends Outcome | undefined>(work: (at: AtVenue) => Promise<O>): Promise<O>;
};

/** The task has ended while somebody worked on it. */
class TaskHasEnded extends Error {}

/**
 * The worker of a kind of task: it prepares outside of any unit and ends by `task.ends`. A try that throws says whether
 * it is tried again. What a killed worker leaves behind its job's next try takes up; after the last one
 * `taskIsWatched` does. A worker that was taken for dead and was not finds that the task has ended.
 */
export function taskWork(queue: Queue<OfTask>, first: Progress, work: (task: RunningTask) => Promise<void>) {
  return workOf(queue, async ({ venue_id: venueId, task_id: taskId }, parts, { lastAttempt }) => {
    const { db, log } = parts;
    const begun = await db.atVenue(venueId, (at) => keepTaskRunning(at, taskId, first));
    if (!begun) return;
    mayCrashAt("task.begun");
    try {
      await work({
        venueId,
        taskId,
        askedWith: begun.asked_with,
        askedBy: begun.asked_by,
        parts,
        async goesOn(progress) {
          const isOpen = await db.atVenue(venueId, (at) => keepTaskRunning(at, taskId, progress));
          if (!isOpen) throw new TaskHasEnded();
        },
        async waitsFor(work) {
          const stopped = new AbortController();
          const look = setInterval(() => {
            const ended = db.readAtVenue(venueId, (at) => hasTaskEnded(at, taskId));
            // A database that is away for a moment has stopped nothing.
            ended.then((is) => is && stopped.abort(new TaskHasEnded())).catch(() => undefined);
          }, lookEveryMs);
          try {
            return await work(stopped.signal);
          } finally {
            clearInterval(look);
          }
        },
        async ends(doAll) {
          const outcome = await db.atVenue(venueId, async (at) => {
            // Who stops it waits for this unit, or this one finds it stopped.
            if (!(await takeOpenTask(at, taskId))) throw new TaskHasEnded();
            const came = await doAll(at);
            if (came && "failed" in came) await taskFails(at, taskId, came.failed);
            else if (came) {
              const { says, ...result } = came;
              await taskSucceeds(at, taskId, result, says);
            }
            mayCrashAt("task.before-commit");
            return came;
          });
          mayCrashAt("task.committed");
          return outcome;
        },
      });
    } catch (error) {
      if (error instanceof TaskHasEnded) return;
      log.warn({ venue: venueId, task: taskId, err: error }, "a task's try failed");
      await db.atVenue(venueId, (at) =>
        lastAttempt
          ? taskIsGivenUp(at, taskId, "Something went wrong on our side. Nothing was changed; try it again.")
          : repeatTask(at, taskId, "Something went wrong. It is tried again by itself."),
      );
      throw error;
    }
  });
}

/** A member stops a task: what it would have done is not done. */
export async function staffStopTask(at: AtVenue, by: By, taskId: string) {
  const { kind, task } = await stopTask(at, by, taskId);
  await forgetSource(at, taskId);
  const subject = { id: taskId, name: kind };
  await noteChange(at, by, { kind: "task_stopped", subject, before: null, after: { stopped: kind } });
  return task;
}

/** A task that has shown no sign of life for long has lost its last worker: it fails, and can be asked for again. */
export const taskIsWatched = workOf(watchTask, ({ venue_id, task_id }, { db }) =>
  db.atVenue(venue_id, async (at) => {
    const task = await takeOpenTask(at, task_id);
    if (!task) return;
    const isLost = at.now.getTime() - task.moved_at.getTime() >= silentMostMs;
    // What nobody has begun yet is not lost: its job waits for a worker.
    const waits = task.state === "waiting" || task.state === "queued";
    if (waits || !isLost) return watchLater(at, task_id, waits ? at.now : task.moved_at);
    await taskIsGivenUp(
      at,
      task_id,
      "This was interrupted and did not go on. Nothing was changed; try it again.",
    );
  }),
);

/** Nobody will take the task up again, nor read what it was given. */
async function taskIsGivenUp(at: AtVenue, taskId: string, says: string) {
  await taskFails(at, taskId, says);
  await forgetSource(at, taskId);
}

async function watchLater(at: AtVenue, taskId: string, since: Date) {
  const startAfter = new Date(since.getTime() + silentMostMs);
  await at.enqueue(watchTask, { venue_id: at.venueId, task_id: taskId }, { key: taskId, startAfter });
}
