import { type Actor, recordChange } from "../domain/audit/index.ts";
import { forgetSource } from "../domain/imports/index.ts";
import { stopTask, taskWatcher } from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** A member stops a task. Nothing that it was for is done, and the source of an import is deleted. */
export async function staffStopTask(at: AtVenue, by: Actor, taskId: string) {
  const { kind, task } = await stopTask(at, by, taskId);
  await forgetSource(at, taskId);
  const subject = { id: taskId, name: kind };
  await recordChange(at, by, { kind: "task_stopped", subject, before: null, after: { stopped: kind } });
  return task;
}

/** Fails tasks whose last worker has died. */
export const watchTask = taskWatcher(forgetSource);
