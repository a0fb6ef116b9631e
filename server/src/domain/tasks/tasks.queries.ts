import type { Task } from "@bellhop/contract/tasks";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

export type TaskKind = "build_concierge" | "publish_general" | "publish_tools" | "import_knowledge";

/** The result of a task. */
export type TaskResult = { version?: number; import_id?: string };

export type TaskRow = {
  task_id: string;
  kind: TaskKind;
  /** `queued` and `waiting` have not begun: only one task of a kind is `waiting`, several may be `queued`. */
  state: "queued" | "waiting" | "running" | "repeating" | "done" | "failed";
  progress: number;
  says: string;
  step: Task["step"];
  asked_with: Record<string, unknown>;
  result: TaskResult | null;
  stopped_by: string | null;
  asked_by: string;
  asked_at: Date;
  started_at: Date | null;
  moved_at: Date;
  ended_at: Date | null;
};

const columns =
  "task_id, kind, state, progress, says, step, asked_with, result, stopped_by, asked_by, asked_at, started_at, moved_at, ended_at";

export const insertTask = statement<TaskRow>(
  "insert task",
  `insert into tasks (venue_id, task_id, kind, state, progress, says, asked_with, asked_by, asked_at, moved_at)
   values ($1, $2, $3, $4, 0, '', $5, $6, $7, $7)
   on conflict (venue_id, kind) where state = 'waiting' do nothing returning ${columns}`,
);

/** Deletes tasks asked for before `$2` that have ended; the task of an import stays with the import. */
export const sweepTasks = statement(
  "sweep tasks",
  `delete from tasks t where t.venue_id = $1 and t.asked_at < $2 and t.ended_at is not null
     and not exists (select from knowledge_imports i where i.venue_id = $1 and i.task_id = t.task_id)`,
);

/** Adds parameters to the task that waits. The row lock keeps it from beginning before the unit ends. */
export const joinWaitingTask = statement<TaskRow>(
  "join waiting task",
  `update tasks set asked_with = asked_with || $3 where venue_id = $1 and kind = $2 and state = 'waiting'
   returning ${columns}`,
);

export const lockTask = statement<TaskRow>(
  "lock task",
  `select ${columns} from tasks where venue_id = $1 and task_id = $2 for update`,
);

const isOpen = "state in ('queued', 'waiting', 'running', 'repeating')";

/** Returns no row if the task has ended. */
export const moveTask = statement<TaskRow>(
  "move task",
  `update tasks set state = $3, progress = $4, says = $5, step = $6, started_at = coalesce(started_at, $7), moved_at = $7
   where venue_id = $1 and task_id = $2 and ${isOpen} returning ${columns}`,
);

export const endTask = statement<TaskRow>(
  "end task",
  `update tasks set state = $3, progress = case when $3 = 'done' then 100 else progress end, says = $4, result = $5,
     stopped_by = $6, moved_at = $7, ended_at = $7
   where venue_id = $1 and task_id = $2 and ${isOpen} returning ${columns}`,
);

/** Waits for a task that is just ending; that one stays as it ended. */
export const endTasksOfKinds = statement<TaskRow>(
  "end tasks of kinds",
  `update tasks set state = 'failed', says = $3, stopped_by = $4, moved_at = $5, ended_at = $5
   where venue_id = $1 and kind = any($2) and ${isOpen} returning ${columns}`,
);

export const findTask = statement<TaskRow>(
  "find task",
  `select ${columns} from tasks where venue_id = $1 and task_id = $2`,
);

/** Newest first; pages on by (asked_at, id). */
export const listTaskRows = statement<TaskRow & { cursor_at: string }>(
  "list tasks",
  `select ${columns}, ${cursorAt("asked_at")} from tasks
   where venue_id = $1 and ($2::timestamptz is null or (asked_at, task_id) < ($2::timestamptz, $3::uuid))
   order by asked_at desc, task_id desc limit $4`,
);
