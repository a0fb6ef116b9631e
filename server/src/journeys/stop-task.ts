import type { Actor } from "../domain/audit/index.ts";
import { forgetSource } from "../domain/imports/index.ts";
import { stopTask, taskWatcher } from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** A member stops a task. It makes no changes, and the source of an import is deleted. */
export async function staffStopTask(at: AtVenue, by: Actor, taskId: string) {
  const task = await stopTask(at, by, taskId);
  await forgetSource(at, taskId);
  return task;
}

/** Fails tasks whose last worker has died. */
export const watchTask = taskWatcher(forgetSource);
