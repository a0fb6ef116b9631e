import { rollBack } from "../domain/assistant/index.ts";
import { type By, noteChange } from "../domain/audit/index.ts";
import { stopTasks } from "../domain/tasks/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** Makes an earlier version live again, and stops the publishing tasks that would replace it. */
export async function staffRollBackAssistant(at: AtVenue, by: By, version: number) {
  const kinds = ["build_concierge", "publish_general", "publish_tools"] as const;
  // Lock tasks before the venue, as a build does when it commits.
  const stopped = await stopTasks(at, by, kinds, { code: "rolled_back", by: by.name, version });
  const live = await rollBack(at, by, version);
  for (const { task_id: id, kind } of stopped)
    await noteChange(at, by, {
      kind: "task_stopped",
      subject: { id, name: kind },
      before: null,
      after: { stopped: kind },
    });
  return { ...live, stopped_tasks: stopped.map((task) => task.task_id) };
}
