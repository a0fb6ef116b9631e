import { rollBackTo } from "../../domain/assistant/index.ts";
import type { Actor } from "../../domain/audit/index.ts";
import { stopTasks } from "../../domain/tasks/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { renewDrafts } from "./renew-drafts.ts";
import { publishKinds } from "./staff-publishes-assistant.ts";

/** A member puts an earlier version live again. Tasks that would replace it are stopped. */
export async function staffRollsBackAssistant(at: AtVenue, by: Actor, version: number) {
  // Tasks before the venue, in the order in which a task that is about to end locks them.
  const message = { code: "rolled_back", by: by.name, version } as const;
  const stopped = await stopTasks(at, by, publishKinds, message);
  const live = await rollBackTo(at, by, version);
  await renewDrafts(at);
  return { ...live, stopped_tasks: stopped.map((task) => task.task_id) };
}
