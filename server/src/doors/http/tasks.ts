import { updateConcierge } from "@bellhop/contract/concierge";
import { listTasks } from "@bellhop/contract/tasks";
import { viewTasks } from "../../domain/tasks/index.ts";
import { staffBuildConcierge } from "../../journeys/concierge-is-built.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const taskRoutes = [
  readsAtVenue(listTasks, (at, wanted) => viewTasks(at, wanted)),
  changesAtVenue(updateConcierge, (at, _input, who) => staffBuildConcierge(at, who)),
];
