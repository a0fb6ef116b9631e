import type { Task, TaskMessage } from "@bellhop/contract/tasks";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";

/** How the database names each kind of the API. The CHECK of tasks.kind lists these names, too. */
export const storedKinds = {
  update_concierge: "build_concierge",
  update_concierge_general: "publish_general",
  update_assistant_tools: "publish_tools",
  start_knowledge_import: "import_knowledge",
  start_reservation_import: "read_reservations",
  apply_reservation_import: "apply_reservations",
  undo_reservation_import: "undo_reservations",
  start_replay: "replay_messages",
  translate_statements: "translate_statements",
  recount_statistics: "recount_statistics",
} as const satisfies Record<Task["kind"], string>;
export type TaskKind = (typeof storedKinds)[Task["kind"]];

/** The result of a task. */
export type TaskResult = { version?: number; import_id?: string };

export type TaskRow = {
  task_id: string;
  kind: TaskKind;
  /** `queued` and `waiting` have not begun: only one task of a kind is `waiting`, several may be `queued`. */
  state: "queued" | "waiting" | "running" | "repeating" | "done" | "failed";
  progress: number;
  message: TaskMessage | null;
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
  "task_id, kind, state, progress, message, step, asked_with, result, stopped_by, asked_by, asked_at, started_at, moved_at, ended_at";

export const insertTask = change<
  {
    venueId: number;
    taskId: string;
    kind: TaskKind;
    state: "queued" | "waiting";
    askedWith: string;
    askedBy: string;
    askedAt: Date;
  },
  TaskRow
>(
  "insert task",
  `insert into tasks (venue_id, task_id, kind, state, progress, asked_with, asked_by, asked_at, moved_at)
   values ($venueId, $taskId, $kind, $state, 0, $askedWith, $askedBy, $askedAt, $askedAt)
   on conflict (venue_id, kind) where state = 'waiting' do nothing returning ${columns}`,
);

/** Deletes tasks asked for before `$askedBefore` that have ended; the task of an import stays with the import. */
export const sweepTasks = change<{ venueId: number; askedBefore: Date; limit: number }>(
  "sweep tasks",
  `delete from tasks where venue_id = $venueId and task_id in (
     select task_id from tasks t where t.venue_id = $venueId and t.asked_at < $askedBefore and t.ended_at is not null
       and not exists (select from knowledge_imports i where i.venue_id = $venueId and i.task_id = t.task_id)
       and not exists (select from reservation_imports i where i.venue_id = $venueId and i.task_id = t.task_id)
     order by t.asked_at limit $limit)`,
);

/** Adds parameters to the task that waits. The row lock keeps it from beginning before the unit ends. */
export const joinWaitingTask = change<{ venueId: number; kind: TaskKind; askedWith: string }, TaskRow>(
  "join waiting task",
  `update tasks set asked_with = asked_with || $askedWith
   where venue_id = $venueId and kind = $kind and state = 'waiting'
   returning ${columns}`,
);

export const lockTask = change<{ venueId: number; taskId: string }, TaskRow>(
  "lock task",
  `select ${columns} from tasks where venue_id = $venueId and task_id = $taskId for update`,
);

const isOpen = "state in ('queued', 'waiting', 'running', 'repeating')";

export const lockTaskOfKind = change<{ venueId: number; kind: TaskKind }, TaskRow>(
  "lock task of kind",
  `select ${columns} from tasks where venue_id = $venueId and kind = $kind and ${isOpen}
   order by asked_at limit 1 for update`,
);

/** Returns no row if the task has ended. */
export const moveTask = change<
  {
    venueId: number;
    taskId: string;
    state: "running" | "repeating";
    progress: number;
    message: TaskMessage;
    step: TaskRow["step"];
    movedAt: Date;
  },
  TaskRow
>(
  "move task",
  `update tasks set state = $state, progress = $progress, message = $message, step = $step,
   started_at = coalesce(started_at, $movedAt), moved_at = $movedAt
   where venue_id = $venueId and task_id = $taskId and ${isOpen} returning ${columns}`,
);

export const endTask = change<
  {
    venueId: number;
    taskId: string;
    state: "done" | "failed";
    message: TaskMessage | null;
    result: string | null;
    stoppedBy: string | null;
    endedAt: Date;
  },
  TaskRow
>(
  "end task",
  `update tasks set state = $state, progress = case when $state = 'done' then 100 else progress end,
     message = $message, result = $result, stopped_by = $stoppedBy, moved_at = $endedAt, ended_at = $endedAt
   where venue_id = $venueId and task_id = $taskId and ${isOpen} returning ${columns}`,
);

/** Waits for a task that is just ending; that one stays as it ended. */
export const endTasksOfKinds = change<
  { venueId: number; kinds: readonly TaskKind[]; message: TaskMessage; stoppedBy: string; endedAt: Date },
  TaskRow
>(
  "end tasks of kinds",
  `update tasks set state = 'failed', message = $message, stopped_by = $stoppedBy, moved_at = $endedAt, ended_at = $endedAt
   where venue_id = $venueId and kind = any($kinds) and ${isOpen} returning ${columns}`,
);

export const findTask = statement<{ venueId: number; taskId: string }, TaskRow>(
  "find task",
  `select ${columns} from tasks where venue_id = $venueId and task_id = $taskId`,
);

/** Newest first; pages on by (asked_at, id). */
export const listTaskRows = statement<
  { venueId: number; cursorAt: string | null; cursorId: string | null; limit: number },
  TaskRow & { cursor_at: string }
>(
  "list tasks",
  `select ${columns}, ${cursorAt("asked_at")} from tasks
   where venue_id = $venueId and ($cursorAt::timestamptz is null or (asked_at, task_id) < ($cursorAt::timestamptz,
   $cursorId::uuid))
   order by asked_at desc, task_id desc limit $limit`,
);

export const findOpenKind = statement<{ venueId: number; kind: TaskKind }, { is_open: boolean }>(
  "has open task of kind",
  `select exists (select from tasks where venue_id = $venueId and kind = $kind and ended_at is null) as is_open`,
);
