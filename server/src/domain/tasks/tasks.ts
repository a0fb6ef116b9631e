import type { LiveEvent } from "@bellhop/contract/live";
import type { Task, TaskMessage } from "@bellhop/contract/tasks";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import {
  endTask,
  endTasksOfKinds,
  findOpenKind,
  findTask,
  insertTask,
  joinWaitingTask,
  lockTask,
  lockTaskOfKind,
  moveTask,
  sweepTasks,
  type TaskKind,
  type TaskResult,
  type TaskRow,
} from "./tasks.queries.ts";
import { publicKinds, toTask } from "./views.ts";

const keptMs = 90 * 24 * 60 * 60 * 1_000;
const sweptAtOnce = 100;

/** Deletes tasks that were asked for 90 days ago and have ended. Returns how many. */
export const sweepOldTasks = (at: AtVenue, limit = sweptAtOnce): Promise<number> =>
  at.tx.run(sweepTasks, { venueId: at.venueId, askedBefore: new Date(at.now.getTime() - keptMs), limit });

type OpenOptions = {
  /** For the handler. */
  options?: Record<string, unknown>;
  /** Opens a new task even if one of this kind waits. */
  isSeparate?: boolean;
};

/** Opens a task for a person to watch, or joins the one of its kind that has not begun (`isNew` is false then). */
export async function openTask(
  at: AtVenue,
  kind: TaskKind,
  requestedBy: string,
  openOptions: OpenOptions = {},
): Promise<{ taskId: string; isNew: boolean }> {
  const { options = {}, isSeparate = false } = openOptions;
  await sweepOldTasks(at);
  const opened = await at.tx.maybeRow(insertTask, {
    venueId: at.venueId,
    taskId: newId(),
    kind,
    state: isSeparate ? "queued" : "waiting",
    askedWith: JSON.stringify(options),
    askedBy: requestedBy,
    askedAt: at.now,
  });
  if (opened) {
    broadcastTask(at, opened);
    return { taskId: opened.task_id, isNew: true };
  }
  const waiting = await at.tx.maybeRow(joinWaitingTask, {
    venueId: at.venueId,
    kind,
    askedWith: JSON.stringify(options),
  });
  // The waiting task began in between.
  if (!waiting) return openTask(at, kind, requestedBy, openOptions);
  return { taskId: waiting.task_id, isNew: false };
}

/** Locks the task of this kind that has not ended, if there is one. */
export const lockOpenTaskOfKind = (at: AtVenue, kind: TaskKind) =>
  at.tx.maybeRow(lockTaskOfKind, { venueId: at.venueId, kind });

/** Whether a task of this kind has not ended. */
export const hasOpenTask = async (at: ReadingAtVenue, kind: TaskKind): Promise<boolean> =>
  (await at.tx.row(findOpenKind, { venueId: at.venueId, kind })).is_open;

/** How far the work has come, from 0 to 100, and what it does now. */
export type Progress = { progress: number; message: TaskMessage; step?: Task["step"] };

/** Undefined if the task has ended. */
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
  if (moved) broadcastTask(at, moved);
  return moved;
}

/** After an attempt failed that is not the last. */
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
  if (moved) broadcastTask(at, moved);
}

export async function hasTaskEnded(at: ReadingAtVenue, taskId: string): Promise<boolean> {
  const task = await at.tx.maybeRow(findTask, { venueId: at.venueId, taskId });
  return !task || task.ended_at !== null;
}

/** Locks the task until the unit ends; undefined if it has ended already. */
export async function lockOpenTask(at: AtVenue, taskId: string) {
  const task = await at.tx.maybeRow(lockTask, { venueId: at.venueId, taskId });
  return task && task.ended_at === null ? task : undefined;
}

/** Does nothing if the task has ended already. */
export async function completeTask(
  at: AtVenue,
  taskId: string,
  result: TaskResult,
  message: TaskMessage | null = null,
) {
  await end(at, taskId, { state: "done", message, result });
}

/** Does nothing if the task has ended already. */
export async function failTask(at: AtVenue, taskId: string, message: TaskMessage) {
  await end(at, taskId, { state: "failed", message });
}

/** A member stops a task that has not ended. An attempt that runs finds out before anything of it is committed. */
export async function stopTask(at: AtVenue, by: Actor, taskId: string): Promise<Task> {
  const task = await at.tx.maybeRow(lockTask, { venueId: at.venueId, taskId });
  if (!task) throw refuse("not_found");
  if (task.ended_at !== null) throw refuseNotPossible("has_ended");
  const message = { code: "stopped", by: by.name } as const;
  const stopped = await end(at, taskId, { state: "failed", message, stoppedBy: by.name });
  await noteStopped(at, by, task);
  return toTask(stopped ?? task);
}

/** A member stops all open tasks of these kinds; each shows the reason. Returns the tasks that had not ended. */
export async function stopTasks(
  at: AtVenue,
  by: Actor,
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
  for (const row of stopped) {
    broadcastTask(at, row);
    await noteStopped(at, by, row);
  }
  return stopped.map(toTask);
}

async function noteStopped(at: AtVenue, by: Actor, { task_id, kind }: TaskRow) {
  const stopped = publicKinds[kind];
  const subject = { id: task_id, name: stopped };
  await recordChange(at, by, { kind: "task_stopped", subject, before: null, after: { stopped } });
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
  if (ended) broadcastTask(at, ended);
  return ended;
}

function broadcastTask(at: AtVenue, row: TaskRow) {
  at.broadcast({ kind: "task", task: toTask(row) } satisfies LiveEvent);
}
