import type { TaskMessage } from "@bellhop/contract/tasks";
import type { AtVenue, Database } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { type JobHandler, jobHandler } from "../../platform/jobs/job-handler.ts";
import { maxBackoffSeconds } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { Log } from "../../platform/log.ts";
import { attemptSeconds, type TaskJob, watchTaskQueue } from "./queues.ts";
import type { TaskResult } from "./tasks.queries.ts";
import {
  completeTask,
  failTask,
  hasTaskEnded,
  lockOpenTask,
  markQueued,
  markRetrying,
  type Progress,
  updateProgress,
} from "./tasks.ts";

/** Until a killed worker is noticed and a due job is found. */
const foundSeconds = 30;
/** A task that was silent for one attempt and the longest pause between attempts has lost its last worker. */
const maxSilentMs = (attemptSeconds + foundSeconds + maxBackoffSeconds) * 1_000;
const stopCheckMs = 500;

/** Puts a job behind a task that was opened, and has the task watched until it ends. */
export async function startTask(at: AtVenue, queue: Queue<TaskJob>, taskId: string) {
  await enqueueTurn(at, queue, taskId, 0);
  await watchLater(at, taskId, at.now);
}

const enqueueTurn = (at: AtVenue, queue: Queue<TaskJob>, taskId: string, turn: number) =>
  at.enqueue(queue, { venue_id: at.venueId, task_id: taskId, turn }, { key: `${taskId} ${turn}` });

/** How a task ends: with a result (`message` explains an unexpected one), or with the reason why it failed. */
export type Outcome = (TaskResult & { message?: TaskMessage }) | { failed: TaskMessage };

/** A task during an attempt. Its functions throw if the task was stopped; do not catch that error. */
export type RunningTask<Services> = {
  venueId: number;
  taskId: string;
  /** As given to `openTask`. */
  options: Record<string, unknown>;
  requestedBy: string;
  services: Services;
  /** Reports progress in a unit of its own. Long work has to call it now and then, as a sign of life. */
  reportProgress(progress: Progress): Promise<void>;
  /** Runs work outside of any unit; its signal aborts soon after the task was stopped. */
  waitFor<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /** Does a part of the work in one unit, for work that takes effect step by step. The task goes on. */
  step<T>(work: (at: AtVenue) => Promise<T>): Promise<T>;
  /**
   * Lets tasks of other venues run, and ends the attempt: the next one begins behind them, with these options as well.
   * An attempt of an earlier turn that is repeated after a crash does nothing.
   */
  passTurn(options: Record<string, unknown>): Promise<never>;
  /** Does everything the task is for in one unit, and ends the task with it. `undefined`: the task goes on. */
  commit<O extends Outcome | undefined>(work: (at: AtVenue) => Promise<O>): Promise<O>;
};

type TaskServices = { db: Database; log: Log };
type Kind = {
  queue: Queue<TaskJob>;
  /** The progress that an attempt begins with. */
  begins: Progress;
  /** Cleans up in the unit in which the last attempt fails. */
  onGivenUp?: OnGivenUp;
};
type OnGivenUp = (at: AtVenue, taskId: string) => Promise<void>;

/** Someone else ended the task during an attempt, or its next turn continues it. */
class TaskEnded extends Error {}

/**
 * Handles the jobs of one kind of task. `run` prepares outside of any unit and ends with `task.commit`. If it throws,
 * it is tried again. If the worker is killed, the job's next attempt continues; after the last one, `taskWatcher` fails
 * the task. A worker that was wrongly taken for dead finds that the task has ended.
 */
export function taskHandler<Services extends TaskServices>(
  { queue, begins, onGivenUp }: Kind,
  run: (task: RunningTask<Services>) => Promise<void>,
): JobHandler<Services> {
  return jobHandler(
    queue,
    async ({ venue_id: venueId, task_id: taskId, turn = 0 }, services: Services, job) => {
      const { db, log } = services;
      const begun = await db.atVenue(venueId, async (at) => {
        const task = await lockOpenTask(at, taskId);
        if (task?.turn !== turn) return undefined;
        const { progress, message, step } = task;
        return updateProgress(at, taskId, turn > 0 && message ? { progress, message, step } : begins);
      });
      if (!begun) return;
      failpoint("task.begun");
      const { asked_with: options, asked_by: requestedBy } = begun;
      try {
        const controls = controlsOf(db, queue, { venueId, taskId, turn });
        await run({ venueId, taskId, options, requestedBy, services, ...controls });
      } catch (error) {
        if (error instanceof TaskEnded) return;
        log.warn({ venue: venueId, task: taskId, err: error }, "a task's attempt failed");
        await db.atVenue(venueId, async (at) => {
          if (!job.lastAttempt) return markRetrying(at, taskId);
          await failTask(at, taskId, { code: "failed" });
          await onGivenUp?.(at, taskId);
        });
        throw error;
      }
    },
  );
}

type Controls = Pick<RunningTask<unknown>, "reportProgress" | "waitFor" | "step" | "passTurn" | "commit">;
type Turn = { venueId: number; taskId: string; turn: number };

function controlsOf(db: Database, queue: Queue<TaskJob>, { venueId, taskId, turn }: Turn): Controls {
  return {
    async reportProgress(progress) {
      const isOpen = await db.atVenue(venueId, (at) => updateProgress(at, taskId, progress));
      if (!isOpen) throw new TaskEnded();
    },
    async waitFor(work) {
      const stopped = new AbortController();
      const check = setInterval(() => {
        const ended = db.readAtVenue(venueId, (at) => hasTaskEnded(at, taskId));
        // If the database is away for a moment, the task was not stopped.
        ended.then((is) => is && stopped.abort(new TaskEnded())).catch(() => undefined);
      }, stopCheckMs);
      try {
        return await work(stopped.signal);
      } finally {
        clearInterval(check);
      }
    },
    step: (work) =>
      db.atVenue(venueId, async (at) => {
        if (!(await lockOpenTask(at, taskId))) throw new TaskEnded();
        return work(at);
      }),
    async passTurn(options) {
      await db.atVenue(venueId, async (at) => {
        if (!(await lockOpenTask(at, taskId))) return;
        await markQueued(at, taskId, { turn: turn + 1, options });
        await enqueueTurn(at, queue, taskId, turn + 1);
      });
      throw new TaskEnded();
    },
    async commit(work) {
      const outcome = await db.atVenue(venueId, async (at) => {
        // The lock decides if someone stops the task at the same time.
        if (!(await lockOpenTask(at, taskId))) throw new TaskEnded();
        const ended = await work(at);
        if (ended && "failed" in ended) await failTask(at, taskId, ended.failed);
        else if (ended) {
          const { message, ...result } = ended;
          await completeTask(at, taskId, result, message);
        }
        failpoint("task.before-commit");
        return ended;
      });
      failpoint("task.committed");
      return outcome;
    },
  };
}

/** Fails tasks that were silent for too long: their last worker has died. They can be requested again. */
export function taskWatcher(onGivenUp: OnGivenUp) {
  return jobHandler(watchTaskQueue, ({ venue_id, task_id }, { db }: { db: Database }) =>
    db.atVenue(venue_id, async (at) => {
      const task = await lockOpenTask(at, task_id);
      if (!task) return;
      const isLost = at.now.getTime() - task.moved_at.getTime() >= maxSilentMs;
      // A task that has not begun is not lost: its job waits for a worker.
      const waits = task.state === "waiting" || task.state === "queued";
      if (waits || !isLost) return watchLater(at, task_id, waits ? at.now : task.moved_at);
      await failTask(at, task_id, { code: "interrupted" });
      await onGivenUp(at, task_id);
    }),
  );
}

async function watchLater(at: AtVenue, taskId: string, since: Date) {
  const startAfter = new Date(since.getTime() + maxSilentMs);
  await at.enqueue(watchTaskQueue, { venue_id: at.venueId, task_id: taskId }, { key: taskId, startAfter });
}
