export type { TaskResult } from "./tasks.queries.ts";
export {
  hasTaskEnded,
  keepTaskRunning,
  openTask,
  type Progress,
  repeatTask,
  stopTask,
  stopTasks,
  takeOpenTask,
  taskFails,
  taskSucceeds,
} from "./tasks.ts";
export { viewTasks } from "./views.ts";
