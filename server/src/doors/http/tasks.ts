import { listTasks, updateConcierge } from "@bellhop/contract/tasks";
import { viewTasks } from "../../domain/tasks/index.ts";
import { staffBuildConcierge } from "../../journeys/concierge-is-built.ts";
import { answerAtVenue, answerReading } from "./answer.ts";

export const taskRoutes = [
  answerReading(listTasks, (at, wanted) => viewTasks(at, wanted)),
  answerAtVenue(updateConcierge, (at, _input, who) => staffBuildConcierge(at, who)),
];
