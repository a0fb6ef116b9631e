import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { endTask, insertTask, lockTask, lockWaitingTask, moveTask, type TaskKind } from "./tasks.queries.ts";
import { toTask } from "./views.ts";

/**
 * Opens a task for a person to watch, or gives the one of that kind that still waits to begin: it will find whatever
 * this one would have found. `isNew` where somebody has yet to do it.
 */
export async function openTask(
  at: AtVenue,
  kind: TaskKind,
  askedBy: string,
): Promise<{ taskId: string; isNew: boolean }> {
  const opened = await at.tx.maybeRow(insertTask, [at.venueId, newId(), kind, askedBy, at.now]);
  if (opened) {
    tellTask(at, opened);
    return { taskId: opened.task_id, isNew: true };
  }
  const waiting = await at.tx.maybeRow(lockWaitingTask, [at.venueId, kind]);
  // It began in between.
  if (!waiting) return openTask(at, kind, askedBy);
  return { taskId: waiting.task_id, isNew: false };
}

/** A worker is at it; false where the task has ended, and nothing is left to do. */
export async function keepTaskRunning(at: AtVenue, taskId: string, progress: number, says: string) {
  const moved = await at.tx.maybeRow(moveTask, [at.venueId, taskId, "running", progress, says, at.now]);
  if (moved) tellTask(at, moved);
  return moved !== undefined;
}

/** A try failed, and another one follows. */
export async function repeatTask(at: AtVenue, taskId: string, says: string) {
  const moved = await at.tx.maybeRow(moveTask, [at.venueId, taskId, "repeating", 0, says, at.now]);
  if (moved) tellTask(at, moved);
}

/** The task, held until the unit ends; undefined where it has ended already. */
export async function takeOpenTask(at: AtVenue, taskId: string) {
  const task = await at.tx.maybeRow(lockTask, [at.venueId, taskId]);
  return task && task.ended_at === null ? task : undefined;
}

/** The task is done, and this came of it. One that has ended stays as it ended. */
export async function taskSucceeds(at: AtVenue, taskId: string, result: { version: number }) {
  await end(at, taskId, "done", "", JSON.stringify(result));
}

/** The task has failed for good, for a reason that a person can read. One that has ended stays as it ended. */
export async function taskFails(at: AtVenue, taskId: string, says: string) {
  await end(at, taskId, "failed", says, null);
}

async function end(
  at: AtVenue,
  taskId: string,
  state: "done" | "failed",
  says: string,
  result: string | null,
) {
  const ended = await at.tx.maybeRow(endTask, [at.venueId, taskId, state, says, result, at.now]);
  if (ended) tellTask(at, ended);
}

function tellTask(at: AtVenue, row: Parameters<typeof toTask>[0]) {
  at.tell({ kind: "task", task: toTask(row) } satisfies LiveEvent);
}
