import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page } from "./values.ts";

/** How background work stands, in Celery's words. */
export const taskState = z.enum(["PENDING", "STARTED", "RETRY", "SUCCESS", "FAILURE"]);
export type TaskState = z.infer<typeof taskState>;

/** What is done, by the call that asks for it. */
export const taskKind = z.enum(["update_concierge"]);

export const task = z.object({
  task_id: id,
  kind: taskKind,
  state: taskState,
  /** From 0 to 100. */
  progress: z.int(),
  /** What it does now, or why it failed, for a person to read. */
  says: z.string(),
  /** What came of it. */
  result: z.nullable(z.object({ version: z.int() })),
  asked_by: z.nullable(z.string()),
  asked_at: instant,
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
});
export type Task = z.infer<typeof task>;

export const listTasks = call("POST /api/get_celery_task_status", {
  says: "Lists the venue's background tasks, newest first, or answers the one that is asked for.",
  input: z.object({ task_id: z.optional(id), ...page }),
  output: listOf(task),
  may: "staff",
  about: "venue",
  does: "reads",
});

/** What a call that starts a task answers. */
export const startedTask = z.object({ task_id: id });

export const updateConcierge = call("POST /api/update_concierge", {
  says: "Builds the next version of the venue's concierge from its knowledge, as a task, and makes it the one that answers. While such a task waits to begin, asking again gives the same one.",
  input: z.object({}),
  output: startedTask,
  may: "manager",
  about: "venue",
  does: "changes",
  audit: "noted",
});
