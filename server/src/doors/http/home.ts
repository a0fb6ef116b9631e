import { fetchHome } from "@bellhop/contract/home";
import { staffComeIn } from "../../journeys/staff-come-in.ts";
import { answerAtVenue } from "./answer.ts";

export const homeRoutes = [answerAtVenue(fetchHome, (at, _input, who) => staffComeIn(at, who))];
