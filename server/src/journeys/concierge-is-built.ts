import { type By, noteChange } from "../domain/audit/index.ts";
import { countGuestEntries, insertConcierge } from "../domain/knowledge/index.ts";
import { openTask, taskFails, taskSucceeds } from "../domain/tasks/index.ts";
import { lockVenue, setLiveConcierge, tellSettings } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { buildConcierge } from "./queues.ts";
import { beginTask, taskWork } from "./tasks-are-done.ts";

/** A member has the next concierge built from what the venue has written. Answers the task to watch. */
export async function staffBuildConcierge(at: AtVenue, by: By) {
  const { taskId, isNew } = await openTask(at, "build_concierge", by.name);
  if (isNew) {
    await beginTask(at, buildConcierge, taskId);
    await noteChange(at, by, { kind: "concierge_asked_for", before: null, after: { task_id: taskId } });
  }
  return { task_id: taskId };
}

/** The concierge is built from the entries as they stand, and answers guests from now on. Builds of a venue take turns. */
export const conciergeIsBuilt = taskWork(buildConcierge, {
  says: "Building the concierge from your entries",
  async work(at, taskId) {
    await at.tx.row(lockVenue, [at.venueId]);
    const { entries } = await at.tx.row(countGuestEntries, [at.venueId]);
    if (entries === 0) {
      return taskFails(
        at,
        taskId,
        "There is nothing to build from yet. Write at least one entry that guests may hear.",
      );
    }
    const { version } = await at.tx.row(insertConcierge, [at.venueId, at.now]);
    tellSettings(at, await at.tx.row(setLiveConcierge, [at.venueId, version]));
    await taskSucceeds(at, taskId, { version });
  },
});
