import * as z from "zod/mini";
import { call } from "./call.ts";
import { modelFailure } from "./model.ts";
import { unreadableReason } from "./unreadable.ts";
import { id, instant, listOf, page } from "./values.ts";

/** State of background work, in Celery's terms. */
export const taskState = z.enum(["PENDING", "STARTED", "RETRY", "SUCCESS", "FAILURE"]);
export type TaskState = z.infer<typeof taskState>;

type TaskRules = {
  /** The builder shows it. */
  isPublishing: boolean;
  /** Stopping it leaves what was done until then. */
  isInBatches: boolean;
};

const publishing = { isPublishing: true, isInBatches: false } as const satisfies TaskRules;
const reading = { isPublishing: false, isInBatches: false } as const satisfies TaskRules;
const inBatches = { isPublishing: false, isInBatches: true } as const satisfies TaskRules;

/** Each is named after the call that starts it. */
export const taskKinds = {
  update_concierge: publishing,
  update_concierge_general: publishing,
  update_assistant_tools: publishing,
  start_knowledge_import: reading,
  start_reservation_import: reading,
  apply_reservation_import: inBatches,
  undo_reservation_import: inBatches,
  start_replay: inBatches,
  translate_statements: inBatches,
  recount_statistics: inBatches,
} as const satisfies Record<string, TaskRules>;
export type TaskKind = keyof typeof taskKinds;
export type PublishingKind = {
  [Kind in TaskKind]: (typeof taskKinds)[Kind]["isPublishing"] extends true ? Kind : never;
}[TaskKind];
export const taskKind = z.enum(Object.keys(taskKinds) as TaskKind[]);

/** The current step of a build. */
export const buildStep = z.enum(["checking", "building", "testing", "going_live"]);

/** A task's current activity or its outcome, as a code. Readers have the sentences. */
export const taskMessage = z.discriminatedUnion("code", [
  z.object({
    code: z.enum([
      "checking_entries",
      "rechecking_entries",
      "building",
      "testing",
      "publishing_settings",
      "going_live",
      "reading_source",
      "reading_page",
      "comparing",
      "retrying",
      "failed",
      "interrupted",
      "entries_keep_changing",
      "nothing_to_publish",
      "nothing_published",
      "import_deleted",
      "preparing_replay",
      "nothing_to_translate",
      "translation_unavailable",
      "translation_over_budget",
    ]),
  }),
  /** Set for an import of reservations. */
  z.object({ code: z.literal("reading_rows"), rows: z.int() }),
  z.object({ code: z.literal("replaying"), message: z.int(), messages: z.int() }),
  z.object({ code: z.enum(["applying_rows", "undoing_rows"]), row: z.int(), rows: z.int() }),
  z.object({ code: z.literal("counting_days"), day: z.int(), days: z.int() }),
  z.object({ code: z.literal("asking_model"), part: z.int(), parts: z.int() }),
  /** `done` of `all` sentences, and the tokens that this task has used. */
  z.object({
    code: z.enum(["translating", "translated"]),
    done: z.int(),
    all: z.int(),
    refused: z.int(),
    tokens: z.int(),
  }),
  /** What failed stays in the hotel's own words. */
  z.object({
    code: z.literal("translation_failed"),
    reason: modelFailure,
    done: z.int(),
    all: z.int(),
  }),
  z.object({ code: z.literal("stopped"), by: z.string() }),
  z.object({ code: z.literal("rolled_back"), by: z.string(), version: z.int() }),
  z.object({ code: z.literal("unchanged"), version: z.int() }),
  /** `about`: topics of the contradictions that prevent publishing. */
  z.object({ code: z.literal("contradictions_open"), count: z.int(), about: z.array(z.string()) }),
  /** `count`: critical test questions that fail. */
  z.object({ code: z.literal("tests_failed"), count: z.int() }),
  z.object({ code: z.literal("unreadable"), reason: unreadableReason }),
]);
export type TaskMessage = z.infer<typeof taskMessage>;

export const task = z.object({
  task_id: id,
  kind: taskKind,
  state: taskState,
  /** From 0 to 100. */
  progress: z.int(),
  /**
   * Current activity, reason of a failure, or a note that nothing changed; null before the start and after a normal
   * end.
   */
  message: z.nullable(taskMessage),
  step: z.nullable(buildStep),
  /** The result: the assistant's version, or the import to review. */
  result: z.nullable(z.object({ version: z.optional(z.int()), import_id: z.optional(id) })),
  /** The member who stopped it; a stopped task has the state FAILURE. */
  stopped_by: z.nullable(z.string()),
  asked_by: z.string(),
  asked_at: instant,
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
});
export type Task = z.infer<typeof task>;

export const listTasks = call("POST /api/get_celery_task_status", {
  summary: "Lists the venue's tasks, newest first, or returns the one with `task_id`.",
  input: z.object({ task_id: z.optional(id), ...page }),
  output: listOf(task),
  role: "staff",
  scope: "venue",
  access: "reads",
});

/** The response of a call that starts a task. */
export const startedTask = z.object({ task_id: id });

export const cancelTask = call("POST /api/cancel_task", {
  summary: "Stops a task. Nothing of it takes effect. Refused (409) if it has ended.",
  input: z.strictObject({ task_id: id }),
  output: task,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "not_possible_now"],
});
