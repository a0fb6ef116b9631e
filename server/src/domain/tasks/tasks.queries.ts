import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

export type TaskKind = "build_concierge";

export type TaskRow = {
  task_id: string;
  kind: TaskKind;
  state: "waiting" | "running" | "repeating" | "done" | "failed";
  progress: number;
  says: string;
  result: { version: number } | null;
  asked_by: string | null;
  asked_at: Date;
  started_at: Date | null;
  moved_at: Date;
  ended_at: Date | null;
};

const columns =
  "task_id, kind, state, progress, says, result, asked_by, asked_at, started_at, moved_at, ended_at";

export const insertTask = statement<TaskRow>(
  "insert task",
  `insert into tasks (venue_id, task_id, kind, state, progress, says, asked_by, asked_at, moved_at)
   values ($1, $2, $3, 'waiting', 0, '', $4, $5, $5)
   on conflict (venue_id, kind) where state = 'waiting' do nothing returning ${columns}`,
);

/** Held, so that it does not begin before the unit ends. */
export const lockWaitingTask = statement<TaskRow>(
  "lock waiting task",
  `select ${columns} from tasks where venue_id = $1 and kind = $2 and state = 'waiting' for update`,
);

export const lockTask = statement<TaskRow>(
  "lock task",
  `select ${columns} from tasks where venue_id = $1 and task_id = $2 for update`,
);

const isOpen = "state in ('waiting', 'running', 'repeating')";

/** Nothing comes back where the task has ended. */
export const moveTask = statement<TaskRow>(
  "move task",
  `update tasks set state = $3, progress = $4, says = $5, started_at = coalesce(started_at, $6), moved_at = $6
   where venue_id = $1 and task_id = $2 and ${isOpen} returning ${columns}`,
);

export const endTask = statement<TaskRow>(
  "end task",
  `update tasks set state = $3, progress = case when $3 = 'done' then 100 else progress end, says = $4, result = $5,
     moved_at = $6, ended_at = $6
   where venue_id = $1 and task_id = $2 and ${isOpen} returning ${columns}`,
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
