import { fetchHome } from "@bellhop/contract/home";
import { staffComeIn } from "../../journeys/staff-come-in.ts";
import { readsAtVenue } from "./answer.ts";

export const homeRoutes = [readsAtVenue(fetchHome, (at, _input, who) => staffComeIn(at, who))];
