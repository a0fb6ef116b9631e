import { rollBack } from "../domain/assistant/index.ts";
import { type Actor, recordChange } from "../domain/audit/index.ts";
import { stopTasks } from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/**
 * A member has an earlier version answer again. What is on its way to go live in its place is stopped, and says why: who
 * goes back means that version to stay.
 */
export async function staffRollBackAssistant(at: AtVenue, by: Actor, version: number) {
  // Before the venue: a build that is about to end holds its task, and then waits for the venue.
  const says = `Stopped: ${by.name} went back to version ${version}. Publish again to replace it.`;
  const kinds = ["build_concierge", "publish_general", "publish_tools"] as const;
  const stopped = await stopTasks(at, by, kinds, says);
  const live = await rollBack(at, by, version);
  for (const { task_id: id, kind } of stopped)
    await recordChange(at, by, {
      kind: "task_stopped",
      subject: { id, name: kind },
      before: null,
      after: { stopped: kind },
    });
  return { ...live, stopped_tasks: stopped.map((task) => task.task_id) };
}
