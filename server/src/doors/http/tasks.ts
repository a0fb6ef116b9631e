import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { viewTasks } from "../../domain/tasks/index.ts";
import { staffStopsTask } from "../../journeys/staff/staff-stops-task.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const taskRoutes = [
  readsAtVenue(listTasks, (at, input) => viewTasks(at, input)),
  changesAtVenue(cancelTask, (at, { task_id }, who) => staffStopsTask(at, who, task_id)),
];
