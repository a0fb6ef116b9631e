export { taskQueue } from "./queues.ts";
export { type RunningTask, startTask, taskHandler, taskWatcher } from "./run-task.ts";
export type { TaskKind } from "./tasks.queries.ts";
export {
  hasOpenTask,
  lockOpenTaskOfKind,
  openTask,
  stopTask,
  stopTasks,
  sweepOldTasks,
  updateProgress,
} from "./tasks.ts";
export { viewTasks } from "./views.ts";
