import type { Actor } from "../../domain/audit/index.ts";
import { forgetSource } from "../../domain/imports/index.ts";
import { settleStoppedImport } from "../../domain/reservation-imports/index.ts";
import { stopTask, taskWatcher } from "../../domain/tasks/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/**
 * A member stops a task. It makes no more changes, and the source of an import is deleted. Only imports of reservations
 * keep what they have applied or undone so far.
 */
export async function staffStopsTask(at: AtVenue, by: Actor, taskId: string) {
  const task = await stopTask(at, by, taskId);
  await settleImports(at, taskId);
  return task;
}

/** Fails tasks whose last worker has died. */
export const watchTask = taskWatcher(settleImports);

async function settleImports(at: AtVenue, taskId: string) {
  await forgetSource(at, taskId);
  await settleStoppedImport(at, taskId);
}
