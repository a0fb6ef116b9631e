export {
  keepTaskRunning,
  openTask,
  repeatTask,
  takeOpenTask,
  taskFails,
  taskSucceeds,
} from "./tasks.ts";
export { viewTasks } from "./views.ts";
