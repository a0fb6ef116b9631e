import { limits } from "@bellhop/contract/limits";
import type { Task, TaskState } from "@bellhop/contract/tasks";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { findTask, listTaskRows, storedKinds, type TaskKind, type TaskRow } from "./tasks.queries.ts";

const states: Record<TaskRow["state"], TaskState> = {
  queued: "PENDING",
  waiting: "PENDING",
  running: "STARTED",
  repeating: "RETRY",
  done: "SUCCESS",
  failed: "FAILURE",
};

/** The names of the API. */
export const publicKinds = Object.fromEntries(
  Object.entries(storedKinds).map(([kind, stored]) => [stored, kind]),
) as Record<TaskKind, Task["kind"]>;

type TaskQuery = { task_id?: string | undefined; cursor?: string | undefined; limit?: number | undefined };

/** One page of the venue's tasks, newest first, or the given one. */
export async function viewTasks(
  at: ReadingAtVenue,
  { task_id, cursor, limit = limits.pageItems }: TaskQuery,
) {
  if (task_id !== undefined) {
    const row = await at.tx.maybeRow(findTask, { venueId: at.venueId, taskId: task_id });
    if (!row) throw refuse("not_found");
    return { items: [toTask(row)], next_cursor: null };
  }
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const rows = await at.tx.rows(listTaskRows, { venueId: at.venueId, cursorAt, cursorId, limit: limit + 1 });
  const { shown, next } = toPage(rows, limit, (row) => row.task_id);
  return { items: shown.map(toTask), next_cursor: next };
}

export function toTask(row: TaskRow): Task {
  return {
    task_id: row.task_id,
    kind: publicKinds[row.kind],
    state: states[row.state],
    progress: row.progress,
    message: row.message,
    step: row.step,
    result: row.result,
    stopped_by: row.stopped_by,
    asked_by: row.asked_by,
    asked_at: row.asked_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
