import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page } from "./values.ts";

/** How background work stands, in Celery's words. */
export const taskState = z.enum(["PENDING", "STARTED", "RETRY", "SUCCESS", "FAILURE"]);
export type TaskState = z.infer<typeof taskState>;

/** What is done, by the call that asks for it. */
export const taskKind = z.enum([
  "update_concierge",
  "update_concierge_general",
  "update_assistant_tools",
  "start_knowledge_import",
]);
export type TaskKind = z.infer<typeof taskKind>;

/** Where the building of a concierge has come to. `testing` is for what is tried before it goes live: no build does yet. */
export const buildStep = z.enum(["checking", "building", "testing", "going_live"]);

export const task = z.object({
  task_id: id,
  kind: taskKind,
  state: taskState,
  /** From 0 to 100. */
  progress: z.int(),
  /** What it does now, why it failed, or that nothing came of it because nothing had changed; for a person to read. */
  says: z.string(),
  step: z.nullable(buildStep),
  /** What came of it: the concierge's version, or the import to review. */
  result: z.nullable(z.object({ version: z.optional(z.int()), import_id: z.optional(id) })),
  /** Who stopped it; a task that was stopped has the state FAILURE. */
  stopped_by: z.nullable(z.string()),
  asked_by: z.string(),
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

export const cancelTask = call("POST /api/cancel_task", {
  says: "Stops a task that has not ended; what it would have done is not done. One that has ended stays as it ended (409).",
  input: z.strictObject({ task_id: id }),
  output: task,
  may: "manager",
  about: "venue",
  does: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state"],
});
