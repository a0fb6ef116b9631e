import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { viewTasks } from "../../domain/tasks/index.ts";
import { staffStopTask } from "../../journeys/staff/stop-task.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const taskRoutes = [
  readsAtVenue(listTasks, (at, wanted) => viewTasks(at, wanted)),
  changesAtVenue(cancelTask, (at, { task_id }, who) => staffStopTask(at, who, task_id)),
];
