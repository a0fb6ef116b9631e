import type { LiveEvent } from "@bellhop/contract/live";
import type { Task, TaskMessage } from "@bellhop/contract/tasks";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  endTask,
  endTasksOfKinds,
  findTask,
  insertTask,
  joinWaitingTask,
  lockTask,
  moveTask,
  sweepTasks,
  type TaskKind,
  type TaskResult,
  type TaskRow,
} from "./tasks.queries.ts";
import { toTask } from "./views.ts";

/** How long a task is kept. */
const keptMs = 90 * 24 * 60 * 60 * 1_000;

type OpenOptions = {
  /** Parameters of the work. */
  options?: Record<string, unknown>;
  /** Opens a new task even if one of its kind is waiting. */
  isSeparate?: boolean;
};

/**
 * Opens a task for a person to watch, or returns the one of that kind that is still waiting: it will see the same data.
 * `isNew`: the caller has to start it.
 */
export async function openTask(
  at: AtVenue,
  kind: TaskKind,
  requestedBy: string,
  asked: OpenOptions = {},
): Promise<{ taskId: string; isNew: boolean }> {
  const { options: askedWith = {}, isSeparate: eachItsOwn = false } = asked;
  await at.tx.run(sweepTasks, { venueId: at.venueId, askedBefore: new Date(at.now.getTime() - keptMs) });
  const opened = await at.tx.maybeRow(insertTask, {
    venueId: at.venueId,
    taskId: newId(),
    kind,
    state: eachItsOwn ? "queued" : "waiting",
    askedWith: JSON.stringify(askedWith),
    askedBy: requestedBy,
    askedAt: at.now,
  });
  if (opened) {
    publishTask(at, opened);
    return { taskId: opened.task_id, isNew: true };
  }
  const waiting = await at.tx.maybeRow(joinWaitingTask, {
    venueId: at.venueId,
    kind,
    askedWith: JSON.stringify(askedWith),
  });
  // It began in between.
  if (!waiting) return openTask(at, kind, requestedBy, asked);
  return { taskId: waiting.task_id, isNew: false };
}

/** How far the work has come, from 0 to 100, and what it does now. */
export type Progress = { progress: number; message: TaskMessage; step?: Task["step"] };

/** Records progress and marks the task as running. Returns undefined if the task has ended. */
export async function updateProgress(
  at: AtVenue,
  taskId: string,
  { progress, message, step = null }: Progress,
) {
  const moved = await at.tx.maybeRow(moveTask, {
    venueId: at.venueId,
    taskId,
    state: "running",
    progress,
    message,
    step,
    movedAt: at.now,
  });
  if (moved) publishTask(at, moved);
  return moved;
}

/** Records that an attempt failed and another one follows. */
export async function markRetrying(at: AtVenue, taskId: string) {
  const moved = await at.tx.maybeRow(moveTask, {
    venueId: at.venueId,
    taskId,
    state: "repeating",
    progress: 0,
    message: { code: "retrying" },
    step: null,
    movedAt: at.now,
  });
  if (moved) publishTask(at, moved);
}

/** Whether the task has ended, in whatever way. */
export async function hasTaskEnded(at: AtVenue, taskId: string): Promise<boolean> {
  const task = await at.tx.maybeRow(findTask, { venueId: at.venueId, taskId });
  return !task || task.ended_at !== null;
}

/** Locks the task until the unit ends. Returns undefined if the task has ended. */
export async function lockOpenTask(at: AtVenue, taskId: string) {
  const task = await at.tx.maybeRow(lockTask, { venueId: at.venueId, taskId });
  return task && task.ended_at === null ? task : undefined;
}

/** Ends the task with its result. A task that has ended stays as it is. */
export async function completeTask(
  at: AtVenue,
  taskId: string,
  result: TaskResult,
  message: TaskMessage | null = null,
) {
  await end(at, taskId, { state: "done", message, result });
}

/** Ends the task as failed, with the reason. A task that has ended stays as it is. */
export async function failTask(at: AtVenue, taskId: string, message: TaskMessage) {
  await end(at, taskId, { state: "failed", message });
}

/** Stops a task that has not ended. Its worker notices before it commits anything. */
export async function stopTask(
  at: AtVenue,
  by: { name: string },
  taskId: string,
): Promise<{ kind: TaskKind; task: Task }> {
  const task = await at.tx.maybeRow(lockTask, { venueId: at.venueId, taskId });
  if (!task) throw refuse("not_found");
  if (task.ended_at !== null) throw refuse("wrong_state");
  const message = { code: "stopped", by: by.name } as const;
  const stopped = await end(at, taskId, { state: "failed", message, stoppedBy: by.name });
  return { kind: task.kind, task: toTask(stopped ?? task) };
}

/** Stops all open tasks of these kinds, with the reason, and returns them. */
export async function stopTasks(
  at: AtVenue,
  by: { name: string },
  kinds: readonly TaskKind[],
  message: TaskMessage,
): Promise<Task[]> {
  const stopped = await at.tx.rows(endTasksOfKinds, {
    venueId: at.venueId,
    kinds,
    message,
    stoppedBy: by.name,
    endedAt: at.now,
  });
  for (const row of stopped) publishTask(at, row);
  return stopped.map(toTask);
}

type Ended = {
  state: "done" | "failed";
  message: TaskMessage | null;
  result?: TaskResult;
  stoppedBy?: string;
};

async function end(at: AtVenue, taskId: string, { state, message, result, stoppedBy }: Ended) {
  const came = result ? JSON.stringify(result) : null;
  const values = {
    venueId: at.venueId,
    taskId,
    state,
    message,
    result: came,
    stoppedBy: stoppedBy ?? null,
    endedAt: at.now,
  };
  const ended = await at.tx.maybeRow(endTask, values);
  if (ended) publishTask(at, ended);
  return ended;
}

function publishTask(at: AtVenue, row: TaskRow) {
  at.publish({ kind: "task", task: toTask(row) } satisfies LiveEvent);
}
