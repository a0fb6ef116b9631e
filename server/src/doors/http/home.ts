import { fetchHome } from "@bellhop/contract/home";
import { staffComeIn } from "../../journeys/staff-come-in.ts";
import { answerReading } from "./answer.ts";

export const homeRoutes = [answerReading(fetchHome, (at, _input, who) => staffComeIn(at, who))];
